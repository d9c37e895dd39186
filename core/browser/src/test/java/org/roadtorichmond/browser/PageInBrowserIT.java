package org.roadtorichmond.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The page on which one plays")
final class PageInBrowserIT extends SiteInBrowser {
    /** More phases, attacks and choices than a whole battle of the lesson has. */
    private static final int ENOUGH = 400;

    private static final int STEPS = 60;

    /** How somebody without a mouse, or with one, does what the page offers. */
    private interface Hand {
        void hex(String id);

        void button(String selector);

        void end();
    }

    private void begin(int width, int height) {
        browser.open(server.address(), width, height);
        browser.await("document.querySelector('[data-scenario=training]')");
        browser.click("[data-language=en]");
        idle();
        browser.click("[data-scenario=training]");
        browser.await("document.querySelector('#dialog[open] #begin')");
        browser.click("#dialog input[name=union][value=human]");
        browser.click("#dialog input[name=confederate][value=human]");
        browser.click("#begin");
        browser.await("document.querySelector('.fields polygon') && !document.querySelector('#battle').hidden");
        idle();
    }

    /** Until the engine has answered all. */
    private void idle() {
        browser.await("!document.documentElement.classList.contains('asking')");
    }

    private boolean has(String selector) {
        return browser.is("document.querySelector('" + selector + "')");
    }

    /** Ids of the hexes whose accessible names say something. */
    private List<String> hexes(String words) {
        JsonArray found = browser.value("Array.from(document.querySelectorAll('.fields polygon'))"
                        + ".filter(each => each.getAttribute('aria-label').includes('" + words + "'))"
                        + ".map(each => each.dataset.hex)")
                .getAsJsonArray();
        return found.asList().stream().map(each -> each.getAsString()).toList();
    }

    /** Plays both sides to the end: one march in each phase, all attacks that can be made, and what is drawn. */
    private void play(Hand hand) {
        int marches = 0;
        int attacks = 0;
        for (int i = 0; i < ENOUGH && !has("#dialog[open] .verdict"); i++) {
            if (has("#take")) {
                hand.button("#take");
            } else if (attack(hand)) {
                attacks++;
            } else {
                marches += march(hand) ? 1 : 0;
                hand.end();
            }
            idle();
        }
        assertTrue(has("#dialog[open] .verdict"), () -> "ends: " + browser.text("#phase") + browser.text("#hint"));
        assertTrue(marches > 3, marches + " marches");
        assertTrue(attacks > 0, attacks + " attacks");
        assertEquals(List.of(), browser.errors());
        assertEquals(List.of(), server.missing());
    }

    /** Whether the button that ends a phase asks if that is meant, since units could still act. */
    private boolean asked() {
        return browser.text("#end").contains("?");
    }

    private boolean march(Hand hand) {
        browser.press("n");
        idle();
        List<String> range = hexes(", costs ");
        if (range.isEmpty()) {
            return false;
        }
        String before = browser.text("#log");
        hand.hex(range.get(range.size() / 2));
        idle();
        return !browser.text("#log").equals(before);
    }

    private boolean attack(Hand hand) {
        for (String target : hexes(" be attacked")) {
            hand.hex(target);
            idle();
            if (has("#roll:not(:disabled)")) {
                hand.button("#roll");
                return true;
            }
        }
        return false;
    }

    /** With the mouse. */
    private final class Mouse implements Hand {
        @Override
        public void hex(String id) {
            browser.click("[data-hex=\"" + id + "\"]");
        }

        @Override
        public void button(String selector) {
            browser.click(selector);
        }

        @Override
        public void end() {
            browser.click("#end");
            idle();
            if (asked()) {
                browser.click("#end");
            }
        }
    }

    /** With nothing but keys. */
    private final class Keys implements Hand {
        @Override
        public void hex(String id) {
            browser.value("document.querySelector('.fields [tabindex=\"0\"]').focus()");
            for (int i = 0; i < STEPS; i++) {
                String way = browser.value("(() => { const from = document.activeElement.getBBox();"
                                + "const to = document.querySelector('[data-hex=\"" + id + "\"]').getBBox();"
                                + "const x = to.x - from.x; const y = to.y - from.y;"
                                + "if (Math.hypot(x, y) < 2) { return 'Enter'; }"
                                + "return Math.abs(x) > Math.abs(y) ? (x > 0 ? 'ArrowRight' : 'ArrowLeft')"
                                + ": (y > 0 ? 'ArrowDown' : 'ArrowUp'); })()")
                        .getAsString();
                browser.press(way);
                if (way.equals("Enter")) {
                    return;
                }
            }
            throw new AssertionError("does not come to " + id);
        }

        @Override
        public void button(String selector) {
            browser.press("d");
        }

        @Override
        public void end() {
            browser.press("e");
            idle();
            if (asked()) {
                browser.press("e");
            }
        }
    }

    @Test
    @DisplayName("plays the first battle to its end by clicks, and keeps it")
    void clicks() {
        begin(1366, 768);
        play(new Mouse());
        String verdict = browser.text("#dialog .verdict");
        browser.click("#dialog .great");
        browser.click("[data-do=menu]");
        browser.click("#to-title");
        browser.await("!document.querySelector('#kept').hidden");
        browser.click("#kept button");
        browser.await("document.querySelector('#dialog[open] .verdict')");
        assertEquals(verdict, browser.text("#dialog .verdict"));
        assertEquals(List.of(), browser.errors());
    }

