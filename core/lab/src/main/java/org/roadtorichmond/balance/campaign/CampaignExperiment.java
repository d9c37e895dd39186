package org.roadtorichmond.balance.campaign;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.ExperimentChain;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.balance.lab.GameCheck;
import org.roadtorichmond.balance.lab.GameKey;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.SealedGame;
import org.roadtorichmond.balance.lab.Setting;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.scenario.campaign.BattleEnd;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * Whole campaigns that are to be played: each variant the same number with the same seeds.
 *
 * @param variants the variants, one or more
 * @param seed the seed of the first campaign of each; each next one has the next
 * @param games how many of each at most, from 1
 * @param rule when fewer of a variant suffice
 */
public record CampaignExperiment(List<CampaignVariant> variants, long seed, int games, StopRule rule) {
    /** Copies the list. */
    public CampaignExperiment {
        variants = List.copyOf(variants);
    }

    /** The experiment that a sheet states about a campaign; what is wrong with a value that it changes. */
    public static Result<CampaignExperiment> of(CampaignDocument document, ExperimentSheet sheet) {
        if (sheet.from().isPresent()
                || !sheet.systems().isEmpty()
                || !sheet.forbid().isEmpty()) {
            return Result.bad(Sentence.of("lab.ofCampaigns"));
        }
        return Experiments.rule(sheet)
                .then(rule -> Experiments.commander(sheet.union())
                        .then(union -> Experiments.commander(sheet.confederate())
                                .then(confederate -> variants(document, sheet, union, confederate)))
                        .then(variants -> Result.good(new CampaignExperiment(
                                variants, Experiments.seed(sheet), Experiments.games(sheet, rule), rule))));
    }

    private static Result<List<CampaignVariant>> variants(
            CampaignDocument document, ExperimentSheet sheet, CommanderSpec union, CommanderSpec confederate) {
        CampaignVariant plain = new CampaignVariant("", document, union, confederate);
        return Setting.combinations(sheet.vary(), sheet.grid()).then(combinations -> {
            List<CampaignVariant> variants = new ArrayList<>();
            List<Problem> problems = new ArrayList<>();
            Set<String> seen = new HashSet<>();
            Set<String> names = new HashSet<>();
            for (List<Setting> settings : combinations) {
                String shown = Setting.shown(settings);
                String name = shown.isEmpty() && !sheet.vary().isEmpty() ? Variant.AS_IT_IS : shown;
                Result<CampaignVariant> made = Setting.located(Place.NOWHERE, shown, changed(plain, name, settings));
                problems.addAll(made.problems());
                made.value().filter(one -> seen.add(one.content())).ifPresent(one -> {
                    variants.add(one);
                    if (!names.add(name)) {
                        problems.add(new Problem(Place.NOWHERE, Sentence.of("lab.sameName", Words.quoted(name))));
                    }
                });
            }
            return problems.isEmpty() ? Result.good(variants) : Result.bad(problems);
        });
    }

    private static Result<CampaignVariant> changed(CampaignVariant plain, String name, List<Setting> settings) {
        List<Factor.Change> values = new ArrayList<>();
        Result<CommanderSpec> union = Result.good(plain.union());
        Result<CommanderSpec> confederate = Result.good(plain.confederate());
        for (Setting setting : settings) {
            for (Factor.Change change : setting.level().changes()) {
                String path = change.path().value();
                if (path.equals(Side.UNION.word())) {
                    union = Commanders.parse(Values.shown(change.value()));
                } else if (path.equals(Side.CONFEDERATE.word())) {
                    confederate = Commanders.parse(Values.shown(change.value()));
                } else {
                    values.add(change);
                }
            }
        }
        Result<CommanderSpec> grey = confederate;
        Result<CampaignDocument> document = values.isEmpty()
                ? Result.good(plain.document())
                : plain.document().with(values);
        return union.then(blue -> grey.then(
                other -> document.then(changed -> Result.good(new CampaignVariant(name, changed, blue, other)))));
    }

    /** The battles of all variants as an experiment of their own, whose games are played one after the other. */
    public Experiment battles() {
        return new Experiment(
                variants.stream().flatMap(variant -> variant.battles().stream()).toList(),
                List.of(),
                seed,
                games,
                new StopRule.All());
    }

    /** The number of the first battle of a variant among all battles. */
    int firstBattle(int variant) {
        return variants.subList(0, variant).stream()
                .mapToInt(one -> one.campaign().battles().size())
                .sum();
    }

    /** How many campaigns are played at most. */
    public long most() {
        return (long) variants.size() * games;
    }

    /** All on which it depends how its campaigns go. */
    ExperimentChain chain() {
        return new ExperimentChain(
                battles(),
                variants.stream()
                        .map(variant -> (variant.name().isEmpty() ? "" : variant.name() + ": ")
                                + variant.document().json())
                        .toList());
    }

    /** Whether a campaign of a variant can have been played: battles that can have been, and an end that follows from them. */
    boolean isPossible(Experiment battles, int variant, SealedGame<ChainCourse> game) {
        CampaignVariant played = variants.get(variant);
        Campaign campaign = played.campaign();
        ChainCourse course = game.course();
        List<String> names = Stream.concat(
                        campaign.battles().stream()
                                .flatMap(battle -> battle.after().stream())
                                .map(Campaign.Consequence::name),
                        campaign.finals().stream().map(Campaign.Final::name))
                .filter(course.happened()::contains)
                .toList();
        if (!names.equals(course.happened())
                || course.battles().size() != campaign.battles().size()) {
            return false;
        }
        for (int number = 0; number < course.battles().size(); number++) {
            ChainCourse.Battle battle = course.battles().get(number);
            Variant opened = battles.variants().get(firstBattle(variant) + number);
            if (battle.union() < 0
                    || battle.union() > BattleEnd.ALL
                    || !new GameKey(battle.line().variant(), battle.line().seed())
                            .equals(new GameKey(opened.name(), game.line().seed()))
                    || !new GameCheck(battles)
                            .isPossible(opened, new Laboratory.Known(battle.line(), battle.course()))) {
                return false;
            }
        }
        return played.line(game.line().seed(), course.battles(), course.happened())
                .equals(game.line());
    }
}
