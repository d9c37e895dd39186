package org.roadtorichmond.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.words.Sentence;

@DisplayName("The history of a game, drawn from its log")
class GameHistoryTest {

    private static Playout cadets() {
        return new Playout(Commanders.named("cadet"), Commanders.named("cadet"));
    }

    private static Game begun(String system) {
        Scenario shipped = ShippedScenarios.survey("gaines-mill-battle-points").scenario();
        return VictorySystems.newGame(new Survey(shipped.with(shipped.victory().under(system))), 11);
    }

    static List<String> systems() {
        return VictorySystem.ids();
    }

    private static Adjudication result(Game game) {
        return VictorySystem.judge(game);
    }

    private static int strength(Game game, Side side) {
        return game.state().onMap(side).stream()
                .mapToInt(game.state()::strength)
                .sum();
    }

    @ParameterizedTest(name = "under {0}")
    @MethodSource("systems")
    @DisplayName(
            "strength and points of every turn are those of the game at that time, and the last points the final ones")
    void agreesWithEveryTurn(String system) {
        Game game = begun(system);
        Playout cadets = cadets();
        int turn = 1;
        int[][] strengths = new int[game.state().scenario().turns() + 1][2];
        strengths[0] = new int[] {strength(game, Side.UNION), strength(game, Side.CONFEDERATE)};
        while (game.state().ending().isEmpty()) {
            cadets.step(game);
            int now = game.state().moment().turn();
            int done = game.state().ending().isPresent() ? turn : now - 1;
            if (done >= turn) {
                strengths[turn] = new int[] {strength(game, Side.UNION), strength(game, Side.CONFEDERATE)};
                turn = now;
            }
        }
        long before = game.state().hash();
        GameHistory history = GameHistory.of(game);
        assertEquals(before, game.state().hash(), "the game is only read");
        assertEquals(game.state().moment().turn() + 1, history.turns().size());
        for (TurnRecord each : history.turns()) {
            assertEquals(strengths[each.turn()][0], each.strength(Side.UNION), "turn " + each.turn());
            assertEquals(strengths[each.turn()][1], each.strength(Side.CONFEDERATE), "turn " + each.turn());
        }
        Adjudication result = result(game);
        TurnRecord last = history.turns().get(history.turns().size() - 1);
        assertEquals(result.score(), last.score());
        if (history.measure() == Measure.VICTORY_POINTS) {
            assertEquals(result.sides().of(Army.A).total(), last.score().of(Side.UNION));
        }
    }

    @Test
    @DisplayName("what a side has lost is what its enemy scores for eliminations (rule 21.11.1)")
    void lossesAreTheTallys() {
        Game game = cadets().play(VictorySystems.newGame(ShippedScenarios.survey("road-to-richmond"), 3));
        GameHistory history = GameHistory.of(game);
        for (Army army : Army.values()) {
            Side loser = army == Army.A ? Side.CONFEDERATE : Side.UNION;
            long scored = result(game).sides().of(army).lines().stream()
                    .filter(line -> line.rule().equals("21.11.1"))
                    .mapToLong(line -> line.points())
                    .sum();
            assertTrue(scored > 0);
            assertEquals(scored, history.lost(loser));
            assertEquals(
                    scored,
                    history.formations(game.state().forces().units()).stream()
                            .filter(formation -> formation.side() == loser)
                            .mapToInt(FormationLoss::lost)
                            .sum());
        }
        assertEquals(
                game.state().forces().units().stream().mapToInt(Unit::strength).sum(),
                history.formations(game.state().forces().units()).stream()
                        .mapToInt(FormationLoss::printed)
                        .sum());
    }

    @ParameterizedTest(name = "under {0}")
    @MethodSource("systems")
    @DisplayName("a game that goes on, and one that is conceded, are told as they stand")
    void unfinishedAndConceded(String system) {
        Game game = begun(system);
        assertEquals(2, GameHistory.of(game).turns().size());
        Playout cadets = cadets();
        for (int i = 0; i < 20; i++) {
            cadets.step(game);
        }
        GameHistory midway = GameHistory.of(game);
        TurnRecord now = midway.turns().get(midway.turns().size() - 1);
        assertEquals(strength(game, Side.UNION), now.strength(Side.UNION));
        while (game.state().combat().isPresent()) {
            cadets.step(game);
        }
        assertTrue(game.execute(new Command.Concede(Side.UNION)).accepted());
        GameHistory conceded = GameHistory.of(game);
        assertEquals(
                result(game).score(),
                conceded.turns().get(conceded.turns().size() - 1).score());
    }

