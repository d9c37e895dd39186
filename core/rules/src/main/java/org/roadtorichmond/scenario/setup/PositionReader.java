package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Zone;
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
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.words.Sentence;

/** Reads positions ({@code position/1}), which name their scenario or contain it. One instance reads one position. */
public final class PositionReader {
    private final References references;
    private final Problems problems;

    private PositionReader(References references, Problems problems) {
        this.references = references;
        this.problems = problems;
    }

    /** Reads a position. */
    public static Result<LoadedPosition> read(Node.ObjectNode root, References references) {
        Problems problems = new Problems();
        return problems.result(read(new Fields(root, problems), references, problems))
                .then(position -> Result.good(position, warnings(root, position)));
    }

    /** Warns of ground that may have been settled, and of tokens that may have been won, where a position does not say so. */
    private static List<Problem> warnings(Node.ObjectNode root, LoadedPosition position) {
        Scenario scenario = position.scenario().scenario();
        Opening opening = position.opening();
        boolean settled = scenario.victory().payments().holds().stream()
                .anyMatch(hold ->
                        hold.after().orElse(scenario.turns()) < opening.moment().turn());
        boolean won = opening.standings().values().stream().anyMatch(Standing.Lost.class::isInstance)
                && VictorySystem.stakesOf(scenario).list().stream().anyMatch(stake -> stake.coin() == Coin.TOKEN);
        List<Problem> warnings = new ArrayList<>();
        if (settled && root.member(AccountFormat.SETTLED).isEmpty()) {
            warnings.add(new Problem(root.at(), Sentence.of("warning.noSettled")));
        }
        if (won && root.member(AccountFormat.TOKENS).isEmpty()) {
            warnings.add(new Problem(root.at(), Sentence.of("warning.noTokens")));
        }
        return warnings;
    }

    /** Reads a position that is a file or part of one. */
    public static Optional<LoadedPosition> read(Fields fields, References references, Problems problems) {
        return new PositionReader(references, problems).position(fields);
    }

    private Optional<LoadedPosition> position(Fields fields) {
        fields.constant("format", Formats.POSITION);
        Optional<LoadedScenario> loaded = scenario(fields);
        Optional<Scenario> scenario = loaded.map(LoadedScenario::scenario);
        int turns = scenario.map(Scenario::turns).orElse(ScenarioReader.MOST_TURNS);
        int turn = fields.integer("turn", 1, turns);
        Optional<Side> player = fields.optionalChoice("player", List.of(Side.values()));
        Phase phase = fields.optionalChoice("phase", List.of(Phase.values())).orElse(Phase.MOVEMENT);
        boolean night =
                fields.isGood("turn") && scenario.filter(s -> s.isNight(turn)).isPresent();
        fields.check(!night || phase == Phase.MOVEMENT, "phase", Sentence.of("problem.nightPhase", turn));
        HexReader hexes = new HexReader(scenario.map(s -> s.field().grid()), problems);
        StandingReader reader = new StandingReader(scenario, hexes, fields.isGood("turn") ? turn : turns);
        List<StandingReader.ReadUnit> read = fields.objects("units", reader::unit);
        Map<Unit, Standing> standings =
                loaded.map(l -> standings(l, read, fields.at("units"))).orElse(Map.of());
        Set<String> open = open(fields, scenario);
        AccountFormat account = new AccountFormat(scenario, hexes);
        Map<Integer, Boolean> settled = account.settled(fields);
        Map<Unit, Integer> tokens = account.tokens(fields, standings);
        return fields.finish(() -> loaded.map(l -> {
                    Side mover = player.orElse(l.scenario().first());
                    return new LoadedPosition(
                            l, new Opening(new Moment(turn, mover, phase), standings, open, settled, tokens));
                }))
                .flatMap(position -> position);
    }

    private Optional<LoadedScenario> scenario(Fields fields) {
        Optional<Node> value = fields.value("scenario");
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (value.get() instanceof Node.ObjectNode inline) {
            return ScenarioReader.read(inline, references, problems);
        }
        return MapReference.follow(fields, "scenario", references, ScenarioReader::read);
    }

    /**
     * What the position says, and the set-up for other units; what it says is checked last, so that faults name its
     * places.
     */
    private Map<Unit, Standing> standings(LoadedScenario loaded, List<StandingReader.ReadUnit> read, Place units) {
        Scenario scenario = loaded.scenario();
        SetUpCheck check = new SetUpCheck(
                scenario.field(), scenario.rules(), loaded.survey().costs(), problems);
        Map<Unit, Standing> standings = new TreeMap<>(Opening.of(scenario).standings());
        read.forEach(one -> standings.remove(one.unit()));
        standings.forEach((unit, standing) -> check(check, unit, standing, units));
        for (StandingReader.ReadUnit one : read) {
            standings.put(one.unit(), one.standing());
            check(check, one.unit(), one.standing(), one.at());
        }
        return standings;
    }

    private static void check(SetUpCheck check, Unit unit, Standing standing, Place at) {
        if (standing instanceof Standing.OnMap here) {
            check.place(unit, here.hex(), at);
        }
    }

    private Set<String> open(Fields fields, Optional<Scenario> scenario) {
        Set<String> open = new TreeSet<>();
        List<String> zones = scenario.stream()
                .flatMap(s -> s.zones().stream().map(Zone::name))
                .toList();
        for (Located<String> name : fields.textsOrNone("open")) {
            if (!open.add(name.value())) {
                problems.add(name.at(), Sentence.of("problem.zoneListedTwice", Words.quoted(name.value())));
            }
            if (scenario.isPresent() && !zones.contains(name.value())) {
                problems.add(
                        name.at(),
                        Sentence.of(
                                "problem.noSuchZone", Words.quoted(name.value()), Words.guess(name.value(), zones)));
            }
        }
        return open;
    }
}
