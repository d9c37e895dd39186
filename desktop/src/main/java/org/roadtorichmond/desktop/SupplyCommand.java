package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Routes;
import picocli.CommandLine.Command;

/** Shows which Union units can trace supply. */
@Command(name = "supply", description = "Shows which Union units on the map can trace supply, and how.")
final class SupplyCommand extends GameQuestionCommand {
    @Override
    Result<Answer> answer(Game game) {
        boolean applies = Routes.supplyCounts(game.state());
        SupplyTrace supply = Routes.supply(game.state());
        List<Json> units = new ArrayList<>();
        Lines text = new Lines();
        text.add(
                applies
                        ? "The Train has not entered: supply counts."
                        : "Supply does not count: the Train has entered.");
        for (Unit unit : game.state().onMap(Side.UNION)) {
            int hex = game.state().deployment().hexOf(unit);
            Optional<List<Hex>> path = supply.path(hex);
            units.add(Json.object()
                    .put("unit", unit.id())
                    .put("supplied", path.isPresent())
                    .put("path", path.map(Tables::numbers)));
            text.add(path.map(hexes -> Tables.wrapped(
                            unit.id() + ": traces " + Tables.count(supply.distance(hex), "hex", "hexes") + ":",
                            Tables.numbers(hexes)))
                    .orElse(unit.id() + ": not supplied"));
        }
        return Result.good(new Answer(Json.object().put("applies", applies).put("units", units), text.toList()));
    }
}
