package org.roadtorichmond.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Editions;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.scenario.matchup.CommanderRecord;
import org.roadtorichmond.scenario.save.GameSummary;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.Seal;
import org.roadtorichmond.scenario.save.SummaryReader;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.Keyboard;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.SettingsCheck;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;

/** All kinds of files that the game reads, with good files to corrupt, and what the game does with each kind. */
final class FileKinds {
    private static final Path MAPS = Checkout.path("maps");

    private FileKinds() {}

    /** Reads and uses a file as the game does. */
    interface Trial {
        /** Whether the file is good; otherwise it was refused with a message, or skipped where the game does that. */
        boolean isGood(byte[] file);
    }

    /**
     * A kind of file.
     *
     * @param mutants makes corrupted files of this kind
     * @param trial reads and uses a file
     */
    record Kind(Mutants mutants, Trial trial) {}

    /** All kinds by format, or by a name where there is no format. */
    static Map<String, Kind> all() {
        Map<String, Kind> all = new LinkedHashMap<>();
        put(all, Formats.MAP, Mutants.of(Samples.maps()));
        put(all, Formats.SCENARIO, Mutants.of(Samples.scenarios()));
        put(all, Formats.SCENARIO + " over another", Mutants.of(Samples.overlays()));
        put(all, Formats.POSITION, Mutants.of(Samples.positions()));
        put(all, "tally/1", Mutants.of(Samples.tallies()));
        put(all, Formats.DOCTRINE, Mutants.ofJson(Checkout.path("assets", "doctrine"), ".json"));
        put(all, Formats.TACTIC, Mutants.ofJson(MAPS.resolve("tactics"), ".tactic.json"));
        put(all, Formats.EXPERIMENT, Mutants.of(experiments()));
        put(all, Formats.CAMPAIGN, Mutants.of(campaigns()));
        put(all, Formats.CAMPAIGN_PROGRESS, Mutants.of(progress()));
        put(all, Formats.YARDSTICK, Mutants.ofJson(MAPS, ".yardstick.json"));
        put(all, Formats.HISTORY, Mutants.ofJson(MAPS, ".history.json"));
        put(all, Formats.LESSON, Mutants.ofJson(MAPS, ".lesson.json"));
        Mutants games = Mutants.of(Samples.games());
        all.put(Formats.GAME, new Kind(games, FileKinds::game));
        all.put(Formats.GAME + " sealed again", new Kind(games, file -> game(Seal.renewed(file))));
        all.put(Formats.GAME_3, new Kind(Mutants.of(Samples.matches()), file -> game(Seal.renewed(file))));
        Mutants old = Mutants.of(Samples.firstGames());
        all.put(Formats.GAME_1, new Kind(old, file -> game(Seal.renewed(file))));
        all.put(Formats.SETTINGS, new Kind(Mutants.of(settings()), FileKinds::settings));
        put(all, Formats.MY_GAMES, Mutants.of(myGames()));
        all.put(
                "record/1",
                new Kind(Mutants.ofJson(Checkout.path("assets", "commanders"), ".json"), FileKinds::matchups));
        results(all);
        MatchFiles match = new MatchFiles();
        all.put("match/1", new Kind(Mutants.ofText(match.journal()), MatchFiles::isGoodJournal));
        all.put("match-mail/1", new Kind(Mutants.ofText(match.file()), MatchFiles::isGoodFile));
        all.put(
                "translation of a scenario",
                new Kind(
                        Mutants.of(MAPS, ".scenario_de.properties"),
                        file -> translated(file, "training.scenario_de.properties")));
        all.put(
                "translation of a lesson",
                new Kind(
                        Mutants.of(MAPS, ".lesson_de.properties"),
                        file -> translated(file, "1-march.lesson_de.properties")));
        all.put("list of editions", new Kind(Mutants.of(MAPS, "editions.txt"), FileKinds::editions));
        return all;
    }

    private static void put(Map<String, Kind> all, String name, Mutants mutants) {
        all.put(name, new Kind(mutants, file -> Reading.of(file).isPresent()));
    }

    /** A saved game is also read in the short form for lists. */
    private static boolean game(byte[] file) {
        Result<GameSummary> summary = SummaryReader.read(file);
        assertEquals(summary.value().isEmpty(), !summary.problems().isEmpty());
        return Reading.of(file).isPresent();
    }

