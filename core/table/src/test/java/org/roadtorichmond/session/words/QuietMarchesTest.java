package org.roadtorichmond.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("A commander's quiet player-turn is one line of the log")
final class QuietMarchesTest {
    /** Whether a human gave a command; here commanders have given all of them. */
    private static boolean isHuman(int entry) {
        return false;
    }

    private static Table table() {
        return World.clear(30, 2)
                .union("A", "0101")
                .union("B", "0102")
                .awaited(Side.UNION, "C", Arm.INFANTRY, 3, 1, "0201")
                .confederate("Z", "3001")
                .confederate("Y", "3002")
                .play();
    }

    private static List<LogModel.Item> log(Table table, LogModel.Filter filter, IntPredicate byHuman) {
        FileHandle bundle = new FileHandle(Checkout.path("assets/i18n/messages").toFile());
        EventSentences chronicle = new EventSentences(new Texts(bundle, Locale.ENGLISH));
        QuietMarches quiet = QuietMarches.of(table.game(), byHuman);
        return new LogModel(table.game(), chronicle).items(filter, Side.UNION, Set.of(), Map.of(), quiet);
    }

    private static List<String> lines(Table table, IntPredicate byHuman) {
        return log(table, LogModel.Filter.ALL, byHuman).stream()
                .filter(item -> !item.heading())
                .map(LogModel.Item::words)
                .toList();
    }

    @Test
    @DisplayName("with the number of units and the hexes where they stand then, once the turn is over")
    void oneLine() {
        Table table =
                table().enter("C", "0201").move("A", "0401").move("A", "0501").move("B", "0302");
        assertEquals(
                4, lines(table, QuietMarchesTest::isHuman).size(), "as long as the turn lasts each march has a line");
        table.endPlayerTurn();
        List<LogModel.Item> items = log(table, LogModel.Filter.ALL, QuietMarchesTest::isHuman);
        LogModel.Item line = items.get(1);
        assertEquals("The Union side marches: 3 units, no contact.", line.words());
        assertEquals(table.hexes("0501 0302 0201"), line.hexes());
        assertEquals(0, line.entry());
        assertEquals(List.of(line.words()), lines(table, QuietMarchesTest::isHuman));
        table.move("Z", "2701").endPlayerTurn();
        assertEquals(
                3,
                lines(table, QuietMarchesTest::isHuman).size(),
                "a single march keeps its line, and no one attacked");
    }

    @Test
    @DisplayName("not for a person, nor if a unit is next to an enemy at the end")
    void loud() {
        Table table =
                table().enter("C", "0201").move("A", "0401").move("B", "0302").endPlayerTurn();
        assertEquals(4, lines(table, entry -> entry == 1).size());
        Table near = World.clear(9, 2)
                .union("A", "0101")
                .union("B", "0102")
                .confederate("T", Arm.TRAIN, 0, "0501")
                .play()
                .move("A", "0401")
                .move("B", "0202")
                .endPlayerTurn();
        assertEquals(2 + 1, lines(near, QuietMarchesTest::isHuman).size());
    }

    @Test
    @DisplayName("not where anything but marches has happened, nor after an umpire came to the table")
    void more() {
        Table exits = World.clear(9, 2)
                .union("A", "0101")
                .union("B", "0102")
                .confederate("Z", "0901")
                .exits(Side.UNION, "0101")
                .play()
                .exit("A")
                .move("B", "0202")
                .endPlayerTurn();
        assertEquals(2 + 1, lines(exits, QuietMarchesTest::isHuman).size(), "with that no one attacked");
        Table umpired = table().umpire().enter("C", "0201").move("A", "0401").endPlayerTurn();
        assertTrue(lines(umpired, QuietMarchesTest::isHuman).stream().noneMatch(line -> line.contains("no contact")));
    }

    @Test
    @DisplayName("only in the log of everything")
    void filters() {
        Table table =
                table().enter("C", "0201").move("A", "0401").move("B", "0302").endPlayerTurn();
        assertTrue(log(table, LogModel.Filter.COMBAT, QuietMarchesTest::isHuman).stream()
                .allMatch(LogModel.Item::heading));
        assertEquals(
                3,
                log(table, LogModel.Filter.MINE, QuietMarchesTest::isHuman).stream()
                        .filter(item -> !item.heading())
                        .count());
    }
}
