package org.roadtorichmond.publish.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.TurnFindings;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.balance.lab.VariantFindings.RuleFindings;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Winner;

@DisplayName("The page about an experiment")
class ExperimentReportTest {
    private static final int GAMES = 24;
    private static final int MOST_BYTES = 1_000_000;
    private static final String HOSTILE = "</script><img src=x onerror=alert(1)>&\"'<!--";
    private static final String WINS =
            "Games won, and the Union’s score: its wins and half of the draws, with the interval in which the true one lies with"
                    + " 95\u00a0% confidence";
    private static final String SCORES =
            "Who wins: differences of the Union’s score from the first variant, with 95\u00a0% intervals";
    private static final String LEADS =
            "By how much: differences of the Union’s lead from the first variant, with 95\u00a0% intervals";
    private static final Findings FOUND =
            Reports.played("gaines-mill", GAMES, List.of(VictorySystem.SIMPLIFIED), "turns=8", HOSTILE);
    private static final String HTML = ExperimentReport.of(FOUND, Reports.ORIGIN);
    private static final Document PAGE = Jsoup.parse(HTML);

    /** The cells of the table with a caption, row by row. */
    private static List<List<String>> table(Document page, String caption) {
        List<Element> found = page.select("caption").stream()
                .filter(each -> each.wholeText().equals(caption))
                .toList();
        assertFalse(found.isEmpty(), () -> "no table " + caption);
        return found.get(0).parent().select("tbody tr").stream()
                .map(row -> row.children().stream().map(Element::wholeText).toList())
                .toList();
    }

    private static JsonArray charts(Document page) {
        return JsonParser.parseString(page.getElementById("charts").data()).getAsJsonArray();
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
        page.select("a[href]")
                .forEach(link -> assertTrue(ids.contains(link.attr("href").substring(1)), link.toString()));
        page.select("[aria-labelledby]")
                .forEach(each -> List.of(each.attr("aria-labelledby").split(" "))
                        .forEach(id -> assertTrue(ids.contains(id), id)));
        assertFalse(page.select("label").isEmpty());
        page.select("label").forEach(label -> assertTrue(ids.contains(label.attr("for"))));
        int before = 0;
        for (Element heading : page.select("h1, h2, h3, h4, h5, h6")) {
            int level = heading.tagName().charAt(1) - '0';
            assertTrue(level <= before + 1, () -> "a level is left out at " + heading.text());
            assertFalse(heading.text().isEmpty());
            before = level;
        }
        assertEquals(1, page.select("h1").size());
    }

    @Test
    @DisplayName("each table has a caption, and headings for columns and rows")
    void tables() {
        assertFalse(PAGE.select("table").isEmpty());
        for (Element table : PAGE.select("table")) {
            assertFalse(table.select("caption").text().isEmpty());
            table.select("thead th").forEach(heading -> assertEquals("col", heading.attr("scope")));
            int columns = table.select("thead th").size();
            for (Element row : table.select("tbody tr")) {
                assertEquals(columns, row.childrenSize());
                assertEquals("row", row.child(0).attr("scope"));
            }
        }
    }

    @Test
    @DisplayName("loads nothing from anywhere")
    void closed() {
        Pattern loads = Pattern.compile("(?i)(src|srcset|href|action|data|poster)\\s*=\\s*[\"']?\\s*(https?:|//|ftp:)");
        assertFalse(loads.matcher(HTML).find());
        String style = PAGE.select("style").stream().map(Element::data).collect(Collectors.joining());
        assertFalse(style.contains("@import") || style.contains("http:") || style.contains("https:"));
        assertFalse(HTML.contains("sourceMappingURL"));
        assertEquals(0, PAGE.select("[src], iframe, object, embed, base").size());
        assertEquals(
                List.of("data:,"), PAGE.select("link").eachAttr("href"), "only that there is no icon to be asked for");
        assertTrue(PAGE.select("meta[http-equiv=Content-Security-Policy]")
                .attr("content")
                .startsWith("default-src 'none'"));
    }

