package org.roadtorichmond.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Set;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.words.Sentence;

/** The files in the folder of one that is imported; whatever links lie there, none outside of the folder is read. */
final class FolderSiblings implements Siblings {
    private final Path folder;
    private final Set<Path> read;

    /**
     * The files of a folder.
     *
     * @param folder the folder
     * @param read where each file that is read is noted
     */
    FolderSiblings(Path folder, Set<Path> read) {
        this.folder = folder;
        this.read = read;
    }

    @Override
    public Result<byte[]> read(String name) {
        try {
            Path file = folder.resolve(name.replace('\\', '/'));
            if (!Siblings.isInside(name) || !Files.exists(file)) {
                return missing();
            }
            Path real = file.toRealPath();
            if (!real.startsWith(folder.toRealPath())) {
                return missing();
            }
            read.add(real);
            return FileStorage.read(real);
        } catch (IOException | InvalidPathException e) {
            return missing();
        }
    }

    private static Result<byte[]> missing() {
        return Result.bad(new Problem(Place.NOWHERE, Sentence.of("problem.noFile")));
    }
}
