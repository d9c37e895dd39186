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
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
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
    private static final int SEEDS = 30;

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
    @DisplayName("a scenario speaks the German that comes with it, before that of the program")
    void translated() {
        Node.ObjectNode german = JsonValues.with(
                TreeReader.read(opening(played()).getBytes(StandardCharsets.UTF_8))
                        .value()
                        .orElseThrow(),
                "language",
                JsonValues.text("de"));
        String name = "names.First\\ Lesson\\:\\ Willow\\ Run = Ein Morgen\n";
        assertEquals(
                Optional.of("Ein Morgen"),
                ask(JsonText.of(JsonValues.with(german, "translation", JsonValues.text(name))))
                        .text("scenario"));
        assertEquals(
                Optional.of("Erste Lektion: Willow Run"),
                ask(JsonText.of(JsonValues.with(german, "translation", JsonValues.text(""))))
                        .text("scenario"));
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

    /** A battle that people take over where an exchange asks one of them for losses, and has several units to choose from. */
    private void exchange() {
        for (int seed = 1; seed < SEEDS; seed++) {
            Message now = ask("{\"do\":\"begin\",\"scenario\":\"savages-station\",\"union\":\"cadet\","
                    + "\"confederate\":\"cadet\",\"seed\":" + seed + "}");
            while (now.tree().member("over").isEmpty()) {
                if (now.text("kind").orElseThrow().equals("losses")) {
                    ask("{\"do\":\"takeOver\"}");
                    if (Replies.all(choices(), "units").size() > 1) {
                        return;
                    }
                    now = ask("{\"do\":\"take\"}");
                }
                now = ask("{\"do\":\"takeOver\",\"union\":\"cadet\",\"confederate\":\"cadet\"}");
                now = ask("{\"do\":\"step\"}");
            }
        }
        throw new AssertionError("no exchange");
    }

    private Message choices() {
        return Replies.inner(ask("{\"do\":\"position\"}"), "choice");
    }

    private Optional<Message> lost(Message choices) {
        return Replies.all(choices, "units").stream()
                .filter(unit -> unit.truth("chosen"))
                .findFirst();
    }

    @Test
    @DisplayName("losses can be chosen, but not too few")
    void losses() {
        exchange();
        Message choices = choices();
        long before = ask("{\"do\":\"position\"}").number("step").orElseThrow();
        assertTrue(choices.text("take").isPresent(), "what is proposed suffices");
        while (lost(choices).isPresent()) {
            ask("{\"do\":\"decide\",\"unit\":\""
                    + lost(choices).get().text("id").orElseThrow() + "\"}");
            choices = choices();
        }
        assertTrue(choices.text("take").isEmpty(), "nothing is too little");
        Message refused = ask("{\"do\":\"take\"}");
        assertEquals(before, refused.number("step").orElseThrow());
        assertTrue(refused.text("hint").orElseThrow().contains("rule 8.5"), () -> String.valueOf(refused));
        for (Message unit : Replies.all(choices, "units")) {
            ask("{\"do\":\"decide\",\"unit\":\"" + unit.text("id").orElseThrow() + "\"}");
        }
        assertTrue(ask("{\"do\":\"take\"}").tree().member("step").isPresent());
    }

    private Message end() {
        return Replies.inner(ask("{\"do\":\"endPhase\"}"), "end");
    }

    @Test
    @DisplayName("ends a phase in which units could still act when it is asked twice, and nothing was done in between")
    void asks() {
        Message begun = ask("{\"do\":\"begin\",\"scenario\":\"training\",\"seed\":1}");
        Message first = end();
        assertTrue(first.truth("asks"));
        assertTrue(first.text("name").orElseThrow().contains("not moved"), first::toString);
        String other = ask("{\"do\":\"range\",\"next\":true}").text("unit").orElseThrow();
        assertTrue(end().truth("asks"), () -> "the question is taken back when " + other + " is chosen");
        ask("{\"do\":\"back\"}");
        assertEquals(0L, ask("{\"do\":\"position\"}").number("step").orElseThrow());
        assertTrue(end().truth("asks"));
        Message ended = ask("{\"do\":\"endPhase\"}");
        assertFalse(begun.text("phase").equals(ended.text("phase")), "the second request ends it");
    }

    /** What is planned once an attack is changed in one way. */
    private Message planned(Message before, String change, String value) {
        Node.ObjectNode request = JsonValues.with(before.tree(), "do", JsonValues.text("attack"));
        return ask(JsonText.of(JsonValues.with(request, change, JsonValues.text(value))));
    }

    @Test
    @DisplayName(
            "plans an attack by clicks: hexes and units more or less, at lower odds; and says where one means nothing")
    void plans() {
        ask("{\"do\":\"begin\",\"scenario\":\"training\",\"seed\":1}");
        Message chosen = ask("{\"do\":\"range\",\"hex\":\"0502\"}");
        assertEquals(Optional.of("1/B"), chosen.text("unit"));
        assertEquals(
                Optional.of("0404 is held by the enemy. (rule 6.2)"),
                ask("{\"do\":\"range\",\"hex\":\"0404\",\"unit\":\"1/B\"}").text("sentence"));
        ask("{\"do\":\"march\",\"unit\":\"1/B\",\"hex\":\"0403\"}");
        end();
        ask("{\"do\":\"take\"}");
        Message one = planned(new Message(JsonValues.noMembers()), "hex", "0404");
        assertEquals(List.of("0404"), Replies.inner(one, "order").texts("hexes"));
        Message both = planned(Replies.inner(one, "order"), "hex", "0504");
        assertEquals(List.of("0404", "0504"), Replies.inner(both, "order").texts("hexes"));
        assertEquals(List.of("1/B"), Replies.inner(both, "order").texts("units"));
        String lower = both.text("lower").orElseThrow();
        Message declared = planned(Replies.inner(both, "order"), "odds", lower);
        assertEquals(Optional.of(lower), Replies.inner(declared, "order").text("odds"));
        Message less = planned(Replies.inner(declared, "order"), "hex", "0404");
        assertEquals(List.of("0504"), Replies.inner(less, "order").texts("hexes"));
        Message nobody = planned(Replies.inner(less, "order"), "unit", "1/B");
        assertEquals(List.of(), Replies.inner(nobody, "order").texts("units"));
        Message again = planned(Replies.inner(nobody, "order"), "hex", "0403");
        assertEquals(List.of("1/B"), Replies.inner(again, "order").texts("units"));
        assertTrue(planned(Replies.inner(again, "order"), "hex", "0101")
                .tree()
                .member("order")
                .isEmpty());
    }

    @Test
    @DisplayName("what is chosen at set-up holds, and is in the save")
    void setUp() {
        Message asked =
                ask("{\"do\":\"setUp\",\"scenario\":\"training\",\"union\":\"human\",\"confederate\":\"cadet\"}");
        assertEquals(
                List.of("union", "confederate", "system", "options", "handicap", "practice"),
                Stream.of("groups", "terms")
                        .flatMap(key -> Replies.all(asked, key).stream())
                        .map(group -> group.text("name").orElseThrow())
                        .toList());
        ask("{\"do\":\"begin\",\"scenario\":\"training\",\"system\":\"withdrawal\",\"options\":[\"attrition\"],"
                + "\"handicap\":\"union strength +10\",\"practice\":[\"practice\"]}");
        String save = ask("{\"do\":\"save\"}").text("text").orElseThrow();
        for (String words : List.of("\"withdrawal\"", "\"attrition\":true", "union strength +10", "practice")) {
            assertTrue(save.contains(words), () -> words + " in " + save);
        }
        Message conceded = ask("{\"do\":\"concede\"}");
        assertTrue(conceded.tree().member("over").isPresent());
    }

    @Test
    @DisplayName("and compiled to a script it gives the same answers")
    void asScript(@TempDir Path folder) throws IOException, InterruptedException {
        played();
        losses();
        setUp();
        asks();
        ask("{\"do\":\"ledger\"}");
        ask("{\"do\":\"nonsense\"}");
        ask("{\"do\":\"scenarios\",\"language\":\"de\"}");
        for (String lesson : PageLessons.names()) {
            ask("{\"do\":\"lesson\",\"lesson\":\"" + lesson + "\"}");
            ask("{\"do\":\"map\"}");
            ask("{\"do\":\"guide\",\"as\":\"onward\"}");
            ask("{\"do\":\"guide\",\"as\":\"help\"}");
            ask("{\"do\":\"range\",\"unit\":\"1/A\"}");
            ask("{\"do\":\"endPhase\"}");
            ask("{\"do\":\"save\"}");
        }
        Path asked = Files.write(folder.resolve("asked.txt"), requests);
        Path printed = folder.resolve("printed.txt");
        Path script = Files.copy(Path.of("target", "site", "engine.js"), folder.resolve("engine.mjs"));
        String program = "import {readFileSync} from 'fs';const {answer}=await import(process.argv[1]);"
                + "readFileSync(process.argv[2],'utf8').trim().split('\\n').forEach(each=>console.log(answer(each)))";
        Process process = new ProcessBuilder(
                        "node",
                        "--input-type=module",
                        "--eval",
                        program,
                        "--",
                        script.toUri().toString(),
                        asked.toString())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        assertEquals(0, process.waitFor(), () -> "see " + printed);
        assertEquals(replies, Files.readAllLines(printed, StandardCharsets.UTF_8));
    }
}
