package org.roadtorichmond.session.played.marks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.balance.Luck;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.played.Earned;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.session.review.ChanceCourse;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Score;

/** Small games in which a mark is earned, or only just not. The player has the Union if nothing else is said. */
@DisplayName("Marks")
final class MarksTest {
    private static final Payments PAID = new Payments(
            Map.of(),
            List.of(new Payments.Hold(World.clear(6, 6).play().hex("0302"), Side.UNION, 8, OptionalInt.empty())));

    private static MarkedGame marked(Table table, Side side, String opponent, int advice) {
        Optional<Side> winner =
                VictorySystem.judge(table.game()).winner().army().map(Army::side);
        return new MarkedGame(
                table.game(),
                side,
                opponent,
                winner.equals(Optional.of(side)),
                advice,
                GameHistory.of(table.game()),
                ChanceCourse.of(table.game(), table.game().log(), Calibration.NONE));
    }

    private static Optional<List<String>> of(String word, MarkedGame game) {
        assertTrue(Arrays.stream(Mark.values()).anyMatch(mark -> mark.word().equals(word)), word);
        return Mark.earnedIn(game).stream()
                .filter(earned -> earned.mark().equals(word))
                .map(Earned::values)
                .findFirst();
    }

    private static Optional<List<String>> of(String word, Table table) {
        return of(word, marked(table, Side.UNION, "colonel", 0));
    }

    private static World turns(int turns) {
        return World.clear(6, 6).turns(turns).first(Side.UNION);
    }

    @Test
    @DisplayName("ground that pays is held until dark if two attacks fail before night")
    void untilDark() {
        Table table = attacked(turns(3).night(3), 2);
        assertEquals(Optional.of(List.of("0302", "U")), of("held-until-dark", table));
        assertEquals(Optional.empty(), of("held-to-the-end", table));
        assertEquals(Optional.empty(), of("held-until-dark", attacked(turns(2).night(2), 1)), "one attack is none");
    }

    @Test
    @DisplayName("ground that pays is held to the end where no night falls")
    void toTheEnd() {
        Table table = attacked(turns(2), 2);
        assertEquals(Optional.of(List.of("0302", "U")), of("held-to-the-end", table));
        assertEquals(Optional.empty(), of("held-until-dark", table));
        MarkedGame enemy = marked(table, Side.CONFEDERATE, "colonel", 0);
        assertEquals(Optional.empty(), of("held-to-the-end", enemy), "it was not the enemy who held it");
    }

    @Test
    @DisplayName("ground for which nothing is paid is not held")
    void unpaid() {
        Table table = turns(1).union("U", "0402")
                .confederate("C", "0403")
                .rules(Certain.result(CombatResult.NO_EFFECT))
                .payments(PAID)
                .play();
        fight(table, 1, "0402");
        assertEquals(Optional.empty(), of("held-to-the-end", table));
    }

    /** Both units, which stand beside each other, attack in each of some turns without effect, so that each is attacked as often. */
    private static Table attacked(World world, int attacks) {
        Table table = world.union("U", "0302")
                .confederate("C", "0303")
                .rules(Certain.result(CombatResult.NO_EFFECT))
                .payments(PAID)
                .play();
        for (int turn = 1; turn <= attacks; turn++) {
            fight(table, turn, "0302");
        }
        while (table.state().ending().isEmpty()) {
            table.endPhase();
        }
        return table;
    }

    private static void fight(Table table, int turn, String hex) {
        String other = hex.equals("0302") ? "0303" : "0403";
        table.until(turn, Side.UNION).endPhase().attack("U", other).endPhase();
        table.endPhase().attack("C", hex).endPhase();
    }

