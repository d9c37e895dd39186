package org.roadtorichmond.publish.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Shares;

/**
 * Compares the page with a stored one. To change the page on purpose, run the test with {@code -Dgolden.renew=true} and look at the
 * result.
 */
@DisplayName("The story of a game as a page")
final class BattleStoryTest {
    private static final Path KEPT = Path.of("src", "test", "resources", "stories");
    private static final int MOST_BYTES = 3_000_000;
    private static final String HOSTILE = "</script><img src=x onerror=alert(1)>&\"'<!--";
    private static final Session PLAYED = Stories.cadets("training", 7);
    private static final String HTML = BattleStory.of(PLAYED, Stories.languages(), false);
    private static final Document PAGE = Jsoup.parse(HTML);

    @TempDir
    private Path folder;

    /** What a page says and draws of its game, without its styles, its scripts and the ground of its maps. */
    private static String own(String html) {
        Document page = Jsoup.parse(html);
        page.select("style, script, svg.shared").remove();
        page.outputSettings().prettyPrint(true).indentAmount(1).outline(false);
        return page.body().html().replaceAll("(?m)[ \\t]+$", "") + "\n";
    }

    @ParameterizedTest
    @ValueSource(strings = {"game-1", "game-2"})
    @DisplayName("a game that goes on, and one that has ended, are told as ever")
    void golden(String name) throws IOException {
        String data = own(BattleStory.of(
                Stories.saved("core/rules/src/test/resources/saves/" + name + ".json"), Stories.plain(), false));
        Path file = KEPT.resolve(name + ".html");
        if (Boolean.getBoolean("golden.renew")) {
            Files.createDirectories(KEPT);
            Files.writeString(file, data, StandardCharsets.UTF_8);
        }
        assertEquals(Files.readString(file, StandardCharsets.UTF_8), data, () -> name + " is told otherwise");
    }

    @Test
    @DisplayName("is well-formed, in order, and nothing in it refers to what is not there")
    void wellFormed() {
        Parser parser = Parser.htmlParser().setTrackErrors(100);
        Document page = Jsoup.parse(HTML, "", parser);
        assertEquals(List.of(), parser.getErrors());
        assertEquals("en", page.child(0).attr("lang"));
        Set<String> ids = new HashSet<>();
        page.select("[id]").forEach(each -> assertTrue(ids.add(each.id()), each.id() + " is there twice"));
        page.select("[href^=#]")
                .forEach(link -> assertTrue(ids.contains(link.attr("href").substring(1)), link.toString()));
        page.select("[aria-labelledby]").forEach(each -> assertTrue(ids.contains(each.attr("aria-labelledby"))));
        page.select("label").forEach(label -> assertTrue(ids.contains(label.attr("for"))));
        assertEquals(1, page.select("h1:not([lang=de] h1)").size());
        assertFalse(page.select("svg.map").isEmpty());
    }

    @Test
    @DisplayName("loads nothing from anywhere")
    void closed() {
        Pattern loads = Pattern.compile("(?i)(src|srcset|href|action|data|poster)\\s*=\\s*[\"']?\\s*(https?:|//|ftp:)");
        assertFalse(loads.matcher(HTML).find());
        String style = PAGE.select("style").stream().map(Element::data).collect(Collectors.joining());
        assertFalse(style.contains("@import") || style.contains("http:") || style.contains("https:"));
        assertEquals(0, PAGE.select("[src], iframe, object, embed, base").size());
        assertEquals(List.of("data:,"), PAGE.select("link").eachAttr("href"));
    }

    @Test
    @DisplayName("lets no script run but its own, each of which is named by its hash")
    void policy() {
        String policy = PAGE.select("meta[http-equiv=Content-Security-Policy]").attr("content");
        assertTrue(policy.startsWith("default-src 'none'"), policy);
        String allowed = policy.substring(policy.indexOf("script-src"));
        List<String> hashes = PAGE.select("script:not([type])").stream()
                .map(script -> HexFormat.of().parseHex(Digest.of(script.data())))
                .map(digest -> "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'")
                .toList();
        assertEquals(4, hashes.size());
        assertEquals("script-src " + String.join(" ", hashes), allowed);
    }

