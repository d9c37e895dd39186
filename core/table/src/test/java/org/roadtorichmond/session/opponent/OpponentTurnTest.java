package org.roadtorichmond.session.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("The report of the other side's last turn")
final class OpponentTurnTest {
    private static final Texts TEXTS =
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);

    /** Two Confederate brigades before a weak Union one, and two others far from any enemy. */
    private static World world() {
        return World.clear(20, 12)
                .first(Side.CONFEDERATE)
                .union("A", Arm.INFANTRY, 2, "0705")
                .union("B", Arm.INFANTRY, 4, "0707")
                .confederate("Y", Arm.INFANTRY, 6, "0404")
                .confederate("Z", Arm.INFANTRY, 4, "0405")
                .confederate("V", Arm.INFANTRY, 6, "1909")
                .confederate("W", Arm.INFANTRY, 6, "2010");
    }

    private static Session session(Table table) {
        return Lesson.control(table).session();
    }

    private static List<String> lines(OpponentTurn turn, Table table) {
        TurnWords words = new TurnWords(TEXTS, table.state().scenario());
        return turn.report().orElseThrow().groups().stream()
                .map(group -> words.place(group) + ": " + words.actions(group))
                .toList();
    }

    /** The Confederates march, drive A back and end their turn. */
    private static Table played() {
        Table table = world().awaited(Side.CONFEDERATE, "U", Arm.INFANTRY, 3, 1, "2001")
                .dice(4)
                .play();
        table.move("Y", "0604")
                .move("V", "1709")
                .move("Z", "0605")
                .move("W", "1710")
                .enter("U", "2001");
        return table.endPhase()
                .attack("Y Z", "0705")
                .retreat("A", "0805")
                .endAdvance()
                .endPhase();
    }

    @Test
    @DisplayName("is grouped by place, each in one line, what concerns the reader first")
    void byPlace() {
        Table table = played();
        assertEquals(
                List.of(
                        "hex 0705: 2 units came up, 1 attack, A driven back",
                        "hex 1709: 2 units marched",
                        "hex 2001: 1 unit came onto the map"),
                lines(new OpponentTurn(session(table)), table));
    }

    @Test
    @DisplayName(
            "names units by their counters and then their commanders, and the place that is nearest if one is near")
    void names() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        Lesson.march(session);
        session.execute(new Command.Attack(
                List.of(unit(session, "1/B"), unit(session, "2/B")), List.of(Lesson.hex(session, "0404"))));
        while (session.game().state().moment().player() == Side.CONFEDERATE) {
            List<Command> options = session.options().all();
            session.execute(options.get(options.size() - 1));
        }
        TurnReport.Group group =
                new OpponentTurn(session).report().orElseThrow().groups().get(0);
        TurnWords words = new TurnWords(TEXTS, session.game().state().scenario());
        String actions = words.actions(group);
        assertEquals("Signal Hill", words.place(group));
        assertTrue(actions.startsWith("2 units came up, 1 attack, "), actions);
        assertTrue(actions.contains(" (Hartwell)") || actions.contains(" (Tarrant)"), actions);
    }

    private static Unit unit(Session session, String id) {
        return session.game().state().scenario().unit(id).orElseThrow();
    }

    @Test
    @DisplayName("knows the hexes where the reader's units are threatened now, and no others")
    void urgent() {
        Table table = played();
        TurnReport report = new OpponentTurn(session(table)).report().orElseThrow();
        assertEquals(table.hexes("0805"), report.urgent());
        Table quiet = world().play().move("V", "1709").endPlayerTurn();
        assertEquals(
                List.of(),
                new OpponentTurn(session(quiet)).report().orElseThrow().urgent());
    }

    @Test
    @DisplayName("leads to the events of each place, and to no event twice")
    void steps() {
        Session session = session(played());
        List<TurnReport.Group> groups =
                new OpponentTurn(session).report().orElseThrow().groups();
        Replay replay = new Replay(session.game());
        assertEquals(
                List.of(
                        Event.UnitMoved.class,
                        Event.UnitMoved.class,
                        Event.AttackDeclared.class,
                        Event.DieRolled.class,
                        Event.UnitShifted.class),
                groups.get(0).steps().stream()
                        .map(step -> replay.step(step).event().getClass())
                        .toList());
        long all = groups.stream().mapToLong(group -> group.steps().size()).sum();
        assertEquals(
                all,
                groups.stream()
                        .flatMap(group -> group.steps().stream())
                        .distinct()
                        .count());
    }

    @Test
    @DisplayName("is there only in the turn of the one who reads it, and follows what is taken back and done otherwise")
    void followsTheGame() {
        Table table = world().play().move("V", "1709");
        Session session = session(table);
        OpponentTurn turn = new OpponentTurn(session);
        assertEquals(Optional.empty(), turn.report(), "the other side has had no turn");
        session.execute(new Command.EndPhase());
        session.execute(new Command.EndPhase());
        assertEquals(List.of("hex 1709: 1 unit marched"), lines(turn, table));
        assertSame(turn.report().orElseThrow(), turn.report().orElseThrow());
        for (int i = 0; i < 3; i++) {
            table.game().revert();
        }
        assertEquals(Optional.empty(), turn.report());
        table.move("V", "1808").endPlayerTurn();
        assertEquals(List.of("hex 1808: 1 unit marched"), lines(turn, table));
    }

    @Test
    @DisplayName(
            "is unfolded while its reader marches unless he wishes otherwise, and the other person has his own wish")
    void folds() {
        Session session = session(played());
        OpponentTurn turn = new OpponentTurn(session);
        assertTrue(turn.unfolded());
        turn.toggle();
        assertFalse(turn.unfolded());
        session.execute(new Command.EndPhase());
        session.execute(new Command.EndPhase());
        assertTrue(turn.unfolded(), "the other person's");
    }

    @Test
    @DisplayName("is gone through place by place, and round again")
    void next() {
        OpponentTurn turn = new OpponentTurn(session(played()));
        assertEquals(Optional.empty(), turn.pointed());
        TurnReport.Group first = turn.next().orElseThrow();
        assertEquals(turn.report().orElseThrow().groups().get(0), first);
        assertNotEquals(first, turn.next().orElseThrow());
        turn.next();
        assertEquals(Optional.of(first), turn.next());
        assertEquals(Optional.of(first), turn.pointed());
    }
}
