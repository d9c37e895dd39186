package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The replay of a page in a browser")
class ReplayInBrowserIT {
    private static final int FINGER = 44;

    /** What a reader of the page can see of a step; a counter is its drawing with the point at which it lies. */
    private static final String LOOK = """
            function look() {
                return {
                    place: document.getElementById('replay-place').textContent,
                    phase: document.getElementById('replay-phase').textContent,
                    said: document.getElementById('replay-said').textContent,
                    points: Array.from(document.querySelectorAll('.so-far.in-en [data-points]'), function (each) { return each.textContent; }),
                    counters: Array.from(document.querySelectorAll('#stage [data-unit]'))
                        .filter(function (each) { return each.style.display !== 'none'; })
                        .map(function (each) {
                            var at = /translate\\(([-.0-9]+)px, ([-.0-9]+)px\\)/.exec(each.style.transform);
                            return [each.getAttribute('href'), Number(at[1]), Number(at[2])];
                        }),
                    marks: document.querySelectorAll('#stage [data-layer="ways"] path, #stage [data-layer="strikes"] path').length,
                    odds: Array.from(document.querySelectorAll('#stage text.rm-count'), function (each) { return each.textContent; }),
                    result: document.querySelector('#replay-attack').style.visibility === 'hidden'
                        ? '' : document.querySelector('#replay-attack').textContent,
                    current: Array.from(document.querySelectorAll('#replay-log [aria-current]'), function (each) { return each.textContent; })
                };
            }
            function idle(action) { return document.querySelector('[data-do="' + action + '"]').getAttribute('aria-disabled') === 'true'; }
            function press(action) { document.querySelector('[data-do="' + action + '"]').click(); }
            function key(name, target) { (target || document.body).dispatchEvent(new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true})); }
            """;

    private static final String STEPS = LOOK + """
            window.drive = function () {
                document.getElementById('say-en').click();
                var forwards = [look()];
                while (!idle('next')) { press('next'); forwards.push(look()); }
                var backwards = [look()];
                while (!idle('back')) { press('back'); backwards.push(look()); }
                press('last');
                var last = look();
                press('first');
                var first = look();
                var slider = document.getElementById('replay-turn');
                var slid = [];
                for (var i = 0; i <= Number(slider.max); i += 1) {
                    slider.value = i;
                    slider.dispatchEvent(new Event('input'));
                    slid.push(look().place.split(' ')[0] + ' ' + slider.getAttribute('aria-valuetext'));
                }
                return {forwards: forwards, backwards: backwards.reverse(), first: first, last: last, slid: slid};
            };
            """;

    private static final String KEYS = LOOK + """
            window.drive = function () {
                document.getElementById('say-en').click();
                document.getElementById('stage').scrollIntoView();
                var places = [];
                ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home'].forEach(function (name) {
                    key(name);
                    places.push(look().place);
                });
                key('ArrowRight', document.getElementById('say-de'));
                key('End', document.getElementById('replay-turn'));
                key('Home', document.querySelector('#turns .paper'));
                places.push(look().place);
                var play = document.querySelector('[data-do="play"]');
                key(' ');
                places.push(play.innerText.trim());
                key(' ');
                places.push(play.innerText.trim());
                key('ArrowRight', document.getElementById('stage'));
                document.getElementById('say-de').click();
                var german = look();
                return {
                    places: places,
                    german: german,
                    live: document.getElementById('replay-said').getAttribute('aria-live'),
                    small: Array.from(document.querySelectorAll('.controls button, .controls label, .controls a'))
                        .map(function (each) { return each.getBoundingClientRect(); })
                        .filter(function (box) { return box.height < 44; }).length,
                    names: Array.from(document.querySelectorAll('.controls button'), function (each) { return each.innerText.trim(); }),
                    map: document.querySelector('#stage svg').getBoundingClientRect().width
                };
            };
            """;

    @TempDir
    static Path folder;

    private static Path page;
    private static Optional<JsonObject> walked = Optional.empty();
    private static Document written;

    @BeforeAll
    static void write() throws IOException {
        page = folder.resolve("story.html");
        run(
                "simulate",
                "gaines-mill",
                "--union",
                "cadet",
                "--confederate",
                "cadet",
                "--games",
                "1",
                "--threads",
                "1",
                "--save-games",
                folder);
        run("story", folder.resolve("seed-1.game.json"), "--out", page);
        written = Jsoup.parse(Files.readString(page, StandardCharsets.UTF_8));
    }

    private static void run(Object... words) {
        Commands.Printed printed = Commands.run(words);
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
    }

