package org.roadtorichmond.workshop.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.CampaignTexts;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.work.StepWorker;
import org.roadtorichmond.workshop.CampaignOffers;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.ScenarioFolder;
import org.roadtorichmond.workshop.ScenarioRemoval;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.SchemaField;
import org.roadtorichmond.workshop.edits.CampaignEdits;
import org.roadtorichmond.workshop.edits.FieldEdits;

@DisplayName("A campaign that is edited")
final class CampaignDraftTest {
    private static final String FILE = "days.campaign.json";
    private static final String DRAFT = "days.campaign.draft.json";

    private final MemoryStorage storage = new MemoryStorage();
    private final ScenarioFolder folder = new ScenarioFolder(storage, References.NONE);
    private final StepWorker worker = new StepWorker();
    private EditingSession session =
            session(folder.createCampaign("days", "Days").value().orElseThrow());

    @BeforeEach
    void scenarios() {
        write("one.scenario.json", scenario("A"));
        write("two.scenario.json", scenario("A.o'C"));
    }

    private static String scenario(String unit) {
        return """
                {"format": "scenario/1", "name": "N", "map": {"format": "map/1", "name": "M", "columns": 6, "rows": 4, "legend": {".": "clear"},
                 "terrain": ["......", "......", "......", "......"], "places": [{"name": "Ford", "hex": "0304"}]}, "turns": 3,
                 "victory": {"system": "simplified"}, "units": [
                 {"id": "%s", "side": "union", "type": "infantry", "strength": 6, "formation": "I", "commander": "a", "hex": "0101"},
                 {"id": "X", "side": "confederate", "type": "infantry", "strength": 8, "formation": "S", "commander": "x",
                  "arrives": {"turn": 2, "hexes": ["0601"]}}]}""".formatted(unit);
    }

    private void write(String name, String text) {
        storage.write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private String text(String name) {
        return new String(storage.read(name).value().orElseThrow(), StandardCharsets.UTF_8);
    }

    private EditingSession session(OpenScenario open) {
        EditingSession made = new EditingSession(open, worker, kind -> "");
        settle();
        return made;
    }

    private void settle() {
        while (worker.step()) {
            // Each step does one piece of work.
        }
    }

    private static Pointer at(String steps) {
        return steps.isEmpty() ? Pointer.ROOT : Pointer.of(steps.split("\\."));
    }

    private void apply(Edit... edits) {
        for (Edit edit : edits) {
            assertEquals(Optional.empty(), session.apply(edit));
        }
        settle();
    }

    private void set(String steps, String text) {
        apply(FieldEdits.set(at(steps), Optional.of(JsonValues.text(text))));
    }

    private void become(String steps, String kind) {
        apply(CampaignEdits.become(
                at(steps),
                Schema.CAMPAIGN.kinds(at(steps)).stream()
                        .filter(one -> one.name().equals(kind))
                        .findFirst()
                        .orElseThrow()));
    }

    private String json(String steps) {
        return session.tree()
                .at(at(steps))
                .map(node -> JsonText.of(node).replaceAll("\\s+", ""))
                .orElse("");
    }

    /** Two battles, and a consequence of the first that is whole. */
    private void twoBattles() {
        apply(
                CampaignEdits.addBattle("one.scenario.json", "First"),
                CampaignEdits.addBattle("two.scenario.json", "Second"));
        apply(FieldEdits.addTo(at("battles.0.after")));
        set("battles.0.after.0.name", "Held");
        become("battles.0.after.0.if", "held");
        set("battles.0.after.0.if.held", "0304");
        set("battles.0.after.0.then", "turns=5");
        set("battles.0.after.0.in", "two");
    }

    private OpenScenario.Outcome save() {
        OpenScenario.Outcome[] outcome = {OpenScenario.Outcome.REFUSED};
        session.save(false, saved -> outcome[0] = saved.outcome());
        settle();
        return outcome[0];
    }

    private List<String> problems() {
        return session.findings().stream()
                .filter(finding -> !finding.warning())
                .map(finding -> finding.leadsTo().name() + ":" + finding.field())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "'', name, TEXT",
        "'', story, PROSE",
        "'', battles, PARTS",
        "'', returns.eliminated, TEXT",
        "'', returns.nights, TRUTH",
        "'', final, PARTS",
        "battles.0, weight, NUMBER",
        "battles.0, history.lost, COUNTS",
        "battles.0, history.points, NUMBERS",
        "battles.0, history.happened, TEXTS",
        "battles.0, after, PARTS",
        "battles.0.after.0, if, CONDITION",
        "battles.0.after.0, side, CHOICE",
        "final.0.if, held, HEX",
        "final.0.if, any, PARTS",
        "final.0.if.any.2.not, not, CONDITION"
    })
    @DisplayName("has a field of the right kind for each value of its schema, however deep")
    void fields(String part, String name, SchemaField.Kind kind) {
        SchemaField field = Schema.CAMPAIGN.fields(at(part)).stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
        assertEquals(kind, field.kind());
    }

