package org.roadtorichmond.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.AtomicFile;
import org.roadtorichmond.scenario.save.Autosaves;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.words.Sentence;

/** Where scenarios come from and games are kept. */
public final class Archive {
    private static final String ENDING = ".game.json";

    private final Shelf shelf;
    private final Documents documents;
    private final Path folder;
    private final AtomicReference<@Nullable Ahead> ahead = new AtomicReference<>();

    /** What is being read on another thread before it is asked for. */
    private record Ahead(String pathOrName, CompletableFuture<Result<Document>> document) {}

    /**
     * An archive.
     *
     * @param shelf where scenarios are
     * @param folder where games are saved; it is made when the first is
     */
    public Archive(Shelf shelf, Path folder) {
        this.shelf = shelf;
        this.folder = folder;
        documents = new Documents(shelf);
    }

    public List<String> scenarios() {
        return shelf.scenarios();
    }

    public Result<LoadedScenario> scenario(String name) {
        return documents.openScenario(name);
    }

    /** What the scenarios say of themselves in a language. */
    public Translations translations(Locale locale) {
        return Translations.on(shelf, locale);
    }

    /** Opens a scenario, position or saved game by its path or name. */
    public Result<Document> open(String pathOrName) {
        Ahead begun = ahead.getAndSet(null);
        return begun != null && begun.pathOrName().equals(pathOrName)
                ? begun.document().join()
                : documents.open(pathOrName);
    }

    /** Begins to read what will be opened first, so that it is there sooner: the window takes its time to open meanwhile. */
    public void readAhead(String pathOrName) {
        ahead.set(new Ahead(pathOrName, CompletableFuture.supplyAsync(() -> documents.open(pathOrName))));
    }

    public Path folder() {
        return folder;
    }

    /** The saved games, newest first. */
    public List<Path> saves() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted(Comparator.comparingLong(
                                    (Path file) -> file.toFile().lastModified())
                            .reversed())
                    .toList();
        } catch (IOException e) {
            // A folder that has not been made yet holds no games.
            return List.of();
        }
    }

    /** The autosaves, which lie in a folder of their own. */
    public Autosaves autosaves() {
        return new Autosaves(folder.resolve("autosaves"));
    }

    /** Deletes a saved game; the answer is why that failed, if it did. */
    public Optional<Sentence> delete(Path file) {
        try {
            Files.deleteIfExists(file);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(AtomicFile.reason(e));
        }
    }

    /** What a saved game is called by its players. */
    public static String title(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }

    /** Saves a game under a name; the answer is why that failed, if it did. */
    public Optional<Sentence> save(SavedGame game, String name) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            return Optional.of(AtomicFile.reason(e));
        }
        return AtomicFile.write(file(name), GameWriter.bytes(game));
    }

    /** The name under which a game of a scenario is saved unless its players choose another. */
    public static String named(Translations.Told told) {
        return told.name().replaceAll("['’:]", "");
    }

    /** The file of a game that is saved under a name: letters that not every disk takes are replaced. */
    public Path file(String name) {
        return folder.resolve(name.replaceAll("[^\\p{L}\\p{N} ,._-]", "_") + ENDING);
    }

    public Result<SavedGame> load(Path file) {
        return documents
                .open(file)
                .then(document -> document instanceof Document.GameDocument saved
                        ? Result.good(saved.saved())
                        : Result.bad(new Problem(1, 1, "$", Sentence.of("problem.noSavedGame"))));
    }
}
