package org.roadtorichmond.screen.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.unit.Side;

@DisplayName("What is heard of what happens, on the first lesson")
final class SoundCuesTest {
    private final List<Cue> heard = new ArrayList<>();
    private LoadedScenario loaded;

    @BeforeEach
    void load() {
        loaded = new Documents(Shelf.of(List.of()))
                .openScenario("training")
                .value()
                .orElseThrow();
    }

    private Session session(Seats seats) {
        Session session = new Session(loaded, new Game(loaded.survey(), 7), seats);
        SoundCues.of(session, heard::add);
        return session;
    }

    private void march(Session session, String unit, String to) {
        Control control = new Control(session);
        var state = session.game().state();
        control.click(state.hexOf(state.scenario().unit(unit).orElseThrow()).orElseThrow(), false, false);
        control.click(state.scenario().field().grid().parse(to).orElseThrow(), false, false);
    }

    @Test
    @DisplayName("a march is drummed, and taking it back makes no sound")
    void marches() {
        Session session = session(Seats.BOTH_HUMAN);
        march(session, "1/B", "0403");
        assertEquals(List.of(Cue.MARCH), heard);
        session.undo();
        assertEquals(List.of(Cue.MARCH), heard);
        march(session, "1/B", "0403");
        assertEquals(List.of(Cue.MARCH, Cue.MARCH), heard);
    }

    @Test
    @DisplayName("a phase begins with a bugle, a volley of muskets is followed by the die")
    void attacks() {
        Session session = session(Seats.BOTH_HUMAN);
        march(session, "1/B", "0403");
        march(session, "2/B", "0304");
        Control control = new Control(session);
        control.endPhase();
        assertTrue(heard.contains(Cue.BUGLE), heard::toString);
        heard.clear();
        var state = session.game().state();
        control.click(state.hexOf(state.scenario().unit("2/B").orElseThrow()).orElseThrow(), false, false);
        control.click(state.scenario().field().grid().parse("0404").orElseThrow(), false, false);
        control.confirm();
        assertEquals(List.of(Cue.DIE, Cue.MUSKETRY), heard);
    }

    @Test
    @DisplayName("a player who concedes hears a defeat, unless a person wins at the same machine")
    void endings() {
        session(new Seats("cadet", Seats.HUMAN)).execute(new Command.Concede(Side.CONFEDERATE));
        assertEquals(List.of(Cue.DEFEAT), heard);
        heard.clear();
        session(Seats.BOTH_HUMAN).execute(new Command.Concede(Side.CONFEDERATE));
        assertEquals(List.of(Cue.VICTORY), heard);
    }

    @Test
    @DisplayName("nothing is heard of a game that has been put away")
    void closes() {
        Session session = new Session(loaded, new Game(loaded.survey(), 7), Seats.BOTH_HUMAN);
        SoundCues.of(session, heard::add).close();
        march(session, "1/B", "0403");
        assertEquals(List.of(), heard);
        assertEquals(0, session.listeners());
    }
}
