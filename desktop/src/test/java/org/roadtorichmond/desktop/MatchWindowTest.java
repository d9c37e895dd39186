package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roadtorichmond.desktop.Pixels.save;
import static org.roadtorichmond.desktop.WindowScript.key;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.match.LineSession;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.unit.Side;

@DisplayName("A match with another computer in the window, over the loopback address")
final class MatchWindowTest {
    private static final String WORD = "mechanic";

    @TempDir
    private Path folder;

    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private final Commander cadet = Commanders.named("cadet");
    private LineSession other;
    private volatile boolean over;
    private String address;

    @BeforeEach
    void needsDisplay() throws IOException {
        WindowScript.needDisplay(MatchWindowTest.class);
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            address = "127.0.0.1:" + free.getLocalPort();
        }
    }

    /** The other computer, at which the cadet plays the Union. */
    private void open() {
        Meeting meeting = new Meeting(Meeting.Way.HOST, Side.UNION, address, WORD, "Ann");
        LoadedScenario training = new Documents(Shelf.of(List.of()))
                .openScenario("training")
                .value()
                .orElseThrow();
        other = (LineSession) new PlayerMatches(folder.resolve("other"))
                .begin(
                        meeting,
                        Optional.of(training),
                        task -> thread.execute(() -> {
                            task.run();
                            play();
                        }))
                .value()
                .orElseThrow();
    }

    private void play() {
        Optional<Session> session = other.session();
        while (session.isPresent() && session.get().humanDecides()) {
            assertEquals(
                    Optional.empty(),
                    session.get().execute(cadet.next(session.get().game())));
        }
        over = other.stage() == MatchSession.Stage.OVER;
    }

    private WindowScript script(String language) throws IOException {
        Shelves.settings(
                folder,
                Map.of(
                        "language",
                        language,
                        "sound",
                        "false",
                        "pace",
                        "0",
                        "animations",
                        "false",
                        "matchAddress",
                        address));
        WindowScript script = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        script.resize(1366, 768);
        return script;
    }

    private static void join(WindowScript script, String join) {
        script.step(() -> key(Keys.P));
        script.until(join);
        script.step(
                () -> {
                    save("match-page");
                    Stage stage = script.program().stage().orElseThrow();
                    stage.setKeyboardFocus(stage.getRoot().findActor("two.word"));
                },
                () -> WindowScript.type(WORD),
                () -> script.reveal(join),
                () -> script.clickButton(join));
        script.pause(3);
        script.step(() -> save("match-waiting"));
    }

    @ParameterizedTest
    @DisplayName("is joined, played against the cadet, goes on over a broken line, and is given up on both ends")
    @CsvSource({
        "en, Join, Concede, Yes, The other computer is awaited.",
        "de, Teilnehmen, Aufgeben, Ja, Der andere Computer wird erwartet."
    })
    void plays(String language, String join, String concede, String yes, String awaited) throws Exception {
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
        script.step(() -> thread.execute(() -> other.text("noise".getBytes(StandardCharsets.UTF_8))));
        script.until(awaited);
        script.step(() -> save("match-broken"));
        script.until(() -> !script.shows(awaited));
        script.step(() -> key(Keys.ESCAPE));
        script.until(concede);
        script.step(() -> save("match-menu"), () -> script.clickButton(concede));
        script.until(yes);
        script.step(() -> script.clickButton(yes));
        script.until(() -> over);
        script.play();
        thread.shutdown();
        assertTrue(thread.awaitTermination(20, TimeUnit.SECONDS));
        other.close();
    }
}
