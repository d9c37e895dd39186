package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roadtorichmond.desktop.WindowScript.key;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.match.Invitation;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.unit.Side;

@Tag("pixels")
@DisplayName("Inviting somebody to a match in the window, over the loopback address")
final class InvitingWindowTest {
    private static final String WORD = "mechanic";
    /** What players need not know. */
    private static final List<String> UNDER_MORE = List.of("port", "bind", "0.0.0.0", "127.0.0.1");

    @TempDir
    private Path folder;

    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private Optional<MatchSession> other = Optional.empty();
    private String address;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(InvitingWindowTest.class);
        address = "127.0.0.1:" + Ports.free();
    }

    @AfterEach
    void leave() {
        other.ifPresent(MatchSession::close);
    }

    private void begin(Meeting meeting, Optional<String> scenario) {
        other = new PlayerMatches(folder.resolve("other"))
                .begin(
                        meeting,
                        scenario.map(name -> new Documents(Shelf.of(List.of()))
                                .openScenario(name)
                                .value()
                                .orElseThrow()),
                        tasks::add)
                .value();
    }

    private void host(String word) {
        begin(new Meeting(Meeting.Way.HOST, Side.UNION, address, word, "Ann"), Optional.of("training"));
    }

    private boolean hasBegun(WindowScript script) {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
        }
        return script.program().game().isPresent();
    }

    private String line(String word) {
        return new Invitation(false, word, "First Lesson", List.of("127.0.0.1:1", address)).line();
    }

    private WindowScript script(int width, int height) throws IOException {
        Shelves.settings(folder, Map.of("language", "en", "sound", "false", "pace", "0", "animations", "false"));
        WindowScript script = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        script.resize(width, height);
        script.step(() -> key(Keys.P));
        script.until("Paste invitation");
        return script;
    }

    private static void press(WindowScript script, String button) {
        script.until(button);
        script.step(() -> script.reveal(button), () -> script.clickButton(button));
    }

    private static void paste(WindowScript script, String text) {
        script.step(() -> Gdx.app.getClipboard().setContents(text));
        press(script, "Paste invitation");
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

    @Test
    @DisplayName(
            "a guest pastes the line as a mail brings it, and the battle begins; pasted again, it leads to the same match")
    void pasted() throws IOException {
        WindowScript script = script(1366, 768);
        script.step(() -> host(WORD));
        paste(script, "> " + line(WORD).replaceAll("(.{50})", "$1\n> ") + "\nSee you!");
        script.until(() -> hasBegun(script));
        script.until(() -> script.tells("You play First Lesson") && script.tells("Your side: Confederate"));
        script.pause(2);
        script.step(() -> Pixels.save("invite-joined"), () -> key(Keys.ESCAPE));
        press(script, "Leave for the title page");
        press(script, "Yes");
        script.until("Load a saved game");
        script.step(() -> key(Keys.P));
        paste(script, line(WORD));
        script.until(() -> script.tells("You have opened this invitation"));
        script.step(() -> Pixels.save("invite-twice"), () -> key(Keys.ENTER));
        script.until(() -> hasBegun(script));
        script.play();
    }

    /** Changes a digit in each journal of a folder. */
    private static void spoil(Path matches) {
        try (Stream<Path> journals = Files.list(matches)) {
            for (Path journal : journals.toList()) {
                List<String> lines = new ArrayList<>(Files.readAllLines(journal));
                lines.set(1, lines.get(1).replaceFirst("\"turns\": ?[0-9]", "\"turns\":9"));
                Files.write(journal, lines);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("a guest whose journal was spoilt pastes the line again, and gets the match once the host has said so")
    void pastedAgain() throws IOException {
        WindowScript script = script(1366, 768);
        script.step(() -> host(WORD));
        paste(script, line(WORD));
        script.until(() -> hasBegun(script));
        script.pause(2);
        script.step(() -> key(Keys.ESCAPE));
        press(script, "Leave for the title page");
        press(script, "Yes");
        script.until("Load a saved game");
        script.step(() -> spoil(folder.resolve("matches")), () -> key(Keys.P));
        script.until("Paste invitation");
        paste(script, line(WORD));
        script.until(() -> !hasBegun(script) && other.orElseThrow().isAsked());
        script.until(() -> !hasBegun(script) && script.tells("The other player is asked"));
        script.step(() -> Pixels.save("invite-asks"), () -> other.orElseThrow().give());
        script.until(() -> hasBegun(script));
        script.play();
    }

    @Test
    @DisplayName(
            "an invitation that is none, cut, changed, newer, old or to another match says so, each in its own sentence")
    void refused() throws IOException {
        WindowScript script = script(1366, 768);
        String line = line(WORD);
        paste(script, "a recipe for soup");
        script.until(() -> script.tells("There is no invitation"));
        script.step(() -> Pixels.save("invite-none"), () -> besidePaste(script, "There is no invitation"));
        paste(script, line.substring(0, 40));
        script.until(() -> script.tells("This invitation is cut"));
        paste(script, line.substring(0, 40) + (line.charAt(40) == 'a' ? 'b' : 'a') + line.substring(41));
        script.until(() -> script.tells("This invitation was changed"));
        paste(script, line.replace("richmond:1", "richmond:2"));
        script.until(() -> script.tells("of a newer version"));
        paste(script, line);
        script.until(() -> script.tells("Nobody answers where this invitation to First Lesson leads"));
        script.step(() -> Pixels.save("invite-gone"), () -> host("anotherx"));
        paste(script, line);
        script.until(() -> script.tells("another match is open there"));
        script.step(() -> Pixels.save("invite-another"), () -> key(Keys.ESCAPE));
        script.until("Paste invitation");
        paste(script, new Invitation(true, "anotherx", "First Lesson", List.of(address)).line());
        script.until(() -> !hasBegun(script) && script.tells("A match is played at this address"));
        script.play();
    }

    @Test
    @DisplayName("a host gets the line with one press, and somebody who has only this line comes")
    void invites() throws IOException {
        WindowScript script = script(1024, 768);
        press(script, "A third person may watch");
        press(script, "More…");
        fill(script, "two.address", address);
        script.step(() -> Gdx.app.getClipboard().setContents(""));
        press(script, "Invite");
        script.until(() -> script.sees("invitation"));
        script.step(() -> Pixels.save("invite-waiting"));
        press(script, "More…");
        script.pause(2);
        script.step(() -> Pixels.save("invite-waiting-more"));
        press(script, "Invite somebody to watch");
        script.until(() -> script.tells("An invitation to watch stands in the clipboard"));
        script.step(() -> assertTrue(invitation().watching()), () -> key(Keys.ESCAPE));
        press(script, "Copy the line");
        script.until(() -> script.tells("The invitation stands in the clipboard"));
        script.step(() -> assertFalse(invitation().watching()), () -> key(Keys.ESCAPE));
        script.step(() -> {
            Invitation made = invitation();
            assertEquals(List.of(address), made.addresses());
            begin(
                    new Meeting(Meeting.Way.GUEST, Side.UNION, made.addresses().get(0), made.word(), "Bob"),
                    Optional.empty());
        });
        script.until(() -> hasBegun(script));
        // The guest's disk is lost, and he has nothing but this line again.
        script.step(() -> {
            Meeting meeting = other.orElseThrow().meeting();
            other.get().close();
            begin(meeting, Optional.empty());
        });
        script.until(() -> hasBegun(script) && script.shows("Give the match to the one who asks"));
        script.step(() -> Pixels.save("invite-give"), () -> script.clickButton("Give the match to the one who asks"));
        script.until(() -> hasBegun(script) && other.orElseThrow().session().isPresent());
        script.until(() -> script.tells("had lost this match"));
        script.step(() -> key(Keys.ESCAPE));
        script.until(() -> script.tells("Bob is awaited"));
        script.step(
                () -> Pixels.save("invite-awaited"),
                () -> assertFalse(script.shows("Pause") || script.shows("Step"), "a person is not stopped"),
                () -> key(Keys.ESCAPE));
        press(script, "Leave for the title page");
        press(script, "Yes");
        script.until("Load a saved game");
        // Its own invitation, which is still in the clipboard, once it is open again at another computer.
        script.step(() -> key(Keys.P));
        script.until("Go on");
        script.step(() -> Pixels.save("invite-left"), () -> host(WORD));
        press(script, "Paste invitation");
        script.until(() -> script.tells("an invitation of your own"));
        script.play();
    }

    private static void besidePaste(WindowScript script, String words) {
        float button = script.program().find("Paste invitation").orElseThrow().y;
        float told = script.program().find(words).orElseThrow().y;
        assertTrue(Math.abs(button - told) < Gdx.graphics.getHeight() * 0.1f, button + " and " + told);
    }

    private static Invitation invitation() {
        return Invitation.read(Optional.ofNullable(Gdx.app.getClipboard().getContents())
                        .orElse(""))
                .value()
                .orElseThrow();
    }

    private static void noPorts(Actor actor) {
        if (actor.isVisible() && actor instanceof Label label) {
            String words = label.getText().toString();
            assertTrue(UNDER_MORE.stream().noneMatch(words::contains), words);
        }
        if (actor.isVisible() && actor instanceof Group group) {
            group.getChildren().forEach(InvitingWindowTest::noPorts);
        }
    }

    private static void noPorts(WindowScript script) {
        noPorts(script.program().stage().orElseThrow().getRoot());
    }

    @ParameterizedTest
    @DisplayName(
            "nothing speaks of ports before More, Join stays above the lower edge, and matches that were left move no form")
    @CsvSource({"1366, 768", "1024, 768"})
    void layout(int width, int height) throws IOException {
        host(WORD);
        MatchSession guest = new PlayerMatches(folder.resolve("matches"))
                .begin(
                        new Meeting(Meeting.Way.GUEST, Side.CONFEDERATE, address, WORD, "Bob"),
                        Optional.empty(),
                        tasks::add)
                .value()
                .orElseThrow();
        WindowScript script = script(width, height);
        float[] before = new float[1];
        script.step(
                () -> assertFalse(script.shows("Go on"), "the matches are not read yet"),
                () -> noPorts(script),
                () -> Pixels.save("inviting-" + width),
                () -> script.clickButton("More…"));
        script.pause(2);
        script.step(() -> {
            assertTrue(script.tells("port"));
            before[0] = script.program().find("Join").orElseThrow().y;
            assertTrue(before[0] > Gdx.graphics.getHeight() * 0.12f, "Join is at " + before[0]);
            Pixels.save("inviting-more-" + width);
        });
        script.until(() -> {
            hasBegun(script);
            return guest.session().isPresent();
        });
        script.step(guest::close, () -> key(Keys.ESCAPE));
        script.until("Load a saved game");
        script.step(() -> key(Keys.P));
        script.until("Paste invitation");
        script.step(() -> before[0] = script.program().find("Paste invitation").orElseThrow().y);
        script.until("Go on");
        script.pause(2);
        script.step(
                () -> assertEquals(
                        before[0], script.program().find("Paste invitation").orElseThrow().y),
                () -> noPorts(script),
                () -> Pixels.save("inviting-left-" + width));
        press(script, "Go on");
        script.pause(2);
        script.step(() -> noPorts(script), () -> Pixels.save("inviting-go-on-" + width));
        script.play();
    }

    @Test
    @DisplayName("a word for a match by files that people try first, or that is short, is warned of as it is typed")
    void easyWord() throws IOException {
        WindowScript script = script(1366, 768);
        press(script, "By files");
        script.step(() -> assertFalse(script.tells("people try first")));
        fill(script, "two.word", "mechanic");
        script.until(() -> script.tells("people try first"));
        fill(script, "two.word", "kelopifa");
        script.until(() -> script.tells("The word has only 8 letters"));
        fill(script, "two.word", "kelopifanuwe");
        script.until(() -> !script.tells("The word has only"));
        script.play();
    }
}
