package org.roadtorichmond.scenario;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.words.Constants;

/** Writes adjudications as the command {@code adjudicate --json} answers them. */
public final class AdjudicationJson {
    private final Adjudication result;
    private final JsonObject json = new JsonObject();

    private AdjudicationJson(Adjudication result) {
        this.result = result;
    }

    /** The adjudication as a new JSON object, its keys always in the same order. */
    public static JsonObject of(Adjudication result) {
        return new AdjudicationJson(result).write();
    }

    private JsonObject write() {
        json.addProperty("system", result.system());
        JsonObject sides = new JsonObject();
        for (Army army : Army.values()) {
            sides.add(name(army), tally(result.sides().of(army)));
        }
        json.add("sides", sides);
        json.addProperty("winner", name(result.winner(), "draw"));
        result.battlePoints().ifPresent(points -> addShares("battlePoints", points));
        result.outcome().ifPresent(outcome -> json.addProperty("outcome", Constants.word(outcome)));
        result.tokens().ifPresent(tokens -> addShares("tokens", tokens));
        result.objective().ifPresent(objective -> json.addProperty("objective", name(objective, "none")));
        result.withdraws().ifPresent(this::addWithdraws);
        return json;
    }

    private String name(Army army) {
        return result.names().of(army);
    }

    private String name(Winner winner, String nobody) {
        return winner.army().map(this::name).orElse(nobody);
    }

    private static JsonObject tally(Tally tally) {
        JsonObject side = new JsonObject();
        side.addProperty("total", tally.total());
        JsonArray lines = new JsonArray();
        for (Line line : tally.lines()) {
            JsonObject each = new JsonObject();
            each.addProperty("rule", line.rule());
            each.addProperty("points", line.points());
            each.add("units", texts(line.units()));
            each.addProperty("why", line.why());
            lines.add(each);
        }
        side.add("lines", lines);
        return side;
    }

    /** The sums under the key, and under the key with "Lines" behind it how they came about. */
    private void addShares(String key, Shares shares) {
        json.add(key, numbers(PerArmy.each(shares::of)));
        JsonArray lines = new JsonArray();
        for (Shares.Share share : shares.lines()) {
            JsonObject each = new JsonObject();
            each.addProperty("rule", share.rule());
            each.add("points", numbers(share.change()));
            each.add("units", texts(share.units()));
            each.addProperty("why", share.why());
            lines.add(each);
        }
        json.add(key + "Lines", lines);
    }

    private JsonObject numbers(PerArmy<Integer> both) {
        JsonObject numbers = new JsonObject();
        for (Army army : Army.values()) {
            numbers.addProperty(name(army), both.of(army));
        }
        return numbers;
    }

    private void addWithdraws(PerArmy<Boolean> withdraws) {
        JsonObject armies = new JsonObject();
        for (Army army : Army.values()) {
            armies.addProperty(name(army), withdraws.of(army));
        }
        json.add("withdraws", armies);
    }

    private static JsonArray texts(List<String> texts) {
        JsonArray array = new JsonArray();
        texts.forEach(array::add);
        return array;
    }
}
