package org.roadtorichmond.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.lesson.Button;
import org.roadtorichmond.scenario.lesson.Gesture;
import org.roadtorichmond.scenario.lesson.LessonStep;
import org.roadtorichmond.session.words.Texts;

@DisplayName("Lessons on the page")
final class LessonsTest {
    /** What the page has not: keys in brackets, keys that are held, the other button of the mouse, a column at the right. */
    private static final Pattern OF_THE_WINDOW = Pattern.compile(
            "\\[[A-Z]|Ctrl|Strg|Shift|Umschalt|ight click|echtsklick|ouble-click|oppelklick|lower left|unten links|panel at the right|Tafel rechts");

    private final Engine engine = new Engine();
    private final List<String> chosen = new ArrayList<>();
    private final List<String> targets = new ArrayList<>();
    private @Nullable Message now;

    static Stream<Arguments> lessons() {
        return PageLessons.names().stream()
                .flatMap(name -> Stream.of("en", "de").map(language -> Arguments.of(name, language)));
    }

    private Message ask(Json request) {
        String reply = engine.answer(request.toString());
        return new Message(
                TreeReader.read(reply.getBytes(StandardCharsets.UTF_8)).value().orElseThrow());
    }

    /** Gives an order, and lets the other side play until a person decides. */
    private void order(Json request) {
        Message reply = ask(request);
        assertTrue(reply.text("refused").isEmpty(), () -> request + ": " + reply.text("refused"));
        Message position = reply;
        while (position.text("who").filter("cadet"::equals).isPresent()
                && position.tree().member("over").isEmpty()) {
            position = ask(to("step"));
        }
        now = position;
        chosen.clear();
        targets.clear();
    }

    private static Json to(String request) {
        return Json.object().put("do", request);
    }

    private Message now() {
        return Optional.ofNullable(now).orElseThrow();
    }

    private static List<LessonStep> steps(String name, String language) {
        Locale locale = Locale.forLanguageTag(language);
        Texts texts = new Texts(new ShippedHandle(Engine.TEXTS), locale, Translations.NONE);
        return PageLessons.find(name, texts).orElseThrow().lesson().steps();
    }

    /** Clicks as the page understands them. */
    private void click(String hex) {
        String kind = now().text("kind").orElseThrow();
        if (kind.equals("combat")) {
            aim(hex);
        } else if (!kind.equals("movement")) {
            order(to("decide").put("hex", hex));
        } else if (!chosen.isEmpty() && reach(chosen.get(0)).contains(hex)) {
            order(to("march").put("unit", chosen.get(0)).put("hex", hex));
        } else {
            Message meant =
                    ask(to("range").put("hex", hex).put("unit", chosen.stream().findFirst()));
            chosen.clear();
            chosen.add(meant.text("unit").orElseThrow());
        }
    }

    private List<String> reach(String unit) {
        return Replies.all(ask(to("range").put("unit", unit)), "hexes").stream()
                .map(each -> each.text("id").orElseThrow())
                .toList();
    }

    /** Plans an attack on one hex or one more, or has a unit of one's own take part. */
    private void aim(String hex) {
        Json request = to("attack").put("hex", hex);
        if (!targets.isEmpty()) {
            request.put("hexes", List.copyOf(targets)).put("units", List.copyOf(chosen));
        }
        Message planned = Replies.inner(ask(request), "order");
        targets.clear();
        targets.addAll(planned.texts("hexes"));
        chosen.clear();
        chosen.addAll(planned.texts("units"));
    }

    /** Ends the phase, also where the engine asks first. */
    private void end() {
        order(to("endPhase"));
        if (Replies.inner(now(), "end").truth("asks")) {
            order(to("endPhase"));
        }
    }

    private void press(Button button) {
        switch (button) {
            case UNDO -> order(to("undo"));
            case END_PHASE -> end();
            case LEDGER -> ask(to("ledger"));
            case LEAVE_MAP -> order(to("leave").put("unit", chosen.get(0)));
            case CONFIRM -> {
                boolean combat = now().text("kind").filter("combat"::equals).isPresent();
                order(
                        combat
                                ? to("roll").put("hexes", List.copyOf(targets)).put("units", List.copyOf(chosen))
                                : to("take"));
            }
            default -> throw new AssertionError("the page has no " + button);
        }
    }