    @Test
    @DisplayName("each face of each die costs what the engine makes of it")
    void tollsAreTheEngines() {
        Game game = cadets().play(VictorySystems.newGame(ShippedScenarios.survey("road-to-richmond"), 3));
        Game twin = VictorySystems.newGame(
                game.state().survey(), game.opening(), game.state().seed());
        List<Roll> rolls = GameHistory.of(game).luck().rolls();
        int next = 0;
        for (Entry entry : game.log()) {
            if (entry.command() instanceof Command.Attack attack) {
                Roll roll = rolls.get(next++);
                for (int face = 1; face <= 6; face++) {
                    assertEquals(engine(twin, attack, face, roll), told(roll, face), roll + ", face " + face);
                }
                assertEquals(die(entry).face(), roll.face());
                assertEquals(
                        Sentence.word(roll.result()),
                        die(entry).meaning().values().get(1));
            }
            twin.restore(entry);
        }
        assertEquals(rolls.size(), next);
        assertFalse(rolls.isEmpty());
    }

    private static Event.DieRolled die(Entry entry) {
        return entry.events().stream()
                .filter(Event.DieRolled.class::isInstance)
                .map(Event.DieRolled.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /**
     * The losses that the engine takes at once for a face; for an exchange only those of the defenders, because the attacker may
     * choose.
     */
    private static ResultLosses engine(Game twin, Command.Attack attack, int face, Roll roll) {
        twin.suppose(attack, face);
        Entry supposed = twin.revert();
        int attackers = 0;
        int defenders = 0;
        for (Event event : supposed.events()) {
            if (event instanceof Event.UnitEliminated lost && !lost.trapped()) {
                boolean own = lost.unit().side() == roll.attacker();
                attackers += own && roll.results().get(face - 1) != CombatResult.EX
                        ? lost.unit().strength()
                        : 0;
                defenders += own ? 0 : lost.unit().strength();
            }
        }
        return new ResultLosses(attackers, defenders);
    }

    private static ResultLosses told(Roll roll, int face) {
        ResultLosses losses = roll.tolls().get(face - 1);
        return roll.results().get(face - 1) == CombatResult.EX ? new ResultLosses(0, losses.defenders()) : losses;
    }

    @Test
    @DisplayName(
            "what one side's dice gain the other loses, all six faces add up to nothing, and every attack is counted")
    void luckAddsUp() {
        Luck luck = GameHistory.of(cadets().play(begun("simplified"))).luck();
        assertEquals(0, luck.favourSixths(Side.UNION) + luck.favourSixths(Side.CONFEDERATE));
        for (Roll roll : luck.rolls()) {
            int sum = 0;
            for (int face = 1; face <= 6; face++) {
                sum += new Roll(roll.attack(), roll.turn(), face, roll.results(), roll.tolls())
                        .favourSixths(Side.UNION);
            }
            assertEquals(0, sum);
        }
        int attacks = 0;
        for (Side side : Side.values()) {
            int rolled = 0;
            int expected = 0;
            for (CombatResult result : CombatResult.values()) {
                rolled += luck.count(side, result);
                expected += luck.expectedSixths(side, result);
            }
            int byOdds = 0;
            for (Odds odds : Odds.values()) {
                byOdds += luck.attacks(side, odds);
            }
            assertEquals(luck.attacks(side), rolled);
            assertEquals(6 * luck.attacks(side), expected);
            assertEquals(luck.attacks(side), byOdds);
            attacks += byOdds;
            int last = Integer.MAX_VALUE;
            for (Roll roll : luck.kindest(side, 5)) {
                assertTrue(roll.favourSixths(side) > 0 && roll.favourSixths(side) <= last);
                last = roll.favourSixths(side);
            }
        }
        assertEquals(luck.rolls().size(), attacks);
    }

    @Test
    @DisplayName("attrition is a loss of its own, and counts as one (rule 16.4)")
    void attrition() {
        Scenario shipped = ShippedScenarios.survey("road-to-richmond").scenario();
        Rules rules = shipped.rules().with(new Rules.Options(false, false, false, true));
        Scenario worn = new Scenario(
                shipped.name(),
                shipped.field(),
                shipped.turns(),
                shipped.night(),
                shipped.first(),
                shipped.clock(),
                rules,
                shipped.units(),
                shipped.setUp(),
                shipped.arrivals(),
                shipped.exits(),
                shipped.zones(),
                shipped.victory(),
                shipped.story(),
                shipped.notes(),
                Optional.empty());
        Game game = cadets().play(VictorySystems.newGame(new Survey(worn), 3));
        GameHistory history = GameHistory.of(game);
        Optional<Casualty> weakened = history.casualties().stream()
                .filter(casualty -> !casualty.eliminated())
                .findFirst();
        assertTrue(weakened.isPresent());
        long scored = result(game).sides().of(Army.A).lines().stream()
                .filter(line -> line.rule().equals("21.11.1"))
                .mapToLong(line -> line.points())
                .sum();
        assertEquals(scored, history.lost(Side.CONFEDERATE));
    }
}
