package org.roadtorichmond.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.words.Sentence;

/**
 * The files in the folder of one that is imported and, of a project of Tiled, in all folders of that; whatever links lie there, none
 * outside is read. Two folders above are near.
 */
final class FolderSiblings implements Siblings {
    private static final int HIGHEST_PROJECT = 5;
    private static final int NEAR = 2;

    private final Path folder;
    private final Optional<Path> project;
    private final Set<Path> read;

    /**
     * The files of a folder.
     *
     * @param folder the folder
     * @param read where each file that is read is noted
     */
    FolderSiblings(Path folder, Set<Path> read) {
        this.folder = folder.toAbsolutePath().normalize();
        project = above(HIGHEST_PROJECT).filter(FolderSiblings::isProject).findFirst();
        this.read = read;
    }

    @Override
    public Result<byte[]> read(String name) {
        try {
            if (distance(name) == Distance.FAR) {
                return missing();
            }
            Path real = folder.resolve(name).toRealPath();
            read.add(real);
            return FileStorage.read(real);
        } catch (IOException | InvalidPathException e) {
            return missing();
        }
    }

    @Override
    public Distance distance(String name) {
        if (!Siblings.isInside(name.replace("..", "up"))) {
            return Distance.FAR;
        } else if (isIn(project.orElse(folder), name)) {
            return Distance.HERE;
        }
        return project.isEmpty() && isIn(near(), name) ? Distance.NEAR : Distance.FAR;
    }

    /** Whether a name leads to something in a folder, by links too if it is there. */
    private boolean isIn(Path bound, String name) {
        try {
            Path file = folder.resolve(name).normalize();
            return file.startsWith(bound)
                    && (!Files.exists(file) || file.toRealPath().startsWith(bound.toRealPath()));
        } catch (IOException | InvalidPathException e) {
            return false;
        }
    }

    /** The folder and those above it, as many as are asked for; the root of the disk is none of them. */
    private Stream<Path> above(int most) {
        return Stream.iterate(folder, path -> path != null && path.getParent() != null, Path::getParent)
                .limit(most + 1L);
    }

    private Path near() {
        return above(NEAR).reduce(folder, (lower, upper) -> upper);
    }

    private static boolean isProject(Path path) {
        try (Stream<Path> files = Files.list(path)) {
            return files.anyMatch(file -> file.toString().endsWith(".tiled-project"));
        } catch (IOException e) {
            return false;
        }
    }

    private static Result<byte[]> missing() {
        return Result.bad(Sentence.of("problem.noFile"));
    }
}
