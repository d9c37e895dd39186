package org.roadtorichmond.scenario.campaign;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.campaign.Campaign.Battle;
import org.roadtorichmond.scenario.campaign.Campaign.Consequence;
import org.roadtorichmond.scenario.campaign.Campaign.Final;
import org.roadtorichmond.scenario.campaign.Campaign.History;
import org.roadtorichmond.scenario.campaign.Campaign.Returns;
import org.roadtorichmond.scenario.campaign.Campaign.Share;
import org.roadtorichmond.scenario.campaign.Campaign.Worth;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.ConditionReader;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Conditions;
import org.roadtorichmond.victory.account.Truth;
import org.roadtorichmond.words.Sentence;

/** Reads campaigns, {@code "format": "campaign/1"}, and checks what their battles say of each other. */
final class CampaignReader {
    private static final Pattern SHARE = Pattern.compile("0|1|([0-9]{1,3})/([1-9][0-9]{0,2})");
    private static final int HEAVIEST = 100;
    private static final int MOST_POINTS = 1_000_000;
    private static final int ALL = 20;
    private static final int STRONGEST = 9_999;

    private final References references;
    private final Map<String, List<Factor.Change>> changed;
    private final Problems problems = new Problems();
    private final List<Problem> warnings = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();
    private final Map<String, LoadedScenario> scenarios = new HashMap<>();
    private final Set<String> names = new TreeSet<>();
    private final Map<String, String> followsFrom = new HashMap<>();
    private final Map<String, Place> changesAt = new HashMap<>();
    private final Map<String, List<Located<String>>> happened = new TreeMap<>();

    private CampaignReader(References references, Map<String, List<Factor.Change>> changed) {
        this.references = references;
        this.changed = changed;
    }

    /**
     * The campaign in a parsed file, or all problems found in it and in its scenarios.
     *
     * @param changed values that are changed in its scenarios, by the ids of battles
     */
    static Result<Campaign> read(
            Node.ObjectNode root, References references, Map<String, List<Factor.Change>> changed) {
        CampaignReader reader = new CampaignReader(references, changed);
        Optional<Campaign> campaign = reader.campaign(new Fields(root, reader.problems));
        return reader.problems.result(campaign).then(whole -> {
            reader.warnings.addAll(Clashes.in(whole, reader.changesAt));
            return Result.good(whole, reader.warnings);
        });
    }

    private Optional<Campaign> campaign(Fields fields) {
        fields.constant("format", Formats.CAMPAIGN);
        String name = fields.text("name");
        String story = fields.proseOr("story", "");
        String notes = fields.proseOr("notes", "");
        // What follows from a battle names later ones, so that all scenarios are read first.
        fields.elements("battles").forEach(this::scenario);
        List<Battle> battles = fields.objects("battles", this::battle);
        fields.check(!fields.isGood("battles") || !ids.isEmpty(), "battles", Sentence.of("problem.noBattles"));
        Returns returns =
                fields.optionalObject("returns", CampaignReader::returns).orElse(Returns.NOBODY);
        List<Final> finals = fields.objectsOrNone("final", this::last);
        happened.forEach(this::checkHistory);
        return fields.finish(() -> new Campaign(name, story, notes, battles, returns, finals));
    }

    // --- Battles -----------------------------------------------------------------------------------------------------

    /** Reads the scenario of a battle, whose other keys are read later. */
    private void scenario(Node element) {
        if (element instanceof Node.ObjectNode battle
                && battle.member("id").map(Node.Member::value).orElse(element) instanceof Node.TextNode id
                && battle.member("scenario").map(Node.Member::value).orElse(element) instanceof Node.TextNode named) {
            if (ids.contains(id.text())) {
                problems.add(id.at(), Sentence.of("problem.battleTwice", Words.quoted(id.text())));
            }
            ids.add(id.text());
            String file = References.scenarioFile(named.text());
            Result<References.Referred> found = references.find(file);
            found.problems().forEach(problem -> problems.add(named.at(), problem.sentence()));
            List<Factor.Change> changes = changed.getOrDefault(id.text(), List.of());
            found.value()
                    .map(ScenarioReader::read)
                    .map(read -> Carried.with(read, changes))
                    .ifPresent(read -> {
                        read.problems().stream()
                                .map(problem -> problem.in(file))
                                .forEach(problem -> problems.add(problem.at(), problem.sentence()));
                        read.value().ifPresent(scenario -> scenarios.put(id.text(), scenario));
                    });
        }
    }

