package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
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
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Winner;

/** Writes findings as JSON. */
final class FindingsJson {
    private FindingsJson() {}

    /** The findings of a run: those of the first variant, and if there are several variants, those of each. */
    static JsonObject of(Run run) {
        Findings findings = run.findings();
        Experiment experiment = findings.experiment();
        JsonObject json = variant(
                findings, experiment.variants().get(0), findings.variants().get(0));
        json.addProperty("seconds", run.seconds());
        json.addProperty("gamesPerSecond", run.gamesPerSecond());
        json.addProperty("signature", run.signature());
        if (experiment.variants().size() > 1) {
            json.add("variants", variants(findings));
        }
        return json;
    }

    private static JsonArray variants(Findings findings) {
        Experiment experiment = findings.experiment();
        List<Optional<VariantComparison>> comparisons = findings.comparisons();
        JsonArray all = new JsonArray();
        for (int i = 0; i < experiment.variants().size(); i++) {
            if (findings.variants().get(i).size() == 0) {
                continue;
            }
            Variant variant = experiment.variants().get(i);
            JsonObject one = new JsonObject();
            one.addProperty("variant", variant.name());
            variant(findings, variant, findings.variants().get(i))
                    .entrySet()
                    .forEach(entry -> one.add(entry.getKey(), entry.getValue()));
            if (i > 0) {
                comparisons.get(i - 1).ifPresent(comparison -> one.add("comparedWithFirst", json(comparison)));
            }
            all.add(one);
        }
        return all;
    }

    private static JsonObject json(VariantComparison comparison) {
        JsonObject json = new JsonObject();
        VariantComparison.Difference score = comparison.score();
        json.add("score", json(score));
        json.add("lead", comparison.lead().map(FindingsJson::json).orElse(null));
        json.addProperty("p", score.chance());
        json.addProperty("pCorrected", score.corrected());
        json.addProperty("differs", score.isProved());
        return json;
    }

    private static JsonObject json(VariantComparison.Difference difference) {
        JsonObject json = json(difference.estimate());
        json.addProperty("p", difference.chance());
        json.addProperty("pCorrected", difference.corrected());
        json.addProperty("differs", difference.isProved());
        return json;
    }

    private static JsonObject variant(Findings findings, Variant variant, VariantFindings found) {
        Experiment experiment = findings.experiment();
        JsonObject json = new JsonObject();
        json.addProperty("games", found.size());
        json.addProperty("seed", experiment.seed());
        VictorySystem own = variant.system();
        addSides(json, variant, found, own);
        json.add("score", json(found.score().raw().estimate(0, 1)));
        json.add("lead", json(found.lead().raw().estimate()));
        json.add("luckAdjusted", adjusted(found));
        if (experiment.rule() instanceof StopRule.Sprt test) {
            json.add("sprt", StopRules.json(test, found, found.size()));
        }
        addEnds(json, found);
        json.add("quality", quality(found));
        if (!experiment.further().isEmpty()) {
            JsonArray systems = new JsonArray();
            for (VictorySystem system : experiment.systems(variant)) {
                JsonObject one = new JsonObject();
                one.addProperty("system", system.id());
                addSides(one, variant, found, system);
                systems.add(one);
            }
            json.add("systems", systems);
        }
        return json;
    }

    private static void addSides(JsonObject json, Variant variant, VariantFindings found, VictorySystem system) {
        VariantFindings.SystemFindings judged = found.under(system);
        for (Army army : Army.values()) {
            Side side = army.side();
            Proportion won = judged.won(Winner.of(army));
            JsonObject one = new JsonObject();
            one.addProperty("commander", variant.commander(side).toString());
            one.addProperty("wins", won.count());
            one.addProperty("share", won.share());
            one.addProperty("low", won.low());
            one.addProperty("high", won.high());
            one.addProperty("mean", judged.points(side).mean());
            TurnTimes times = found.turnTimes(side).orElse(TurnTimes.NONE);
            one.add("turnMillis", Tables.json(times));
            json.add(side.word(), one);
        }
        json.addProperty("draws", judged.won(Winner.NONE).count());
        json.addProperty("measure", Tables.word(judged.measure()));
    }