    private void make(Gesture gesture) {
        if (gesture instanceof Gesture.Click click) {
            click(click.hex().number());
        } else if (gesture instanceof Gesture.Pick pick) {
            boolean arrives = Replies.all(now(), "arriving").stream()
                    .anyMatch(each ->
                            each.text("id").filter(pick.unit().id()::equals).isPresent());
            if (arrives) {
                reach(pick.unit().id());
                chosen.add(pick.unit().id());
            } else {
                order(to("decide").put("unit", pick.unit().id()));
            }
        } else if (gesture instanceof Gesture.Press press) {
            press(press.button());
        }
    }

    private Message guide() {
        return Replies.inner(ask(to("position")), "guide");
    }

    private static void readable(Message guide) {
        Stream.of("title", "text", "hint", "onward", "goOn")
                .flatMap(key -> guide.text(key).stream())
                .forEach(words -> assertFalse(OF_THE_WINDOW.matcher(words).find(), words));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    @DisplayName(
            "each is played to its end by its own gestures, in words of the page, and is kept and taken up at each step")
    void played(String name, String language) {
        List<LessonStep> steps = steps(name, language);
        order(to("lesson").put("lesson", name).put("language", language));
        for (int step = 0; step < steps.size(); step++) {
            Message guide = guide();
            assertEquals((long) step, guide.number("number").orElseThrow(), guide::toString);
            readable(guide);
            if (steps.get(step).isRead()) {
                assertTrue(guide.text("onward").isPresent());
                ask(to("guide").put("as", "onward"));
                continue;
            }
            assertTrue(guide.text("hint").isEmpty() && guide.text("help").isPresent());
            readable(Replies.inner(ask(to("guide").put("as", "help")), "guide"));
            // A stack marches unit by unit: then all is done once more for the next.
            for (int i = 0; i < 2 && guide().number("number").orElseThrow() == step; i++) {
                steps.get(step).show().forEach(this::make);
            }
            assertTrue(guide().text("warning").isEmpty());
            String save = ask(to("save")).text("text").orElseThrow();
            if (step + 1 < steps.size()) {
                order(to("lesson").put("lesson", name).put("text", save));
                assertTrue(now().text("finding").isEmpty(), () -> "taken up: " + now().text("finding"));
            }
        }
        Message end = guide();
        readable(end);
        assertTrue(end.text("goOn").isPresent());
        assertEquals(PageLessons.after(name), end.text("after"));
    }

    @Test
    @DisplayName("a step that went astray says so and begins again; what cannot be taken up begins anew, and says so")
    void astray() {
        order(to("lesson").put("lesson", "2-attack").put("language", "en"));
        end();
        assertTrue(guide().text("warning").isPresent(), () -> guide().toString());
        order(to("guide").put("as", "again"));
        assertTrue(guide().text("warning").isEmpty());
        assertEquals("movement", now().text("kind").orElseThrow());
        ask(to("guide").put("as", "onward"));
        end();
        assertEquals(2L, guide().number("number").orElseThrow());
        order(to("guide").put("as", "before"));
        assertEquals(1L, guide().number("number").orElseThrow());
        assertEquals("movement", now().text("kind").orElseThrow());
        String save = ask(to("save")).text("text").orElseThrow();
        order(to("lesson").put("lesson", "1-march").put("text", save));
        assertTrue(now().text("finding").isPresent());
        assertEquals(0L, guide().number("number").orElseThrow());
        Message refused = ask(to("march").put("unit", "1/A").put("hex", "0503"));
        assertTrue(refused.text("refused").orElseThrow().contains("rule"), refused::toString);
        assertEquals(
                "That cannot be ordered here.",
                ask(to("lesson").put("lesson", "5-command")).text("refused").orElseThrow());
    }
}
