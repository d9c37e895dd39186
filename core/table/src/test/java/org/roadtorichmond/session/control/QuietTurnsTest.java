package org.roadtorichmond.session.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.orders.StopReason;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("Quiet turns are passed over with one key")
final class QuietTurnsTest {
    private static final Seats AGAINST_COMMANDER = new Seats(Seats.HUMAN, "cadet");

    private Table table;
    private Session session;
    private Control control;

    private void begin(World world, Seats seats) {
        table = world.play();
        LoadedScenario loaded =
                new LoadedScenario(table.state().scenario(), table.state().survey(), "", "");
        session = new Session(loaded, table.game(), seats);
        control = new Control(session);
    }

    private void flag(String unit, String hex) {
        session.flag(List.of(table.unit(unit)), table.hex(hex));
    }

    /** Ends the turn of the commander, played by the test, without further commands. */
    private void enemyEnds() {
        session.execute(new Command.EndPhase());
        session.execute(new Command.EndPhase());
    }

    private Optional<StopReason.Why> why() {
        return control.quiet().stopped().map(StopReason::why);
    }

    private String hint() {
        Texts texts =
                new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);
        return new HintModel(control, texts).next();
    }

    @Test
    @DisplayName(
            "turn after turn against a commander, until an enemy could come near; that is told and stands until something is done")
    void passes() {
        begin(World.clear(40, 1).union("A", "0101").confederate("Z", "3501"), AGAINST_COMMANDER);
        flag("A", "3001");
        control.quiet().press();
        assertEquals("0701", table.hexOf("A"));
        assertTrue(control.quiet().on());
        assertFalse(session.humanDecides());
        control.quiet().goOn();
        assertEquals("0701", table.hexOf("A"), "the other side has the word");
        for (String next : List.of("1301", "1901", "2501")) {
            enemyEnds();
            control.quiet().goOn();
            assertEquals(next, table.hexOf("A"));
        }
        enemyEnds();
        control.quiet().goOn();
        assertEquals("2501", table.hexOf("A"), "at 3001 the enemy could come to it");
        assertEquals(Optional.of(StopReason.Why.ENEMY), why());
        assertEquals("Stopped: Z could come within reach of A in the enemy’s next turn.", hint());
        assertFalse(control.quiet().on());
        control.select(Selection.of(table.unit("A"), table.state()));
        assertFalse(hint().startsWith("Stopped"), "what is chosen is told");
        session.execute(table.moving("A", "2601"));
        assertEquals(Optional.empty(), why());
    }

    @Test
    @DisplayName("until no flag is left; without any, one turn at a time")
    void arrived() {
        begin(World.clear(40, 1).union("A", "0101").confederate("Z", "4001"), AGAINST_COMMANDER);
        flag("A", "1101");
        control.quiet().press();
        enemyEnds();
        control.quiet().goOn();
        assertEquals("1101", table.hexOf("A"));
        enemyEnds();
        control.quiet().goOn();
        assertEquals(Optional.of(StopReason.Why.ARRIVED), why());
        control.quiet().press();
        assertTrue(control.quiet().on());
        enemyEnds();
        control.quiet().goOn();
        assertEquals(Optional.of(StopReason.Why.ARRIVED), why());
        assertEquals("Stopped: no flag is left.", hint());
    }

    @Test
    @DisplayName("until something has happened in the enemy's turn")
    void happened() {
        begin(World.clear(40, 1).union("A", "0101").confederate("Z", "4001"), AGAINST_COMMANDER);
        flag("A", "2001");
        control.quiet().press();
        assertEquals(Optional.empty(), session.execute(new Command.UmpireBegin()));
        assertEquals(Optional.empty(), session.execute(table.placing("Z", "3901")));
        enemyEnds();
        control.quiet().goOn();
        assertEquals(Optional.of(StopReason.Why.EVENT), why());
        assertEquals("0701", table.hexOf("A"));
        assertTrue(hint().startsWith("Stopped: "), hint());
        assertTrue(hint().length() > "Stopped: ".length(), hint());
    }

    @Test
    @DisplayName("until the points have changed")
    void points() {
        World world = World.clear(40, 1).union("A", "0101").confederate("Z", "3601");
        Hex paid = world.play().hex("4001");
        Payments.Hold hold = new Payments.Hold(paid, Side.CONFEDERATE, 5, OptionalInt.empty());
        begin(world.payments(new Payments(Map.of(), List.of(hold))), AGAINST_COMMANDER);
        flag("A", "2001");
        control.quiet().press();
        assertEquals(Optional.empty(), session.execute(table.moving("Z", "3901")));
        enemyEnds();
        control.quiet().goOn();
        assertEquals(Optional.of(StopReason.Why.POINTS), why());
    }

    @Test
    @DisplayName("until the game is over")
    void over() {
        begin(World.clear(40, 1).union("A", "0101").confederate("Z", "4001").turns(1), AGAINST_COMMANDER);
        flag("A", "2001");
        control.quiet().press();
        enemyEnds();
        assertTrue(session.game().state().ending().isPresent());
        control.quiet().goOn();
        assertFalse(control.quiet().on());
        assertEquals(Optional.empty(), why());
    }

    @Test
    @DisplayName("not where the first turn is not quiet: then nothing is done at all")
    void nothing() {
        begin(World.clear(40, 1).union("A", "0101").confederate("Z", "1101"), AGAINST_COMMANDER);
        flag("A", "0401");
        control.quiet().press();
        assertEquals("0101", table.hexOf("A"));
        assertEquals(0, session.game().log().size());
        assertEquals(Optional.of(StopReason.Why.ENEMY), why());
    }

    @Test
    @DisplayName("between two people only the one's turn, as one action, which practice takes back as a whole")
    void people() {
        begin(World.clear(40, 1).union("A", "0101").union("B", "0201").confederate("Z", "4001"), Seats.BOTH_HUMAN);
        flag("A", "2001");
        flag("B", "2001");
        control.quiet().press();
        assertEquals("0701 0801", table.hexOf("A") + " " + table.hexOf("B"));
        assertEquals(Side.CONFEDERATE, table.state().moment().player());
        assertFalse(control.quiet().on());
        assertEquals("6.3", session.checkUndo().orElseThrow().rule(), "the other player's turn has begun");
        session.practise();
        assertEquals(Optional.empty(), session.undo());
        assertEquals("0101 0201", table.hexOf("A") + " " + table.hexOf("B"));
        assertEquals(Side.UNION, table.state().moment().player());
        assertEquals(0, session.game().log().size());
        assertEquals(2, session.destinations().of(Side.UNION).size(), "the flags are back too");
    }

    @Test
    @DisplayName("no further where the player steps in while the commander thinks")
    void cancelled() {
        begin(World.clear(40, 1).union("A", "0101").confederate("Z", "4001"), AGAINST_COMMANDER);
        flag("A", "2001");
        control.quiet().press();
        control.back();
        enemyEnds();
        control.quiet().goOn();
        assertEquals("0701", table.hexOf("A"));
        assertEquals(Optional.empty(), why());
    }

    @Test
    @DisplayName("never in a phase of combat")
    void combat() {
        begin(World.clear(40, 1).union("A", "0101").confederate("Z", "4001"), AGAINST_COMMANDER);
        session.execute(new Command.EndPhase());
        control.quiet().press();
        assertEquals(1, session.game().log().size());
        assertTrue(session.humanDecides());
    }
}