    @Test
    @DisplayName("every word is there in both languages, and in German it is German")
    void languages() {
        assertEquals(List.of("en", "de"), PAGE.select("input[name=language]").eachAttr("value"));
        assertEquals(
                List.of("say-en"), PAGE.select("input[name=language][checked]").eachAttr("id"));
        List<Element> english = PAGE.select("main .in-en");
        List<Element> german = PAGE.select("main .in-de");
        assertEquals(english.size(), german.size());
        assertTrue(english.size() > 15, english.size() + " elements");
        for (int i = 0; i < english.size(); i++) {
            assertNotEquals(english.get(i).text(), german.get(i).text());
            assertEquals("de", german.get(i).attr("lang"));
            assertEquals(
                    english.get(i).select("tr, p, li, h2, figure").size(),
                    german.get(i).select("tr, p, li, h2, figure").size());
        }
        List<String> loose = PAGE.select("main").first().getAllElements().stream()
                .filter(each -> each.closest("[lang=en], [lang=de]").tagName().equals("html"))
                .filter(each -> each.closest("svg") == null && !each.tagName().equals("legend"))
                .map(Element::ownText)
                .filter(words -> words.matches("(?s).*\\p{L}.*"))
                .toList();
        assertEquals(List.of(), loose, "words outside of both languages");
        assertTrue(PAGE.select("header.in-de").text().contains("Stärkepunkten"));
    }

    @Test
    @DisplayName("opens in the language that is asked for")
    void opensInGerman() {
        Document page = Jsoup.parse(BattleStory.of(PLAYED, Stories.german(), false));
        assertEquals("de", page.child(0).attr("lang"));
        assertEquals(
                List.of("say-de"), page.select("input[name=language][checked]").eachAttr("id"));
        assertTrue(page.title().startsWith("Erste Lektion: Willow Run · "), page.title());
        assertEquals(PAGE.select("input[value=de]").attr("data-title"), page.title());
        assertTrue(style(page).contains(".in-en{display:none}:root:has(#say-en:checked) .in-en{display:revert}"));
        assertTrue(style(PAGE).contains(".in-de{display:none}:root:has(#say-de:checked) .in-de{display:revert}"));
    }

    private static String style(Document page) {
        return page.select("style").first().data();
    }

    @Test
    @DisplayName("names of units, zones and players are text wherever they stand")
    void hostile() throws IOException {
        String scenario = Files.readString(Checkout.path("maps", "training.scenario.json"))
                .replace("\"name\": \"" + name() + "\"", "\"name\": " + quoted(HOSTILE))
                .replace("\"formation\": \"A\"", "\"formation\": " + quoted(HOSTILE));
        assertTrue(scenario.contains(quoted(HOSTILE)));
        Path file = Files.writeString(folder.resolve("hostile.scenario.json"), scenario);
        Files.copy(Checkout.path("maps", "training.map.json"), folder.resolve("training.map.json"));
        Session session = Stories.cadets(file.toString(), 7);
        Document page = Jsoup.parse(BattleStory.of(session, Stories.languages(), false));
        assertEquals(0, page.select("img, [onerror]").size());
        assertEquals(PAGE.select("script").size(), page.select("script").size());
        assertTrue(page.title().startsWith(HOSTILE), page.title());
        assertEquals(PAGE.select("svg.map").size(), page.select("svg.map").size());
    }

    private static String name() {
        return PLAYED.game().state().scenario().name();
    }

    private static String quoted(String words) {
        return new GsonBuilder().disableHtmlEscaping().create().toJson(words);
    }