    @Test
    @DisplayName("what variants are called is text wherever it stands")
    void hostile() {
        assertEquals(0, PAGE.select("img, [onerror]").size());
        assertEquals(3, PAGE.select("script").size());
        assertEquals(HOSTILE, table(PAGE, SCORES).get(0).get(0));
        assertEquals(
                HOSTILE,
                charts(PAGE)
                        .get(0)
                        .getAsJsonObject()
                        .getAsJsonArray("labels")
                        .get(1)
                        .getAsString());
        Origin origin = new Origin(HOSTILE, List.of("simulate", HOSTILE, "it's"));
        Document page = Jsoup.parse(ExperimentReport.of(FOUND, origin));
        assertEquals(0, page.select("img").size());
        assertEquals(
                "java -jar road-to-richmond.jar simulate '" + HOSTILE.replace("'", "'\\''") + "' 'it'\\''s'",
                page.select("pre code").text());
    }

    @Test
    @DisplayName("wins and leads are those of the findings")
    void balance() {
        VariantFindings found = FOUND.variants().get(0);
        List<List<String>> wins = table(PAGE, WINS);
        assertEquals(4, wins.size(), "two variants under two systems");
        assertEquals(
                List.of(
                        "turns=8",
                        "Road to Richmond",
                        "24",
                        String.valueOf(found.own().won(Winner.A).count()),
                        String.valueOf(found.own().won(Winner.B).count()),
                        String.valueOf(found.own().won(Winner.NONE).count()),
                        Figures.percent(found.own().score().value()),
                        Figures.shareInterval(found.own().score())),
                wins.get(0));
        List<String> lead = table(
                        PAGE, "What decides: mean of each side, and the Union’s lead with 95\u00a0% intervals")
                .get(0);
        assertEquals("victory points", lead.get(1));
        assertEquals(Figures.number(found.own().points(Side.CONFEDERATE).mean()), lead.get(3));
        assertEquals(Figures.signed(found.lead().raw().mean()), lead.get(4));
        assertEquals(Figures.interval(found.lead().estimate()), lead.get(7));
        assertTrue(lead.get(8).startsWith(Figures.number(found.lead().gain())));
        List<String> spread = table(PAGE, "The Union’s lead in the end: so many of the games have no more")
                .get(0);
        assertEquals(Figures.signed(found.leads().quantile(0.9)), spread.get(5));
        VariantComparison comparison = FOUND.comparisons().get(0).orElseThrow();
        List<String> differs = table(PAGE, SCORES).get(0);
        assertEquals(PValue.words(comparison.score().corrected()), differs.get(4));
        assertEquals("no", differs.get(5), "the same game is no other");
        assertEquals("none", table(PAGE, LEADS).get(0).get(2), "leads that all differ alike give no interval");
    }

    @Test
    @DisplayName("results, turns and rules are those of the findings")
    void course() {
        VariantFindings found = FOUND.variants().get(0);
        assertEquals(
                GAMES,
                table(PAGE, "Games by the Union’s lead in the end").stream()
                        .mapToInt(row -> Integer.parseInt(row.get(1)))
                        .sum());
        List<List<String>> turns = table(PAGE, "How matters stand at first and after each game-turn");
        assertEquals(found.turnByTurn().turns().size(), turns.size());
        assertEquals("start", turns.get(0).get(0));
        assertEquals("1", turns.get(1).get(0));
        List<String> last = turns.get(turns.size() - 1);
        assertEquals(Figures.signed(found.lead().raw().mean()), last.get(1), "in the end the lead is the result");
        TurnFindings end = found.turnByTurn().turns().get(turns.size() - 1);
        assertEquals(List.of(Figures.percent(end.explained()), "100.0\u00a0%"), last.subList(8, 10));
        List<List<String>> rules = table(
                PAGE,
                "Points a game by the rule that gives them; a rule decides a game that would end otherwise without it");
        assertEquals(
                List.copyOf(found.rules().keySet()),
                rules.stream().map(row -> row.get(0)).toList());
        RuleFindings rule = found.rules().get("21.11.1");
        assertEquals(
                List.of(
                        "Each side gets 1 VP for every point of enemy strength that it eliminates.",
                        Figures.number(rule.mean(Side.UNION, GAMES)),
                        Figures.number(rule.mean(Side.CONFEDERATE, GAMES)),
                        Figures.percent((double) rule.scored() / GAMES),
                        Figures.percent((double) rule.decisive() / GAMES)),
                rules.get(0).subList(1, 6));
    }

