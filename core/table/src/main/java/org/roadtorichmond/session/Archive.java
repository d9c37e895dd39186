package org.roadtorichmond.session;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Editions;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.history.Histories;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.scenario.save.GameSummary;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.scenario.save.SummaryReader;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/** Where scenarios come from and games are kept. */
public final class Archive {
    /** The folder of a player's own scenarios among his data. */
    public static final String OWN_SCENARIOS = "scenarios";

    /** How the files of saved games end. */
    public static final String ENDING = ".game.json";

    private static final String PAGE = ".html";
    private static final String PICTURE = ".png";

    private final Shelf shelf;
    private final Documents documents;
    private final Storage home;
    private final Storage games;
    private final AutosaveFolders autosaved;
    private final AtomicReference<@Nullable Ahead> ahead = new AtomicReference<>();

    /** What is being read on another thread before it is asked for. */
    private record Ahead(String pathOrName, Worker.Pending<Result<Document>> document) {}

    /**
     * A saved game, of which nothing is known but how it is kept.
     *
     * @param storage where it is
     * @param file its name there
     * @param written when it was written
     * @param autosave which autosave it is, if the program saved it automatically
     */
    public record Save(Storage storage, String file, Instant written, Optional<Autosave> autosave) {
        /** What its players call it. */
        public String title() {
            return GameNames.title(file.substring(0, file.length() - ENDING.length()));
        }
    }

    /**
     * An archive.
     *
     * @param shelf where scenarios are
     * @param home where games, pictures and reports are kept, each kind in a folder of its own
     */
    public Archive(Shelf shelf, Storage home) {
        this.shelf = shelf;
        this.home = home;
        games = home.folder("games");
        autosaved = new AutosaveFolders(games.folder("autosaves"));
        documents = new Documents(shelf);
    }

    /** The file names of all scenarios: those of the player first by name, then the others in the order of the shelf. */
    public List<String> scenarios() {
        List<String> own =
                ownScenarios().list().stream().map(Storage.Kept::name).toList();
        return shelf.scenarios().stream()
                .sorted(Comparator.comparing(name -> !own.contains(name)))
                .toList();
    }

    /** Reads a shipped scenario by its file name; a bad result lists every problem found in it. */
    public Result<LoadedScenario> scenario(String name) {
        return documents.openScenario(name);
    }

    /** What the scenarios say of themselves in a language. */
    public Translations translations(Locale locale) {
        return Translations.on(shelf, locale);
    }

    /** How stored games of the scenarios went. */
    public Yardsticks yardsticks() {
        return Yardsticks.on(shelf);
    }

    /** A session, which shows chances of winning from now on as the stored games of its scenario correct them. */
    public Session calibrated(Session session) {
        session.plans().show(yardsticks().calibration(session.loaded()));
        return session;
    }

    /** What the scenarios are and were, to compare those of saved games with. */
    public Editions editions() {
        return Editions.on(shelf);
    }

    /** What happened historically where the scenarios are played, in a language. */
    public Histories histories(Locale locale) {
        return Histories.on(shelf, locale);
    }

    /** The lessons, in a language. */
    public Lessons lessons(Locale locale) {
        return Lessons.on(shelf, locale);
    }

    /** Where a player keeps the scenarios that he makes; they are on the shelf like those that come with the game. */
    public Storage ownScenarios() {
        return home.folder(OWN_SCENARIOS);
    }

    /** All scenarios that a player has: those that come with the game and his own. */
    public Shelf shelf() {
        return shelf;
    }

    /** Where files for others and for other programs are written, unless a player chooses another place. */
    public Storage exports() {
        return home.folder("exports");
    }

    /** All files that scenarios may name. */
    public References files() {
        return shelf.beside(Optional.empty());
    }

    /** Where it is kept how far a player has come with the lessons. */
    public Storage progress() {
        return home.folder("lessons");
    }

    /** Where the games are kept that a player has finished. */
    public Storage myGames() {
        return home.folder("my-games");
    }

    /** Reads a saved game from wherever it is kept. */
    public Result<SavedGame> load(Storage storage, String file) {
        return storage.read(file)
                .then(documents::open)
                .then(document -> document instanceof Document.GameDocument saved
                        ? Result.good(saved.saved())
                        : Result.bad(new Problem(Place.NOWHERE, Sentence.of("problem.noSavedGame"))));
    }

    /** Opens a scenario, position or saved game by its path or name. */
    public Result<Document> open(String pathOrName) {
        Ahead begun = ahead.getAndSet(null);
        return begun != null && begun.pathOrName().equals(pathOrName)
                ? begun.document().await()
                : documents.open(pathOrName);
    }

