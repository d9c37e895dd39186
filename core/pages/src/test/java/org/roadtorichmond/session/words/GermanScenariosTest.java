package org.roadtorichmond.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.Fonts;
import org.roadtorichmond.words.Sentence;

@DisplayName("What scenarios say of themselves, in German")
final class GermanScenariosTest {
    private static final Path MAPS = Checkout.path("maps");

    /** Names that are the same in German. */
    private static final Set<String> PROPER = Set.of(
            "Richmond",
            "Mechanicsville Bridge",
            "Bethesda Church",
            "Glendale",
            "New Market",
            "Long Bridge",
            "Malvern Hill",
            "Turkey Island");

    private final Shelf shelf = Shelf.of(List.of(MAPS));
    private final Translations german = Translations.on(shelf, Locale.GERMAN);

    @TempDir
    private Path folder;

    static Stream<String> scenarios() {
        return Shelf.of(List.of(MAPS)).scenarios().stream();
    }

    private LoadedScenario loaded(String name) {
        return new Documents(shelf).openScenario(name).value().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    @DisplayName("every scenario that comes with the game is translated as it stands")
    void shipped(String name) {
        Scenario scenario = loaded(name).scenario();
        Translations.Description description = german.of(scenario);
        assertNotEquals(
                scenario.story(), description.story(), "the translation is of " + Translations.digest(scenario));
        assertNotEquals(scenario.notes(), description.notes());
        assertTrue(description.story().length() > scenario.story().length() * 3 / 4);
        assertTrue(description.notes().length() > scenario.notes().length() * 3 / 4);
        assertTrue(description.name().equals("Road to Richmond")
                || !description.name().equals(scenario.name()));
        String letters = description.name() + description.story() + description.notes();
        assertEquals(
                List.of(),
                letters.codePoints()
                        .filter(letter -> letter != ' ' && Fonts.letters().indexOf(letter) < 0)
                        .mapToObj(Character::toString)
                        .toList(),
                "letters that no font has");
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    @DisplayName("so are its zones, and the places to which its ways lead")
    void names(String name) {
        Scenario scenario = loaded(name).scenario();
        scenario.zones().stream().map(Zone::name).forEach(zone -> assertNotEquals(zone, german.name(zone)));
        scenario.field().edges().stream()
                .map(MapEdge::to)
                .filter(place -> !PROPER.contains(place))
                .forEach(place -> assertNotEquals(place, german.name(place)));
        assertEquals("2/V", german.name("2/V"));
    }

    @Test
    @DisplayName("a saved game finds the translation of the scenario that it carries with it, under any system")
    void saved() {
        LoadedScenario own = loaded("gaines-mill");
        LoadedScenario loaded = own.with(Choices.of(own.scenario()).with("battle-points-17"));
        SavedGame game = new SavedGame(loaded, VictorySystems.newGame(loaded.survey(), 1), Map.of());
        Document document = new Documents(Shelf.of(List.of()))
                .open(GameWriter.bytes(game))
                .value()
                .orElseThrow();
        Scenario carried = ((Document.GameDocument) document).saved().scenario().scenario();
        assertEquals("Gaines’ Mill", german.of(carried).name());
        assertEquals("Gaines Mill", Archive.named(german.of(carried)));
    }

    @Test
    @DisplayName(
            "a scenario that was rewritten keeps its German name and tells its own story; without a translation all speak for themselves")
    void rewritten() throws IOException {
        String text = Files.readString(MAPS.resolve("training.scenario.json"));
        Files.writeString(folder.resolve("training.scenario.json"), text.replace("A quiet morning", "A loud morning"));
        Files.copy(MAPS.resolve("training.scenario_de.properties"), folder.resolve("training.scenario_de.properties"));
        Shelf own = Shelf.of(List.of(folder, MAPS));
        Scenario scenario = new Documents(own)
                .openScenario("training")
                .value()
                .orElseThrow()
                .scenario();
        Translations.Description description =
                Translations.on(own, Locale.GERMAN).of(scenario);
        assertTrue(description.story().startsWith("A loud morning"), description::toString);
        assertEquals("Erste Lektion: Willow Run", description.name());
        assertEquals(
                "Road to Richmond",
                Translations.on(shelf, Locale.FRENCH)
                        .of(loaded("road-to-richmond").scenario())
                        .name());
    }

    @Test
    @DisplayName("a file of translations that cannot be read is passed over")
    void broken() throws IOException {
        Files.writeString(folder.resolve("training.scenario_de.properties"), "of = \\u12");
        Scenario training = loaded("training").scenario();
        assertEquals(
                training.name(),
                Translations.on(Shelf.of(List.of(folder)), Locale.GERMAN)
                        .of(training)
                        .name());
    }

    @Test
    @DisplayName("zones have their German names in refusals")
    void refusals() {
        Texts texts = Bundles.texts(Locale.GERMAN, german);
        assertEquals(
                "1/V wird festgehalten: Porters Stellung.",
                texts.tell(Sentence.of("refusal.held", "1/V", "Porter's line")));
    }
}