    @Test
    @DisplayName("a position is stormed by an advance after an attack of the weaker side")
    void stormed() {
        World world = World.clear(6, 6)
                .turns(1)
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DE))
                .union("U", Arm.INFANTRY, 2, "0303");
        Table weaker = world.confederate("C", Arm.INFANTRY, 4, "0302").play();
        weaker.attack("U", "0302").advance("U", "0302");
        assertEquals(Optional.of(List.of("0302", "1-2")), of("stormed-position", weaker));
        Table stays = World.clear(6, 6)
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DE))
                .union("U", Arm.INFANTRY, 2, "0303")
                .confederate("C", Arm.INFANTRY, 4, "0302")
                .play();
        stays.attack("U", "0302").endAdvance();
        assertEquals(Optional.empty(), of("stormed-position", stays), "nobody advanced");
        Table equal = World.clear(6, 6)
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DE))
                .union("U", Arm.INFANTRY, 4, "0303")
                .confederate("C", Arm.INFANTRY, 4, "0302")
                .play();
        equal.attack("U", "0302").advance("U", "0302");
        assertEquals(Optional.empty(), of("stormed-position", equal), "the odds were even");
    }

    @Test
    @DisplayName("a trap is closed on three units that cannot retreat in one turn, not on two")
    void trap() {
        assertEquals(Optional.of(List.of("3", "1")), of("closed-trap", trapped(3)));
        assertEquals(Optional.empty(), of("closed-trap", trapped(2)));
    }

    /** Two Confederates stand in a corner of the map, and perhaps a third in another one; whoever attacks them bars all ways out. */
    private static Table trapped(int units) {
        World world = World.clear(9, 6)
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DR))
                .union("U", "0102")
                .confederate("C1", "0101")
                .confederate("C2", "0101");
        if (units == 2) {
            return world.play().attack("U", "0101").endAdvance();
        }
        Table table = world.union("V", "0902").confederate("C3", "0901").play();
        return table.attack("U", "0101").endAdvance().attack("V", "0901").endAdvance();
    }

    @Test
    @DisplayName("who wins without losing a unit under three attacks keeps the whole army")
    void wholeArmy() {
        Table table = attacked(turns(3), 3);
        MarkedGame won = marked(table, Side.UNION, "colonel", 0);
        assertTrue(won.won(), "holding the ground wins");
        assertEquals(Optional.of(List.of("3")), of("whole-army", won));
        assertEquals(Optional.empty(), of("whole-army", attacked(turns(2), 2)), "two attacks are too few");
        assertEquals(Optional.empty(), of("whole-army", marked(table, Side.CONFEDERATE, "colonel", 0)), "not won");
    }

    @Test
    @DisplayName("own counsel is a victory over a general without advice")
    void ownCounsel() {
        Table table = attacked(turns(1), 1);
        assertEquals(Optional.of(List.of()), of("own-counsel", marked(table, Side.UNION, "general", 0)));
        assertEquals(Optional.of(List.of()), of("own-counsel", marked(table, Side.UNION, "general@500", 0)));
        assertEquals(Optional.empty(), of("own-counsel", marked(table, Side.UNION, "general", 1)));
        assertEquals(Optional.empty(), of("own-counsel", marked(table, Side.UNION, "colonel", 0)));
        assertEquals(Optional.empty(), of("own-counsel", marked(table, Side.CONFEDERATE, "general", 0)));
    }

    @Test
    @DisplayName("a train that leaves the map is brought away; one that stays is not, nor is the enemy's")
    void train() {
        World world = World.clear(6, 6).union("T", Arm.TRAIN, 1, "0101").exits(Side.UNION, "0101");
        Table table = world.play();
        assertEquals(Optional.empty(), of("train-away", table));
        table.exit("T");
        assertEquals(Optional.of(List.of("0101", "1")), of("train-away", table));
        assertEquals(Optional.empty(), of("train-away", marked(table, Side.CONFEDERATE, "colonel", 0)));
    }

    private static MarkedGame won(MarkedGame game, GameHistory history, double... union) {
        List<ChanceCourse.Point> points = new ArrayList<>();
        for (double chance : union) {
            points.add(new ChanceCourse.Point(points.size(), game.state().moment(), chance));
        }
        return new MarkedGame(game.game(), game.side(), game.opponent(), true, 0, history, new ChanceCourse(points));
    }

    @Test
    @DisplayName("who wins from a chance of 20 % or less comes from behind; the end itself does not count")
    void fromBehind() {
        MarkedGame game = marked(attacked(turns(1), 1), Side.UNION, "colonel", 0);
        assertEquals(Optional.of(List.of("12")), of("from-behind", won(game, game.history(), 0.5, 0.123, 0.6, 1)));
        assertEquals(Optional.empty(), of("from-behind", won(game, game.history(), 0.5, 0.21, 1)));
        assertEquals(Optional.empty(), of("from-behind", won(game, game.history(), 0.5, 0.5, 0.1)));
    }

    private static TurnRecord turn(int number, long union, long confederate) {
        PerArmy<Integer> none = PerArmy.each(army -> 0);
        return new TurnRecord(number, none, none, new Score(Measure.VICTORY_POINTS, union, confederate));
    }

    private static GameHistory history(TurnRecord... turns) {
        return new GameHistory(List.of(turns), List.of(), new Luck(List.of()));
    }

    @Test
    @DisplayName("who was behind when the last turn began, and is ahead in the end, turned it in the last turn")
    void lastTurn() {
        MarkedGame game = marked(attacked(turns(1), 1), Side.UNION, "colonel", 0);
        GameHistory turned = history(turn(0, 0, 0), turn(1, 2, 9), turn(2, 4, 7), turn(3, 9, 7));
        assertEquals(Optional.of(List.of("3", "3")), of("last-turn", won(game, turned, 0.5)));
        GameHistory level = history(turn(0, 0, 0), turn(1, 2, 9), turn(2, 7, 7), turn(3, 9, 7));
        assertEquals(Optional.empty(), of("last-turn", won(game, level, 0.5)));
        GameHistory first = history(turn(0, 0, 5), turn(1, 9, 5));
        assertEquals(Optional.empty(), of("last-turn", won(game, first, 0.5)), "nothing had been done before");
    }

    @Test
    @DisplayName("who wins though the dice cost five strength points more than their average wins against them")
    void againstTheDice() {
        Table unlucky = World.clear(6, 6)
                .phase(Side.UNION, Phase.COMBAT)
                .union("U", Arm.INFANTRY, 20, "0303")
                .confederate("C", Arm.INFANTRY, 20, "0302")
                .dice(worst())
                .play();
        unlucky.attack("U", "0302");
        MarkedGame game = marked(unlucky, Side.UNION, "colonel", 0);
        int cost = -game.history().luck().favourSixths(Side.UNION) / 6;
        assertTrue(cost >= 5, "the die was bad: " + cost);
        assertEquals(
                Optional.of(List.of(Integer.toString(cost))), of("against-the-dice", won(game, game.history(), 0.5)));
        MarkedGame enemy = marked(unlucky, Side.CONFEDERATE, "colonel", 0);
        assertEquals(Optional.empty(), of("against-the-dice", won(enemy, enemy.history(), 0.5)));
        assertEquals(Optional.empty(), of("against-the-dice", game), "it was not won");
    }

    /** The face that eliminates attackers at even odds. */
    private static int worst() {
        List<CombatResult> column = World.clear(2, 2).scenario().rules().table().column(Odds.ONE_TO_ONE);
        return column.indexOf(CombatResult.AE) + 1;
    }

    @Test
    @DisplayName("all marks have words of their own")
    void words() {
        assertEquals(
                Mark.values().length,
                Arrays.stream(Mark.values()).map(Mark::word).distinct().count());
    }
}
