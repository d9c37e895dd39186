package org.roadtorichmond.publish.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.publish.svg.MapArrow;
import org.roadtorichmond.publish.svg.MapSeries;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.view.KeySign;

/** Reads the states of a page as its script does, and compares them with the game step by step. */
@DisplayName("The states that a page carries are those of the game")
final class ReplayStatesTest {
    private static final int MOST_ADDED = 250_000;
    private static final Texts ENGLISH = Stories.plain().get(0);
    private static final double ROUNDED = 0.051;
    private static final String HOSTILE = "</script><img src=x onerror=alert(1)>\u202e&\"'<!--";

    @TempDir
    private Path folder;

    /** Place and look of a unit. */
    private record Shown(int place, int look) {}

    /** A page and its states, carried out as far as {@link #step} was called. */
    private static final class Reader {
        private final Document page;
        private final JsonObject states;
        private final Map<String, Element> drawings = new HashMap<>();
        private final Map<String, Shown> units = new HashMap<>();
        private JsonArray points = new JsonArray();
        private JsonArray signs = new JsonArray();

        Reader(String html) {
            page = Jsoup.parse(html);
            page.select("svg.shared g[id]").forEach(drawing -> drawings.put(drawing.id(), drawing));
            states =
                    JsonParser.parseString(page.getElementById("states").data()).getAsJsonObject();
        }

        JsonObject step(int number) {
            JsonObject step = states.getAsJsonArray("steps").get(number).getAsJsonObject();
            for (JsonElement each : array(step, "changed")) {
                JsonArray change = each.getAsJsonArray();
                String unit = states.getAsJsonArray("units")
                        .get(change.get(0).getAsInt())
                        .getAsString();
                if (change.get(1).getAsInt() < 0) {
                    assertTrue(units.remove(unit) != null, unit + " was not there");
                } else {
                    units.put(
                            unit,
                            new Shown(change.get(1).getAsInt(), change.get(2).getAsInt()));
                }
            }
            points = step.has("points") ? array(step, "points") : points;
            signs = step.has("signs") ? array(step, "signs") : signs;
            return step;
        }

        static JsonArray array(JsonObject step, String name) {
            return step.has(name) ? step.getAsJsonArray(name) : new JsonArray();
        }

        /** Whether a place is a point, up to rounding. */
        boolean at(int place, MapArrow.Point point) {
            JsonArray found = states.getAsJsonArray("places").get(place).getAsJsonArray();
            return Math.abs(found.get(0).getAsDouble() - point.x()) < ROUNDED
                    && Math.abs(found.get(1).getAsDouble() - point.y()) < ROUNDED;
        }

        Element drawing(String id) {
            return Objects.requireNonNull(drawings.get(id), id);
        }

        String look(int number) {
            return states.getAsJsonArray("looks").get(number).getAsString();
        }

        List<String> said(String tag, int step) {
            return page.select("#turns .in-" + tag + " li[data-step=" + step + "]")
                    .eachText();
        }
    }

    /** A short game of cadets under a system, and two of larger scenarios that have their own. */
    static Stream<Session> games() {
        Stream<Session> lessons = VictorySystem.ids().stream().map(system -> {
            LoadedScenario loaded = Stories.begun("training", 1).loaded();
            Survey frozen = FrozenScenarios.survey("training");
            Scenario scenario = frozen.scenario();
            return played(loaded, new Survey(scenario.with(scenario.victory().under(system))));
        });
        Stream<Session> battles = Stream.of("gaines-mill-withdrawal", "gaines-mill-battle-points")
                .map(name -> played(Stories.begun(name, 1).loaded(), FrozenScenarios.survey(name)));
        return Stream.concat(lessons, battles);
    }