    private Optional<Battle> battle(Fields fields) {
        String id = fields.text("id");
        String file = fields.text("scenario");
        String title = fields.optionalText("title").orElse(id);
        String story = fields.proseOr("story", "");
        int weight = fields.integerOr("weight", 1, HEAVIEST, 1);
        Optional<LoadedScenario> scenario = loaded(id);
        Optional<History> history = fields.optionalObject("history", inner -> history(inner, id, scenario));
        List<Consequence> after = fields.objectsOrNone("after", inner -> consequence(inner, id));
        scenario.ifPresent(read -> warnOfStrangers(id, read, fields.at("id")));
        return fields.finish(
                        () -> scenario.map(read -> new Battle(id, file, read, title, story, weight, history, after)))
                .flatMap(battle -> battle);
    }

    private Optional<History> history(Fields fields, String id, Optional<LoadedScenario> scenario) {
        Map<String, Integer> lost =
                fields.optionalObject("lost", inner -> lost(inner, scenario)).orElse(Map.of());
        List<Integer> points = fields.integers("points", 0, ALL);
        if (fields.isGood("points")) {
            fields.check(
                    points.size() == Side.COUNT && points.get(0) + points.get(1) == ALL,
                    "points",
                    Sentence.of("problem.battlePoints", ALL));
        }
        List<Located<String>> known = fields.textsOrNone("happened");
        happened.put(id, known);
        Set<String> told = known.stream().map(Located::value).collect(Collectors.toSet());
        String note = fields.proseOr("note", "");
        return fields.finish(() -> new History(lost, points.get(0), told, note));
    }

    private static Optional<Map<String, Integer>> lost(Fields fields, Optional<LoadedScenario> scenario) {
        Map<String, Integer> lost = new TreeMap<>();
        List<String> ids = scenario.stream()
                .flatMap(read -> read.scenario().units().stream().map(Unit::id))
                .toList();
        for (String id : fields.keys()) {
            lost.put(id, fields.integer(id, 0, STRONGEST));
            fields.check(
                    ids.isEmpty() || ids.contains(id),
                    id,
                    Sentence.of("problem.noSuchUnit", Words.quoted(id), Words.guess(id, ids)));
        }
        return fields.finish(() -> lost);
    }

    /** The scenario of a battle, if it could be read. */
    private Optional<LoadedScenario> loaded(String id) {
        return Optional.ofNullable(scenarios.get(id));
    }

    /** Warns of units of a battle that are not in the next one: most likely their ids differ. */
    private void warnOfStrangers(String id, LoadedScenario battle, Place at) {
        int next = ids.indexOf(id) + 1;
        Optional<Scenario> later =
                next < ids.size() ? loaded(ids.get(next)).map(LoadedScenario::scenario) : Optional.empty();
        List<String> strangers = battle.scenario().units().stream()
                .map(Unit::id)
                .filter(unit -> later.filter(one -> one.unit(unit).isEmpty()).isPresent())
                .toList();
        if (!strangers.isEmpty()) {
            warnings.add(
                    new Problem(at, Sentence.of("warning.strangers", strangers.size(), id, ids.get(next), strangers)));
        }
    }

    // --- What follows ------------------------------------------------------------------------------------------------

    private Optional<Consequence> consequence(Fields fields, String of) {
        String name = name(fields);
        followsFrom.putIfAbsent(name, of);
        Optional<Condition> when = condition(fields, Optional.of(of));
        String then = fields.text("then");
        changesAt.put(name, fields.at("then"));
        String in = fields.text("in");
        String why = fields.proseOr("why", "");
        Optional<Side> side = fields.optionalChoice("side", List.of(Side.values()));
        var worth = fields.optionalInteger("worth", 1, MOST_POINTS);
        if (worth.isPresent() && when.isPresent()) {
            fields.insist("side");
            fields.check(Conditions.claim(when.get()).isPresent(), "worth", Sentence.of("problem.worthOfVictory"));
        }
        List<Factor.Change> changes = fields.isGood("then") ? Values.changes(then) : List.of();
        if (fields.isGood("in")) {
            checkChanges(fields, of, in, changes);
        }
        Optional<Worth> paid = worth.isPresent() ? side.map(to -> new Worth(to, worth.getAsInt())) : Optional.empty();
        return fields.finish(() -> when.map(condition -> new Consequence(name, condition, changes, in, why, paid)))
                .flatMap(consequence -> consequence);
    }

    private String name(Fields fields) {
        String name = fields.text("name");
        if (fields.isGood("name")) {
            fields.check(names.add(name), "name", Sentence.of("problem.consequenceTwice", Words.quoted(name)));
        }
        return name;
    }

