package org.roadtorichmond.session.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

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
    @DisplayName("victors who take the ground cheer, and night falls with crickets in the place of the bugle")
    void cheersAndNight() {
        LoadedScenario campaign = new Documents(Shelf.of(List.of()))
                .openScenario("road-to-richmond")
                .value()
                .orElseThrow();
        Game game = VictorySystems.newGame(campaign.survey(), 3);
        List<Entry> log = new Playout(Commanders.named("cadet"), Commanders.named("cadet"))
                .play(VictorySystems.newGame(campaign.survey(), 3))
                .log();
        Session session = new Session(campaign, game, Seats.BOTH_HUMAN);
        SoundCues.of(session, heard::add);
        Set<Integer> nights = new TreeSet<>();
        int cheers = 0;
        for (Entry entry : log) {
            heard.clear();
            session.execute(entry.command());
            boolean advanced = entry.events().stream()
                    .anyMatch(event -> event instanceof Event.UnitShifted shifted
                            && shifted.reason() == Event.UnitShifted.Reason.ADVANCE);
            assertEquals(advanced && game.state().ending().isEmpty(), heard.contains(Cue.CHEER));
            cheers += advanced ? 1 : 0;
            if (heard.contains(Cue.NIGHT)) {
                assertFalse(heard.contains(Cue.BUGLE));
                nights.add(game.state().moment().turn());
            }
        }
        assertTrue(cheers > 0, "someone advanced");
        Set<Integer> dark = new TreeSet<>(campaign.scenario().night());
        dark.removeIf(turn -> campaign.scenario().isNight(turn - 1));
        assertEquals(dark, nights);
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
