package org.roadtorichmond.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

/** The full scenario on the real map, in the middle of a battle between two cadets; always the same position. */
final class Peninsula {
    /** Six movement points, in half points. */
    static final int SIX_POINTS = 12;

    private static final long SEED = 1;
    private static final int MIDDLE = 8;
    private static final int FAR = 24;

    private final LoadedScenario loaded = scenario("road-to-richmond");
    private final Playout cadets = new Playout(Commanders.named("cadet"), Commanders.named("cadet"));
    private final Game game = VictorySystems.newGame(loaded.survey(), SEED);

    Peninsula() {
        while (state().moment().turn() < MIDDLE) {
            cadets.step(game);
        }
    }

    static LoadedScenario scenario(String name) {
        return new Documents(Shelf.of(List.of())).openScenario(name).value().orElseThrow();
    }

    LoadedScenario loaded() {
        return loaded;
    }

    /** The game, at the start of a movement phase unless it has been played on since. */
    Game game() {
        return game;
    }

    GameState state() {
        return game.state();
    }

    Battlefield field() {
        return loaded.scenario().field();
    }

    HexGrid grid() {
        return field().grid();
    }

    StepCosts costs() {
        return loaded.survey().costs();
    }

    /** The brigades on the map that no enemy zone holds in place, of both sides; all are infantry with six movement points. */
    List<Unit> brigades() {
        List<Unit> brigades = new ArrayList<>();
        for (Unit unit : state().forces().units()) {
            if (unit.arm() == Arm.INFANTRY
                    && unit.allowance() == SIX_POINTS
                    && state().onMap(unit)
                    && !state().inEnemyControl(unit)) {
                brigades.add(unit);
            }
        }
        return brigades;
    }

    /** The hexes of the brigades. */
    List<Integer> starts() {
        return brigades().stream().map(state().deployment()::hexOf).toList();
    }

    /** All pairs of roads that leave the map far from each other. */
    List<Journey> journeys() {
        List<Hex> ends = field().edges().stream()
                .map(MapEdge::hex)
                .filter(hex -> field().roads().passes(hex.index()))
                .distinct()
                .toList();
        List<Journey> journeys = new ArrayList<>();
        for (Hex from : ends) {
            for (Hex to : ends) {
                if (grid().distance(from.index(), to.index()) >= FAR) {
                    journeys.add(new Journey(from.index(), to.index()));
                }
            }
        }
        return journeys;
    }

    /** Plays on to the next attack. Returns the attack without carrying it out. */
    Command.Attack nextAttack() {
        while (true) {
            if (cadets.step(game) instanceof Command.Attack attack) {
                game.revert();
                return attack;
            }
        }
    }

    /** Plays on to the last turn. */
    void playToLastTurn() {
        while (state().moment().turn() < state().lastTurn()) {
            cadets.step(game);
        }
    }
}