    @Test
    @DisplayName(
            "without a battle is kept as a draft and can be opened again; whole it takes the draft's place, and the game can read it")
    void saving() {
        assertEquals(List.of(":battles"), problems());
        assertEquals(OpenScenario.Outcome.DRAFT, save());
        assertEquals(List.of(FILE), folder.drafts());
        session = session(folder.open(FILE).value().orElseThrow());
        assertTrue(session.open().isFromDraft());
        twoBattles();
        assertEquals(List.of(), problems());
        assertEquals(OpenScenario.Outcome.WHOLE, save());
        assertFalse(storage.has(DRAFT));
        assertEquals(
                2,
                session.judgement()
                        .orElseThrow()
                        .campaign()
                        .orElseThrow()
                        .battles()
                        .size());
        String whole = text(FILE);
        apply(CampaignEdits.remove(at("battles.0.after.0")));
        assertEquals("", json("battles.0.after"), "a list that says nothing need not be there");
        session.undo();
        settle();
        assertTrue(session.isSaved());
        session.time(1, saved -> {});
        session.time(EditingSession.QUIET + 2, saved -> {});
        settle();
        assertEquals(whole, text(FILE));
        assertFalse(storage.has(DRAFT), "what is saved is no draft");
    }

    @Test
    @DisplayName("is kept after a quiet second, whatever is wrong with it, and is there when the program was killed")
    void kept() {
        twoBattles();
        set("battles.0.after.0.in", "nowhere");
        session.time(1, saved -> {});
        session.time(EditingSession.QUIET + 2, saved -> {});
        settle();
        assertTrue(text(DRAFT).contains("nowhere"));
        EditingSession again = session(folder.open(FILE).value().orElseThrow());
        assertEquals("nowhere", again.tree().text(at("battles.0.after.0.in")).orElse(""));
    }

    @Test
    @DisplayName("says what is wrong with it at its part and field, and of units without a namesake")
    void findings() {
        twoBattles();
        assertEquals(
                List.of("First:id"),
                session.findings().stream()
                        .map(finding -> finding.leadsTo().name() + ":" + finding.field())
                        .toList());
        assertTrue(session.findings().get(0).problem().sentence().toString().contains("no namesake in two: A"));
        set("battles.0.after.0.if.held", "9999");
        set("battles.0.after.0.in", "one");
        assertEquals(List.of("Held:if.held", "Held:in"), problems());
        assertEquals(
                at("battles.0.after.0"),
                session.findings().get(0).leadsTo().place(session.tree()).orElseThrow());
        set("battles.1.scenario", "three");
        assertTrue(problems().contains("Second:scenario"), () -> problems().toString());
    }

    @Test
    @DisplayName(
            "gets conditions of conditions: a kind that has parts takes what was there, and another such kind takes over its parts")
    void conditions() {
        twoBattles();
        become("battles.0.after.0.if", "any");
        assertEquals("{\"any\":[{\"held\":\"0304\",\"by\":\"union\"}]}", json("battles.0.after.0.if"));
        apply(FieldEdits.addTo(at("battles.0.after.0.if.any")));
        become("battles.0.after.0.if.any.1", "lead");
        become("battles.0.after.0.if", "all");
        become("battles.0.after.0.if.all.1", "not");
        assertEquals(
                "{\"all\":[{\"held\":\"0304\",\"by\":\"union\"},{\"not\":{\"lead\":\"union\",\"atLeast\":1}}]}",
                json("battles.0.after.0.if"));
        assertEquals(List.of(), problems());
        assertEquals(
                "not",
                CampaignEdits.kind(session.tree(), at("battles.0.after.0.if.all.1"))
                        .orElseThrow()
                        .name());
    }

