package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 4: sequence of play")
class Rule04SequenceTest {

    private static World world() {
        return World.clear(5, 5).union("U", "0101").confederate("C", "0505");
    }

    private static List<String> moments(Table table) {
        List<String> moments = new ArrayList<>();
        while (table.state().ending().isEmpty()) {
            moments.add(table.moment());
            table.endPhase();
        }
        return moments;
    }

    @Test
    @DisplayName("rule 4.1: each game-turn has two player-turns of a movement phase and a combat phase")
    void sequence() {
        assertEquals(
                List.of(
                        "1 union movement",
                        "1 union combat",
                        "1 confederate movement",
                        "1 confederate combat",
                        "2 union movement",
                        "2 union combat",
                        "2 confederate movement",
                        "2 confederate combat"),
                moments(world().turns(2).play()));
    }

    @Test
    @DisplayName("rule 4.1: which side is first is data")
    void first() {
        assertEquals(
                List.of("1 confederate movement", "1 confederate combat", "1 union movement", "1 union combat"),
                moments(world().first(Side.CONFEDERATE).turns(1).play()));
    }

    @Test
    @DisplayName("rules 4.2, 10.1: night turns have no combat phase")
    void night() {
        assertEquals(
                List.of(
                        "1 union movement",
                        "1 union combat",
                        "1 confederate movement",
                        "1 confederate combat",
                        "2 union movement",
                        "2 confederate movement",
                        "3 union movement",
                        "3 union combat",
                        "3 confederate movement",
                        "3 confederate combat",
                        "4 union movement",
                        "4 confederate movement"),
                moments(world().turns(4).night(2, 4).play()));
    }

    @Test
    @DisplayName("rule 4.3: the game ends after the last game-turn, and nothing more can be done")
    void lastTurn() {
        Table table = world().turns(1).play();
        table.endPlayerTurn().endPlayerTurn();
        assertTrue(table.state().ending().isPresent());
        assertEquals(Optional.empty(), table.state().ending().orElseThrow().conceded());
        table.refused("4.3", new Command.EndPhase());
        table.refused("4.3", table.moving("C", "0504"));
        table.refused("4.3", new Command.Concede(Side.UNION));
    }

    @ParameterizedTest(name = "rule 4.3: the {0} player concedes in his own turn and in the other''s")
    @EnumSource(Side.class)
    void concession(Side side) {
        for (Phase phase : Phase.values()) {
            for (Side player : Side.values()) {
                Table table = world().phase(player, phase).play();
                table.concede(side);
                assertEquals(
                        Optional.of(side), table.state().ending().orElseThrow().conceded());
                table.refused("4.3", new Command.EndPhase());
            }
        }
    }

    @Test
    @DisplayName("rule 4.3: a player may concede while a combat waits for a decision")
    void concessionInCombat() {
        Table table = World.clear(3, 4)
                .union("U", "0201")
                .confederate("C", "0202")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(1)
                .play();
        table.attack("U", "0202");
        assertTrue(table.state().combat().isPresent());
        table.concede(Side.CONFEDERATE);
        assertTrue(table.state().ending().isPresent());
    }

    @Test
    @DisplayName("rule 4.1: units march in movement phases and attack in combat phases only")
    void phases() {
        Table table = World.clear(3, 4)
                .union("U", "0201")
                .union("far", "0104")
                .confederate("C", "0202")
                .play();
        table.refused("4.1", table.attacking("U", "0202"));
        table.endPhase();
        table.refused("4.1", table.moving("far", "0103"));
    }
}
