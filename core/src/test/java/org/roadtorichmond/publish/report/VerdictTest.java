package org.roadtorichmond.publish.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The verdict on top of the page")
class VerdictTest {
    private static String text(List<Integer> leads) {
        return Jsoup.parse(ExperimentReport.of(Reports.madeUp(Map.of("", leads)), Reports.ORIGIN))
                .select(".verdict p")
                .stream()
                .map(Element::wholeText)
                .collect(Collectors.joining(" "));
    }

    @Test
    @DisplayName("the verdict says who is favoured, and whether that is proved")
    void verdict() {
        List<Integer> clear =
                new ArrayList<>(IntStream.range(0, 40).mapToObj(i -> 5 + i % 3).toList());
        assertTrue(
                text(clear)
                        .startsWith("The Union is favoured, and this is proved: it won 40 of 40 games (100.0\u00a0%;"),
                text(clear));
        assertTrue(text(clear).contains("On average the Union ends 6.0 victory points ahead"), text(clear));
        List<Integer> other = clear.stream().map(lead -> -lead).toList();
        assertTrue(
                text(other).startsWith("The Confederates are favoured, and this is proved: they won 40 of 40"),
                text(other));
        assertTrue(text(other).contains("On average the Confederates end 6.0 victory points ahead"), text(other));
        assertTrue(text(List.of(5, 4, -3)).startsWith("No side is proved to be favoured: the Union won 2 of 3 games"));
        assertTrue(text(List.of(5, -4)).startsWith("Each side won 1 of 2 games"));
        assertTrue(text(List.of(0, 0)).startsWith("All 2 games were drawn."));
        assertTrue(text(List.of(3)).contains("One game proves nothing"));
        List<Integer> even =
                IntStream.range(0, 4000).mapToObj(i -> i % 2 == 0 ? 1 : -1).toList();
        assertTrue(text(even).startsWith("The sides are balanced:"), text(even));
    }

    @Test
    @DisplayName("with several variants the verdict says what changed, and whether that is proved")
    void changes() {
        List<Integer> base = IntStream.range(0, 40).mapToObj(i -> i % 7 - 3).toList();
        Map<String, List<Integer>> leads = new LinkedHashMap<>();
        leads.put("as it is", base);
        leads.put(
                "shifted",
                IntStream.range(0, 40)
                        .mapToObj(i -> i % 7 - 3 + (i % 2 == 0 ? 4 : 6))
                        .toList());
        leads.put(
                "noisy",
                IntStream.range(0, 40)
                        .mapToObj(i -> i % 7 - 3 + (i % 2 == 0 ? 4 : -4))
                        .toList());
        Document page = Jsoup.parse(ExperimentReport.of(Reports.madeUp(leads), Reports.ORIGIN));
        String verdict =
                page.select(".verdict p").stream().map(Element::wholeText).collect(Collectors.joining(" "));
        assertTrue(
                verdict.contains(
                        "1 of 2 other variants is proved to differ: shifted shifts the lead by 5.0 victory points"
                                + " towards the Union (4.7 to 5.3, p < 0.0001)."),
                verdict);
        leads.remove("shifted");
        verdict = Jsoup.parse(ExperimentReport.of(Reports.madeUp(leads), Reports.ORIGIN)).select(".verdict p").stream()
                .map(Element::wholeText)
                .collect(Collectors.joining(" "));
        assertTrue(
                verdict.contains("The other variant is not proved to differ: noisy shifts the lead by 0.0"), verdict);
    }
}