    @Test
    @DisplayName("attacks, losses and the first die are those of the findings")
    void combat() {
        VariantFindings found = FOUND.variants().get(0);
        double strength = found.losses().values().stream()
                        .mapToInt(lost -> lost.strength())
                        .sum()
                / (double) GAMES;
        for (String caption : List.of("Losses a game by cause", "Losses a game by formation")) {
            assertEquals(
                    strength,
                    table(PAGE, caption).stream()
                            .mapToDouble(row -> Double.parseDouble(row.get(3)))
                            .sum(),
                    0.2,
                    caption);
        }
        double attacks =
                found.attacks().values().stream().mapToInt(count -> count).sum() / (double) GAMES;
        double shown = 0;
        for (String side : List.of("Union", "Confederate")) {
            shown += table(PAGE, side + " attacks: results by odds").stream()
                    .mapToDouble(row -> Double.parseDouble(row.get(1)))
                    .sum();
        }
        assertEquals(attacks, shown, 0.1);
        assertEquals(
                GAMES,
                table(PAGE, "Results after the first die of combat").stream()
                        .mapToInt(row -> Integer.parseInt(row.get(1)))
                        .sum());
        assertEquals(
                2,
                table(PAGE, "How long commanders thought about a player-turn, in milliseconds")
                        .size());
    }

    @Test
    @DisplayName("every chart has its figures, one for each label, and a name for those who do not see it")
    void charts() {
        JsonArray charts = charts(PAGE);
        List<Element> places = PAGE.select("canvas");
        assertEquals(charts.size(), places.size());
        assertEquals(1 + 2 * 8, charts.size(), "one of all variants, eight of each");
        for (Element place : places) {
            JsonObject chart =
                    charts.get(Integer.parseInt(place.attr("data-chart"))).getAsJsonObject();
            assertEquals(chart.get("title").getAsString() + "; the table has the figures", place.attr("aria-label"));
            int labels = chart.getAsJsonArray("labels").size();
            assertTrue(labels > 0);
            for (JsonElement set : chart.getAsJsonArray("sets")) {
                JsonObject values = set.getAsJsonObject();
                assertEquals(labels, values.getAsJsonArray("values").size());
                for (String bound : List.of("low", "high")) {
                    int bounds = values.getAsJsonArray(bound).size();
                    assertTrue(bounds == 0 || bounds == labels);
                }
            }
        }
        JsonObject wins =
                charts.get(0).getAsJsonObject().getAsJsonArray("sets").get(0).getAsJsonObject();
        Estimate union = FOUND.variants().get(0).own().score();
        assertEquals(union.value(), wins.getAsJsonArray("values").get(0).getAsDouble());
        assertEquals(union.low(), wins.getAsJsonArray("low").get(0).getAsDouble());
        assertEquals(union.high(), wins.getAsJsonArray("high").get(0).getAsDouble());
    }

