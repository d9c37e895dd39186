package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.played.Apart;
import org.roadtorichmond.scenario.played.Earned;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Autosaves;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.campaign.Campaigns;
import org.roadtorichmond.session.played.MyGames;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.workshop.Draft;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.ScenarioFolder;

/** Fills folders with settings and saved games, as players leave them. */
final class Shelves {
    private static final long SEED = 3;

    /** The largest number of games tried to find one in which a single unit falls first. */
    private static final int MOST_SEEDS = 100;

    private Shelves() {}

    /** Writes settings, given as names and values, over those in a folder; the tour of the workshop was taken unless they say else. */
    static void settings(Path folder, Map<String, String> settings) {
        Map<String, String> all = new TreeMap<>(Map.of("workshopTour", "true"));
        all.putAll(settings);
        List<String> lines = all.entrySet().stream()
                .map(entry -> "\"%s\": \"%s\"".formatted(entry.getKey(), entry.getValue()))
                .toList();
        try {
            Files.writeString(
                    folder.resolve("settings.json"), "{" + String.join(", ", lines) + "}", StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Saves two games that have just begun, a damaged one, and an autosave. */
    static void fill(Path folder) throws IOException {
        Path saves = Files.createDirectories(folder.resolve("games"));
        for (String scenario : List.of("training", "road-to-richmond")) {
            write(saves.resolve(scenario + ".game.json"), scenario, begun(scenario));
        }
        Files.writeString(saves.resolve("Damaged on the way.game.json"), "{\"format\": \"game/1\", \"log\": [");
        SavedGame running = new SavedGame(loaded("gaines-mill"), begun("gaines-mill"), Map.of("confederate", "cadet"));
        new Autosaves(new FileStorage(saves.resolve("autosaves"))).save(running).ifPresent(why -> {
            throw new IllegalStateException(why.toString());
        });
    }

    /** Adds games to those that the player has finished: won, lost, drawn, with a mark, and one that does not count. */
    static void myGames(Path folder) {
        MyGames mine = MyGames.of(new Archive(Shelf.of(List.of()), new FileStorage(folder)));
        List<String> scenarios = List.of("Gaines' Mill", "Savage's Station");
        for (int i = 0; i < 6; i++) {
            Optional<Side> winner = i == 2 ? Optional.empty() : Optional.of(i == 4 ? Side.CONFEDERATE : Side.UNION);
            mine.add(new PlayedGame(
                    String.format(Locale.ROOT, "%032x", i),
                    LocalDateTime.of(2026, 7, 1, 12, i),
                    scenarios.get(i % 2),
                    Optional.of(Side.UNION),
                    i < 3 ? "colonel" : "general@500",
                    winner,
                    new Score(Measure.VICTORY_POINTS, winner.isEmpty() ? 20 : 31, i == 4 ? 40 : 20),
                    411,
                    6,
                    OptionalInt.of(15 * i),
                    OptionalInt.of(20 * i),
                    OptionalInt.of(12 + i),
                    i == 5 ? Optional.of(Apart.HANDICAP) : Optional.empty(),
                    0,
                    List.of(new Earned("held-until-dark", List.of("Watt House", "V")))));
        }
    }

    private static LoadedScenario loaded(String scenario) {
        return new Documents(Shelf.of(List.of())).openScenario(scenario).value().orElseThrow();
    }

    private static Game begun(String scenario) {
        return VictorySystems.newGame(loaded(scenario).survey(), SEED);
    }

    /** A game of the first lesson that has just begun, with a given player for the Union. */
    static byte[] seated(String union) {
        return GameWriter.bytes(new SavedGame(loaded("training"), begun("training"), Map.of("union", union)));
    }

    /** A game of the first lesson with an additional turn, after one command. */
    static byte[] longer() {
        LoadedScenario lesson = loaded("training");
        byte[] text =
                lesson.scenarioJson().replace("\"turns\":4", "\"turns\":5").getBytes(StandardCharsets.UTF_8);
        LoadedScenario changed = ScenarioReader.read(new References.Referred(
                        TreeReader.read(text), Shelf.of(List.of()).beside(Optional.empty()), ""))
                .value()
                .orElseThrow();
        Game game = VictorySystems.newGame(changed.survey(), SEED);
        game.execute(new Command.EndPhase());
        return GameWriter.bytes(new SavedGame(changed, game, Map.of()));
    }

    private static Path write(Path file, String scenario, Game game) throws IOException {
        return Files.write(file, GameWriter.bytes(new SavedGame(loaded(scenario), game, Map.of())));
    }

    /** Saves a finished game between two cadets. */
    static Path finished(Path folder) throws IOException {
        return write(folder.resolve("finished.game.json"), "road-to-richmond", played());
    }

    /** Saves a finished game of a scenario between two colonels. */
    static Path fought(Path folder, String scenario) throws IOException {
        Playout playout = new Playout(Commanders.named("colonel"), Commanders.named("colonel"));
        return write(folder.resolve("fought.game.json"), scenario, playout.play(begun(scenario)));
    }

    /** Saves the same game after a part of its commands. */
    static Path halfway(Path folder) throws IOException {
        List<Entry> log = played().log();
        Game game = begun("road-to-richmond");
        log.subList(0, log.size() / 2).forEach(entry -> game.execute(entry.command()));
        return write(folder.resolve("halfway.game.json"), "road-to-richmond", game);
    }

    /** Saves a game of the first lesson in which one side conceded at once. */
    static Path conceded(Path folder) throws IOException {
        Game game = begun("training");
        game.execute(new Command.Concede(game.state().moment().player()));
        return write(folder.resolve("conceded.game.json"), "training", game);
    }

    /** Saves a game of the first lesson after exactly one unit has fallen, with no decision pending. */
    static Path bled(Path folder) throws IOException {
        return Stream.iterate(SEED, seed -> seed + 1)
                .limit(MOST_SEEDS)
                .flatMap(seed -> untilBlood(seed).stream())
                .findFirst()
                .map(game -> writing(folder.resolve("bled.game.json"), game))
                .orElseThrow();
    }

    private static Path writing(Path file, Game game) {
        try {
            return write(file, "training", game);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A game between cadets after the decisions of its first combat with losses; empty if it lost more than one unit, or the wagons. */
    private static Optional<Game> untilBlood(long seed) {
        Game game = VictorySystems.newGame(loaded("training").survey(), seed);
        List<Entry> log = new Playout(Commanders.named("cadet"), Commanders.named("cadet"))
                .play(VictorySystems.newGame(loaded("training").survey(), seed))
                .log();
        int lost = 0;
        for (Entry entry : log) {
            game.execute(entry.command());
            lost += entry.losses().size();
            if (lost > 0 && game.state().combat().isEmpty()) {
                return lost == 1 && wagonsLeft(game) && game.state().ending().isEmpty()
                        ? Optional.of(game)
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Whether the wagons still exist; the ledger does not count their loss as strength. */
    private static boolean wagonsLeft(Game game) {
        return game.state().scenario().units().stream()
                .filter(Unit::train)
                .noneMatch(train -> game.state().eliminated(train).isPresent());
    }

    private static Game played() {
        return new Playout(Commanders.named("cadet"), Commanders.named("cadet")).play(begun("road-to-richmond"));
    }

    /** Puts a copy of the first scenario among a player's own ones. */
    static void ownScenario(Path folder) {
        ownScenario(folder, "training", "willow");
    }

    /** What the campaign is called that {@link #campaign} begins. */
    static final String CAMPAIGN = "Zwei Tage";

    /** Begins a campaign of two battles, the first of which goes as history has it. */
    static void campaign(Path folder) throws IOException {
        Path own = Files.createDirectories(folder.resolve(Archive.OWN_SCENARIOS));
        String file = "zwei.campaign.json";
        Files.writeString(own.resolve(file), """
                { "format": "campaign/1", "name": "%s", "battles": [
                    { "id": "gaines", "scenario": "gaines-mill", "title": "Gaines' Mill",
                      "history": { "lost": { "1/1/V": 2, "2/1/V": 4, "Pickett/L": 5 }, "points": [8, 12], "happened": ["Porter"] },
                      "after": [ { "name": "Porter", "if": { "held": "1008", "by": "union" }, "in": "savage",
                                   "then": "units.Griffith/M.strength=6, turns=8", "side": "union", "worth": 5 } ] },
                    { "id": "savage", "scenario": "savages-station", "title": "Savage's Station",
                      "history": { "lost": { "1/1/II": 2, "Cobb/M": 3 }, "points": [11, 9], "happened": [] } } ],
                  "returns": { "eliminated": "1/3" },
                  "final": [ { "name": "Sumner", "side": "union", "points": 3, "if": { "held": "1119", "by": "union", "in": "savage" } } ] }
                """.formatted(CAMPAIGN));
        Campaigns campaigns = new Campaigns(new Archive(Shelf.of(List.of(own)), new FileStorage(folder)));
        assertTrue(campaigns
                .begin(file, new Players(Seats.BOTH_HUMAN), Optional.empty())
                .then(campaigns::skip)
                .value()
                .isPresent());
    }

    /** Puts a copy of a scenario among a player's own ones, its files called by another name. */
    static void ownScenario(Path folder, String scenario, String name) {
        OpenScenario copy = new ScenarioFolder(
                        new FileStorage(folder.resolve(Archive.OWN_SCENARIOS)),
                        Shelf.of(List.of()).beside(Optional.empty()))
                .copy(scenario, name)
                .value()
                .orElseThrow();
        Draft draft = copy.editor().draft();
        copy.save(draft, new Judge().judge(draft), false);
    }
}
