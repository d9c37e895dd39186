package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Unit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows where units can move. */
@Command(name = "reach", description = "Shows where the units of a scenario, position or saved game can go.")
final class ReachCommand extends GameQuestionCommand {
    private static final double HALVES = 2.0;

    @Option(names = "--unit", paramLabel = "ID", description = "One unit only, of either side.")
    private Optional<String> unit = Optional.empty();

    @Override
    Result<Answer> answer(Game game) {
        return units(game).map(units -> answer(game, units));
    }

    private Result<List<Unit>> units(Game game) {
        if (unit.isEmpty()) {
            boolean movement = game.state().moment().phase() == Phase.MOVEMENT
                    && game.state().ending().isEmpty();
            return Result.good(
                    movement ? game.state().onMap(game.state().moment().player()) : List.of());
        }
        return Games.unit(game, unit.get())
                .map(one ->
                        Optional.of(one).filter(game.state()::onMap).stream().toList());
    }

    private static Answer answer(Game game, List<Unit> units) {
        List<Json> reaches = new ArrayList<>();
        Lines text = new Lines();
        for (Unit each : units) {
            Reach reach = game.rules().movement().reach(each);
            TreeSet<Hex> hexes = new TreeSet<>();
            for (int i = 0; i < reach.count(); i++) {
                hexes.add(game.state().scenario().field().grid().hex(reach.hex(i)));
            }
            reaches.add(Json.object()
                    .put("unit", each.id())
                    .put(
                            "reach",
                            Json.list(
                                    hexes,
                                    hex -> Json.object()
                                            .put("hex", hex.number())
                                            .put("cost", reach.cost(hex.index()) / HALVES)
                                            .put("stops", reach.stops(hex.index())))));
            text.add(Tables.wrapped(
                    each.id() + ", " + Tables.count(hexes.size(), "hex", "hexes") + ":", words(reach, hexes)));
        }
        if (units.isEmpty()) {
            text.add("No unit can move now.");
        }
        return new Answer(Json.object().put("units", reaches), text.toList());
    }

    private static List<String> words(Reach reach, SortedSet<Hex> hexes) {
        return hexes.stream()
                .map(hex -> hex + "=" + Tables.points(reach.cost(hex.index())) + (reach.stops(hex.index()) ? "!" : ""))
                .toList();
    }
}