    @Test
    @DisplayName("follows a new name wherever the old one stands, and lets battles change places")
    void names() {
        twoBattles();
        apply(FieldEdits.addTo(at("final")));
        become("final.0.if", "not");
        become("final.0.if.not", "all");
        become("final.0.if.not.all.0", "winner");
        set("final.0.if.not.all.0.in", "two");
        set("battles.0.history.note", "n");
        apply(FieldEdits.set(at("battles.0.history.happened"), Optional.of(JsonValues.texts(List.of("Held")))));
        set("battles.1.id", "second");
        set("battles.0.after.0.name", "Ford held");
        assertEquals("second", session.tree().text(at("battles.0.after.0.in")).orElse(""));
        assertEquals(
                "second", session.tree().text(at("final.0.if.not.all.0.in")).orElse(""));
        assertEquals("[\"Fordheld\"]", json("battles.0.history.happened"));
        apply(CampaignEdits.move(at("battles.0"), 1));
        assertEquals("second", session.tree().text(at("battles.0.id")).orElse(""));
        apply(CampaignEdits.move(at("battles.0"), -1));
        assertEquals("second", session.tree().text(at("battles.0.id")).orElse(""), "it is the first already");
        apply(CampaignEdits.addBattle("one.scenario.json", "First"));
        assertEquals("one 2", session.tree().text(at("battles.2.id")).orElse(""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "battles.0.scenario                  | one, two, three, bad",
                "battles.0.after.0.in                | two",
                "battles.1.after.0.in                | ''",
                "final.0.if.not.in                   | one, two",
                "battles.0.after.0.if.lost           | A, X, I, S",
                "battles.0.history.lost              | A, X",
                "battles.0.after.0.if.held           | 0304",
                "battles.0.history.happened          | Held",
                "battles.0.after.0.then              | turns=5, units['A.o\\'C'].strength=6; turns=5, units.X.arrives.turn=2; turns=5, units.X.strength=8"
            })
    @DisplayName("offers names of its scenarios, battles, units and hexes")
    void offers(String place, String wanted) {
        twoBattles();
        CampaignOffers offers = offers(name -> name);
        String separator = place.endsWith("then") ? "; " : ", ";
        assertEquals(
                wanted,
                String.join(
                        separator,
                        offers.of(at(place)).stream()
                                .map(CampaignOffers.Offer::value)
                                .toList()));
    }

    private CampaignOffers offers(UnaryOperator<String> translated) {
        return new CampaignOffers(
                session::tree,
                () -> List.of("one.scenario.json", "two.scenario.json", "three.scenario.json", "bad.scenario.json"),
                name -> ScenarioReader.read(new References.Referred(
                                storage.read(name + ".scenario.json").then(TreeReader::read), References.NONE, name))
                        .value()
                        .map(LoadedScenario::scenario),
                translated,
                (change, scenario) -> change.path().value() + " in " + scenario.name());
    }

    private List<String> words(String place) {
        return offers(name -> "Der " + name).of(at(place)).stream()
                .map(CampaignOffers.Offer::words)
                .toList();
    }

    @Test
    @DisplayName(
            "offers scenarios and battles by what they are called, and says which is which where two are called alike")
    void named() {
        twoBattles();
        write("three.scenario.json", scenario("C").replace("\"name\": \"N\"", "\"name\": \"Third\""));
        assertEquals(List.of("Der N (one)", "Der N (two)", "Der Third", "bad"), words("battles.0.scenario"));
        assertEquals(List.of("Second (two)"), words("battles.0.after.0.in"));
        set("battles.1.title", "two");
        assertEquals(List.of("two"), words("battles.0.after.0.in"));
        assertTrue(words("battles.0.after.0.then").contains("units.X.strength in N"));
        SchemaField then = Schema.CAMPAIGN.fields(at("battles.0.after.0")).stream()
                .filter(field -> field.name().equals("then"))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of("turns in N"), offers(name -> name).told(then, at("battles.0.after.0.then")));
    }

    @Test
    @DisplayName("can be copied, and is deleted without its scenarios; a scenario that it has is not deleted before")
    void removal() {
        twoBattles();
        save();
        OpenScenario copy = folder.copy(FILE, "copy").value().orElseThrow();
        assertTrue(copy.isCampaign());
        ScenarioRemoval scenario = new ScenarioRemoval(storage, "one.scenario.json");
        assertTrue(scenario.delete().orElseThrow().toString().contains(FILE));
        write("days.campaign_de.properties", "of = 1");
        assertEquals(Optional.empty(), new ScenarioRemoval(storage, FILE).delete());
        assertFalse(storage.has(FILE));
        assertFalse(storage.has("days.campaign_de.properties"));
        assertTrue(storage.has("one.scenario.json"));
        assertEquals(Optional.empty(), scenario.delete());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("takes its German along to a copy under another name, which fits if it fitted before")
    void german(boolean fits) {
        twoBattles();
        assertEquals(OpenScenario.Outcome.WHOLE, save());
        Campaign campaign =
                session.judgement().flatMap(Judge.Judgement::campaign).orElseThrow();
        String of = fits ? new CampaignTexts(campaign).wording().digest() : "0123456789abcdef";
        write("days.campaign_de.properties", "of = " + of + "\nname = Tage\nbattle.two.title = Zweites\n");
        OpenScenario copy = folder.copy(FILE, "copy").value().orElseThrow();
        byte[] german = storage.read("days.campaign_de.properties").value().orElseThrow();
        assertEquals(Optional.empty(), copy.german().copy(german, Optional.of(campaign), "Nights"));
        Campaign nights = campaign.named("Nights");
        assertEquals(
                !fits, copy.german().isStale(new CampaignTexts(nights).wording().digest()));
        assertEquals("Nights", copy.german().text("name"));
        assertEquals("Zweites", copy.german().text("battle.two.title"));
        assertTrue(storage.has("copy.campaign_de.properties"));
    }

    @Test
    @DisplayName("is refused where its file is none")
    void noCampaign() {
        write("bad.campaign.json", "{\"format\": \"scenario/1\"}");
        assertFalse(folder.open("bad.campaign.json").problems().isEmpty());
    }
}
