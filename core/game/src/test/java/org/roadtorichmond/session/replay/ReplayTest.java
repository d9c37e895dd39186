package org.roadtorichmond.session.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.screen.battle.board.BattleSigns;
import org.roadtorichmond.screen.battle.board.Scene;
import org.roadtorichmond.screen.battle.board.SceneStyle;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

@DisplayName("A game stepped through")
final class ReplayTest {
    private static final Texts TEXTS =
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);
    private static final SceneStyle STYLE = new SceneStyle(
            TEXTS, new BattleSigns(Lesson.played(5).game().state().scenario(), TEXTS), 2);

    @Test
    @DisplayName(
            "a whole game event by event: each state is the same on the way back, and after each command that of the log")
    void stepsForwardsAndBackwards() {
        Session session = Lesson.played(5);
        Game game = session.game();
        long end = game.state().hash();
        Replay replay = new Replay(game);
        List<Long> hashes = new ArrayList<>(List.of(replay.game().state().hash()));
        List<Event> seen = new ArrayList<>();
        while (replay.next().isPresent()) {
            Replay.Step step = replay.next().get();
            seen.add(step.event());
            replay.go(replay.position() + 1);
            hashes.add(replay.game().state().hash());
            Entry entry = game.log().get(step.entry());
            if (step.place() == entry.events().size() - 1) {
                assertEquals(entry.hash(), replay.game().state().hash(), "after command " + step.entry());
            }
        }
        assertEquals(
                game.log().stream().flatMap(entry -> entry.events().stream()).toList(), seen);
        assertTrue(seen.stream().anyMatch(Event.DieRolled.class::isInstance));
        for (int position = replay.length() - 1; position >= 0; position--) {
            replay.go(position);
            assertEquals(hashes.get(position), replay.game().state().hash(), "back before event " + position);
        }
        assertEquals(end, game.state().hash(), "the game itself is not touched");
        replay.go(Integer.MAX_VALUE);
        assertEquals(end, replay.game().state().hash());
    }

    @Test
    @DisplayName("jumps lead to where phases and game-turns begin, and to both ends")
    void jumps() {
        Session session = Lesson.played(5);
        Replay replay = new Replay(session.game());
        List<Moment> moments = new ArrayList<>(List.of(replay.game().state().moment()));
        while (replay.position() < replay.length()) {
            replay.go(replay.nextPhase());
            if (replay.next().isPresent()) {
                moments.add(replay.game().state().moment());
            }
        }
        assertEquals(moments.stream().distinct().toList(), moments);
        assertEquals(new Moment(1, Side.CONFEDERATE, Phase.COMBAT), moments.get(1));
        replay.go(replay.previousTurn());
        int last = session.game().state().moment().turn();
        assertEquals(last, replay.game().state().moment().turn());
        assertEquals(Phase.MOVEMENT, replay.game().state().moment().phase());
        replay.go(replay.previousTurn());
        assertEquals(last - 1, replay.game().state().moment().turn());
        replay.go(replay.nextTurn());
        assertEquals(last, replay.game().state().moment().turn());
        for (int i = 0; i <= last; i++) {
            replay.go(replay.previousTurn());
        }
        assertEquals(0, replay.position());
    }

    @Test
    @DisplayName("a replay follows a game that goes on, and goes back with one that is taken back")
    void follows() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        Replay replay = new Replay(session.game());
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.execute(Lesson.march(session, "2/B", "0304"));
        replay.follow(session.game().log());
        assertEquals(0, replay.position(), "it is behind until it is led on");
        replay.go(replay.length());
        assertEquals(session.game().state().hash(), replay.game().state().hash());
        session.takeBack(0);
        replay.follow(session.game().log());
        replay.go(replay.length());
        assertEquals(session.game().state().hash(), replay.game().state().hash());
        assertEquals(1, replay.entries());
    }

    @Test
    @DisplayName("it can be taken over after the last whole command only")
    void countsWholeCommands() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        Lesson.rollTheFirstDie(session);
        Replay replay = new Replay(session.game());
        replay.go(replay.length());
        assertEquals(4, replay.entries());
        replay.go(replay.length() - 1);
        assertEquals(3, replay.entries());
        replay.go(0);
        assertEquals(0, replay.entries());
    }

    @Test
    @DisplayName("the last turn of each side is found, that of the side that plays just now as well")
    void findsTheLastTurn() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        assertEquals(Optional.empty(), new Replay(session.game()).lastTurnOf(Side.CONFEDERATE));
        session.execute(Lesson.march(session, "1/B", "0204"));
        Replay replay = new Replay(session.game());
        assertEquals(Optional.of(new Replay.Stretch(0, replay.length())), replay.lastTurnOf(Side.CONFEDERATE));
        session.execute(new Command.EndPhase());
        session.execute(new Command.EndPhase());
        replay.follow(session.game().log());
        Replay.Stretch turn = replay.lastTurnOf(Side.CONFEDERATE).orElseThrow();
        assertEquals(0, turn.from());
        replay.go(turn.to());
        assertEquals(Side.UNION, replay.game().state().moment().player());
        assertEquals(Optional.empty(), replay.lastTurnOf(Side.UNION));
    }

    @Test
    @DisplayName(
            "each event is to be seen: the arrow and the gliding counter of a march, the die above its target and what it brings")
    void showsEvents() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        Lesson.rollTheFirstDie(session);
        CorpsBands bands = new CorpsBands(session.game().state().scenario());
        Replay replay = new Replay(session.game());
        MapContents march = Scene.happening(replay, bands, 0.5f, true, STYLE);
        assertTrue(march.under().stream().anyMatch(Overlay.Route.class::isInstance));
        assertTrue(march.over().stream().anyMatch(Overlay.Glide.class::isInstance));
        int all = session.game().state().onMap(Side.UNION).size()
                + session.game().state().onMap(Side.CONFEDERATE).size();
        assertEquals(all - 1, march.counters().size(), "the one that glides lies nowhere");
        int face = 0;
        while (replay.next().isPresent()) {
            if (replay.next().get().event() instanceof Event.DieRolled die) {
                face = die.face();
                showsTheDie(replay, bands, Lesson.hex(session, "0404"), die);
            }
            replay.go(replay.position() + 1);
        }
        assertTrue(face > 0);
    }

    /** The die rolls first; then it lies, large enough to be read, its result over it, and goes with what follows from it. */
    private static void showsTheDie(Replay replay, CorpsBands bands, Hex target, Event.DieRolled die) {
        List<Overlay> rolling =
                Scene.happening(replay, bands, 0.1f, true, STYLE).over();
        assertTrue(rolling.stream().anyMatch(Overlay.Die.class::isInstance));
        assertTrue(rolling.stream().noneMatch(Overlay.Banner.class::isInstance), "the result is not known yet");
        Overlay.Die lies = new Overlay.Die(target, die.face(), 92);
        List<Overlay> over = Scene.happening(replay, bands, 0.5f, true, STYLE).over();
        assertTrue(over.contains(lies));
        assertTrue(over.stream().anyMatch(Overlay.Smoke.class::isInstance));
        List<String> banners = banners(over);
        assertEquals(1, banners.size());
        Side attacker = replay.game().state().moment().player();
        over.stream()
                .filter(Overlay.Banner.class::isInstance)
                .map(Overlay.Banner.class::cast)
                .forEach(banner -> assertEquals(hit(banner.text(), attacker), banner.color(), "whom it hits"));
        MapContents still = Scene.happening(replay, bands, 0, false, STYLE);
        assertTrue(still.over().contains(lies));
        assertEquals(banners, banners(still.over()));
        assertTrue(
                still.over().stream().noneMatch(each -> each instanceof Overlay.Smoke || each instanceof Overlay.Shake),
                "without animations nothing moves");
        int at = replay.position();
        replay.go(at + 1);
        if (replay.next().filter(step -> replay.entry(step).rolled()).isPresent()) {
            assertEquals(
                    banners,
                    banners(Scene.happening(replay, bands, 0.5f, true, STYLE).over()));
        }
        replay.go(at);
    }

    private static Color hit(String banner, Side attacker) {
        return banner.startsWith("Defenders")
                ? Palette.rim(attacker.enemy())
                : banner.startsWith("Attackers") ? Palette.rim(attacker) : Palette.FAINT_INK;
    }

    private static List<String> banners(List<Overlay> over) {
        return over.stream()
                .filter(Overlay.Banner.class::isInstance)
                .map(banner -> ((Overlay.Banner) banner).text())
                .toList();
    }
}
