package org.roadtorichmond.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.words.Sentence;

/** The files that a command writes, which are looked at together before its work begins. One thread. */
final class Outputs {
    private final Collection<Path> inputs;
    private final boolean replaces;
    private final List<OutputFile> files = new ArrayList<>();

    /**
     * None yet.
     *
     * @param inputs the files that the command has read, which may still become more
     * @param replaces whether files of the same kind that are there may be replaced
     */
    Outputs(Collection<Path> inputs, boolean replaces) {
        this.inputs = Collections.unmodifiableCollection(inputs);
        this.replaces = replaces;
    }

    /** Adds a file; of several kinds its ending decides. */
    OutputFile add(Path file, OutputKind... kinds) {
        OutputFile output = file(file, kinds);
        files.add(output);
        return output;
    }

    /** A file for which the same holds, but which is looked at only when it is written. */
    OutputFile file(Path file, OutputKind... kinds) {
        return new OutputFile(file, List.of(kinds), inputs, replaces);
    }

    /**
     * Makes a folder that is named for a number of files, if it is missing; the folder around it must be there.
     *
     * @return empty if there is one now; otherwise, in one sentence, why not
     */
    Optional<Sentence> makeFolder(Path folder) {
        try {
            if (!Files.isDirectory(folder)) {
                Files.createDirectory(folder);
            }
            return Optional.empty();
        } catch (IOException | SecurityException e) {
            return Optional.of(Sentence.of("disk.notWritten", folder, FileStorage.reason(e)));
        }
    }

    /** Why they must not be written, in one sentence about the first at fault; empty if nothing stands against any. */
    Optional<Sentence> refusal() {
        Set<Object> places = new HashSet<>();
        for (OutputFile file : files) {
            Optional<Sentence> refusal = file.refusal();
            if (refusal.isPresent()) {
                return refusal;
            } else if (!places.add(file.place())) {
                return Optional.of(Sentence.of("output.twice", file.named()));
            }
        }
        return Optional.empty();
    }
}