    private static boolean settings(byte[] file) {
        MemoryStorage storage = new MemoryStorage();
        storage.write("settings.json", file);
        Preferences preferences = new Preferences(storage);
        boolean good = SettingsCheck.problems(preferences).isEmpty();
        Reading.of(file)
                .filter(Document.SettingsDocument.class::isInstance)
                .map(Document.SettingsDocument.class::cast)
                .ifPresent(document -> assertEquals(
                        good, SettingsCheck.problems(document.root()).isEmpty()));
        SettingsCheck.problems(preferences)
                .forEach(problem -> assertFalse(problem.told().in(Locale.GERMAN).isBlank()));
        use(preferences);
        preferences.set(Setting.LANGUAGE, "de");
        preferences.set(Setting.VOLUME, 3);
        Preferences again = new Preferences(storage);
        assertEquals("de", again.get(Setting.LANGUAGE));
        assertEquals(3, again.get(Setting.VOLUME));
        use(again);
        return good;
    }

    private static void use(Preferences preferences) {
        assertTrue(Preferences.LANGUAGES.contains(preferences.get(Setting.LANGUAGE)));
        assertTrue(Setting.ADVISER.choices().contains(preferences.get(Setting.ADVISER)));
        assertTrue(Setting.PALETTE.choices().contains(preferences.get(Setting.PALETTE)));
        assertTrue(preferences.get(Setting.SCALE) > 0
                && preferences.get(Setting.PACE) >= 0
                && preferences.get(Setting.VOLUME) >= 0);
        assertEquals(
                4,
                Stream.of(
                                preferences.get(Setting.ANIMATIONS),
                                preferences.get(Setting.SOUND),
                                preferences.get(Setting.HAND_OVER),
                                preferences.get(Setting.FOLLOW))
                        .count());
        preferences.mapPlace(1);
        preferences.lastScenario();
        for (Side side : Side.values()) {
            preferences.get(Setting.name(side));
        }
        KeyMap keys = new KeyMap(preferences, Keyboard.US);
        for (KeyAction action : KeyAction.values()) {
            keys.stroke(action);
        }
    }

    private static boolean matchups(byte[] file) {
        Result<CommanderRecord> result = CommanderRecord.read(file);
        assertEquals(result.value().isEmpty(), !result.problems().isEmpty());
        return result.value().isPresent();
    }

    /** Adds the results of an experiment and their companion. */
    private static void results(Map<String, Kind> all) {
        ResultsTrial trial = new ResultsTrial();
        all.put("results/1", new Kind(Mutants.ofLines(trial.results()), trial::isGoodResults));
        all.put("courses/3", new Kind(Mutants.ofLines(trial.courses()), trial::isGoodCourses));
    }

