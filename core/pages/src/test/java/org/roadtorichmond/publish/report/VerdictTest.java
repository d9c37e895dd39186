package org.roadtorichmond.publish.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.balance.lab.VariantComparison;

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
                        .startsWith(
                                "The Union is favoured, and this is proved: the Union scores 100.0\u00a0% (40 won, 0 lost,"
                                        + " 0 drawn, 95\u00a0% interval 91.2 to 100.0\u00a0%)."),
                text(clear));
        assertTrue(text(clear).contains("On average the Union ends 6.0 victory points ahead"), text(clear));
        List<Integer> other = clear.stream().map(lead -> -lead).toList();
        assertTrue(
                text(other)
                        .startsWith(
                                "The Confederates are favoured, and this is proved: the Confederates score 100.0\u00a0% (40 won"),
                text(other));
        assertTrue(text(other).contains("On average the Confederates end 6.0 victory points ahead"), text(other));
        assertTrue(text(List.of(5, 4, -3))
                .startsWith("No side is proved to be favoured: the Union scores 66.7\u00a0% (2 won, 1 lost, 0 drawn,"));
        assertTrue(text(List.of(5, -4)).startsWith("No side is proved to be favoured: the Union scores 50.0\u00a0%"));
        assertTrue(text(List.of(0, 0)).contains("the Union scores 50.0\u00a0% (0 won, 0 lost, 2 drawn,"));
        assertTrue(text(List.of(3)).contains("One game proves nothing"));
        List<Integer> even =
                IntStream.range(0, 4000).mapToObj(i -> i % 2 == 0 ? 1 : -1).toList();
        assertTrue(text(even).startsWith("The sides are balanced:"), text(even));
        assertTrue(text(even).endsWith("±1 % needs about 9,600 games."), text(even));
    }

    @Test
    @DisplayName(
            "proved is said only beside an interval of the score, draws counted half, that lies on one side of a half")
    void provedByItsInterval() {
        // Of the games that are decided three of four are the Union's, but most are drawn.
        List<Integer> drawish = leads(i -> i % 5 == 0 ? (i % 4 == 0 ? -1 : 1) : 0);
        assertTrue(
                text(drawish)
                        .startsWith(
                                "No side is proved to be favoured: the Union scores 55.0\u00a0% (6 won, 2 lost, 32 drawn,"
                                        + " 95\u00a0% interval 47.9 to 62.1\u00a0%)."),
                text(drawish));
    }

    @Test
    @DisplayName("the verdict says that there is no interval where all leads are the same")
    void alike() {
        assertTrue(
                text(Collections.nCopies(40, 275))
                        .contains("All 40 games have the same lead: the Union ends 275.0 victory points ahead."),
                text(Collections.nCopies(40, 275)));
    }

    private static String verdict(Map<String, List<Integer>> leads) {
        return String.join(" ", Verdict.of(Reports.madeUp(leads), Optional.empty()));
    }

    private static List<Integer> leads(IntUnaryOperator lead) {
        return IntStream.range(0, 40).map(lead).boxed().toList();
    }

    @Test
    @DisplayName("with several variants the verdict is about who wins, and the lead stands beside it")
    void changes() {
        Map<String, List<Integer>> leads = new LinkedHashMap<>();
        leads.put("as it is", leads(i -> i % 7 - 3));
        leads.put("shifted", leads(i -> i % 7 - 3 + (i % 2 == 0 ? 4 : 6)));
        leads.put("noisy", leads(i -> i % 7 - 3 + (i % 2 == 0 ? 4 : -4)));
        String verdict = verdict(leads);
        assertTrue(
                verdict.contains(
                        "1 of 2 other variants is proved to change who wins: shifted moves the Union’s score by"
                                + " +52.5\u00a0% (+37.6 to +67.4\u00a0%, p < 0.001) and the lead by 5.0 victory points"
                                + " towards the Union (4.7 to 5.3, p < 0.001)."),
                verdict);
        assertTrue(verdict.contains("runs over the same seeds are one sample"), verdict);
        leads.remove("shifted");
        verdict = verdict(leads);
        assertTrue(
                verdict.contains(
                        "The other variant is not proved to change who wins: noisy moves the Union’s score by"),
                verdict);
    }

    @Test
    @DisplayName(
            "games won by a hair prove who wins though the mean lead stays; a lead that grows on one side only proves nothing")
    void scoreAndLead() {
        Map<String, List<Integer>> leads = new LinkedHashMap<>();
        leads.put("as it is", leads(i -> i % 4 == 0 ? 60 : -1));
        leads.put("hair", leads(i -> i % 4 == 0 ? 54 : 1));
        leads.put("runaway", leads(i -> i % 4 == 0 ? 95 : -1 - i % 3));
        List<Optional<VariantComparison>> found = Reports.madeUp(leads).comparisons();
        VariantComparison hair = found.get(0).orElseThrow();
        assertTrue(hair.score().isProved(), hair.toString());
        assertEquals(0, hair.lead().orElseThrow().estimate().value(), 1e-9);
        assertFalse(hair.lead().orElseThrow().isProved(), hair.toString());
        VariantComparison runaway = found.get(1).orElseThrow();
        assertFalse(runaway.score().isProved(), runaway.toString());
        assertEquals(0, runaway.score().estimate().value());
        assertTrue(runaway.lead().orElseThrow().isProved(), runaway.toString());
        String verdict = verdict(leads);
        assertTrue(verdict.contains("1 of 2 other variants is proved to change who wins: hair"), verdict);
    }
}
