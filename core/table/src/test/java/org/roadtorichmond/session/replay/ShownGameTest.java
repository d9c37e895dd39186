package org.roadtorichmond.session.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.work.Subscription;

@DisplayName("The game as it is shown")
final class ShownGameTest {
    private static final float FRAME = 1 / 64f;

    private final Session session = Lesson.session(new Seats("cadet", Seats.HUMAN));
    private Preferences preferences;
    private ShownGame shown;

    @BeforeEach
    void show() {
        preferences = new Preferences(new MemoryStorage());
        shown = new ShownGame(session, preferences);
    }

    private void endTurn() {
        session.execute(new Command.EndPhase());
        session.execute(new Command.EndPhase());
    }

    private void cadetPlays() {
        Commander cadet = Commanders.named("cadet");
        while (session.opponentDecides()) {
            session.execute(cadet.next(session.game()));
        }
    }

    private void showAll() {
        while (shown.behind()) {
            shown.advance(FRAME);
        }
    }

    @Test
    @DisplayName("is the game as it stands while only its person plays, though the action is still being shown")
    void knowsOwnActions() {
        session.execute(Lesson.march(session, "1/B", "0403"));
        assertTrue(shown.behind());
        assertFalse(shown.unseen());
        assertSame(session.game(), shown.game());
        assertEquals(Task.MARCH, shown.task());
        showAll();
        assertFalse(shown.behind());
    }

    @Test
    @DisplayName(
            "reveals nothing of a commander's turn before it is shown: neither units, nor the log, nor who decides")
    void spoilsNothing() {
        endTurn();
        showAll();
        long hash = session.game().state().hash();
        cadetPlays();
        assertTrue(session.humanDecides());
        assertTrue(shown.unseen());
        assertEquals(Task.NONE, shown.task());
        assertEquals(hash, shown.game().state().hash());
        assertEquals(session.game().log().subList(0, 2), shown.game().log());
        int told = 2;
        while (shown.unseen()) {
            shown.advance(FRAME);
            int entries = shown.game().log().size();
            assertTrue(entries >= told, "what was told stays told");
            assertEquals(session.game().log().subList(0, entries), shown.game().log(), "whole commands are told");
            told = entries;
        }
        assertSame(session.game(), shown.game());
        assertEquals(Task.MARCH, shown.task());
    }

    @Test
    @DisplayName("an action of several commands is shown from its first")
    void showsWholeActions() {
        session.asOneAction(() -> {
            session.execute(Lesson.march(session, "1/B", "0403"));
            session.execute(Lesson.march(session, "2/B", "0304"));
        });
        assertEquals(0, shown.playback().replay().position());
        session.execute(new Command.EndPhase());
        assertEquals(2, shown.playback().replay().position(), "the next action ends the show of the one before");
    }

    @Test
    @DisplayName("what is taken back is no longer shown")
    void takesBack() {
        session.execute(Lesson.march(session, "1/B", "0403"));
        showAll();
        session.undo();
        assertEquals(0, shown.playback().replay().position());
        assertFalse(shown.behind());
    }

    @Test
    @DisplayName("keys that would give orders end the show of a commander's turn instead, and the others do not")
    void skips() {
        assertFalse(shown.press(KeyAction.END_PHASE), "nothing is unseen");
        endTurn();
        cadetPlays();
        assertFalse(shown.press(KeyAction.WHOLE_MAP));
        assertTrue(shown.press(KeyAction.UNDO));
        assertTrue(shown.unseen(), "swallowed");
        assertTrue(shown.press(KeyAction.CONFIRM));
        assertFalse(shown.unseen());
    }

    private void marchTwice() {
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.execute(Lesson.march(session, "2/B", "0304"));
        showAll();
    }

    @Test
    @DisplayName("shows chosen events again, a person's too, and takes no orders until a key ends that")
    void again() {
        marchTwice();
        shown.again(new TreeSet<>(Set.of(1)));
        assertTrue(shown.watching());
        assertEquals(1, shown.playback().replay().position(), "what lies before is passed over");
        assertEquals(1, shown.game().log().size());
        assertEquals(Task.NONE, shown.task());
        assertTrue(shown.press(KeyAction.CONFIRM));
        assertFalse(shown.unseen());
        assertSame(session.game(), shown.game());
        assertEquals(2, session.game().log().size());
    }

    @Test
    @DisplayName("passes over what was not chosen, and shows what was even where everything else is shown at once")
    void againAlone() {
        preferences.set(Setting.PACE, Setting.INSTANT);
        marchTwice();
        shown.again(new TreeSet<>(Set.of(0)));
        shown.advance(FRAME);
        while (shown.unseen()) {
            assertEquals(0, shown.playback().replay().position());
            shown.advance(FRAME);
        }
        assertFalse(shown.behind());
        shown.again(new TreeSet<>(Set.of(0)));
        session.undo();
        assertFalse(shown.unseen(), "what is done or taken back ends it");
    }

    @Test
    @DisplayName("the show of a person's own attack is over with his next key, which does its work at once")
    void neverInTheWay() {
        Lesson.rollTheFirstDie(session);
        assertTrue(shown.behind());
        assertFalse(shown.unseen(), "he knows already what came of it");
        assertFalse(shown.press(KeyAction.NEXT_UNIT), "the key is not swallowed");
        assertFalse(shown.behind());
    }

    @Test
    @DisplayName("notifies its listeners when panels have to show something else, but not of every frame")
    void notifiesOfSteps() {
        int[] notified = new int[1];
        Subscription subscription = shown.listen(() -> notified[0]++);
        session.execute(Lesson.march(session, "1/B", "0204"));
        showAll();
        assertEquals(0, notified[0], "a person's own action is known at once");
        endTurn();
        cadetPlays();
        int frames = 0;
        while (shown.unseen()) {
            shown.advance(FRAME);
            frames++;
        }
        assertTrue(notified[0] > 2 && notified[0] * 4 < frames, notified[0] + " in " + frames + " frames");
        subscription.close();
        int before = notified[0];
        shown.pause();
        assertEquals(before, notified[0]);
    }

    @Test
    @DisplayName("notifies its listeners when a commander's short actions begin and end within one slow frame")
    void notifiesOfShortActions() {
        while (preferences.get(Setting.PACE) < Playback.PACES.get(Playback.PACES.size() - 1)) {
            shown.faster();
        }
        endTurn();
        while (session.opponentDecides()) {
            session.execute(new Command.EndPhase());
        }
        int[] notified = new int[1];
        shown.listen(() -> notified[0]++);
        assertTrue(shown.unseen());
        while (shown.unseen()) {
            shown.advance(1);
        }
        assertTrue(notified[0] > 0);
    }

    @Test
    @DisplayName("closed, it follows no more")
    void closes() {
        shown.close();
        assertEquals(0, session.listeners());
        session.execute(Lesson.march(session, "1/B", "0403"));
        assertNotEquals(session.game().log().size(), shown.playback().replay().length());
    }
}
