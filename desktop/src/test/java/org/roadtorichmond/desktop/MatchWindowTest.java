package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roadtorichmond.desktop.Pixels.save;
import static org.roadtorichmond.desktop.WindowScript.key;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.match.LineSession;
import org.roadtorichmond.session.match.MailSession;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.unit.Side;

// Drawn, since its steps follow each other as fast as frames do, and what is said must find the page that shows it.
@Tag("pixels")
@DisplayName("A match with another computer in the window, over the loopback address")
final class MatchWindowTest {
    private static final String WORD = "mechanic";
    private static final long PAUSE_NANOS = 300_000_000;
    private static final String WATCH_WORD = "onlooker";

    @TempDir
    private Path folder;

    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private final Commander cadet = Commanders.named("cadet");
    private LineSession other;
    private volatile boolean over;
    private volatile long orderedAt;
    private boolean slow;
    private String address;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(MatchWindowTest.class);
        address = "127.0.0.1:" + Ports.free();
    }

    private static LoadedScenario training() {
        return new Documents(Shelf.of(List.of()))
                .openScenario("training")
                .value()
                .orElseThrow();
    }

    /** The other computer, at which the cadet plays the Union. */
    private void open() {
        open("127.0.0.1:" + Ports.free());
    }

    private void open(String watched) {
        Meeting.Door door = new Meeting.Door(watched, WATCH_WORD);
        Meeting meeting = new Meeting(Meeting.Way.HOST, Side.UNION, address, WORD, "Ann", Optional.of(door));
        other = (LineSession) new PlayerMatches(folder.resolve("other"))
                .begin(
                        meeting,
                        Optional.of(training()),
                        task -> thread.execute(() -> {
                            task.run();
                            play();
                        }))
                .value()
                .orElseThrow();
    }

    private void play() {
        Optional<Session> session = other.session();
        while (!slow && session.isPresent() && session.get().humanDecides()) {
            assertEquals(
                    Optional.empty(),
                    session.get().execute(cadet.next(session.get().game())));
        }
        over = other.stage() == MatchSession.Stage.OVER;
    }

    private WindowScript script(String language) throws IOException {
        Map<String, String> quick = Map.of("sound", "false", "pace", "0", "animations", "false");
        Map<String, String> settings = new HashMap<>(quick);
        settings.put("language", language);
        settings.put("matchAddress", address);
        Shelves.settings(folder, settings);
        WindowScript script = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        script.resize(1366, 768);
        return script;
    }

    private static void fill(WindowScript script, String field, String words) {
        script.step(
                () -> {
                    Stage stage = script.program().stage().orElseThrow();
                    TextField found = stage.getRoot().findActor(field);
                    stage.setKeyboardFocus(found);
                    found.selectAll();
                },
                () -> WindowScript.type(words));
    }

    private static void press(WindowScript script, String button) {
        script.until(button);
        script.step(() -> script.reveal(button), () -> script.clickButton(button));
    }

    private static void join(WindowScript script, String join) {
        script.step(() -> key(Keys.P));
        press(script, join.equals("Join") ? "More…" : "Mehr…");
        script.until(join);
        script.step(() -> save("match-page"));
        fill(script, "two.word", WORD);
        press(script, join);
        script.step(() -> save("match-waiting"));
    }

    @ParameterizedTest
    @DisplayName("is joined, played against the cadet, goes on over a broken line, and is given up on both ends")
    @CsvSource(
            delimiter = ';',
            value = {
                "en; Join; Players, practice, umpire, giving up; Concede; Yes; The other computer is awaited.",
                "de; Teilnehmen; Spieler, Übung, Spielleitung, Aufgeben; Aufgeben; Ja; Der andere Computer wird erwartet."
            })
    void plays(String language, String join, String table, String concede, String yes, String awaited)
            throws Exception {
        WindowScript script = script(language);
        join(script, join);
        script.until(awaited);
        script.step(this::open);
        script.until(() -> script.program().game().isPresent());
        script.pause(5);
        script.step(() -> save("match-battle"));
        int[] pressed = {0};
        script.until(() -> {
            if (script.game().state().moment().turn() < 2
                    && script.game().state().decider() == Side.CONFEDERATE
                    && pressed[0]++ % 8 == 0) {
                key(Keys.SPACE);
            }
            return script.game().state().moment().turn() >= 2
                    && script.game().state().decider() == Side.CONFEDERATE;
        });
        script.step(() -> thread.execute(() -> other.listener().text("noise".getBytes(StandardCharsets.UTF_8))));
        script.until(awaited);
        script.step(() -> save("match-broken"));
        script.until(() -> !script.shows(awaited));
        script.step(() -> key(Keys.ESCAPE));
        press(script, table);
        press(script, concede);
        press(script, yes);
        script.until(() -> over);
        finish(script);
    }

    private void finish(WindowScript script) throws InterruptedException {
        script.play();
        thread.shutdown();
        assertTrue(thread.awaitTermination(5, TimeUnit.MINUTES));
        if (other != null) {
            other.close();
        }
    }

    private boolean hears(String words) {
        return other.talked().stream().anyMatch(said -> said.words().equals(words));
    }

    @Test
    @DisplayName(
            "lets players talk, is left, found with whose turn it is among the matches and the saved games, and gone on with")
    void goesOn() throws Exception {
        WindowScript script = script("en");
        join(script, "Join");
        script.step(this::open);
        script.until(() -> script.program().game().isPresent());
        script.step(() -> thread.execute(() -> other.say("Well met")));
        script.until("Ann: Well met");
        script.step(() -> save("match-said"));
        press(script, "Answer");
        script.until("Say");
        fill(script, "two.words", "Good day");
        script.step(() -> save("match-talk"), () -> key(Keys.ENTER));
        script.until(() -> hears("Good day"));
        script.step(() -> key(Keys.ESCAPE));
        press(script, "Leave for the title page");
        press(script, "Yes");
        script.until("Load a saved game");
        script.step(() -> key(Keys.L));
        script.until("Go on");
        script.step(() -> save("match-among-saves"), () -> key(Keys.ESCAPE));
        script.until("Load a saved game");
        script.step(() -> key(Keys.P));
        script.until("First Lesson: Willow Run · Confederate, against Ann");
        script.step(() -> save("match-left"));
        press(script, "Go on");
        script.until("Cancel");
        script.step(
                () -> assertFalse(script.sees("two.goOn"), "no address before More"),
                () -> save("match-again"),
                () -> key(Keys.ENTER));
        script.until(() -> script.program().game().isPresent());
        int[] pressed = {0};
        script.until(() -> {
            if (script.game().state().decider() == Side.CONFEDERATE && pressed[0]++ % 8 == 0) {
                key(Keys.SPACE);
            }
            return script.game().state().moment().turn() >= 3;
        });
        finish(script);
    }

    @Test
    @Tag("long")
    @DisplayName("a command is on the other screen soon")
    void seen() throws Exception {
        slow = true;
        WindowScript script = script("en");
        join(script, "Join");
        script.step(this::open);
        script.until(() -> script.program().game().isPresent());
        List<Long> micros = new ArrayList<>();
        int[] known = {0, 0, 0};
        script.until(() -> {
            int size = script.game().log().size();
            if (size > known[0] && known[2] == Side.UNION.ordinal()) {
                micros.add((System.nanoTime() - orderedAt) / 1000);
            }
            known[0] = size;
            known[2] = script.game().state().decider().ordinal();
            if (script.game().state().decider() == Side.CONFEDERATE && known[1]++ % 8 == 0) {
                key(Keys.SPACE);
            } else if (script.game().state().decider() == Side.UNION && orderedAt <= System.nanoTime() - PAUSE_NANOS) {
                orderedAt = System.nanoTime();
                thread.execute(this::orderOne);
            }
            return micros.size() >= 12;
        });
        finish(script);
        Collections.sort(micros);
        System.out.printf(
                "A command was on the other screen after %d us in the middle, %d at most, of %d%n",
                micros.get(micros.size() / 2), micros.get(micros.size() - 1), micros.size());
    }

    private void orderOne() {
        other.session().filter(Session::humanDecides).ifPresent(session -> {
            Command command = cadet.next(session.game());
            orderedAt = System.nanoTime();
            session.execute(command);
        });
    }

    @Test
    @DisplayName(
            "is watched by a third person, who sees the same game, can order and give up nothing, and follows to the next one at the same address")
    void watched() throws Exception {
        open();
        String door = other.meeting().watchers().orElseThrow().address();
        BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
        MatchSession guest = CadetGuest.join(folder, address, WORD, tasks);
        WindowScript script = script("en");
        script.step(() -> key(Keys.P));
        press(script, "More…");
        script.until("Watch");
        fill(script, "two.there", door);
        fill(script, "two.word", WATCH_WORD);
        press(script, "Watch");
        script.until(() -> {
            CadetGuest.answer(guest, tasks, cadet);
            return script.program().game().isPresent();
        });
        script.step(() -> thread.execute(() -> {
            other.say("Well met");
            other.say("Let us begin");
        }));
        script.until("Ann: Let us begin");
        script.step(() -> save("match-watched-talk"), () -> assertTrue(script.shows("Ann: Well met")));
        script.step(() -> assertFalse(script.sees("two.words")), () -> key(Keys.ESCAPE));
        script.pause(6);
        script.step(() -> assertFalse(script.shows("Ann: Well met")), () -> key(Keys.ESCAPE));
        script.until("Players, practice, umpire, giving up");
        script.step(() -> script.clickButton("Players, practice, umpire, giving up"));
        script.until("Concede");
        script.step(() -> assertFalse(script.enabled("Concede")), () -> save("match-watched"), () -> key(Keys.ESCAPE));
        script.until(() -> {
            CadetGuest.answer(guest, tasks, cadet);
            return script.game().state().moment().turn() >= 3
                    || script.game().state().ending().isPresent();
        });
        AtomicReference<MatchSession> next = new AtomicReference<>();
        AtomicReference<Game> watched = new AtomicReference<>();
        script.step(() -> {
            watched.set(script.game());
            guest.close();
            CompletableFuture.runAsync(
                            () -> {
                                other.close();
                                other.await();
                            },
                            thread)
                    .join();
            open(door);
            next.set(CadetGuest.join(folder, address, WORD, tasks));
        });
        script.until(() -> {
            CadetGuest.answer(next.get(), tasks, cadet);
            return script.game() != watched.get() && script.game().log().size() > 3;
        });
        script.step(() -> assertEquals(
                next.get().terms().orElseThrow().number(), script.game().state().seed()));
        finish(script);
        next.get().close();
    }

    @Test
    @DisplayName(
            "goes by files: asked for in the window, opened by the cadet in the same folder, and a stray file is told of")
    void byFiles() throws Exception {
        Path box = Files.createDirectory(folder.resolve("box"));
        WindowScript script = script("en");
        script.step(() -> key(Keys.P));
        press(script, "By files");
        script.until("Folder of the files");
        fill(script, "two.folder", box.toString());
        fill(script, "two.word", WORD);
        script.step(() -> save("match-files-page"));
        press(script, "Ask for a match");
        script.until(() -> script.tells("This is the word of the match"));
        script.step(() -> save("match-files-waiting"), () -> hand(box));
        script.until(() -> script.program().game().isPresent());
        int[] pressed = {0};
        script.until(() -> {
            if (script.game().state().decider() == Side.UNION && pressed[0]++ % 8 == 0) {
                key(Keys.SPACE);
            }
            return script.game().state().decider() == Side.CONFEDERATE;
        });
        script.until("The other player's file is awaited.");
        script.step(() -> letter(box));
        script.until(() -> script.tells("letter.match.jsonl"));
        script.step(() -> save("match-files-stray"), () -> hand(box));
        script.until(() -> script.game().state().decider() == Side.UNION);
        finish(script);
    }

    private static void letter(Path box) {
        try {
            Files.writeString(box.resolve("letter.match.jsonl"), "Dear Bob,\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The cadet's hand in the folder. */
    private void hand(Path box) {
        Meeting meeting = new Meeting(Meeting.Way.FILES, Side.CONFEDERATE, box.toString(), WORD, "Ann");
        MatchJournal journal =
                MatchJournal.open(folder.resolve("cadet.journal")).value().orElseThrow();
        try (MailSession match = MatchOpener.files(meeting, journal, Optional.of(training()))
                .value()
                .orElseThrow()) {
            match.take(match.looking().get());
            new MatchPlay(seat -> cadet).hand(match);
        }
    }
}