    @Test
    @DisplayName("plays it by keys on a phone's width")
    void keys() {
        begin(390, 844);
        play(new Keys());
        assertTrue(browser.is("document.documentElement.scrollWidth <= innerWidth"), "is no wider than its window");
    }

    @Test
    @DisplayName("begins a battle as it is chosen, and lets it be conceded once that is asked")
    void terms() {
        browser.open(server.address(), 390, 844);
        browser.await("document.querySelector('[data-scenario=training]')");
        browser.click("[data-language=en]");
        idle();
        browser.click("[data-scenario=training]");
        browser.await("document.querySelector('#dialog[open] summary')");
        browser.click("#dialog summary");
        browser.click("#dialog [name=options][value=attrition]");
        assertEquals(
                List.of("Changed: the scenario is played without it."),
                shown("#dialog fieldset em"),
                "says what differs from the scenario");
        browser.click("#dialog input[name=confederate][value=human]");
        browser.click("#begin");
        browser.await("document.querySelector('.fields polygon') && !document.querySelector('#battle').hidden");
        idle();
        browser.click("[data-do=menu]");
        browser.click("#concede");
        browser.click("#dialog .great");
        browser.await("document.querySelector('#dialog[open] .verdict')");
        assertTrue(browser.text("#dialog .verdict").contains("conceded"));
        assertEquals(List.of(), browser.errors());
    }

    @Test
    @DisplayName("plays on from a step of a replay, with the counters that stood there")
    void takesOver() {
        begin(1366, 768);
        assertTrue(march(new Mouse()));
        new Mouse().end();
        idle();
        browser.click("[data-do=replay]");
        browser.await("document.querySelector('.looking')");
        browser.click("[data-do=first]");
        idle();
        browser.click("[data-do=next]");
        idle();
        String log = browser.text("#log [aria-current]");
        browser.click("[data-do=here]");
        browser.await("document.querySelector('#dialog[open] #begin')");
        browser.click("#begin");
        browser.await("!document.querySelector('.looking')");
        idle();
        assertEquals(log, browser.text("#log li:last-child"));
        assertTrue(browser.is("Array.from(document.querySelectorAll('.units use')).every(each => "
                + "document.querySelector(each.getAttribute('href')).textContent.includes(each.dataset.unit))"));
        assertTrue(march(new Mouse()));
        assertEquals(List.of(), browser.errors());
    }

    private List<String> shown(String selector) {
        JsonArray found = browser.value("Array.from(document.querySelectorAll('" + selector + "'))"
                        + ".filter(each => each.getClientRects().length).map(each => each.textContent)")
                .getAsJsonArray();
        return found.asList().stream().map(each -> each.getAsString()).toList();
    }

    @Test
    @DisplayName("begins a new game of the scenario that its address names")
    void linked() {
        Engine engine = new Engine();
        engine.answer("{\"do\":\"begin\",\"scenario\":\"mechanicsville\"}");
        String saved = JsonParser.parseString(engine.answer("{\"do\":\"save\"}"))
                .getAsJsonObject()
                .get("text")
                .getAsString();
        server.add("files/Schöner Tag.game.json", saved);
        browser.open(server.address() + "#scenario=files%2FSch%C3%B6ner%20Tag.game.json", 1366, 768);
        browser.await("document.querySelector('#begin')");
        browser.click("#dialog input[name=confederate][value=human]");
        browser.click("#begin");
        browser.await("document.querySelector('.fields polygon') && !document.querySelector('#battle').hidden");
        assertEquals("Mechanicsville", browser.text("#battle h1"));
        assertEquals(List.of(), browser.errors());
        assertEquals(List.of(), server.missing());
    }

    @Test
    @DisplayName("gives a save to take home, opens it again, and says what is wrong with a spoilt one")
    void saves() throws IOException {
        begin(1366, 768);
        assertTrue(march(new Mouse()));
        String log = browser.text("#log");
        Path home = Files.createDirectory(folder.resolve("home"));
        browser.saveInto(home);
        browser.click("[data-do=menu]");
        browser.click("#take-home");
        Path save = saved(home);
        browser.click("[data-do=menu]");
        browser.click("#to-title");
        browser.await("!document.querySelector('#title').hidden");
        Path spoilt = folder.resolve("spoilt.json");
        String text = Files.readString(save);
        Files.writeString(spoilt, text.substring(0, text.length() / 2));
        browser.choose(spoilt);
        browser.await("document.querySelector('#title .problem').textContent");
        assertFalse(has("#dialog[open]"));
        browser.choose(save);
        browser.await("document.querySelector('#dialog[open] #begin')");
        browser.click("#dialog input[name=confederate][value=human]");
        browser.click("#begin");
        browser.await("!document.querySelector('#battle').hidden");
        idle();
        assertEquals(log, browser.text("#log"));
        assertEquals(List.of(), browser.errors());
    }

    private Path saved(Path home) throws IOException {
        for (int i = 0; i < ENOUGH; i++) {
            try (Stream<Path> files = Files.list(home)) {
                Optional<Path> found =
                        files.filter(each -> each.toString().endsWith(".json")).findFirst();
                if (found.isPresent() && Files.size(found.get()) > 0) {
                    return found.get();
                }
            }
            browser.value("new Promise(resolve => setTimeout(resolve, 20))");
        }
        throw new AssertionError("nothing was saved");
    }
}