    private static Browser browser() {
        Optional<Browser> found = Browser.find();
        assumeTrue(found.isPresent(), "no Chromium on the PATH: apt-get install chromium");
        return found.orElseThrow();
    }

    private static JsonObject driven(JsonObject report) {
        assertEquals("[]", report.get("errors").toString());
        assertEquals(0, report.get("resources").getAsInt(), "nothing is loaded");
        assertTrue(
                report.get("scrollWidth").getAsInt() <= report.get("width").getAsInt(), "is no wider than its window");
        return report.getAsJsonObject("driven");
    }

    /** What was seen on the way to the end and back, which is gone only once. */
    private static JsonObject stepped() {
        if (walked.isEmpty()) {
            walked = Optional.of(driven(browser().open(page, 390, true, STEPS)));
        }
        return walked.orElseThrow();
    }

    @Tag("long")
    @Test
    @DisplayName("goes the same way in the window of a laptop, light")
    void sameWay() {
        assertEquals(stepped(), driven(browser().open(page, 1366, false, STEPS)));
    }

    @Test
    @DisplayName("goes to the end and back by steps, through the same states, which are those of the printed maps")
    void steps() {
        JsonObject driven = stepped();
        JsonArray forwards = driven.getAsJsonArray("forwards");
        JsonArray phases = states().getAsJsonArray("phases");
        assertEquals(states().getAsJsonArray("steps").size(), forwards.size());
        assertEquals(forwards, driven.getAsJsonArray("backwards"));
        assertEquals(forwards.get(0), driven.get("first"));
        assertEquals(forwards.get(forwards.size() - 1), driven.get("last"));
        List<String> slid = new ArrayList<>();
        for (JsonElement each : phases) {
            JsonObject phase = each.getAsJsonObject();
            if (phase.get("begins").getAsBoolean()) {
                String words = phase.getAsJsonObject("words").get("en").getAsString();
                slid.add(phase.get("step").getAsInt() + " " + words);
                int place = slid.size() - 2;
                String map = place < 0 ? "#turn-0 svg.map" : "[data-place=" + place + "] svg.map";
                JsonElement shown = forwards.get(phase.get("step").getAsInt());
                assertEquals(printed(map), counters(shown.getAsJsonObject()), map);
            }
        }
        assertEquals(slid, strings(driven.getAsJsonArray("slid")));
        String last = "[data-place=" + (slid.size() - 1) + "] svg.map";
        assertEquals(printed(last), counters(driven.getAsJsonObject("last")), last);
    }

    private static JsonObject states() {
        return JsonParser.parseString(written.getElementById("states").data()).getAsJsonObject();
    }

    private static List<String> strings(JsonArray array) {
        return array.asList().stream().map(JsonElement::getAsString).toList();
    }

    /** The counters of a map that is drawn without scripts. */
    private static Set<String> printed(String map) {
        Set<String> counters = new HashSet<>();
        written.select(map)
                .first()
                .select("g.rm-counter use")
                .forEach(use -> counters.add(counter(
                        use.attr("href"), Double.parseDouble(use.attr("x")), Double.parseDouble(use.attr("y")))));
        assertTrue(counters.size() > 5, map);
        return counters;
    }

    private static Set<String> counters(JsonObject look) {
        Set<String> counters = new HashSet<>();
        look.getAsJsonArray("counters").forEach(each -> {
            JsonArray counter = each.getAsJsonArray();
            counters.add(counter(
                    counter.get(0).getAsString(),
                    counter.get(1).getAsDouble(),
                    counter.get(2).getAsDouble()));
        });
        return counters;
    }

    private static String counter(String drawing, double x, double y) {
        return drawing + " " + Math.round(x) + " " + Math.round(y);
    }

