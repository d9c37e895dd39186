package org.roadtorichmond.session.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.files.FileHandle;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("The sentence at the foot of the window")
final class HintModelTest {
    private static final Texts TEXTS =
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);

    private Table table;
    private Control control;

    private void begin(World world) {
        table = world.first(Side.UNION).play();
        LoadedScenario loaded =
                new LoadedScenario(table.state().scenario(), table.state().survey(), "", "");
        control = new Control(new Session(loaded, table.game(), Seats.BOTH_HUMAN));
    }

    private String hint() {
        return new HintModel(control, TEXTS).next();
    }

    @Test
    @DisplayName("says what keeps a unit that can march nowhere, and offers it no shaded hex")
    void nowhere() {
        begin(World.clear(8, 1)
                .union("A", "0101")
                .union("B", "0301")
                .held("Camp", Side.UNION, "0101", 2, 0)
                .confederate("Z", "0801"));
        control.select(Selection.of(table.unit("A"), table.state()));
        assertEquals("A is held in Camp. (rule 13.2)", hint());
        control.select(Selection.of(table.unit("B"), table.state()));
        assertEquals("Click a shaded hex to march B there", hint().substring(0, 35));
    }

    @Test
    @DisplayName("does not say that all is done while a reinforcement could still come in")
    void arrive() {
        begin(World.clear(8, 1)
                .union("A", "0301")
                .optional(Side.UNION, "T", Arm.INFANTRY, 3, 1, 4, "0101")
                .confederate("Z", "0801"));
        control.session().execute(table.moving("A", "0401"));
        assertEquals(
                "Every unit on the map has moved; a reinforcement waits in the tray below it: click one, then where it comes in,"
                        + " or let Enter end the phase.",
                hint());
        control.session().execute(table.entering("T", "0101"));
        control.session().execute(table.moving("T", "0201"));
        assertEquals("Every unit that can move has moved: Enter ends the phase.", hint());
    }
}
