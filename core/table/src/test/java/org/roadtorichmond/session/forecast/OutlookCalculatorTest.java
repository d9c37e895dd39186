package org.roadtorichmond.session.forecast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Score;

@DisplayName("The outlook on several attacks is what going through all their dice brings")
final class OutlookCalculatorTest {
    private static final int MOST_ATTACKS = 3;
    private static final double EXACT = 1e-12;

    private static Outlook outlook(Game game, List<Command.Attack> attacks) {
        return OutlookCalculator.of(game, attacks, () -> false).orElseThrow();
    }

    /** The first attacks that share no unit and no hex. */
    private static List<Command.Attack> apart(List<Command> commands) {
        List<Command.Attack> chosen = new ArrayList<>();
        for (Command command : commands) {
            Command.Attack attack = (Command.Attack) command;
            boolean free = chosen.stream()
                    .noneMatch(other -> other.attackers().stream().anyMatch(attack.attackers()::contains)
                            || other.targets().stream().anyMatch(attack.targets()::contains));
            if (free && chosen.size() < MOST_ATTACKS) {
                chosen.add(attack);
            }
        }
        return chosen;
    }

    /** Tries every face of every die, one attack after another, and counts the successes and the losses of both sides. */
    private static final class Brute {
        private final Game game;
        private final int strength;
        private final Map<Long, Long> won = new TreeMap<>();
        private final Map<Long, Long> lost = new TreeMap<>();
        private final Map<Long, Long> points = new TreeMap<>();
        private final Score before;

        Brute(Game game) {
            this.game = game;
            strength = strength();
            before = VictorySystem.score(game);
        }

        private int strength() {
            return game.state().onMap(Side.UNION).stream()
                    .mapToInt(game.state()::strength)
                    .sum();
        }

        /** Each leaf counts once for every face of the dice that were not needed. */
        void go(List<Command.Attack> left, long ways, long successes) {
            Optional<Command.Attack> next =
                    left.stream().filter(each -> game.check(each).isEmpty()).findFirst();
            if (next.isEmpty()) {
                long all = ways * Math.round(Math.pow(CombatTable.FACES, left.size()));
                won.merge(successes, all, Long::sum);
                lost.merge((long) strength - strength(), all, Long::sum);
                points.merge(VictorySystem.score(game).minus(before).union(), all, Long::sum);
                return;
            }
            List<Command.Attack> others = new ArrayList<>(left);
            others.remove(next.get());
            List<CombatResult> faces = game.rules().combat().faces(next.get());
            Forecast forecast = Forecaster.of(game, next.get(), faces);
            for (int face = 1; face <= CombatTable.FACES; face++) {
                CombatResult result = faces.get(face - 1);
                int mark = game.log().size();
                game.suppose(next.get(), face);
                forecast.prospects().stream()
                        .filter(prospect -> prospect.result() == result)
                        .flatMap(prospect -> prospect.decisions().stream())
                        .forEach(game::execute);
                go(others, ways, successes + (result.clears() ? 1 : 0));
                while (game.log().size() > mark) {
                    game.revert();
                }
            }
        }
    }