    /**
     * Begins to read what will be opened first, so that it is there sooner: the window takes its time to open meanwhile.
     *
     * @param worker reads; may be closed at once
     */
    public void readAhead(String pathOrName, Worker worker) {
        ahead.set(new Ahead(pathOrName, worker.begin(() -> documents.open(pathOrName))));
    }

    /** Where games are saved. */
    public Storage games() {
        return games;
    }

    /** Where pictures of the window are kept. */
    public Storage pictures() {
        return home.folder("pictures");
    }

    /** Where the picture is kept that is seen at the next start until the map behind the title page is drawn. */
    public Storage titlePicture() {
        return home.folder("title");
    }

    /** Where reports of faults of the program are kept, and the games that lay on the table. */
    public Storage crashes() {
        return home.folder("crashes");
    }

    /** The games that players have saved, newest first. */
    public List<Save> saves() {
        return saves(games, false)
                .filter(save -> save.file().endsWith(ENDING))
                .sorted(Comparator.comparing(Save::written).reversed())
                .toList();
    }

    /** The games that the program has saved automatically. */
    public List<Save> autosaved() {
        return autosaved.all().stream()
                .flatMap(folder -> saves(folder, true))
                .filter(save -> save.autosave().isPresent())
                .toList();
    }

    private static Stream<Save> saves(Storage storage, boolean autosaves) {
        return storage.list().stream()
                .map(kept -> new Save(
                        storage, kept.name(), kept.written(), autosaves ? Autosave.of(kept.name()) : Optional.empty()));
    }

    /** Takes a folder of autosaves for one window. */
    AutosaveFolders.Claimed claimAutosaves() {
        return autosaved.claim();
    }

    /** Deletes a saved game; returns why that failed, if it did. */
    public Optional<Sentence> delete(Save save) {
        return save.storage().delete(save.file());
    }

    /** Saves a game under a name; returns why that failed, if it did. */
    public Optional<Sentence> save(SavedGame game, String name) {
        return games.write(file(name), GameWriter.bytes(game));
    }

    /** Returns how players find the game that is saved under a name. */
    public String place(String name) {
        return games.place(file(name));
    }

    /** Returns whether there is a saved game with this name. */
    public boolean isTaken(String name) {
        return games.has(file(name));
    }

    /** Writes a page about a game beside the saved games, under a name; returns why that failed, if it did. */
    public Optional<Sentence> share(String page, String name) {
        return games.write(letters(name) + PAGE, page.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns how players find the page that was written under a name. */
    public String sharedPlace(String name) {
        return games.place(letters(name) + PAGE);
    }

    /** The file name of a picture that is not there yet, made of a name. */
    public String unpictured(String name) {
        return letters(GameNames.free(name, tried -> pictures().has(letters(tried) + PICTURE))) + PICTURE;
    }

    /** A name under which there is no page yet, made of another. */
    public String unshared(String name) {
        return GameNames.free(name, tried -> games.has(letters(tried) + PAGE));
    }

    /** A name of which there is no saved game yet, made of another. */
    public String unused(String name) {
        return unused(name, games::has);
    }

    /**
     * The same where some games may be written over.
     *
     * @param taken whether a file must not be written over
     */
    public String unused(String name, Predicate<String> taken) {
        return GameNames.free(name, tried -> taken.test(file(tried)));
    }

    /** The name under which a game of a scenario is saved unless its players choose another. */
    public static String named(Translations.Description description) {
        return description.name().replaceAll("['’:]", "");
    }

    /** The file of a game that is saved under a name. */
    public String file(String name) {
        return letters(name) + ENDING;
    }

    /** A name with no letters that this disk does not take. */
    private String letters(String name) {
        return GameNames.file(name, games::takes);
    }

    /**
     * Reads what a list shows of a saved game so quickly that hundreds are listed at once; of most damaged files it does not notice
     * that they are.
     */
    public Result<GameSummary> glance(Save save) {
        return PartialSummaryReader.summary(save.storage(), save.file())
                .map(Result::good)
                .orElseGet(() -> summary(save));
    }

    /** Reads what a list shows of a saved game, without loading it; a bad result says in what way the file is damaged. */
    public Result<GameSummary> summary(Save save) {
        return save.storage().read(save.file()).then(SummaryReader::read);
    }

    /** Loads a saved game; takes as long as applying all its events takes. */
    public Result<SavedGame> load(Save save) {
        return load(save.storage(), save.file());
    }
}
