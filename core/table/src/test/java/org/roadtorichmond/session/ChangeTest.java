package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.work.Subscription;

@DisplayName("What the listeners of a session are notified of")
final class ChangeTest {
    private final Session session = Lesson.session(Seats.BOTH_HUMAN);
    private final List<Change> changes = new ArrayList<>();
    private Subscription subscription = () -> {};

    @BeforeEach
    void listen() {
        subscription = session.listen(changes::add);
    }

    private Change last() {
        return changes.get(changes.size() - 1);
    }

    private void march(String unit, String to) {
        session.execute(Lesson.march(session, unit, to));
    }

    private List<Entry> log() {
        return List.copyOf(session.game().log());
    }

    @Test
    @DisplayName("a command is a change forwards with its entry; a refused one is none")
    void forwards() {
        march("1/B", "0403");
        assertEquals(new Change(1, last().action(), true, 0, List.of(), log()), last());
        march("1/B", "0404");
        assertEquals(1, changes.size());
        march("2/B", "0304");
        assertEquals(2, last().after());
        assertNotEquals(changes.get(0).action(), last().action());
    }

    @Test
    @DisplayName("taking back and repeating are changes of the same action, with the entries that went and came")
    void backwards() {
        march("1/B", "0403");
        List<Entry> done = log();
        int action = last().action();
        session.undo();
        assertEquals(new Change(2, action, false, 0, done, List.of()), last());
        session.redo();
        assertEquals(new Change(3, action, true, 0, List.of(), done), last());
    }

    @Test
    @DisplayName("a move taken back out of order is a change backwards that keeps the later ones")
    void outOfOrder() {
        march("1/B", "0403");
        march("2/B", "0304");
        List<Entry> before = log();
        int action = changes.get(0).action();
        session.takeBack(0);
        assertEquals(new Change(3, action, false, 0, before, log()), last());
        session.undo();
        assertEquals(changes.get(1).action(), last().action(), "what was repeated still belongs to its own action");
    }

    @Test
    @DisplayName("several commands of one gesture are one action: one change, and one undo and one redo")
    void gestures() {
        session.asOneAction(() -> {
            march("1/B", "0403");
            march("2/B", "0304");
        });
        List<Entry> done = log();
        assertEquals(2, done.size());
        assertEquals(List.of(new Change(1, last().action(), true, 0, List.of(), done)), changes);
        session.undo();
        assertEquals(List.of(), log());
        session.redo();
        assertEquals(done, log());
        assertEquals(3, changes.size());
    }

    @Test
    @DisplayName("a click that marches a stack is one action")
    void stacks() {
        Table table = World.clear(6, 6)
                .confederate("X", Arm.INFANTRY, 2, "0606")
                .union("A", Arm.INFANTRY, 4, "0202")
                .union("B", Arm.INFANTRY, 4, "0202")
                .play();
        Control control = Lesson.control(table);
        control.session().listen(changes::add);
        control.click(table.hex("0202"), true, false);
        control.click(table.hex("0203"), false, false);
        assertEquals(
                List.of(2), changes.stream().map(change -> change.done().size()).toList());
        assertEquals(new Selection.Units(table.hex("0203"), table.units("A B")), control.selection());
        control.takeBack();
        assertEquals("0202 0202", table.hexOf("A") + " " + table.hexOf("B"));
    }

    @Test
    @DisplayName(
            "a listener that has closed its subscription is no longer notified, not even of the change during which it closed it")
    void closes() {
        List<Change> late = new ArrayList<>();
        Subscription[] second = new Subscription[1];
        try (Subscription first = session.listen(change -> second[0].close())) {
            assertFalse(first.equals(second[0]));
            second[0] = session.listen(late::add);
            march("1/B", "0403");
            assertTrue(late.isEmpty());
            assertEquals(2, session.listeners());
        }
        subscription.close();
        assertEquals(0, session.listeners());
        march("2/B", "0304");
        assertEquals(1, changes.size());
    }
}