    /** The frequency of each value as a share of all ways, so that counts with different totals can be compared. */
    private static SortedMap<Long, Double> chances(Map<Long, Long> ways) {
        double total = ways.values().stream().mapToLong(Long::longValue).sum();
        SortedMap<Long, Double> chances = new TreeMap<>();
        ways.forEach((value, count) -> chances.put(value, Math.rint(count / total / EXACT) * EXACT));
        return chances;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    @DisplayName("on random positions, crowded ones, where one retreat stands in the way of another")
    void agreesWithAllDice(long seed) {
        Game game = RandomWorld.melee(seed, Phase.COMBAT).game();
        List<Command.Attack> attacks = apart(new Options(game).attacks());
        long before = game.state().hash();
        Outlook outlook = outlook(game, attacks);
        assertEquals(before, game.state().hash(), "the game is left as it was");
        Brute brute = new Brute(game);
        brute.go(attacks, 1, 0);
        assertEquals(attacks.size(), outlook.attacks());
        assertEquals(chances(brute.won), chances(outlook.won().ways()));
        assertEquals(chances(brute.lost), chances(outlook.lost().a().ways()));
        assertEquals(chances(brute.points), chances(outlook.points().a().ways()));
        assertFalse(outlook.parted());
    }

    /** Two batteries in corners far apart, each with attackers next to it. */
    private static World corners() {
        return World.clear(12, 4)
                .confederate("X", Arm.ARTILLERY, 2, "0101")
                .union("A", Arm.INFANTRY, 4, "0201")
                .union("B", Arm.INFANTRY, 2, "0102")
                .confederate("Y", Arm.ARTILLERY, 2, "1104")
                .union("C", Arm.INFANTRY, 4, "1103")
                .victory("0601", "0604", "0604", 10)
                .phase(Side.UNION, Phase.COMBAT);
    }

    @Test
    @DisplayName(
            "battle points, which are no sum, are found by all courses together, however far apart the attacks are")
    void sharesPoints() {
        Table table = corners().system("battle-points-17").play();
        List<Command.Attack> attacks =
                List.of((Command.Attack) table.attacking("A B", "0101"), (Command.Attack) table.attacking("C", "1104"));
        Outlook both = outlook(table.game(), attacks);
        Brute brute = new Brute(table.game());
        brute.go(attacks, 1, 0);
        assertEquals(chances(brute.points), chances(both.points().a().ways()));
        assertTrue(both.linked());
    }

    @Test
    @DisplayName("attacks far apart have nothing to do with one another: chances multiply, means add up")
    void multipliesChances() {
        Table table = corners().play();
        List<Command.Attack> attacks =
                List.of((Command.Attack) table.attacking("A B", "0101"), (Command.Attack) table.attacking("C", "1104"));
        Outlook both = outlook(table.game(), attacks);
        Outlook first = outlook(table.game(), attacks.subList(0, 1));
        Outlook second = outlook(table.game(), attacks.subList(1, 2));
        assertFalse(both.linked());
        assertEquals(first.allWon() * second.allWon(), both.allWon(), EXACT);
        for (Side side : Side.values()) {
            assertEquals(
                    first.lost().of(side).mean() + second.lost().of(side).mean(),
                    both.lost().of(side).mean(),
                    EXACT);
        }
        Brute brute = new Brute(table.game());
        brute.go(attacks, 1, 0);
        assertEquals(chances(brute.won), chances(both.won().ways()));
        assertEquals(chances(brute.points), chances(both.points().a().ways()));
    }

    @Test
    @DisplayName("one attack's outlook is its forecast")
    void agreesWithTheForecast() {
        Table table = corners().play();
        Command.Attack attack = (Command.Attack) table.attacking("A B", "0101");
        Forecast forecast = Forecaster.of(
                table.game(), attack, table.game().rules().combat().faces(attack));
        Outlook outlook = outlook(table.game(), List.of(attack));
        for (Side side : Side.values()) {
            assertEquals(forecast.expected(side), outlook.points().of(side).mean(), EXACT);
        }
        // 3-1: DE DR DR DR EX EX: the corner is emptied on every face.
        assertEquals(1.0, outlook.allWon());
        assertFalse(outlook.linked());
    }

    @Test
    @DisplayName(
            "8.6: a retreat that takes another's way out is counted, and it is said that the attacks bear on one another")
    void countsBlockedRetreats() {
        // X1, X2 and Y can retreat only to 0202. It holds two units, and a unit displaced from it is lost.
        Table table = World.of("..~", "~.~", "~.~", "~.~")
                .union("A", "0101")
                .confederate("X1", Arm.INFANTRY, 2, "0201")
                .confederate("X2", Arm.INFANTRY, 3, "0201")
                .confederate("Y", Arm.INFANTRY, 4, "0203")
                .union("B", "0204")
                .rules(Certain.result(CombatResult.DR))
                .phase(Side.UNION, Phase.COMBAT)
                .play();
        Command.Attack first = (Command.Attack) table.attacking("A", "0201");
        Command.Attack second = (Command.Attack) table.attacking("B", "0203");
        Outlook both = outlook(table.game(), List.of(first, second));
        assertTrue(both.linked());
        assertEquals(1.0, both.allWon());
        assertEquals(0, outlook(table.game(), List.of(first)).lost().b().most());
        assertEquals(0, outlook(table.game(), List.of(second)).lost().b().most());
        assertEquals(2.0, both.lost().b().mean());
    }

    @Test
    @DisplayName("8.3: an attack that may only be made after another is counted as made then")
    void waitsForAnother() {
        // Only B can attack X and Y; B may leave X out only after the gun has bombarded it.
        Table table = World.clear(5, 5)
                .confederate("X", "0302")
                .union("G", Arm.ARTILLERY, 3, "0102")
                .union("B", "0303")
                .confederate("Y", "0403")
                .rules(Certain.result(CombatResult.DR))
                .phase(Side.UNION, Phase.COMBAT)
                .play();
        Command.Attack gun = (Command.Attack) table.attacking("G", "0302");
        Command.Attack close = (Command.Attack) table.attacking("B", "0403");
        table.refused("8.3", close);
        Outlook outlook = outlook(table.game(), List.of(close, gun));
        assertTrue(outlook.linked());
        assertEquals(2, outlook.won().least());
        assertEquals(2, outlook.made().least());
    }

    @Test
    @DisplayName("a spread adds up, keeps its ways, and tells its mean")
    void addsSpreads() {
        Distribution die = new Distribution(new TreeMap<>(Map.of(1L, 1L, 2L, 1L, 3L, 1L, 4L, 1L, 5L, 1L, 6L, 1L)));
        Distribution two = die.plus(die);
        assertEquals(36, two.total());
        assertEquals(6.0 / 36, two.chance(7));
        assertEquals(7.0, two.mean());
        assertEquals(2, two.least());
        assertEquals(12, two.most());
    }
}