    @Test
    @DisplayName("every line of points is there with its rule, its side, its points and why")
    void points() {
        Adjudication result = VictorySystem.judge(PLAYED.game());
        List<Element> tables = PAGE.select("#en-points table");
        int lines = 0;
        for (Army army : Army.values()) {
            for (Line line : result.sides().of(army).lines()) {
                List<String> row = tables.stream()
                        .filter(table -> table.select("caption")
                                .text()
                                .startsWith(StoryPhrases.side(Stories.english(), army.side())))
                        .flatMap(table -> table.select("tbody tr").stream())
                        .map(each -> each.children().eachText())
                        .filter(cells -> cells.get(1).equals(line.why()))
                        .findFirst()
                        .orElseThrow();
                assertEquals(line.rule(), row.get(0));
                assertEquals(String.valueOf(line.points()).replace('-', '−'), row.get(3));
                line.units().forEach(unit -> assertTrue(row.get(2).contains(unit), unit));
                lines++;
            }
        }
        assertTrue(lines > 0);
        assertEquals(lines, PAGE.select("#en-points tbody tr").size());
    }

    @Test
    @DisplayName("there is a map of the set-up and of every player-turn, with every unit, attack and loss")
    void maps() {
        StoryData data = StoryData.of(PLAYED);
        List<Element> maps = PAGE.select(".turn svg.map");
        assertEquals(data.turns().size() + 1, maps.size());
        for (int i = 0; i < data.turns().size(); i++) {
            PlayerTurn turn = data.turns().get(i);
            Element map = maps.get(i + 1);
            assertEquals(turn.counters().size(), map.select("g use").size());
            assertEquals("map-of-" + turn.id(), map.attr("aria-labelledby"));
            assertTrue(map.select("text").size() >= turn.attacks());
        }
        PlayerTurn last = data.turns().get(data.turns().size() - 1);
        assertEquals(
                PLAYED.game().state().forces().onMap().all().size(),
                last.counters().size());
        Game game = PLAYED.game();
        assertEquals(
                count(game, Event.AttackDeclared.class),
                data.turns().stream().mapToInt(PlayerTurn::attacks).sum());
        assertEquals(game.state().attacks(), data.fights().size());
        for (Side side : Side.values()) {
            assertEquals(
                    GameHistory.of(game).lost(side),
                    data.turns().stream().mapToInt(turn -> turn.lost().of(side)).sum());
        }
    }

    @Test
    @DisplayName("at its head is a picture of the ground on which units stand at last, in the game's own type")
    void plate() {
        Element plate = PAGE.select("main > *").get(1);
        assertTrue(plate.hasClass("plate") && plate.text().contains("How units stood in the end"), plate::text);
        assertEquals(
                PLAYED.game().state().forces().onMap().all().size(),
                plate.select("svg.map g use").size());
        Element going = Jsoup.parse(BattleStory.of(
                        Stories.saved("core/rules/src/test/resources/saves/game-1.json"), Stories.languages(), false))
                .select(".plate")
                .first();
        assertTrue(going.text().contains("How units stand now"), going::text);
        String style = PAGE.select("style").first().data();
        assertTrue(style.contains("@font-face{font-family:\"EB Garamond\""));
    }

    private static long count(Game game, Class<? extends Event> kind) {
        return game.log().stream().flatMap(entry -> entry.all(kind)).count();
    }

    @Test
    @DisplayName("every kind of event has its mark on the map, or none on purpose")
    void everyEvent() {
        EventTable<?> table = new EventMarks(PLAYED.game().state()).table();
        Set<String> silent = Arrays.stream(Event.class.getPermittedSubclasses())
                .filter(kind -> table.isSilent(kind.asSubclass(Event.class)))
                .map(Class::getSimpleName)
                .collect(Collectors.toSet());
        assertEquals(
                Set.of(
                        "DieRolled",
                        "CombatProceeded",
                        "UnitShaken",
                        "UnitRecovered",
                        "ZoneFreed",
                        "PhaseBegan",
                        "GameEnded",
                        "GroupArrived",
                        "HoldSettled",
                        "LengthSet",
                        "MarksCleared",
                        "TokenPlaced",
                        "TokensLost"),
                silent);
    }

