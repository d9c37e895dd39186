package org.roadtorichmond.ai.toolkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

@DisplayName("The deputy")
final class DeputyTest {

    /** A commander that leaves everything to a deputy. */
    private static final class Idle implements Commander {
        private final Deputy deputy = new Deputy();
        private Decision last = Decision.plain(new Command.EndPhase(), 0, Sentence.of("aim.done"));

        @Override
        public Command next(Game game) {
            last = deputy.decide(game);
            return last.command();
        }

        @Override
        public String name() {
            return "idle";
        }

        @Override
        public Decision reason() {
            return last;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "training",
                "gaines-mill",
                "gaines-mill-battle-points",
                "gaines-mill-withdrawal",
                "savages-station",
                "the-bridges",
                "road-to-richmond"
            })
    @DisplayName(
            "plays whole games against a cadet from either side by legal commands, marches no unit, and brings in those that have room")
    void games(String scenario) {
        for (Side side : Side.values()) {
            Game game = VictorySystems.newGame(ShippedScenarios.survey(scenario), 1);
            boolean union = side == Side.UNION;
            new Playout(union ? new Idle() : new Cadet(), union ? new Cadet() : new Idle()).play(game);
            for (Entry entry : game.log()) {
                assertTrue(entry.all(Event.UnitMoved.class)
                        .noneMatch(march -> march.unit().side() == side));
            }
            boolean awaited =
                    game.state().scenario().arrivals().keySet().stream().anyMatch(unit -> unit.side() == side);
            assertEquals(
                    awaited,
                    game.log().stream()
                            .flatMap(entry -> entry.all(Event.UnitEntered.class))
                            .anyMatch(entered -> entered.unit().side() == side));
        }
    }

    private static World contact() {
        return World.clear(9, 9).union("U", Arm.INFANTRY, 2, "0505").confederate("C", Arm.INFANTRY, 8, "0504");
    }

    @Test
    @DisplayName("8.1 attacks where it must, at whatever odds, and then ends the phase")
    void obliged() {
        Table table = contact().play();
        Deputy deputy = new Deputy();
        table.command(deputy.decide(table.game()).command());
        Command attack = deputy.decide(table.game()).command();
        assertEquals(new Command.Attack(List.of(table.unit("U")), List.of(table.hex("0504"))), attack);
    }
}