    private Optional<Condition> condition(Fields fields, Optional<String> of) {
        Map<String, Optional<Scenario>> battles = new LinkedHashMap<>();
        ids.forEach(id -> battles.put(id, loaded(id).map(LoadedScenario::scenario)));
        Optional<LoadedScenario> own = of.flatMap(this::loaded);
        Map<String, Optional<Scenario>> others = of.isPresent() ? Map.of() : battles;
        Optional<Condition> when =
                fields.object("if", ConditionReader.of(own.map(LoadedScenario::scenario), others, problems)::read);
        when.filter(condition -> canNeverHold(condition, own))
                .ifPresent(condition -> fields.fault("if", Sentence.of("problem.neverHolds")));
        return when;
    }

    /** Whether a condition is false as its battle begins and can never become true. */
    private boolean canNeverHold(Condition condition, Optional<LoadedScenario> own) {
        if (condition instanceof Condition.In in) {
            return canNeverHold(in.part(), loaded(in.battle()));
        } else if (condition instanceof Condition.All all) {
            return Contradictions.among(all) || all.parts().stream().anyMatch(part -> canNeverHold(part, own));
        } else if (condition instanceof Condition.Any any) {
            return any.parts().stream().allMatch(part -> canNeverHold(part, own));
        }
        Optional<GameState> beginning = own.map(battle -> VictorySystems.newGame(
                        battle.survey(), battle.scenario().opening(), 1)
                .state());
        return beginning.isPresent()
                && Conditions.claim(condition)
                        .filter(claim -> claim.in(beginning.get()) == Truth.NEVER)
                        .isPresent();
    }

    /** Reports a battle that is not a later one, paths that lead nowhere in it, and values that it cannot have. */
    private void checkChanges(Fields fields, String of, String in, List<Factor.Change> changes) {
        List<String> later = ids.subList(Math.min(ids.size(), ids.indexOf(of) + 1), ids.size());
        fields.check(
                later.contains(in),
                "in",
                Sentence.of("problem.noLaterBattle", Words.quoted(in), Words.guess(in, later)));
        if (later.contains(in) && loaded(in).isPresent()) {
            LoadedScenario printed = loaded(in).get();
            Result<LoadedScenario> changed = Carried.with(Result.good(printed), changes);
            changed.problems().forEach(problem -> fields.fault("then", problem.sentence()));
            // By its name a running battle is found, and by their ids units are the same in all battles.
            changed.value()
                    .filter(scenario -> !names(scenario.scenario()).equals(names(printed.scenario())))
                    .ifPresent(scenario -> fields.fault("then", Sentence.of("problem.renames")));
        }
    }

    private static List<String> names(Scenario scenario) {
        return Stream.concat(
                        Stream.of(scenario.name()), scenario.units().stream().map(Unit::id))
                .toList();
    }

    private Optional<Final> last(Fields fields) {
        String name = name(fields);
        Side side = fields.choice("side", List.of(Side.values()));
        int points = fields.integer("points", 1, MOST_POINTS);
        Optional<Condition> when = condition(fields, Optional.empty());
        return fields.finish(() -> when.map(condition -> new Final(name, side, points, condition)))
                .flatMap(paid -> paid);
    }

    /** Reports what history says to have come about and neither follows from the battle nor is paid at the end. */
    private void checkHistory(String battle, List<Located<String>> happened) {
        Set<String> known = new TreeSet<>(names);
        known.removeIf(name -> !followsFrom.getOrDefault(name, battle).equals(battle));
        happened.stream()
                .filter(name -> !known.contains(name.value()))
                .forEach(name -> problems.add(
                        name.at(),
                        Sentence.of(
                                "problem.noConsequence",
                                Words.quoted(name.value()),
                                Words.guess(name.value(), known))));
    }

    // --- Returns -----------------------------------------------------------------------------------------------------

    private static Optional<Returns> returns(Fields fields) {
        Share eliminated = share(fields, "eliminated");
        Share captured = share(fields, "surrounded");
        boolean nights = fields.truthOr("nights", false);
        return fields.finish(() -> new Returns(eliminated, captured, nights));
    }

    private static Share share(Fields fields, String key) {
        String text = fields.optionalText(key).orElse("0");
        Matcher share = SHARE.matcher(text);
        if (!share.matches()) {
            fields.fault(key, Sentence.of("problem.share", Words.quoted(text)));
            return Share.NONE;
        } else if (share.group(1) == null) {
            return new Share(Integer.parseInt(text), 1);
        }
        Share part = new Share(Integer.parseInt(share.group(1)), Integer.parseInt(share.group(2)));
        fields.check(part.part() <= part.of(), key, Sentence.of("problem.share", Words.quoted(text)));
        return part;
    }
}
