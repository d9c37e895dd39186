package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.AnswerCost;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.TurnTimes;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.TurnByTurn;
import org.roadtorichmond.balance.lab.TurnFindings;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.scenario.history.NumberRange;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;

/** Writes findings as JSON. */
final class FindingsJson {
    private FindingsJson() {}

    /** The findings of a run: those of the first variant, and if there are several variants, those of each. */
    static Json of(Run run) {
        Findings findings = run.findings();
        List<Variant> variants = findings.experiment().variants();
        Json json = Json.object()
                .put(
                        "from",
                        run.from()
                                .map(from ->
                                        Json.object().put("file", from.file()).put("turn", from.turn())))
                .putAll(variant(findings, variants.get(0), findings.variants().get(0)))
                .put(
                        "lossesBesideHistory",
                        run.history()
                                .map(past ->
                                        besideHistory(past, findings.variants().get(0))))
                .put("cost", findings.cost(Optional.of(run.seconds())).map(FindingsJson::json))
                .put("seconds", run.seconds())
                .put("gamesPerSecond", run.gamesPerSecond())
                .put("signature", run.signature());
        return variants.size() > 1 ? json.put("variants", variants(findings)) : json;
    }

    /** The mean losses of both sides beside those of history. */
    private static Json besideHistory(PerArmy<NumberRange> past, VariantFindings found) {
        Json json = Json.object();
        for (Side side : Side.values()) {
            double lost = found.turnByTurn().lost(side);
            int then = past.of(side).central();
            json.put(
                    side.word(),
                    Json.object()
                            .put("lost", lost)
                            .put("history", then)
                            .put("times", then == 0 ? Optional.<Double>empty() : Optional.of(lost / then)));
        }
        return json;
    }

    /** What it costs to know all scores to one percent. */
    static Json json(AnswerCost cost) {
        return Json.object()
                .put("within", AnswerCost.WITHIN)
                .put("games", cost.games())
                .put("seconds", cost.time().map(time -> time.toMillis() / 1000.0));
    }

    private static List<Json> variants(Findings findings) {
        Experiment experiment = findings.experiment();
        List<Optional<VariantComparison>> comparisons = findings.comparisons();
        List<Json> all = new ArrayList<>();
        for (int i = 0; i < experiment.variants().size(); i++) {
            if (findings.variants().get(i).size() > 0) {
                Variant variant = experiment.variants().get(i);
                Optional<VariantComparison> compared = i > 0 ? comparisons.get(i - 1) : Optional.empty();
                all.add(Json.object()
                        .put("variant", variant.name())
                        .put("words", variant.words().toString())
                        .putAll(variant(findings, variant, findings.variants().get(i)))
                        .put("comparedWithFirst", compared.map(FindingsJson::json)));
            }
        }
        return all;
    }

    private static Json json(VariantComparison comparison) {
        return Json.object()
                .put("score", json(comparison.score()))
                .put("lead", comparison.lead().map(FindingsJson::json).orElse(null))
                .putAll(proof(comparison.score()));
    }

    private static Json json(VariantComparison.Difference difference) {
        return json(difference.estimate()).putAll(proof(difference));
    }

    private static Json proof(VariantComparison.Difference difference) {
        return Json.object()
                .put("p", difference.chance())
                .put("pCorrected", difference.corrected())
                .put("differs", difference.isProved());
    }

    private static Json variant(Findings findings, Variant variant, VariantFindings found) {
        Experiment experiment = findings.experiment();
        Json json = Json.object()
                .put("games", found.size())
                .put("seed", experiment.seed())
                .putAll(sides(variant, found, variant.system()))
                .put("lead", json(found.lead().raw().estimate()))
                .put(
                        "luckAdjusted",
                        Json.object()
                                .put("score", json(found.score().estimate(0, 1)))
                                .put("lead", json(found.lead().estimate()))
                                .put("worthGames", found.lead().gain()));
        if (experiment.rule() instanceof StopRule.Sprt test) {
            json.put("sprt", StopRules.json(test, found, found.size()));
        }
        json.putAll(ends(found)).put("quality", quality(found));
        if (!experiment.further().isEmpty()) {
            json.put(
                    "systems",
                    Json.list(
                            experiment.systems(variant),
                            system -> Json.object().put("system", system.id()).putAll(sides(variant, found, system))));
        }
        return json;
    }

