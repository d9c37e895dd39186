package org.roadtorichmond.session.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("Many units chosen and ordered at once, on the full scenario")
final class GroupControlTest {
    private static final Texts TEXTS =
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);

    private Session session;
    private Control control;

    @BeforeEach
    void begin() {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario("road-to-richmond")
                .value()
                .orElseThrow();
        session = new Session(loaded, VictorySystems.newGame(loaded.survey(), 7), Seats.BOTH_HUMAN);
        control = new Control(session);
    }

    private Hex hex(String number) {
        return Lesson.hex(session, number);
    }

    private List<Hex> hexes(String numbers) {
        return Arrays.stream(numbers.split(" ")).map(this::hex).toList();
    }

    private Unit unit(String id) {
        return session.game().state().scenario().unit(id).orElseThrow();
    }

    private void click(String number) {
        control.click(hex(number), false, false);
    }

    private static String ids(Selection selection) {
        return selection.units().stream().sorted().map(Unit::id).collect(Collectors.joining(" "));
    }

    private String place(String unit) {
        return session.game().state().hexOf(unit(unit)).map(Hex::number).orElse("-");
    }

    private void bringIn() {
        while (!session.options().march().mustEnter().isEmpty()) {
            control.next();
            control.confirm();
        }
    }

    /** Ends phases until a side may march in a given turn. */
    private void endUntil(int turn, Side side) {
        while (session.game().state().moment().turn() != turn
                || session.game().state().moment().player() != side
                || session.game().state().moment().phase() != Phase.MOVEMENT) {
            bringIn();
            int before = session.game().log().size();
            control.endPhase();
            assertTrue(session.game().log().size() > before, () -> "ends: " + control.refusal());
        }
    }

    @Test
    @DisplayName("a brigade grows to its division, the division to its corps, and no farther")
    void widens() {
        endUntil(1, Side.UNION);
        control.select(Selection.of(unit("3/2/VI"), session.game().state()));
        assertTrue(control.widen());
        assertEquals("1/2/VI 2/2/VI 3/2/VI", ids(control.selection()));
        assertEquals(unit("3/2/VI"), control.selection().units().get(0));
        assertTrue(control.widen());
        assertEquals("1/1/VI 1/2/VI 2/1/VI 2/2/VI 3/1/VI 3/2/VI VI Art", ids(control.selection()));
        assertFalse(control.widen());
    }

    @Test
    @DisplayName("a box chooses the player's own units in it, those of one hex as its stack, none as nothing")
    void boxes() {
        control.box(hexes("0704 0705 0603 0704"));
        assertInstanceOf(Selection.Group.class, control.selection());
        assertEquals("AndersonJ/APH Archer/APH Branch/APH Field/APH Gregg/APH", ids(control.selection()));
        control.box(hexes("0603"));
        assertInstanceOf(Selection.Units.class, control.selection());
        control.box(hexes("0908 1008"));
        assertEquals(Selection.none(), control.selection(), "the enemy's");
    }

    @Test
    @DisplayName("a list joins units one by one, lets them go again, and takes all from the first to another")
    void joins() {
        List<Unit> listed = session.options().march().unmoved();
        control.join(listed.get(0));
        control.join(listed.get(3));
        assertEquals(List.of(listed.get(0), listed.get(3)), control.selection().units());
        control.join(listed.get(0));
        assertEquals(List.of(listed.get(3)), control.selection().units());
        control.joinUpTo(listed.get(1), listed);
        assertEquals(
                List.of(listed.get(3), listed.get(1), listed.get(2)),
                control.selection().units());
    }

    @Test
    @DisplayName(
            "an order to a group is one action, which one undo takes back with its flags and one redo brings again")
    void isOneAction() {
        long before = session.game().state().hash();
        control.box(hexes("0704 0705 0603 0602"));
        click("1303");
        long after = session.game().state().hash();
        int commands = session.game().log().size();
        assertTrue(commands > 4, "all march");
        Map<Unit, Hex> flags = session.destinations().all();
        assertFalse(flags.isEmpty(), "some have not come there");
        control.takeBack();
        assertEquals(before, session.game().state().hash());
        assertEquals(0, session.game().log().size());
        assertEquals(Map.of(), session.destinations().all());
        control.redo();
        assertEquals(after, session.game().state().hash());
        assertEquals(flags, session.destinations().all());
    }

    @Test
    @DisplayName("one march of a group that is taken back alone takes only its own flag with it")
    void takesOneBack() {
        control.box(hexes("0704 0705 0603 0602"));
        click("1303");
        Map<Unit, Hex> flags = new TreeMap<>(session.destinations().all());
        Command.MoveUnit first = assertInstanceOf(
                Command.MoveUnit.class, session.game().log().get(0).command());
        assertEquals(List.of(), session.takeBack(0));
        flags.remove(first.unit());
        assertEquals(6, flags.size());
        assertEquals(flags, session.destinations().all());
    }

    @Test
    @DisplayName("flags are saved with the game and still set when it is continued")
    void keepsFlags() {
        control.box(hexes("0704 0705 0603 0602"));
        click("1303");
        Map<Unit, Hex> flags = session.destinations().all();
        assertFalse(flags.isEmpty());
        assertEquals(flags, session.copy().destinations().all());
        assertEquals(
                flags,
                session.takenOver(session.game().log().size(), Seats.BOTH_HUMAN)
                        .destinations()
                        .all());
        assertEquals(
                Map.of(), session.takenOver(0, Seats.BOTH_HUMAN).destinations().all());
    }

    @Test
    @DisplayName("a single unit is ordered over several turns with Shift; a march by hand is a new order")
    void ordersOneUnitFar() {
        control.select(Selection.of(unit("Gregg/APH"), session.game().state()));
        control.click(hex("1303"), true, false);
        assertEquals(
                Map.of(unit("Gregg/APH"), hex("1303")), session.destinations().all());
        assertFalse(place("Gregg/APH").equals("0705"), "it has set out");
        control.takeBack();
        control.select(Selection.of(unit("Gregg/APH"), session.game().state()));
        control.click(hex("1303"), true, false);
        int revision = session.revision();
        control.halt();
        assertEquals(Map.of(), session.destinations().all());
        assertEquals(revision + 1, session.revision());
        control.halt();
        assertEquals(revision + 1, session.revision());
    }

    @Test
    @DisplayName(
            "in the next turn one key takes the marches proposed, in one action, and a flag goes when it is reached")
    void marchesOn() {
        control.select(Selection.of(unit("Pender/APH"), session.game().state()));
        control.click(hex("1103"), true, false);
        endUntil(2, Side.CONFEDERATE);
        bringIn();
        int before = session.game().log().size();
        String from = place("Pender/APH");
        assertEquals(1, control.groups().proposed().orders().size());
        control.marchOn();
        assertFalse(place("Pender/APH").equals(from));
        assertEquals(before + 1, session.game().log().size());
        assertEquals(List.of(), control.groups().proposed().orders(), "once a turn");
        for (int turn = 3; !session.destinations().all().isEmpty(); turn++) {
            endUntil(turn, Side.CONFEDERATE);
            bringIn();
            control.marchOn();
            assertTrue(
                    turn < 8, () -> place("Pender/APH") + " " + control.groups().proposed());
        }
        assertEquals("1103", place("Pender/APH"));
    }

    @Test
    @DisplayName("Tab chooses the formations that must come in, and each comes in with one more key")
    void entersInGroups() {
        control.next();
        assertEquals("1/Stuart", ids(control.selection()), "alone in his division");
        control.next();
        assertEquals("AndersonG/DHH Colquitt/DHH DHH Art Garland/DHH Ripley/DHH Rodes/DHH", ids(control.selection()));
        control.next();
        assertEquals("Featherston/L Pryor/L Wilcox/L", ids(control.selection()));
        control.next();
        assertInstanceOf(Selection.Units.class, control.selection(), "then those on the map");
        control.select(Selection.none());
        control.next();
        control.next();
        click("1601");
        assertEquals(
                List.of(),
                session.options().march().mustEnter().stream()
                        .filter(unit -> unit.formation().equals("DHH"))
                        .toList());
        assertInstanceOf(Selection.Group.class, control.selection());
    }

    @Test
    @DisplayName("of a group that is ordered into a full entry those stay out who have no room, and say so")
    void staysOutside() {
        Control tiny = Lesson.control(World.clear(4, 4)
                .union("X", Arm.INFANTRY, 3, "0101")
                .union("Y", Arm.INFANTRY, 3, "0101")
                .awaited(Side.UNION, "A", Arm.INFANTRY, 3, 1, "0101")
                .awaited(Side.UNION, "B", Arm.INFANTRY, 3, 1, "0101")
                .play());
        List<Unit> units = tiny.session().game().state().scenario().units();
        tiny.select(Selection.of(units.subList(0, 2), tiny.session().game().state()));
        tiny.click(Lesson.hex(tiny.session(), "0303"), false, false);
        assertEquals(Optional.of("5.1"), tiny.refusal().map(refusal -> refusal.rule()));
        assertEquals(0, tiny.session().game().log().size());
        tiny.select(Selection.none());
        assertEquals("0101 is full: march on with X, Y first, then A can come in.", new HintModel(tiny, TEXTS).next());
    }

    @Test
    @DisplayName("five brigades in three hexes march with two inputs")
    void countsADivision() {
        int inputs = 0;
        control.box(hexes("0704 0705 0603"));
        inputs++;
        click("0804");
        inputs++;
        assertEquals(2, inputs);
        assertEquals(
                5,
                List.of("Gregg/APH", "Branch/APH", "AndersonJ/APH", "Field/APH", "Archer/APH").stream()
                        .filter(id -> session.game().state().travel(unit(id)).isPresent())
                        .count());
    }

    @Test
    @DisplayName("all reinforcements of the first turn come in with at most fifteen inputs, marched on and spread")
    void countsTheFirstTurn() {
        int inputs = 0;
        int due = session.options().march().mustEnter().size();
        Map<String, String> goals = new TreeMap<>(Map.of("Longstreet", "0504", "DHH", "1403", "Stuart", "1602"));
        while (!session.options().march().mustEnter().isEmpty()) {
            control.next();
            click(goals.get(control.selection().units().get(0).formation()));
            inputs += 2;
            assertTrue(inputs <= 15, "inputs");
        }
        assertEquals(10, due);
        assertEquals(6, inputs);
    }
}
