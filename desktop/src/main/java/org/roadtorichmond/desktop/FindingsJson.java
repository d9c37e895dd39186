package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.TurnTimes;
import org.roadtorichmond.balance.lab.Comparison;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Army;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.Winner;

/** Findings for programs. */
final class FindingsJson {
    private FindingsJson() {}

    /** The answer of a run: of its first variant, and where there are several, of each. */
    static JsonObject of(Run run) {
        Findings findings = run.findings();
        Experiment experiment = findings.experiment();
        JsonObject json = variant(
                experiment, experiment.variants().get(0), findings.variants().get(0));
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
        List<Optional<Comparison>> comparisons = findings.comparisons();
        JsonArray all = new JsonArray();
        for (int i = 0; i < experiment.variants().size(); i++) {
            if (findings.variants().get(i).size() == 0) {
                continue;
            }
            Variant variant = experiment.variants().get(i);
            JsonObject one = new JsonObject();
            one.addProperty("variant", variant.name());
            variant(experiment, variant, findings.variants().get(i))
                    .entrySet()
                    .forEach(entry -> one.add(entry.getKey(), entry.getValue()));
            if (i > 0) {
                comparisons.get(i - 1).ifPresent(comparison -> one.add("comparedWithFirst", json(comparison)));
            }
            all.add(one);
        }
        return all;
    }

    private static JsonObject json(Comparison comparison) {
        JsonObject json = new JsonObject();
        json.add("score", json(comparison.score()));
        json.add("lead", json(comparison.lead()));
        json.addProperty("p", comparison.chance());
        json.addProperty("pCorrected", comparison.corrected());
        json.addProperty("differs", comparison.differs());
        return json;
    }

    private static JsonObject variant(Experiment experiment, Variant variant, VariantFindings found) {
        JsonObject json = new JsonObject();
        json.addProperty("games", found.size());
        json.addProperty("seed", experiment.seed());
        VictorySystem own = variant.system();
        addSides(json, variant, found, own);
        json.add("score", json(found.score().raw().estimate().within(0, 1)));
        json.add("lead", json(found.lead().raw().estimate()));
        json.add("luckAdjusted", adjusted(found));
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
        json.add("score", json(found.score().estimate().within(0, 1)));
        json.add("lead", json(found.lead().estimate()));
        json.addProperty("worthGames", found.lead().gain());
        return json;
    }

    private static JsonObject quality(VariantFindings found) {
        JsonObject json = new JsonObject();
        json.addProperty("leaderSettledTurn", found.settled().quantile(0.5));
        json.addProperty("leadChanges", found.leadChanges().mean());
        json.addProperty("firstDie", found.firstDie().share());
        json.addProperty("firstDieP", found.firstDie().chance());
        JsonArray explained = new JsonArray();
        found.turns().forEach(turn -> explained.add(turn.explained()));
        json.add("explainedByTurn", explained);
        JsonArray turns = new JsonArray();
        for (int i = 0; i < found.turns().size(); i++) {
            VariantFindings.TurnFindings turn = found.turns().get(i);
            JsonObject one = new JsonObject();
            one.addProperty("afterTurn", found.firstTurn() - 1 + i);
            one.addProperty("settled", found.settledBy(found.firstTurn() - 1L + i));
            one.addProperty("lead", turn.lead().mean());
            one.addProperty("hexesAttacked", turn.assaults().mean());
            one.addProperty("unionLost", turn.unionLost().mean());
            one.addProperty("confederateLost", turn.confederateLost().mean());
            turns.add(one);
        }
        json.add("turns", turns);
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

    private static JsonObject json(Estimate estimate) {
        JsonObject json = new JsonObject();
        json.addProperty("value", estimate.value());
        addFinite(json, "low", estimate.low());
        addFinite(json, "high", estimate.high());
        return json;
    }

    /** JSON knows no infinity; where nothing is known of a bound it is null. */
    private static void addFinite(JsonObject json, String key, double value) {
        json.addProperty(key, Double.isFinite(value) ? (Double) value : null);
    }
}
