package org.roadtorichmond.desktop;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.share.PlayerFiles;
import org.roadtorichmond.exchange.share.SharedKind;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.words.Sentence;

/**
 * The files of this computer by their paths, and the dialogs of its desktop.
 *
 * @param dialogs whether dialogs may be shown, if the desktop has any
 */
record DesktopFiles(boolean dialogs) implements PlayerFiles {
    /** Modules of other programs are mostly pictures, of which only the sizes are read. */
    static final long LARGEST = 256L << 20;

    @Override
    public Result<Named> read(String path) {
        Optional<Path> named = path(path);
        if (named.isEmpty()) {
            return Result.bad(Sentence.of("problem.noFile"));
        }
        Path file = named.get();
        String name = String.valueOf(file.getFileName());
        if (Files.isDirectory(file)) {
            return Result.good(new NamedFolder(new FileStorage(file), Optional.empty()));
        } else if (SharedKind.isWhole(name)) {
            return Result.good(new NamedFolder(new FileStorage(folder(file)), Optional.of(name)));
        }
        return source(file, new HashSet<>()).map(NamedSource::new);
    }

    /**
     * A file of another program, with those that lie beside it.
     *
     * @param read where each file that is read is noted
     */
    static Result<SourceFile> source(Path file, Set<Path> read) {
        read.add(file);
        return FileStorage.read(file, LARGEST)
                .map(bytes -> new SourceFile(
                        String.valueOf(file.getFileName()), bytes, new FolderSiblings(folder(file), read)));
    }

    private static Path folder(Path file) {
        Path whole = file.toAbsolutePath();
        return Optional.ofNullable(whole.getParent()).orElse(whole);
    }

    private static Optional<Path> path(String path) {
        try {
            return path.isBlank()
                    ? Optional.empty()
                    : Optional.of(Path.of(path.strip()).toAbsolutePath());
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    @Override
    public boolean isThere(String path) {
        return path(path).filter(Files::exists).isPresent();
    }

    @Override
    public Optional<Sentence> write(String path, OutputKind kind, byte[] content) {
        Optional<Path> named = path(path);
        if (named.isEmpty()) {
            return Optional.of(Sentence.of("disk.noFolder", path));
        }
        Outputs outputs = new Outputs(Set.of(), true);
        OutputFile file = outputs.add(named.get(), kind);
        return outputs.makeFolder(folder(named.get())).or(outputs::refusal).or(() -> file.write(content));
    }

    @Override
    public boolean hasDialogs() {
        return dialogs && FileDialogs.areThere();
    }

    @Override
    public Optional<String> chooseFile(String heading, List<String> endings) {
        return FileDialogs.open(heading, endings);
    }

    @Override
    public Optional<String> chooseTarget(String heading, String proposed) {
        return FileDialogs.save(heading, proposed);
    }

    @Override
    public Optional<String> chooseFolder(String heading) {
        return FileDialogs.folder(heading);
    }
}