    @Test
    @DisplayName("the charts are of the figures in the tables, in both languages")
    void charts() {
        var charts =
                JsonParser.parseString(PAGE.getElementById("charts").data()).getAsJsonArray();
        assertEquals(PAGE.select("canvas").size(), charts.size());
        assertEquals(10, charts.size());
        var lead = charts.get(0).getAsJsonObject().getAsJsonArray("sets").get(0).getAsJsonObject();
        List<TurnRecord> turns = GameHistory.of(PLAYED.game()).turns();
        List<Element> rows = PAGE.select("#en-course table").first().select("tbody tr");
        assertEquals(turns.size(), rows.size());
        IntStream.range(0, turns.size()).forEach(i -> {
            long ahead = turns.get(i).score().union() - turns.get(i).score().confederate();
            assertEquals(ahead, lead.getAsJsonArray("values").get(i).getAsLong());
            assertEquals(
                    String.valueOf(ahead).replace('-', '−'),
                    rows.get(i).child(3).text());
        });
    }

    @Test
    @DisplayName("a long game of large armies stays below three megabytes")
    void size() {
        String html = BattleStory.of(Stories.cadets("road-to-richmond", 1), Stories.languages(), false);
        int bytes = html.getBytes(StandardCharsets.UTF_8).length;
        assertTrue(bytes < MOST_BYTES, bytes + " bytes");
        Document page = Jsoup.parse(html);
        assertTrue(
                page.select("header.in-en").text().contains("The Train"),
                page.select("header.in-en").text());
        assertTrue(page.select("header.in-de").text().contains("Der Tross"));
        assertTrue(
                page.select("#turn-5 h3").text().contains("night"),
                page.select("#turn-5 h3").text());
        assertEquals(1, page.select("svg.shared").size());
        assertEquals(1, page.select("[id$=ground]").size(), "the ground is drawn once");
    }

    @Test
    @DisplayName(
            "shows line by line, in both languages, how battle points and tokens came about, and which units have tokens")
    void shares() {
        Session session = IntStream.range(1, 20)
                .mapToObj(seed -> Stories.cadets("gaines-mill-battle-points", seed))
                .filter(each -> hasBoth(VictorySystem.judge(each.game())))
                .findFirst()
                .orElseThrow();
        Adjudication verdict = VictorySystem.judge(session.game());
        Document page = Jsoup.parse(BattleStory.of(session, Stories.languages(), false));
        List<Shares> all =
                List.of(verdict.battlePoints().orElseThrow(), verdict.tokens().orElseThrow());
        for (Texts texts : Stories.languages()) {
            String language = texts.locale().getLanguage();
            String points = page.select("#" + language + "-points").text();
            for (Shares shares : all) {
                for (Shares.Share share : shares.lines()) {
                    assertTrue(points.contains(share.rule()), share::toString);
                    assertTrue(points.contains(texts.tell(share.sentence())), share::toString);
                }
                for (Army army : Army.values()) {
                    assertTrue(points.contains(shares.holders(army)), () -> shares.holders(army));
                }
            }
        }
    }

    /** Whether an objective moved battle points, and units have tokens in the end. */
    private static boolean hasBoth(Adjudication verdict) {
        Shares tokens = verdict.tokens().orElseThrow();
        return verdict.battlePoints().orElseThrow().lines().size() > 1
                && !(tokens.holders(Army.A) + tokens.holders(Army.B)).isEmpty();
    }

    @Test
    @DisplayName(
            "its maps lie as the battle did, show north, and the hexes that it is about are led to by their numbers")
    void lie() {
        Document printed = Jsoup.parse(BattleStory.of(PLAYED, Stories.languages(), false));
        Document turned = Jsoup.parse(BattleStory.of(PLAYED, Stories.languages(), true));
        assertTrue(shape(printed) < 1, "the map of the lesson is tall");
        assertTrue(shape(turned) > 1, "and wide when it is turned");
        assertEquals(1, printed.select("#map-north").size());
        assertFalse(printed.select("#turns svg.map use[href=#map-north]").isEmpty());
        assertFalse(printed.select("a[href^=#key-]").isEmpty());
        printed.select("a[href^=#key-]")
                .forEach(link ->
                        assertEquals(1, printed.select(link.attr("href")).size(), link.outerHtml()));
    }

    private static double shape(Document page) {
        String[] box = page.select("#turns svg.map").first().attr("viewBox").split(" ", -1);
        return Double.parseDouble(box[2]) / Double.parseDouble(box[3]);
    }
}