    private static Json sides(Variant variant, VariantFindings found, VictorySystem system) {
        VariantFindings.SystemFindings judged = found.under(system);
        Json json = Json.object();
        for (Army army : Army.values()) {
            Side side = army.side();
            Proportion won = judged.won(Winner.of(army));
            json.put(
                    side.word(),
                    Json.object()
                            .put("commander", variant.commander(side).toString())
                            .put("wins", won.count())
                            .put("share", won.share())
                            .put("low", won.low())
                            .put("high", won.high())
                            .put("mean", judged.points(side).mean())
                            .put("turnMillis", Tables.json(found.turnTimes(side).orElse(TurnTimes.NONE))));
        }
        return json.put("draws", judged.won(Winner.NONE).count())
                .put("score", json(judged.score()))
                .put("wonFromBehind", judged.wonFromBehind())
                .put("measure", Tables.word(judged.measure()));
    }

    private static Json quality(VariantFindings found) {
        TurnByTurn course = found.turnByTurn();
        Json rules = Json.object();
        found.rules()
                .forEach((rule, points) -> rules.put(
                        rule,
                        Json.object()
                                .put("measure", Tables.word(Measure.of(rule)))
                                .put("scored", points.scored() / (double) found.size())
                                .put("decisive", points.decisive() / (double) found.size())
                                .put(Side.UNION.word(), points.mean(Side.UNION, found.size()))
                                .put(Side.CONFEDERATE.word(), points.mean(Side.CONFEDERATE, found.size()))));
        Json losses = Json.object();
        found.losses()
                .forEach((loss, lost) -> losses.put(
                        loss, Json.object().put("units", lost.units()).put("strength", lost.strength())));
        return Json.object()
                .put("leaderSettledTurn", course.settled().quantile(0.5))
                .put("leadChanges", course.leadChanges().mean())
                .put("firstDie", found.firstDie().share())
                .put("firstDieP", found.firstDie().chance())
                .put("firstDieOfLead", found.firstDieOfLead().share())
                .put("firstDieOfLeadP", found.firstDieOfLead().chance())
                .put("explainedByTurn", Json.list(course.turns(), TurnFindings::explained))
                .put("turns", turns(course))
                .put("rules", rules)
                .put("attacks", found.attacks())
                .put("losses", losses)
                .put("idle", found.idle())
                .put("bystanders", bystanders(found));
    }

    private static Json bystanders(VariantFindings found) {
        return ForecastAnswer.sides(side ->
                Json.object().put("share", found.bystanders(side).mean()).put("aThird", found.thirdStandsBy(side)));
    }

    private static List<Json> turns(TurnByTurn course) {
        List<Json> turns = new ArrayList<>();
        for (int i = 0; i < course.turns().size(); i++) {
            TurnFindings turn = course.turns().get(i);
            turns.add(Json.object()
                    .put("afterTurn", course.firstTurn() - 1 + i)
                    .put("settled", course.settledBy(course.firstTurn() - 1L + i))
                    .put("lead", turn.lead().mean())
                    .put("hexesAttacked", turn.assaults().mean())
                    .put("unionLost", turn.unionLost().mean())
                    .put("confederateLost", turn.confederateLost().mean())
                    .put("behind", turn.behind().mean())
                    .put("turned", turn.turned().mean())
                    .put("turnedLater", turn.turnedLater().mean()));
        }
        return turns;
    }

    /** The number of different games, and how and when they ended. */
    private static Json ends(VariantFindings found) {
        Json endings = Json.object();
        found.ends()
                .causes()
                .forEach(cause -> endings.put(
                        cause.word(),
                        Json.object().put("games", cause.games()).put("share", cause.games() / (double) found.size())));
        return Json.object()
                .put("differentGames", found.differentGames())
                .put("commonestGame", found.commonestGame())
                .put(
                        "lastTurn",
                        Json.object()
                                .put("mean", found.ends().lengths().mean())
                                .put("deviation", found.ends().lengths().deviation())
                                .put("games", found.ends().turns().counts()))
                .put("endings", endings)
                .put("cautions", found.cautions());
    }

    private static Json json(Estimate estimate) {
        return Tables.json("value", estimate);
    }
}
