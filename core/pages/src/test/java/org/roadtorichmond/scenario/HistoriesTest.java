package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.history.Basis;
import org.roadtorichmond.scenario.history.Histories;
import org.roadtorichmond.scenario.history.History;
import org.roadtorichmond.scenario.history.PastEvent;
import org.roadtorichmond.scenario.history.PastLosses;
import org.roadtorichmond.scenario.history.Source;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.Fonts;

@DisplayName("The history that comes with the game")
final class HistoriesTest {
    private static final Path MAPS = Checkout.path("maps");
    private static final Shelf SHELF = Shelf.of(List.of(MAPS));

    @TempDir
    private Path folder;

    private static LoadedScenario loaded(String name) {
        return new Documents(SHELF).openScenario(name).value().orElseThrow();
    }

    private static Scenario scenario(String name) {
        return loaded(name).scenario();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "road-to-richmond, 24, 31",
        "gaines-mill, 21, 28",
        "savages-station, 3, 2",
        "glendale, 13, 12",
        "mechanicsville, 1, 5",
        "malvern-hill, 9, 19"
    })
    @DisplayName("says what was lost in the hours of a scenario, and of no others")
    void lost(String scenario, int union, int confederate) {
        var lost = Histories.on(SHELF, Locale.ENGLISH).lost(scenario(scenario)).orElseThrow();
        assertEquals(union, lost.of(Side.UNION).central());
        assertEquals(confederate, lost.of(Side.CONFEDERATE).central());
        assertEquals(Optional.empty(), Histories.on(SHELF, Locale.ENGLISH).lost(scenario("training")));
    }

    private static History history(Locale locale) {
        return history("road-to-richmond", locale);
    }

    private static History history(String scenario, Locale locale) {
        return Histories.on(SHELF, locale).of(scenario(scenario)).orElseThrow();
    }

    private static Set<Integer> turns(PastEvent event) {
        return new TreeSet<>(event.hours().turns(scenario("road-to-richmond")));
    }

    @Test
    @DisplayName("every turn of the main scenario has something, and nothing lies outside its turns")
    void everyTurn() {
        Scenario scenario = scenario("road-to-richmond");
        History history = history(Locale.ENGLISH);
        IntStream.rangeClosed(1, scenario.turns())
                .forEach(turn -> assertFalse(history.of(scenario, turn).isEmpty(), "turn " + turn));
        history.events().forEach(event -> assertFalse(turns(event).isEmpty(), event::id));
    }

    @ParameterizedTest
    @CsvSource({
        "powhite-creek, 1",
        "hill-attacks, 2",
        "general-assault, 4",
        "left-bank-left, 5",
        "empty-bank, 6",
        "golding-plain, 7",
        "despatch-station, 8",
        "trains, 9",
        "quiet, 10",
        "fires, 11",
        "sykes-starts, 12",
        "works-left, 13",
        "pursuit, 14",
        "sumner-back, 16",
        "magruder-halts, 17",
        "iii-corps-leaves, 18",
        "savages-station, 19",
        "thunderstorm, 20"
    })
    @DisplayName("its events lie in the turns of the main scenario that stand for their hours")
    void rightTurn(String id, int turn) {
        assertEquals(
                Set.of(turn),
                history(Locale.ENGLISH).events().stream()
                        .filter(event -> event.id().equals(id))
                        .flatMap(event -> turns(event).stream())
                        .collect(Collectors.toSet()));
    }

    @Test
    @DisplayName(
            "a scenario of an hour a turn finds its own hours in the same file, one of another map or without a clock nothing")
    void others() throws IOException {
        Histories histories = Histories.on(SHELF, Locale.ENGLISH);
        Scenario hourly = scenario("gaines-mill-withdrawal");
        History history = histories.of(hourly).orElseThrow();
        assertTrue(history.of(hourly, 2).stream().map(PastEvent::id).anyMatch("hill-attacks"::equals));
        assertTrue(history.of(hourly, 7).stream().map(PastEvent::id).anyMatch("general-assault"::equals));
        assertTrue(histories.of(scenario("gaines-mill")).isPresent());
        assertEquals(Optional.empty(), histories.of(scenario("training")));
        String overlay =
                "{\"format\": \"scenario/1\", \"name\": \"Timeless\", \"of\": \"road-to-richmond\", \"begins\": null}";
        Files.writeString(folder.resolve("timeless.scenario.json"), overlay);
        Shelf own = Shelf.of(List.of(folder, MAPS));
        Scenario timeless = new Documents(own)
                .openScenario("timeless")
                .value()
                .orElseThrow()
                .scenario();
        assertEquals(Optional.empty(), Histories.on(own, Locale.ENGLISH).of(timeless));
        assertEquals(List.of(), history.of(timeless, 1));
        assertEquals(Optional.empty(), Histories.NONE.of(hourly));
    }

    @Test
    @DisplayName("a saved game, which carries its map with it, finds its history")
    void saved() {
        LoadedScenario loaded = loaded("road-to-richmond");
        SavedGame game = new SavedGame(loaded, VictorySystems.newGame(loaded.survey(), 1), Map.of());
        Document document = new Documents(Shelf.of(List.of()))
                .open(GameWriter.bytes(game))
                .value()
                .orElseThrow();
        Scenario carried = ((Document.GameDocument) document).saved().scenario().scenario();
        assertTrue(Histories.on(SHELF, Locale.ENGLISH).of(carried).isPresent());
    }

    @Test
    @DisplayName("the index of what is in the jar is complete")
    void index() throws IOException {
        try (Stream<Path> files = Files.list(MAPS)) {
            assertEquals(
                    files.map(file -> String.valueOf(file.getFileName()))
                            .filter(name -> name.endsWith(".history.json"))
                            .sorted()
                            .toList(),
                    Files.readAllLines(MAPS.resolve("histories.txt")));
        }
        assertEquals(SHELF.histories(), Shelf.of(List.of()).histories());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"road-to-richmond", "glendale", "malvern-hill", "mechanicsville"})
    @DisplayName("every source is named by an event or a day's losses")
    void sources(String scenario) {
        History history = history(scenario, Locale.ENGLISH);
        Set<Source> used = new HashSet<>();
        history.events().forEach(event -> used.addAll(event.grounds().sources()));
        history.losses().forEach(lost -> used.addAll(lost.grounds().sources()));
        assertEquals(Set.copyOf(history.sources()), used);
    }

    @Test
    @DisplayName("the losses are those of the research, day by day, each day with its turns")
    void losses() {
        Scenario scenario = scenario("road-to-richmond");
        List<PastLosses> losses = history(Locale.ENGLISH).losses();
        assertEquals(
                List.of(
                        List.of(1, 2, 3, 4, 5),
                        List.of(6, 7, 8, 9, 10, 11, 12, 13),
                        List.of(14, 15, 16, 17, 18, 19, 20)),
                losses.stream().map(day -> day.hours().turns(scenario)).toList());
        assertEquals("[21, 0, 3]", central(losses, Side.UNION));
        assertEquals("[28, 1, 2]", central(losses, Side.CONFEDERATE));
        losses.forEach(day -> assertEquals(Basis.ESTIMATE, day.grounds().basis()));
    }

    private static String central(List<PastLosses> losses, Side side) {
        return losses.stream().map(day -> day.of(side).central()).toList().toString();
    }

    private static Properties german(String map) throws IOException {
        Properties german = new Properties();
        try (Reader reader = Files.newBufferedReader(MAPS.resolve(map + ".history_de.properties"))) {
            german.load(reader);
        }
        return german;
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource({
        "road-to-richmond, peninsula",
        "glendale, glendale",
        "malvern-hill, malvern-hill",
        "mechanicsville, mechanicsville"
    })
    @DisplayName("the German file translates every text as it stands, and no other")
    void translated(String scenario, String map) throws IOException {
        History english = history(scenario, Locale.ENGLISH);
        Properties german = german(map);
        assertEquals(english.digest(), german.getProperty("of"));
        Set<String> keys = new TreeSet<>(Set.of("of", "name", "about"));
        english.sources().forEach(source -> keys.add("source." + source.id()));
        english.events().forEach(event -> keys.add("event." + event.id()));
        english.losses().forEach(lost -> keys.add("losses." + lost.id()));
        assertEquals(keys, german.stringPropertyNames());
        german.values()
                .forEach(words -> assertEquals(
                        List.of(),
                        words.toString()
                                .codePoints()
                                .filter(letter ->
                                        letter != ' ' && Fonts.letters().indexOf(letter) < 0)
                                .mapToObj(Character::toString)
                                .toList(),
                        "letters that no font has"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"road-to-richmond", "glendale"})
    @DisplayName("a player reads it in the chosen language: events, sources and notes")
    void read(String scenario) {
        History english = history(scenario, Locale.ENGLISH);
        History other = history(scenario, Locale.GERMAN);
        assertNotEquals(english.name(), other.name());
        for (int i = 0; i < english.events().size(); i++) {
            PastEvent event = english.events().get(i);
            PastEvent told = other.events().get(i);
            assertEquals(event.hours(), told.hours());
            assertEquals(event.everyHex(), told.everyHex());
            assertNotEquals(event.what(), told.what());
            assertTrue(told.what().length() > event.what().length() * 3 / 4, told::what);
            assertEquals(
                    told.grounds().sources(),
                    event.grounds().sources().stream()
                            .map(source -> other.sources().get(english.sources().indexOf(source)))
                            .toList());
        }
        for (int i = 0; i < english.losses().size(); i++) {
            assertNotEquals(
                    english.losses().get(i).note(), other.losses().get(i).note());
        }
        assertEquals(english.digest(), history(scenario, Locale.FRENCH).digest());
    }

    @Test
    @DisplayName("a history that was rewritten is read as it is written, and one with faults is passed over")
    void rewritten() throws IOException {
        String text = Files.readString(MAPS.resolve("peninsula.history.json"));
        Files.copy(MAPS.resolve("peninsula.history_de.properties"), folder.resolve("peninsula.history_de.properties"));
        Shelf own = Shelf.of(List.of(folder, MAPS));
        Scenario scenario = scenario("road-to-richmond");
        Files.writeString(folder.resolve("peninsula.history.json"), text.replace("No fighting.", "Some fighting."));
        History mine = Histories.on(own, Locale.GERMAN).of(scenario).orElseThrow();
        assertTrue(mine.events().stream().anyMatch(event -> event.what().startsWith("Some fighting.")));
        assertEquals("The Chickahominy, 27 to 29 June 1862", mine.name());
        Files.writeString(folder.resolve("peninsula.history.json"), text.replace("\"0409\"", "\"0499\""));
        assertEquals(Optional.empty(), Histories.on(own, Locale.GERMAN).of(scenario));
    }
}