    @Test
    @DisplayName(
            "shows a march as an arrow, an attack with odds, die and result, and says each step in the words of the log")
    void shows() {
        JsonArray forwards = stepped().getAsJsonArray("forwards");
        JsonArray steps = states().getAsJsonArray("steps");
        int attacks = 0;
        int marches = 0;
        for (int i = 1; i < steps.size(); i++) {
            JsonObject step = steps.get(i).getAsJsonObject();
            JsonObject look = forwards.get(i).getAsJsonObject();
            String said = look.get("said").getAsString();
            List<String> lines =
                    written.select("#turns .in-en li[data-step=" + i + "]").eachText();
            assertTrue(said.startsWith(String.join(" ", lines)), said);
            if (step.has("attack")) {
                attacks++;
                JsonObject attack = step.getAsJsonObject("attack");
                assertTrue(strings(look.getAsJsonArray("odds"))
                        .contains(attack.get("odds").getAsString()));
                String result = look.get("result").getAsString();
                assertTrue(
                        result.contains(attack.get("odds").getAsString()
                                + attack.get("die").getAsString()),
                        result);
                assertTrue(said.contains("Attack " + attack.get("number").getAsString()), said);
            }
            if (step.has("ways")) {
                marches++;
                assertTrue(look.get("marks").getAsInt() >= 2, look::toString);
            }
            if (said.equals(String.join(" ", lines)) && !lines.isEmpty()) {
                assertEquals(lines, strings(look.getAsJsonArray("current")), "is marked in the log beside the map");
            }
        }
        assertTrue(attacks > 2 && marches > 10, attacks + " attacks, " + marches + " marches");
    }

    @ParameterizedTest(name = "{0} pixels wide, dark: {1}")
    @CsvSource({"390, false", "1366, true"})
    @DisplayName(
            "obeys keys, but not those that belong to something else; its controls have names and room for a finger")
    void keys(int width, boolean dark) {
        JsonObject driven = driven(browser().open(page, width, dark, KEYS));
        String last = "" + (states().getAsJsonArray("steps").size() - 1);
        assertEquals(
                List.of(
                        "1 / " + last,
                        "2 / " + last,
                        "1 / " + last,
                        last + " / " + last,
                        "0 / " + last,
                        "0 / " + last,
                        "Pause",
                        "Play"),
                strings(driven.getAsJsonArray("places")));
        assertEquals("polite", driven.get("live").getAsString());
        assertEquals(0, driven.get("small").getAsInt(), "controls lower than " + FINGER);
        assertEquals(
                List.of("Anfang", "Zurück", "Abspielen", "Weiter", "Ende"), strings(driven.getAsJsonArray("names")));
        JsonObject german = driven.getAsJsonObject("german");
        assertTrue(german.get("phase").getAsString().startsWith("Spielzug 1"), german::toString);
        assertTrue(
                german.get("said")
                        .getAsString()
                        .startsWith(
                                written.select("#turns .in-de li[data-step=1]").text()),
                german::toString);
        assertTrue(driven.get("map").getAsDouble() >= 0.6 * width, "the map can be read");
    }

    @Tag("long")
    @ParameterizedTest(name = "{0} pixels wide, dark: {1}")
    @CsvSource({"390, true", "1366, false"})
    @DisplayName("the same in the other light")
    void otherLight(int width, boolean dark) {
        keys(width, dark);
    }

    @Test
    @DisplayName("an address that ends in #turn-2 opens it there, and one that ends in #step-5 at that step")
    void links() {
        String drive =
                LOOK + "window.drive = function () { document.getElementById('say-en').click(); return look(); };";
        int begins = states().getAsJsonArray("phases").asList().stream()
                .map(JsonElement::getAsJsonObject)
                .filter(phase -> phase.get("turn").getAsInt() == 2)
                .mapToInt(phase -> phase.get("step").getAsInt())
                .findFirst()
                .orElseThrow();
        JsonObject turn = driven(browser().openAt(page, "#turn-2", drive));
        assertTrue(turn.get("place").getAsString().startsWith(begins + " /"), turn::toString);
        assertTrue(turn.get("phase").getAsString().startsWith("Turn 2 "), turn::toString);
        JsonObject step = driven(browser().openAt(page, "#step-5", drive));
        assertTrue(step.get("place").getAsString().startsWith("5 /"), step::toString);
    }

    @Test
    @DisplayName("without scripts is hidden, and the page is as it was without it")
    void withoutScripts() throws IOException {
        Path plain = folder.resolve("plain.html");
        String html = Files.readString(page, StandardCharsets.UTF_8);
        Files.writeString(plain, html.replace("<script>", "<script type=\"text/plain\">"));
        String drive = "window.drive = function () { return {"
                + "shown: document.getElementById('replay').getClientRects().length,"
                + "links: Array.from(document.querySelectorAll('nav a')).filter(function (each) { return each.getClientRects().length; }).length,"
                + "maps: document.querySelectorAll('#turns svg.map').length}; };";
        JsonObject seen = driven(browser().open(plain, 1366, false, drive));
        assertEquals(0, seen.get("shown").getAsInt());
        assertEquals(5, seen.get("links").getAsInt());
        assertEquals(written.select("#turns svg.map").size(), seen.get("maps").getAsInt());
    }
}