    @Test
    @DisplayName("one map has a layer for each choice, and only choices have layers")
    void maps() {
        assertEquals(1, PAGE.select("svg.rm-map").size());
        Set<String> choices = new HashSet<>(PAGE.select("input[name=layer]").eachAttr("value"));
        assertEquals(Set.of("v1-fought", "v1-died", "v1-marched", "v2-fought", "v2-died", "v2-marched"), choices);
        for (String choice : choices) {
            assertEquals(1, PAGE.select("svg g.heat." + choice).size(), choice);
            assertFalse(PAGE.select("svg g." + choice + " path").isEmpty(), choice);
            assertTrue(HTML.contains(".maps:has(#show-" + choice + ":checked) ." + choice + "{display:inline}"));
        }
        assertEquals(1, PAGE.select("input[checked]").size());
        List<String> hottest = table(PAGE, "Where units marched most: turns=8").get(0);
        int most = FOUND.variants().get(0).marched().values().stream()
                .mapToInt(count -> count)
                .max()
                .orElseThrow();
        assertEquals(Figures.number((double) most / GAMES, 2), hottest.get(2));
    }

    @Test
    @DisplayName("says how to repeat it")
    void repeat() {
        Map<String, String> choices = table(PAGE, "Choices and checks").stream()
                .collect(Collectors.toMap(row -> row.get(0), row -> row.get(1)));
        assertEquals(FOUND.experiment().digest(), choices.get("SHA-256 of the experiment"));
        assertEquals(String.format(Locale.ROOT, "%016x", FOUND.signature()), choices.get("Signature"));
        assertEquals("Road to Richmond 1.2.3", choices.get("Program"));
        assertEquals("simplified", choices.get("Also scored under"));
        List<String> files = table(PAGE, "Files without needless spaces").stream()
                .map(row -> row.get(1))
                .toList();
        var scenario = FOUND.experiment().variants().get(0).scenario();
        assertEquals(List.of(Digest.of(scenario.scenarioJson()), Digest.of(scenario.mapJson())), files);
    }

    @Test
    @DisplayName("the whole peninsula in more variants than are detailed stays below a megabyte")
    void size() {
        Findings found = Reports.played("road-to-richmond", 2, List.of(), "a", "b", "c", "d", "e");
        String html = ExperimentReport.of(found, Reports.ORIGIN);
        int bytes = html.getBytes(StandardCharsets.UTF_8).length;
        assertTrue(bytes < MOST_BYTES, () -> "bytes: " + bytes);
        Document page = Jsoup.parse(html);
        assertEquals(4, page.select("details.variant").size());
        assertTrue(page.text().contains("Details are of the first 4 variants."));
    }

    @Test
    @DisplayName("hundreds of variants with long names do too, and the page says which are left out")
    void manyVariants() {
        Map<String, List<Integer>> leads = new LinkedHashMap<>();
        IntStream.range(0, 300)
                .forEach(i -> leads.put("units.Train.arrives.turn=" + i + ", a.long.name=" + i, List.of(3, -2 * i)));
        String html = ExperimentReport.of(Reports.madeUp(leads), Reports.ORIGIN);
        int bytes = html.getBytes(StandardCharsets.UTF_8).length;
        assertTrue(bytes < MOST_BYTES, () -> "bytes: " + bytes);
        Document page = Jsoup.parse(html);
        assertTrue(page.text().contains("Tables have the first 200 of 300 variants"));
        assertEquals(200, table(page, WINS).size());
    }

    @Test
    @DisplayName("findings without attacks, losses, rules and times are reported as such")
    void poor() {
        Document page = Jsoup.parse(ExperimentReport.of(Reports.madeUp(Map.of("", List.of(1, -1, 0))), Reports.ORIGIN));
        for (String words : List.of(
                "There was no attack.",
                "Nothing was lost.",
                "No rule gave points.",
                "Every unit that was on the map marched or fought in every game.",
                "All games come from a results file, which keeps no times.")) {
            assertTrue(page.text().contains(words), words);
        }
        assertEquals(page.select("canvas").size(), charts(page).size());
        assertNotNull(page.selectFirst("#maps"));
    }
}
