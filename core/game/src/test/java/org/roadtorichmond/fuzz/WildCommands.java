package org.roadtorichmond.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Commands of any kind about any units of either side, on the map or off it, and any hexes. Lists may be empty or contain
 * duplicates. Hexes near the unit and units near the hex are drawn more often, because otherwise hardly any command would be legal.
 */
final class WildCommands {
    private static final int MOST_LISTED = 6;

    private final Game game;
    private final FuzzedDataProvider data;
    private final HexGrid grid;

    WildCommands(Game game, FuzzedDataProvider data) {
        this.game = game;
        this.data = data;
        this.grid = game.state().scenario().field().grid();
    }

    /** The next command from the bytes. */
    Command next() {
        Unit unit = unit();
        Hex hex = hex(unit);
        return switch (data.consumeInt(0, 11)) {
            case 0 -> new Command.MoveUnit(unit, hex);
            case 1 -> new Command.EnterUnit(unit, data.pickValue(entries(unit, hex)));
            case 2 -> new Command.ExitUnit(unit);
            case 3 -> new Command.Attack(units(unit), hexes(unit), odds());
            case 4 -> new Command.Attack(game.rules().combat().able(hex), List.of(hex), odds());
            case 5 -> new Command.TakeLosses(units(unit));
            case 6 -> new Command.Retreat(unit, hex, data.consumeBoolean() ? Optional.of(unit()) : Optional.empty());
            case 7 -> new Command.Advance(unit, hex);
            case 8 -> new Command.EndAdvance();
            case 9 -> new Command.PlaceToken(unit);
            // Rarely, because conceding ends the game.
            case 10 ->
                data.consumeInt(0, 20) == 1
                        ? new Command.Concede(data.pickValue(Side.values()))
                        : new Command.Advance(unit, hex);
            default -> new Command.EndPhase();
        };
    }

    private Unit unit() {
        return data.pickValue(game.state().forces().units());
    }

    private Hex hex(Unit near) {
        Hex any = grid.hex(data.consumeInt(0, grid.size() - 1));
        int direction = data.consumeInt(0, 2 * Direction.COUNT);
        return game.state()
                .hexOf(near)
                .filter(at -> direction < Direction.COUNT)
                .map(at -> grid.neighbour(at.index(), direction))
                .filter(to -> to != HexGrid.OFF_MAP)
                .map(grid::hex)
                .orElse(any);
    }

    private List<Hex> entries(Unit unit, Hex otherwise) {
        List<Hex> hexes =
                new ArrayList<>(game.rules().reinforcements().entries(unit).keySet());
        hexes.add(otherwise);
        return hexes;
    }

    private List<Unit> units(Unit first) {
        List<Unit> units = new ArrayList<>();
        for (int more = data.consumeInt(0, MOST_LISTED); more > 0; more--) {
            units.add(units.isEmpty() ? first : unit());
        }
        return units;
    }

    private List<Hex> hexes(Unit near) {
        List<Hex> hexes = new ArrayList<>();
        for (int more = data.consumeInt(0, MOST_LISTED / 2); more > 0; more--) {
            hexes.add(hex(near));
        }
        return hexes;
    }

    private Optional<Odds> odds() {
        return data.consumeBoolean() ? Optional.of(data.pickValue(Odds.values())) : Optional.empty();
    }
}
