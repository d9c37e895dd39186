package org.roadtorichmond.scenario;

import java.util.function.Function;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.words.Constants;

/** Writes adjudications as the command {@code adjudicate --json} answers them. */
public final class AdjudicationJson {
    private final Adjudication result;

    private AdjudicationJson(Adjudication result) {
        this.result = result;
    }

    /** The adjudication as a new JSON object, its keys always in the same order. */
    public static Json of(Adjudication result) {
        return new AdjudicationJson(result).write();
    }

    private Json write() {
        Json json = Json.object()
                .put("system", result.system())
                .put("sides", each(army -> tally(result.sides().of(army))))
                .put("winner", name(result.winner(), "draw"));
        result.battlePoints().ifPresent(points -> putShares(json, "battlePoints", points));
        json.put("outcome", result.outcome().map(Constants::word));
        result.tokens().ifPresent(tokens -> putShares(json, "tokens", tokens));
        return json.put("objective", result.objective().map(objective -> name(objective, "none")))
                .put("withdraws", result.withdraws().map(armies -> each(armies::of)));
    }

    private String name(Winner winner, String noArmy) {
        return winner.army().map(result.names()::of).orElse(noArmy);
    }

    private Json each(Function<Army, ?> value) {
        Json armies = Json.object();
        for (Army army : Army.values()) {
            armies.put(result.names().of(army), value.apply(army));
        }
        return armies;
    }

    private static Json tally(Tally tally) {
        return Json.object()
                .put("total", tally.total())
                .put(
                        "lines",
                        Json.list(
                                tally.lines(),
                                line -> Json.object()
                                        .put("rule", line.rule())
                                        .put("points", line.points())
                                        .put("units", line.units())
                                        .put("why", line.why())));
    }

    /** The sums under the key, and under the key with "Lines" behind it how they came about. */
    private void putShares(Json json, String key, Shares shares) {
        json.put(key, each(shares::of))
                .put(
                        key + "Lines",
                        Json.list(
                                shares.lines(),
                                share -> Json.object()
                                        .put("rule", share.rule())
                                        .put("points", each(share.change()::of))
                                        .put("units", share.units())
                                        .put("why", share.why())));
    }
}
