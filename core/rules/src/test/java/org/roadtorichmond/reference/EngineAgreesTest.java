package org.roadtorichmond.reference;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("the engine plays by the rules as they are plainly read")
class EngineAgreesTest {
    private static final String[] COMMON = {
        "EnterUnit",
        "ExitUnit",
        "MoveUnit",
        "Attack",
        "TakeLosses",
        "Retreat",
        "Advance",
        "EndAdvance",
        "EndPhase",
        "AR RETREATS",
        "DR RETREATS",
        "EX LOSSES",
        "EX ADVANCES",
        "AE ADVANCES",
        "AR ADVANCES",
        "DE ADVANCES",
        "DR ADVANCES",
        "RETREAT",
        "ADVANCE",
        "attack on one hex",
        "attack on several hexes",
        "bombardment alone",
        "bombardment with others",
        "entry",
        "move in several steps",
        "night move",
        "recovered",
        "weakened",
        "odds below 1-1",
        "supplied",
        "not supplied",
        "line open",
        "line cut",
        "points 21.11.1"
    };
    private static final String[] SELDOM = {
        "DISPLACEMENT",
        "entry by a detour",
        "group at hand",
        "move by rule 3.6",
        "move of a held unit",
        "zone freed",
        "strategic movement beyond the allowance",
        "eliminated: train",
        "points 21.11.2",
        "points 21.12.1",
        "points 21.12.3",
        "points 21.12.5",
        "points 21.12.6",
        "points 21.22"
    };

    private final Variety variety = new Variety();
    private int situations;
    private int orphans;
    private int owing;

    /** Plays a random game in both engines, and compares all answers after each command. */
    private void playOut(Game game, String name, long seed) {
        EngineComparison comparison = new EngineComparison(game, name);
        Random random = new Random(seed * 131 + 7);
        Choice choice = new Choice(random);
        comparison.compareState();
        for (List<Command> legal = comparison.legal(); !legal.isEmpty(); legal = comparison.legal()) {
            comparison.compareReaches();
            comparison.compareEntries();
            comparison.compareOwed();
            if (random.nextInt(4) == 0) {
                comparison.compareVictory();
            }
            Command command = lowered(choice.among(legal), comparison, random);
            if (command instanceof Command.MoveUnit move && comparison.held(move.unit())) {
                variety.see("move of a held unit");
            }
            comparison.play(command);
            variety.seeLast(game);
        }
        comparison.compareVictory();
        seeEnd(comparison);
    }

    /** Sometimes lets an attacker declare lower odds than it has (rule 8.4). */
    private static Command lowered(Command command, EngineComparison comparison, Random random) {
        return command instanceof Command.Attack attack && random.nextInt(5) == 0
                ? comparison.declaring(attack, random)
                : command;
    }

    private void seeEnd(EngineComparison comparison) {
        PlainState state = comparison.plain().state();
        PlainPoints points = new PlainPoints(state);
        for (Side side : Side.values()) {
            points.points(side).keySet().forEach(rule -> variety.see("points " + rule));
            variety.see(points.line(side) ? "line open" : "line cut");
        }
        for (Unit unit : state.onMap(Side.UNION)) {
            variety.see(points.supplied(unit) ? "supplied" : "not supplied");
        }
    }

    /** Plays a combat phase to its end, and tries every set of units on every set of hexes before each attack. */
    private void fightOut(Game game, String name, long seed) {
        EngineComparison comparison = new EngineComparison(game, name);
        Random random = new Random(seed);
        List<Command> legal = comparison.legal();
        while (game.state().ending().isEmpty() && game.state().moment().turn() == 1 && !legal.isEmpty()) {
            if (game.state().combat().isEmpty() && game.state().moment().phase() == Phase.COMBAT) {
                comparison.compareOwed();
                orphans += comparison.compareAllAttacks();
                situations++;
                owing += game.check(new Command.EndPhase()).isPresent() ? 1 : 0;
            }
            comparison.play(legal.get(random.nextInt(legal.size())));
            legal = comparison.legal();
        }
    }

    private void fight(long first, long end) {
        for (long seed = first; seed < end; seed++) {
            Phase phase = seed % 4 == 0 ? Phase.MOVEMENT : Phase.COMBAT;
            fightOut(RandomWorld.melee(seed, phase).game(), "melee " + seed, seed);
        }
        long melees = end - first;
        assertTrue(
                situations > melees && orphans > melees && owing > melees / 4,
                situations + " situations, of which owe " + owing + ", and " + orphans + " orphans");
    }

    @Test
    @DisplayName(
            "8.1 to 8.3 in some hundred melees: every set of units against every set of hexes, and the required attacks")
    void allAttacks() {
        fight(0, 150);
    }

    @Test
    @Tag("long")
    @DisplayName("8.1 to 8.3 in some thousand melees")
    void allAttacksForLong() {
        fight(150, 2150);
    }

    private void play(long first, long end) {
        for (long seed = first; seed < end; seed++) {
            playOut(VariedWorld.battle(seed).game(), "varied battle " + seed, seed);
            playOut(RandomWorld.battle(seed).game(), "battle " + seed, seed);
            playOut(VariedWorld.crowd(seed).game(), "crowd " + seed, seed);
        }
    }

    @Test
    @DisplayName("in some dozens of small battles: commands, ranges, states, lines, supply and points")
    void few() {
        play(0, 70);
        variety.assertSeen(10, COMMON);
        variety.assertSeen(1, SELDOM);
    }

    @Test
    @Tag("long")
    @DisplayName("in some thousands of small battles")
    void many() {
        play(70, 1070);
        variety.assertSeen(100, COMMON);
        variety.assertSeen(10, SELDOM);
    }
}
