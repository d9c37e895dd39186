package org.roadtorichmond.exchange.share;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/**
 * The files of the computer at which a player points, by dropping them on the window, in a dialog of the desktop, or by their paths.
 * Everything here may take long, and a dialog takes as long as the player does; so it is called on a worker's thread.
 */
public interface PlayerFiles {
    /** No files at all. */
    PlayerFiles NONE = new PlayerFiles() {
        private <T> Result<T> none() {
            return Result.bad(new Problem(Place.NOWHERE, Sentence.of("problem.noFile")));
        }

        @Override
        public Result<Named> read(String path) {
            return none();
        }

        @Override
        public boolean isThere(String path) {
            return false;
        }

        @Override
        public Optional<Sentence> write(String path, OutputKind kind, byte[] content) {
            return Optional.of(Sentence.of("problem.noFile"));
        }

        @Override
        public boolean hasDialogs() {
            return false;
        }

        @Override
        public Optional<String> chooseFile(String heading, List<String> endings) {
            return Optional.empty();
        }

        @Override
        public Optional<String> chooseTarget(String heading, String proposed) {
            return Optional.empty();
        }

        @Override
        public Optional<String> chooseFolder(String heading) {
            return Optional.empty();
        }
    };

    /** What a path names. */
    sealed interface Named permits NamedSource, NamedFolder {}

    /**
     * A file, which may be of another program.
     *
     * @param file its content, and what lies beside it
     */
    record NamedSource(SourceFile file) implements Named {}

    /**
     * A folder with scenarios.
     *
     * @param folder the folder
     * @param scenario the file of the scenario that is meant; none if it is to be found
     */
    record NamedFolder(Storage folder, Optional<String> scenario) implements Named {}

    /** Reads what a path names, or returns why it cannot be read, such as its size. */
    Result<Named> read(String path);

    /** Whether there is a file of a path. */
    boolean isThere(String path);

    /**
     * Writes a file, in place of one of the same kind if there is one; its folder is made if that alone is missing.
     *
     * @return empty if it was written; otherwise, in one sentence, why not
     */
    Optional<Sentence> write(String path, OutputKind kind, byte[] content);

    /** Whether this desktop has dialogs for files. */
    boolean hasDialogs();

    /**
     * Has the player choose a file that is there.
     *
     * @param endings the endings of files that are offered, without their dots
     * @return empty if he chooses none
     */
    Optional<String> chooseFile(String heading, List<String> endings);

    /**
     * Has the player choose where a file is written.
     *
     * @param proposed the path that is offered
     * @return empty if he chooses none
     */
    Optional<String> chooseTarget(String heading, String proposed);

    /** Has the player choose a folder; empty if he chooses none. */
    Optional<String> chooseFolder(String heading);
}
