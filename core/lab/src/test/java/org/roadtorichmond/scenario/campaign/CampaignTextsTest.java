package org.roadtorichmond.scenario.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.campaign.BattleEnd.Fate;
import org.roadtorichmond.scenario.campaign.BattleEnd.UnitEnd;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;

@DisplayName("Campaigns in another language")
final class CampaignTextsTest {
    private static final String TRANSLATION = "c.campaign_de.properties";
    private static final String GERMAN = """
            of = %s
            name = F
            story = Geschichte
            battle.one.title = Erste
            battle.one.story = Davor
            battle.one.history = Woher
            why.Reached\\ it = Darum
            names.Reached\\ it = Erreicht
            names.Saved = Gerettet
            """;

    @TempDir
    private Path folder;

    private Campaign campaign;

    @BeforeEach
    void write() {
        campaign = Battles.usual(folder).campaign("""
                'story': 'S', 'battles': [
                  {'id': 'one', 'scenario': 'one', 'title': 'First', 'story': 'T', 'history': {'points': [9, 11], 'happened': ['Reached it'], 'note': 'O'},
                   'after': [{'name': 'Reached it', 'if': {'held': '0301', 'by': 'union'}, 'in': 'two', 'then': 'units.A.strength=5', 'why': 'W'}]},
                  {'id': 'two', 'scenario': 'two'}],
                'final': [{'name': 'Saved', 'side': 'union', 'points': 3, 'if': {'winner': 'union', 'in': 'two'}}]""");
    }

    private String digest() {
        return new CampaignTexts(campaign).wording().digest();
    }

    private Campaign german(String text) throws IOException {
        Files.writeString(folder.resolve(TRANSLATION), text);
        return CampaignTexts.in(campaign, Shelf.of(List.of(folder)), "c.campaign.json", Locale.GERMAN);
    }

    private Result<Document> validated(String text) throws IOException {
        Files.writeString(folder.resolve(TRANSLATION), text);
        return new Documents(Shelf.of(List.of(folder)))
                .open(folder.resolve(TRANSLATION).toString());
    }

    @Test
    @DisplayName("each text has a key, and a title that is no more than the id has none")
    void keys() {
        assertEquals(
                Set.of(
                        "name",
                        "story",
                        "battle.one.title",
                        "battle.one.story",
                        "battle.one.history",
                        "why.Reached it",
                        "names.Reached it",
                        "names.Saved"),
                new CampaignTexts(campaign).wording().keys());
    }

    @Test
    @DisplayName("all is said in it, and what carries over is the same with other reasons")
    void translated() throws IOException {
        Campaign german = german(GERMAN.formatted(digest()));
        assertEquals("F", german.name());
        assertEquals("Geschichte", german.story());
        Campaign.Battle first = german.battles().get(0);
        assertEquals(
                List.of("Erste", "Davor", "Woher", "Darum"),
                List.of(
                        first.title(),
                        first.story(),
                        first.history().orElseThrow().note(),
                        first.after().get(0).why()));
        Translations names = Translations.on(Shelf.of(List.of(folder)), Locale.GERMAN);
        assertEquals("Erreicht", names.name(first.after().get(0).name()));
        assertEquals("Gerettet", names.name(german.finals().get(0).name()));
        BattleEnd end = new BattleEnd(Map.of("B", new UnitEnd(9, 5, Fate.LIVES)), 10, true, condition -> true);
        Carried there = Chain.of(german).then(end).opening().value().orElseThrow();
        Carried here = Chain.of(campaign).then(end).opening().value().orElseThrow();
        assertEquals(here.scenario().scenarioJson(), there.scenario().scenarioJson());
        String reasons = there.lines().stream().map(Carried.Line::why).toList().toString();
        assertTrue(reasons.contains("Darum") && reasons.contains("Erste"), reasons);
    }

    @Test
    @DisplayName("a translation of other texts is not shown, and one that lacks some shows these as they are")
    void outOfDate() throws IOException {
        assertEquals(campaign, german(GERMAN.formatted("0123456789abcdef")));
        Campaign some = german("of = " + digest() + "\nstory = Geschichte");
        assertEquals("Geschichte", some.story());
        assertEquals("First", some.battles().get(0).title());
    }

    @Test
    @DisplayName("validate names what is missing, strange or out of date")
    void validated() throws IOException {
        Result<Document> whole = validated(GERMAN.formatted(digest()));
        assertEquals(List.of(), whole.problems());
        assertEquals(List.of(), whole.warnings());
        Result<Document> lacking = validated(GERMAN.formatted(digest()).replace("names.Saved = Gerettet\n", ""));
        assertEquals(1, lacking.warnings().size());
        assertTrue(lacking.warnings().get(0).message().contains("names.Saved"), lacking::toString);
        assertProblem("digest", GERMAN.formatted("0123456789abcdef"), digest());
        assertProblem("key", GERMAN.formatted(digest()) + "battle.two.note = X\n", "battle.two.note");
    }

    private void assertProblem(String what, String text, String said) throws IOException {
        List<Problem> problems = validated(text).problems();
        assertEquals(1, problems.size(), () -> what + problems);
        assertTrue(problems.get(0).message().contains(said), problems::toString);
    }
}