    private static Session played(LoadedScenario loaded, Survey survey) {
        Game game = VictorySystems.newGame(survey, 7);
        new Playout(Commanders.named("cadet"), Commanders.named("cadet")).play(game);
        return new Session(loaded, game, new Seats("cadet", "cadet"));
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName(
            "units with place, strength and shaken, points, and the hexes that the battle is about, after each command")
    void same(Session session) {
        Game game = session.game();
        Reader reader = new Reader(BattleStory.of(session, Stories.plain(), true));
        MapSeries maps = new MapSeries(game.state().scenario(), "map-", true, "N");
        assertEquals(
                game.log().size() + 1, reader.states.getAsJsonArray("steps").size());
        Game twin = game.beginning();
        reader.step(0);
        compare(reader, twin, maps, 0);
        for (int i = 0; i < game.log().size(); i++) {
            Entry entry = game.log().get(i);
            twin.restore(entry);
            happened(reader.step(i + 1), entry);
            compare(reader, twin, maps, i + 1);
        }
        assertTrue(reader.units.size() < game.state().forces().units().size(), "some units were lost or left");
    }

    private static void compare(Reader reader, Game twin, MapSeries maps, int step) {
        GameState state = twin.state();
        Set<String> standing = new HashSet<>();
        for (Unit unit : state.forces().onMap().all()) {
            String where = unit + " after step " + step;
            standing.add(unit.id());
            Shown shown = reader.units.get(unit.id());
            assertTrue(shown != null, where);
            assertTrue(reader.at(shown.place(), maps.middle(state.hexOf(unit).orElseThrow())), where);
            Element drawing = reader.drawing(reader.look(shown.look()));
            assertEquals(unit.id(), drawing.select("title").text(), where);
            assertEquals(
                    String.valueOf(state.strength(unit)),
                    drawing.select("text.rm-s").first().ownText(),
                    where);
            assertEquals(state.shaken(unit), drawing.select("use").attr("href").endsWith("s"), where);
        }
        assertEquals(standing, reader.units.keySet(), "after step " + step);
        Score score = VictorySystem.score(twin);
        for (Side side : Side.values()) {
            assertEquals(score.of(side), reader.points.get(side.ordinal()).getAsLong(), "points after step " + step);
        }
        List<KeySign> keys = KeySign.of(state, ENGLISH::tell);
        String signs = reader.signs.asList().stream()
                .map(id -> reader.drawing(id.getAsString()).text())
                .collect(Collectors.joining("\n"));
        keys.forEach(key -> assertTrue(signs.contains(key.words()), () -> key.words() + " after step " + step));
        assertEquals(keys.stream().map(sign -> sign.key().hex()).distinct().count(), reader.signs.size());
    }

    /** The attack with odds and die, what was lost, and the sentences of the log. */
    private static void happened(JsonObject step, Entry entry) {
        List<Event.AttackDeclared> attacks =
                entry.all(Event.AttackDeclared.class).toList();
        assertEquals(attacks.size(), step.has("attack") ? 1 : 0);
        attacks.forEach(attack -> {
            JsonObject shown = step.getAsJsonObject("attack");
            assertEquals(attack.number(), shown.get("number").getAsInt());
            assertEquals(attack.odds().label(), shown.get("odds").getAsString());
            assertEquals(attack.targets().size(), shown.getAsJsonArray("at").size());
            EventSentences.die(entry)
                    .ifPresent(die -> assertEquals(die.face(), shown.get("die").getAsInt()));
        });
        assertEquals(
                entry.losses().size(),
                Reader.array(step, "lost").asList().stream()
                        .filter(lost -> lost.getAsJsonArray().get(1).getAsInt() == 1)
                        .count());
        entry.all(Event.UnitMoved.class)
                .forEach(moved -> assertEquals(
                        2 + moved.path().size(),
                        Reader.array(step, "ways").get(0).getAsJsonArray().size(),
                        "a march is drawn hex by hex"));
    }

    @Test
    @DisplayName("each sentence of the log belongs to the step of its command, in both languages")
    void sentences() {
        Session session = Stories.saved("core/rules/src/test/resources/saves/game-2.json");
        Reader reader = new Reader(BattleStory.of(session, Stories.plain(), false));
        EventSentences chronicle =
                new EventSentences(ENGLISH, session.game().state().scenario());
        List<Entry> log = session.game().log();
        for (int i = 0; i < log.size(); i++) {
            List<String> told = log.get(i).events().stream()
                    .filter(event -> !(event instanceof Event.PhaseBegan))
                    .map(chronicle::tell)
                    .filter(words -> !words.isEmpty())
                    .toList();
            String said = String.join(" ", reader.said("en", i + 1));
            told.forEach(words -> assertTrue(said.contains(words), () -> words + " in " + said));
            assertEquals(
                    reader.said("en", i + 1).size(), reader.said("de", i + 1).size());
        }
        List<String> phases = reader.states.getAsJsonArray("phases").asList().stream()
                .map(phase -> phase.getAsJsonObject()
                        .getAsJsonObject("words")
                        .get("en")
                        .getAsString())
                .toList();
        List<String> begun =
                new ArrayList<>(List.of(chronicle.phase(session.game().opening().moment())));
        log.forEach(entry -> entry.all(Event.PhaseBegan.class)
                .reduce((first, last) -> last)
                .ifPresent(phase -> begun.add(chronicle.phase(phase.after()))));
        assertEquals(begun, phases);
    }

    @Test
    @DisplayName("a unit whose name would end the script is text, in the states as in the log")
    void hostile() throws IOException {
        String json = new GsonBuilder().disableHtmlEscaping().create().toJson(HOSTILE);
        String scenario = Files.readString(Checkout.path("maps", "training.scenario.json"));
        String renamed = scenario.replace("\"1/A\"", json);
        assertFalse(renamed.equals(scenario));
        Path file = Files.writeString(folder.resolve("hostile.scenario.json"), renamed);
        Files.copy(Checkout.path("maps", "training.map.json"), folder.resolve("training.map.json"));
        String html = BattleStory.of(Stories.cadets(file.toString(), 7), Stories.languages(), false);
        Reader reader = new Reader(html);
        assertEquals(0, reader.page.select("img, [onerror]").size());
        List<String> units = reader.states.getAsJsonArray("units").asList().stream()
                .map(JsonElement::getAsString)
                .toList();
        assertTrue(units.contains(HOSTILE.replace("\u202e", "\\u202e")), units::toString);
        String plain = BattleStory.of(Stories.cadets("training", 7), Stories.languages(), false);
        assertEquals(
                new Reader(plain).page.select("script").size(),
                reader.page.select("script").size());
        assertFalse(Pattern.compile("innerHTML|outerHTML|insertAdjacentHTML|\\beval\\b|new Function|document\\.write")
                .matcher(reader.page.select("script").last().data())
                .find());
    }

    @Test
    @DisplayName("they add less than 250 KB to the page of a game of the main scenario")
    void size() {
        String html = BattleStory.of(Stories.cadets("road-to-richmond", 1), Stories.languages(), false);
        Document page = Jsoup.parse(html);
        page.outputSettings().prettyPrint(false);
        int whole = bytes(page);
        page.select("#states, #replay, li.scripted").remove();
        page.select("script").last().remove();
        page.select("[data-step]").removeAttr("data-step");
        Set<String> used = new HashSet<>(page.select("use[href]").eachAttr("href"));
        page.select("svg.shared > defs > g[id]").stream()
                .filter(drawing -> !used.contains("#" + drawing.id()))
                .forEach(Element::remove);
        int added = whole - bytes(page);
        assertTrue(added > 50_000 && added < MOST_ADDED, added + " bytes");
    }

    private static int bytes(Document page) {
        return page.outerHtml().getBytes(StandardCharsets.UTF_8).length;
    }
}
