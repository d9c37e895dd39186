package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.screen.Program;

/**
 * Sends random events to every screen; {@code -Dmonkeys=4 -Dmonkey.events=10000} sets the number, {@code -Dmonkey.screen=battle}
 * chooses one screen.
 */
@DisplayName("Monkeys at the mouse and the keys")
@Timeout(value = 1, unit = TimeUnit.DAYS)
final class MonkeyTest {
    private static final int MONKEYS = Integer.getInteger("monkeys", 1);
    private static final int EVENTS = Integer.getInteger("monkey.events", 100);
    private static final long SEED = Long.getLong("monkey.seed", 1);
    private static final String ONLY = System.getProperty("monkey.screen", "");

    /** The number of events after which a monkey goes back to its screen. */
    private static final int VISIT = 2500;

    private static final int MOST_A_FRAME = 40;
    private static final int[][] SIZES = {{1366, 768}, {1024, 640}};

    /** A screen or an overlay: the file with which the window opens, and the keys that lead there. */
    private record Place(String name, Optional<String> file, String enemy, List<Integer> keys) {
        static Place title(String name, Integer... keys) {
            return new Place(name, Optional.empty(), "human", List.of(keys));
        }
    }

    @TempDir
    private Path folder;

    @TempDir
    private Path games;

    private final Deque<Runnable> visits = new ArrayDeque<>();
    private WindowScript window;
    private Monkey monkey = new Monkey(0);
    private String where = "";
    private int left;
    private boolean playing;
    private long events;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(MonkeyTest.class);
    }

    private List<Place> places() throws IOException {
        Optional<String> lesson = Optional.of("training");
        Optional<String> campaign = Optional.of(Shelves.halfway(games).toString());
        Optional<String> finished = Optional.of(Shelves.finished(games).toString());
        return Stream.of(
                        Place.title("title"),
                        Place.title("set-up", Keys.N),
                        Place.title("load", Keys.L),
                        Place.title("settings", Keys.S),
                        Place.title("about", Keys.A),
                        Place.title("lessons", Keys.T),
                        Place.title("lesson", Keys.T, Keys.ENTER),
                        Place.title("keys", Keys.F1),
                        Place.title("manual", Keys.F2),
                        new Place("battle", lesson, "human", List.of()),
                        new Place("battle with a cadet", lesson, "cadet", List.of()),
                        new Place("menu", lesson, "human", List.of(Keys.ESCAPE)),
                        new Place("umpire", lesson, "human", List.of(Keys.K)),
                        new Place("campaign", campaign, "human", List.of()),
                        new Place("history", campaign, "human", List.of(Keys.E)),
                        new Place("advice", campaign, "human", List.of(Keys.H)),
                        new Place("replay", campaign, "human", List.of(Keys.R)),
                        new Place("report", finished, "human", List.of(Keys.SPACE)))
                .filter(place -> ONLY.isEmpty() || place.name().equals(ONLY))
                .toList();
    }

    @Test
    @DisplayName("bring about no exception at any screen")
    void noException() throws IOException {
        List<Place> places = places();
        for (Place place : places) {
            for (int i = 0; i < MONKEYS; i++) {
                long seed = SEED + i;
                visits.add(() -> {
                    monkey = new Monkey(31 * seed + place.name().hashCode());
                    where = place.name() + ", monkey " + seed;
                    System.out.println(where);
                    next();
                });
                for (int done = 0; done < EVENTS; done += VISIT) {
                    int size = done / VISIT % SIZES.length;
                    int many = Math.min(VISIT, EVENTS - done);
                    visits.add(() -> visit(place, SIZES[size], many));
                }
            }
        }
        prepare();
        window = new WindowScript(open(places.get(0)));
        window.step(this::stayOpen, this::next);
        try {
            window.play();
        } catch (Throwable thrown) {
            throw new AssertionError(where + " after " + events + " events, at last: " + monkey.memory(), thrown);
        }
        assertEquals(1L * places.size() * MONKEYS * EVENTS, events, where);
        System.out.println(events + " events at " + places.size() + " screens");
    }

    /** Disables closing the window, because a monkey would find it and end the test. */
    private void stayOpen() {
        Application window = Gdx.app;
        Gdx.app = (Application) Proxy.newProxyInstance(
                MonkeyTest.class.getClassLoader(), new Class<?>[] {Application.class}, (proxy, method, arguments) -> {
                    if (playing && method.getName().equals("exit")) {
                        return null;
                    }
                    try {
                        return method.invoke(window, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private void prepare() {
        try {
            Shelves.fill(folder);
            Shelves.settings(folder, Map.of("sound", "false", "pace", "4"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Program open(Place place) {
        return WindowScript.opening(folder, place.file(), "human", place.enemy());
    }

    private void next() {
        Runnable visit = visits.poll();
        if (visit != null) {
            visit.run();
        }
    }

    private void visit(Place place, int[] size, int many) {
        left = many;
        prepare();
        window.resize(size[0], size[1]);
        window.restart(() -> open(place));
        for (int key : place.keys()) {
            window.pause(2);
            window.step(() -> WindowScript.key(key));
        }
        window.pause(2);
        window.step(() -> act(new Random(events)));
    }

    private void act(Random random) {
        int now = Math.min(left, 1 + random.nextInt(MOST_A_FRAME));
        playing = true;
        monkey.act(window.program(), now);
        playing = false;
        left -= now;
        events += now;
        if (left > 0) {
            window.step(() -> act(random));
        } else {
            assertNoCrash();
            window.step(this::next);
        }
    }

    /** Checks for crash reports: exceptions on other threads are not thrown here but written to a file. */
    private void assertNoCrash() {
        Path crashes = folder.resolve("crashes");
        if (Files.isDirectory(crashes)) {
            try (Stream<Path> files = Files.list(crashes)) {
                for (Path file :
                        files.filter(name -> name.toString().endsWith(".txt")).toList()) {
                    assertTrue(Files.notExists(file), Files.readString(file));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
