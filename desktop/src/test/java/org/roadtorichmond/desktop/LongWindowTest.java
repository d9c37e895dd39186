package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Texture;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.screen.battle.BattleScreen;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.unit.Side;

@DisplayName("A window that is open for long gathers no listeners, textures, twins or threads")
final class LongWindowTest {
    /** How many more there may be for the moment: the report looks ahead in its game meanwhile. What leaks does so once a game. */
    private static final int AT_WORK = 3;

    private static final int FEW_PLAYER_TURNS = 40;
    private static final int MANY_PLAYER_TURNS = 100;
    private static final int VISITS = 4;
    private static final int MOST_TEXTURES = 5_000;
    private static final String LISTENERS = Session.class.getPackageName() + ".Listeners$Listener";
    private static final String TEXTURES = "textures of the graphics card";
    private static final String THREADS = "threads of commanders";

    @TempDir
    private Path folder;

    private final List<SortedMap<String, Integer>> counts = new ArrayList<>();
    private WindowScript window;
    private Optional<Moment> moment = Optional.empty();
    private int playerTurns;
    private int enough;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(LongWindowTest.class);
    }

    /** Counts the objects of the whole program. */
    private void count() {
        SortedMap<String, Integer> count = new TreeMap<>();
        String histogram = histogram();
        for (Class<?> type : List.of(
                Session.class,
                GameTable.class,
                ShownGame.class,
                Twin.class,
                GameState.class,
                BattleScreen.class,
                Texture.class)) {
            count.put(type.getName(), alive(histogram, type.getName()));
        }
        count.put(LISTENERS, alive(histogram, LISTENERS));
        count.put(TEXTURES, (int)
                IntStream.range(1, MOST_TEXTURES).filter(Gdx.gl::glIsTexture).count());
        count.put(THREADS, (int) Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("commander"))
                .count());
        counts.add(count);
    }

    /** The number of reachable objects of each class, one class per line. */
    private static String histogram() {
        try {
            return String.valueOf(ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName("com.sun.management:type=DiagnosticCommand"),
                            "gcClassHistogram",
                            new Object[] {null},
                            new String[] {String[].class.getName()}));
        } catch (JMException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int alive(String histogram, String type) {
        Matcher line =
                Pattern.compile("(\\d+) +\\d+ +" + Pattern.quote(type) + "\\s").matcher(histogram);
        return line.find() ? Integer.parseInt(line.group(1)) : 0;
    }

    private void assertGathersNothing() {
        Map<String, Integer> first = counts.get(0);
        for (String needed : List.of(LISTENERS, Twin.class.getName(), TEXTURES)) {
            assertTrue(first.get(needed) > 0, () -> "nothing is counted: " + first);
        }
        for (Map<String, Integer> later : counts) {
            later.forEach((what, many) -> assertTrue(
                    many <= first.get(what) + AT_WORK, () -> what + " have become more: " + first + ", " + later));
        }
    }

    /** Plays games of a scenario between cadets until a number of player-turns are over; counts at each report. */
    private void play(String scenario, int enough) {
        this.enough = enough;
        Shelves.settings(folder, Map.of("sound", "false", "pace", "0"));
        window = new WindowScript(WindowScript.opening(folder, Optional.of(scenario), "cadet", "cadet"));
        window.resize(1024, 640);
        followTheGame();
        window.play();
        assertTrue(counts.size() > 2, "games have been played one after another");
        assertTrue(counts.get(0).get(THREADS) > 0, "a commander has thought on a thread that is counted");
        assertGathersNothing();
    }

    private boolean reported() {
        return window.program().game().isEmpty();
    }

    /** Skips to the next phase again and again, until the report appears. */
    private void followTheGame() {
        Optional<Moment> before = moment;
        window.until(() -> {
            moment = window.program().game().map(game -> game.state().moment()).or(() -> moment);
            return reported() || !moment.equals(before);
        });
        window.step(() -> {
            if (reported()) {
                window.pause(3);
                window.step(this::nextGame);
            } else {
                followTheGame();
            }
        });
    }

    private void nextGame() {
        count();
        Moment last = moment.orElseThrow();
        playerTurns += 2 * last.turn() - (last.player() == Side.CONFEDERATE ? 1 : 0);
        if (playerTurns < enough) {
            moment = Optional.empty();
            window.clickButton("Once more");
            window.pause(2);
            window.step(this::followTheGame);
        }
    }

    @Test
    @DisplayName("in forty player-turns of lessons, cadet against cadet, game after game")
    void lessons() {
        play("training", FEW_PLAYER_TURNS);
    }

    @Test
    @Tag("long")
    @DisplayName("in a hundred player-turns of lessons, cadet against cadet, game after game")
    void manyLessons() {
        play("training", MANY_PLAYER_TURNS);
    }

    @Test
    @Tag("long")
    @DisplayName("in a hundred player-turns of the whole campaign, cadet against cadet, game after game")
    void campaigns() {
        play("road-to-richmond", MANY_PLAYER_TURNS);
    }

    @Test
    @DisplayName("while the field and the report of the same game are looked at by turns")
    void fieldAndReport() throws IOException {
        Shelves.settings(folder, Map.of("sound", "false"));
        String file = Shelves.conceded(folder).toString();
        window = new WindowScript(WindowScript.opening(folder, Optional.of(file), "human", "human"));
        for (int i = 0; i < VISITS; i++) {
            window.until(() -> !reported());
            window.pause(2);
            window.step(() -> WindowScript.key(Keys.SPACE));
            window.until(this::reported);
            window.pause(3);
            // The field is shown with other overlays than the battle, and their letters are first drawn then; so the
            // first game is not counted.
            if (i > 0) {
                window.step(this::count);
            }
            window.step(() -> window.clickButton("Look at the field"));
        }
        window.pause(2);
        window.play();
        assertGathersNothing();
    }
}
