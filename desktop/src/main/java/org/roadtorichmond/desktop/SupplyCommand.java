package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.RoadToRichmond;
import picocli.CommandLine.Command;

/** Shows which Union units can trace supply. */
@Command(name = "supply", description = "Shows which Union units on the map can trace supply, and how.")
final class SupplyCommand extends GameQuestionCommand {
    @Override
    Result<Answer> answer(Game game) {
        boolean applies = RoadToRichmond.supplyCounts(game.state());
        SupplyTrace supply = RoadToRichmond.supply(game.state());
        JsonArray units = new JsonArray();
        List<String> text = new ArrayList<>();
        text.add(
                applies
                        ? "The Train has not entered: supply counts."
                        : "Supply does not count: the Train has entered.");
        for (Unit unit : game.state().onMap(Side.UNION)) {
            int hex = game.state().deployment().hexOf(unit);
            Optional<List<Hex>> path = supply.path(hex);
            JsonObject one = new JsonObject();
            one.addProperty("unit", unit.id());
            one.addProperty("supplied", path.isPresent());
            path.ifPresent(hexes -> one.add("path", Tables.json(Tables.numbers(hexes))));
            units.add(one);
            text.add(path.map(hexes -> Tables.wrapped(
                            unit.id() + ": traces " + Tables.count(supply.distance(hex), "hex", "hexes") + ":",
                            Tables.numbers(hexes)))
                    .orElse(unit.id() + ": not supplied"));
        }
        JsonObject json = new JsonObject();
        json.addProperty("applies", applies);
        json.add("units", units);
        return Result.good(new Answer(json, text));
    }
}
