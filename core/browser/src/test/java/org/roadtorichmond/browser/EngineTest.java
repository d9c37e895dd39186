package org.roadtorichmond.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.TreeReader;

/** Needs node on the path. */
@DisplayName("The engine of the page answers messages")
final class EngineTest {
    private static final int SPOILT = 2000;

    private final Engine engine = new Engine();
    private final List<String> requests = new ArrayList<>();
    private final List<String> replies = new ArrayList<>();

    private Message ask(String request) {
        String reply = engine.answer(request);
        requests.add(request);
        replies.add(reply);
        return message(reply);
    }

    private static Message message(String text) {
        return new Message(
                TreeReader.read(text.getBytes(StandardCharsets.UTF_8)).value().orElseThrow());
    }

    /** A game between cadets, in steps, and its text. */
    private String played() {
        Message now = ask(
                "{\"do\":\"begin\",\"scenario\":\"training\",\"union\":\"cadet\",\"confederate\":\"cadet\",\"seed\":3}");
        for (int i = 0; i < 500 && now.tree().member("over").isEmpty(); i++) {
            now = ask("{\"do\":\"step\"}");
        }
        assertTrue(now.tree().member("over").isPresent());
        return ask("{\"do\":\"save\"}").text("text").orElseThrow();
    }

    private static String opening(String save) {
        return request("open", save);
    }

    private static String request(String what, String save) {
        Node.ObjectNode request = JsonValues.with(JsonValues.noMembers(), "do", JsonValues.text(what));
        return JsonText.of(JsonValues.with(request, "text", JsonValues.text(save)));
    }

    @Test
    @DisplayName("a new game is begun of the scenario of a saved game")
    void anew() {
        String save = played();
        Message begun = ask(request("begin", save));
        assertEquals(0L, begun.number("steps").orElseThrow());
        assertEquals(1L, begun.number("turn").orElseThrow());
        assertEquals(ask(opening(save)).text("scenario"), begun.text("scenario"));
        assertTrue(ask(request("begin", "spoilt")).text("refused").isPresent());
    }

    @Test
    @DisplayName("a saved game is opened as it was, and nothing is found wrong with it")
    void saved() {
        String save = played();
        Message opened = ask(opening(save));
        assertTrue(opened.tree().member("refused").isEmpty());
        assertTrue(opened.tree().member("finding").isEmpty());
        assertEquals(save, ask("{\"do\":\"save\"}").text("text").orElseThrow());
        assertEquals(
                7L,
                ask("{\"do\":\"takeOver\",\"step\":7,\"union\":\"human\"}")
                        .number("step")
                        .orElseThrow());
    }

    @Test
    @DisplayName("2,000 spoilt saves are answered with a sentence")
    void spoilt() {
        String save = played();
        Random random = new Random(1);
        int refused = 0;
        for (int i = 0; i < SPOILT; i++) {
            StringBuilder text = new StringBuilder(save);
            int at = random.nextInt(text.length());
            if (i % 2 == 0) {
                text.setLength(at);
            } else {
                text.setCharAt(at, (char) (' ' + random.nextInt(90)));
            }
            Message reply = message(engine.answer(opening(text.toString())));
            refused += reply.text("refused").isPresent() ? 1 : 0;
            assertFalse(reply.text("refused").orElse("").contains("fault of the program"), () -> text.toString());
        }
        assertTrue(refused > SPOILT / 2, "only " + refused + " refused");
    }

    @Test
    @DisplayName("and compiled to a script it gives the same answers")
    void asScript(@TempDir Path folder) throws IOException, InterruptedException {
        played();
        ask("{\"do\":\"ledger\"}");
        ask("{\"do\":\"nonsense\"}");
        ask("{\"do\":\"scenarios\",\"language\":\"de\"}");
        Path asked = Files.write(folder.resolve("asked.txt"), requests);
        Path printed = folder.resolve("printed.txt");
        String script = Path.of("target", "site", "engine.js").toAbsolutePath().toString();
        String program = "const {answer}=require(process.argv[1]);require('fs').readFileSync(process.argv[2],'utf8')"
                + ".trim().split('\\n').forEach(each=>console.log(answer(each)))";
        Process process = new ProcessBuilder("node", "--eval", program, "--", script, asked.toString())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        assertEquals(0, process.waitFor(), () -> "see " + printed);
        assertEquals(replies, Files.readAllLines(printed, StandardCharsets.UTF_8));
    }
}
