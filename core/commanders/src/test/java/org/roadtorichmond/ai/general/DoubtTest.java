package org.roadtorichmond.ai.general;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("Which plans are compared with standing still")
final class DoubtTest {
    /** A chance at which nothing but what the plan does decides, in the middle of the game. */
    private static final double NEITHER = 0.226;

    private static GameState at(int turn) {
        Game game = VictorySystems.newGame(FrozenScenarios.survey("gaines-mill"), 1);
        Cadet both = new Cadet();
        while (game.state().moment().turn() < turn) {
            game.execute(both.next(game));
        }
        return game.state();
    }

    private static Map<Unit, Hex> home(GameState state) {
        Map<Unit, Hex> home = new TreeMap<>();
        state.onMap(state.moment().player())
                .forEach(unit -> home.put(unit, state.hexOf(unit).orElseThrow()));
        return home;
    }

    private static boolean isDoubted(GameState state, Map<Unit, Hex> home, Map<Unit, Hex> stands, double chance) {
        return Doubt.about(state, home, new PlanDraft(PlanVariant.of(Manner.STEADY), List.of(), stands), chance);
    }

    @ParameterizedTest(name = "turn {0}, chance {1}: {2}")
    @CsvSource({"3, 0.5, true", "3, 0.02, false", "3, 0.98, false", "1, 0.3, false", "5, 0.3, true", "6, 0.5, false"})
    @DisplayName("where much is open and it is late, but not on the last turn, on which a plan must be carried out")
    void open(int turn, double chance, boolean doubted) {
        GameState state = at(turn);
        assertEquals(doubted, isDoubted(state, home(state), home(state), chance));
    }

    @Test
    @DisplayName("those that bring units onto the map, and those by which many withdraw")
    void entersAndWithdraws() {
        GameState state = at(3);
        Map<Unit, Hex> stands = home(state);
        assertEquals(false, isDoubted(state, stands, stands, NEITHER));
        Map<Unit, Hex> without = new TreeMap<>(stands);
        without.remove(stands.keySet().iterator().next());
        assertTrue(isDoubted(state, without, stands, NEITHER), "one enters");
        Map<Unit, Hex> away = new TreeMap<>(stands);
        away.replaceAll((unit, from) -> farther(state, from));
        assertTrue(isDoubted(state, stands, away, NEITHER), "all withdraw");
    }

    private static Hex farther(GameState state, Hex from) {
        var grid = state.scenario().field().grid();
        for (int hex = 0; hex < grid.size(); hex++) {
            if (VariantPool.withdraws(state, from, grid.hex(hex))) {
                return grid.hex(hex);
            }
        }
        return from;
    }
}