    /** If a translation cannot be used, the game keeps its own texts. */
    private static boolean translated(byte[] file, String name) {
        Path folder = Temporary.with(name, file);
        Shelf shelf = Shelf.of(List.of(folder));
        Translations translations = Translations.on(shelf, Locale.GERMAN);
        LoadedScenario training =
                new Documents(shelf).openScenario("training").value().orElseThrow();
        assertNotNull(translations.of(training.scenario()).story());
        translations.name("anything");
        Lessons lessons = Lessons.on(shelf, Locale.GERMAN);
        assertFalse(lessons.all().isEmpty());
        lessons.all().forEach(entry -> assertNotNull(entry.lesson().name()));
        try {
            // The digest in a translation is of the file that it translates.
            String original = name.replace("_de.properties", ".json");
            Files.copy(MAPS.resolve(original), folder.resolve(original));
            Files.copy(MAPS.resolve("training.map.json"), folder.resolve("training.map.json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return isText(folder.resolve(name));
    }

    private static boolean isText(Path file) {
        Result<Document> opened = new Documents(Shelf.of(List.of())).open(file.toString());
        assertEquals(opened.value().isEmpty(), !opened.problems().isEmpty());
        return opened.value().isPresent();
    }

    private static boolean editions(byte[] file) {
        Path folder = Temporary.with("editions.txt", file);
        Shelf shelf = Shelf.of(List.of(folder));
        LoadedScenario training =
                new Documents(shelf).openScenario("training").value().orElseThrow();
        assertEquals(Editions.Kind.SAME, Editions.on(shelf).of(training).kind());
        return isText(folder.resolve("editions.txt"));
    }

    private static List<JsonTree> settings() {
        return trees("""
                {"format": "settings/1", "language": "de", "scale": 125, "adviser": "general", "palette": "blue-orange",
                "pace": "4", "volume": 30, "volume.music": "70", "lastScenario": "training.scenario.json", "animations": "false", "sound": true,
                "inBattle": "true", "handOver": "true", "follow": false, "edgeScroll": "true", "clock": "true",
                "mapPlaces": "1:0.5,0.5,1.25", "keyScheme": "wasd", "history": "true", "name.union": "Ann",
                "name.confederate": "Bob", "key.UNDO": "Ctrl+Z", "key.LEDGER": "Shift+K"}""", """
                {"language": "en", "scale": "100", "sound": "false", "pace": "0"}""");
    }

    private static List<JsonTree> myGames() {
        return trees("""
                {"format": "my-games/1", "games": [
                {"game": "00000000000000000000000000000001", "ended": "2026-07-01T12:00:00", "scenario": "Training",
                "side": "union", "opponent": "colonel:bold", "winner": "union", "measure": "victory-points", "union": 12,
                "confederate": 3, "stake": 40, "turn": 4, "lowest": 17, "advice": 2,
                "marks": [{"mark": "held-ground", "values": ["0704", "V"]}, {"mark": "own-counsel"}]},
                {"game": "00000000000000000000000000000002", "ended": "2026-07-02T12:00:00", "scenario": "Training",
                "opponent": "human", "measure": "tokens", "union": 0, "confederate": 0, "stake": 0, "turn": 1,
                "apart": "practice"}]}""");
    }

    private static List<JsonTree> experiments() {
        return trees("""
                {"format": "experiment/1", "name": "All", "file": "training", "union": "cadet", "confederate": "colonel:bold",
                "games": 7, "until": "3%", "seed": -5, "as": ["withdrawal"], "grid": true, "forbid": ["union:exits"],
                "vary": {"turns": [4, 5], "Long": {"turns": 5, "night": [5]}, "file": ["training"], "units.2/B.strength": [1, 9], "forbid": [[], ["union:roads"]]},
                "target": {"share": 50, "firstDie": 2.5, "matters": [{"rules": ["21.21", "9"], "games": 30}]}}""", """
                {"format": "experiment/1", "name": "Train", "file": "road-to-richmond", "union": "cadet",
                "confederate": "cadet", "games": 200, "seed": 1, "vary": {"units.Train.arrives.turn": [4, 6, 8]}}""");
    }

    private static List<JsonTree> campaigns() {
        return trees("""
                {"format": "campaign/1", "name": "Twice", "story": "S", "notes": "N", "battles": [
                {"id": "one", "scenario": "training", "title": "First", "weight": 2,
                "history": {"lost": {"2/B": 1}, "points": [9, 11], "happened": ["Held"], "note": "O"},
                "after": [{"name": "Held", "if": {"all": [{"held": "0402", "by": "union"}, {"not": {"lost": "Train"}}]}, "in": "two",
                "then": "units.2/B.strength=3, turns=5", "why": "W", "side": "union", "worth": 4}]},
                {"id": "two", "scenario": "training"}], "returns": {"eliminated": "1/3", "surrounded": "0", "nights": true},
                "final": [{"name": "Saved", "side": "union", "points": 3, "if": {"any": [{"out": "Train", "in": "two"}, {"winner": "draw", "in": "one"}]}}]}""");
    }

    private static List<JsonTree> progress() {
        String digest = "0123456789abcdef".repeat(4);
        return trees("""
                {"format": "campaign-progress/1", "campaign": "twice.campaign.json", "edition": "%s",
                "players": {"union": "human", "confederate": "colonel:bold", "temper": "7", "handicap": "union strength +10"},
                "names": {"union": "Ann"}, "battles": [{"battle": "one", "save": "twice 1 one.game.json", "sha256": "%s", "union": 9},
                {"battle": "two", "union": 12}], "tries": {"one": 2}, "running": 123456789}""".formatted(digest, digest));
    }

    private static List<JsonTree> trees(String... texts) {
        return Stream.of(texts).map(JsonParser::parseString).map(JsonTree::of).toList();
    }
}