    private static JsonObject adjusted(VariantFindings found) {
        JsonObject json = new JsonObject();
        json.add("score", json(found.score().estimate(0, 1)));
        json.add("lead", json(found.lead().estimate()));
        json.addProperty("worthGames", found.lead().gain());
        return json;
    }

    private static JsonObject quality(VariantFindings found) {
        JsonObject json = new JsonObject();
        TurnByTurn course = found.turnByTurn();
        json.addProperty("leaderSettledTurn", course.settled().quantile(0.5));
        json.addProperty("leadChanges", course.leadChanges().mean());
        json.addProperty("firstDie", found.firstDie().share());
        json.addProperty("firstDieP", found.firstDie().chance());
        JsonArray explained = new JsonArray();
        course.turns().forEach(turn -> explained.add(turn.explained()));
        json.add("explainedByTurn", explained);
        json.add("turns", turns(course));
        JsonObject rules = new JsonObject();
        found.rules().forEach((rule, points) -> {
            JsonObject one = new JsonObject();
            one.addProperty("scored", points.scored() / (double) found.size());
            one.addProperty("decisive", points.decisive() / (double) found.size());
            one.addProperty(Side.UNION.word(), points.mean(Side.UNION, found.size()));
            one.addProperty(Side.CONFEDERATE.word(), points.mean(Side.CONFEDERATE, found.size()));
            rules.add(rule, one);
        });
        json.add("rules", rules);
        JsonObject attacks = new JsonObject();
        found.attacks().forEach(attacks::addProperty);
        json.add("attacks", attacks);
        JsonObject losses = new JsonObject();
        found.losses().forEach((loss, lost) -> {
            JsonObject one = new JsonObject();
            one.addProperty("units", lost.units());
            one.addProperty("strength", lost.strength());
            losses.add(loss, one);
        });
        json.add("losses", losses);
        JsonObject idle = new JsonObject();
        found.idle().forEach(idle::addProperty);
        json.add("idle", idle);
        return json;
    }

    private static JsonArray turns(TurnByTurn course) {
        JsonArray turns = new JsonArray();
        for (int i = 0; i < course.turns().size(); i++) {
            TurnFindings turn = course.turns().get(i);
            JsonObject one = new JsonObject();
            one.addProperty("afterTurn", course.firstTurn() - 1 + i);
            one.addProperty("settled", course.settledBy(course.firstTurn() - 1L + i));
            one.addProperty("lead", turn.lead().mean());
            one.addProperty("hexesAttacked", turn.assaults().mean());
            one.addProperty("unionLost", turn.unionLost().mean());
            one.addProperty("confederateLost", turn.confederateLost().mean());
            turns.add(one);
        }
        return turns;
    }

    /** Adds the number of different games, and how and when they ended. */
    private static void addEnds(JsonObject json, VariantFindings found) {
        json.addProperty("differentGames", found.differentGames());
        json.addProperty("commonestGame", found.commonestGame());
        JsonObject length = new JsonObject();
        length.addProperty("mean", found.ends().lengths().mean());
        length.addProperty("deviation", found.ends().lengths().deviation());
        JsonObject turns = new JsonObject();
        found.ends().turns().counts().forEach((turn, games) -> turns.addProperty(turn.toString(), games));
        length.add("games", turns);
        json.add("lastTurn", length);
        JsonObject endings = new JsonObject();
        found.ends().causes().forEach(cause -> {
            JsonObject one = new JsonObject();
            one.addProperty("games", cause.games());
            one.addProperty("share", cause.games() / (double) found.size());
            endings.add(cause.word(), one);
        });
        json.add("endings", endings);
        json.add("cautions", Tables.json(found.cautions()));
    }

    private static JsonObject json(Estimate estimate) {
        JsonObject json = new JsonObject();
        json.addProperty("value", estimate.value());
        addFinite(json, "low", estimate.low());
        addFinite(json, "high", estimate.high());
        return json;
    }

    /** JSON has no infinity: where there is no interval, the bounds are null. */
    private static void addFinite(JsonObject json, String key, double value) {
        json.addProperty(key, Double.isFinite(value) ? (Double) value : null);
    }
}
