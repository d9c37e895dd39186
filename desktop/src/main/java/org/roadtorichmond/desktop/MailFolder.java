package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.roadtorichmond.match.mail.MailFile;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.session.match.MailBox;
import org.roadtorichmond.words.Sentence;

/** A folder that both sides of a match by files share, or fill with what comes by mail. */
final class MailFolder implements MailBox {
    private static final String ENDING = ".match.jsonl";
    private static final int NAMED = 8;

    private final Path folder;
    private final String word;
    private final Map<Version, Optional<MailFile.Head>> heads = new ConcurrentHashMap<>();
    private final Map<Version, Result<MailFile>> known = new ConcurrentHashMap<>();

    /** A file as it stands at a time. To check what it proves takes a while, and is done once. */
    private record Version(Path path, long size, FileTime written) {}

    /**
     * A folder.
     *
     * @param word the match's word
     */
    MailFolder(Path folder, String word) {
        this.folder = folder;
        this.word = word;
    }

    @Override
    public Post look(Predicate<MailFile.Head> wanted) {
        List<MailFile> files = new ArrayList<>();
        Map<String, List<Problem>> problems = new LinkedHashMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path path : all.sorted().toList()) {
                Result<Optional<MailFile>> read = read(path, wanted);
                read.value().flatMap(file -> file).ifPresent(files::add);
                if (!read.problems().isEmpty()) {
                    problems.put(path.getFileName().toString(), read.problems());
                }
            }
        } catch (IOException | UncheckedIOException e) {
            problems.put(folder.toString(), List.of(problem("problem.unreadable", folder)));
        }
        files.sort(Comparator.comparingInt(MailFile::number));
        return new Post(files, problems);
    }

    /** A file is known by its first line, whatever a mail program has called it; one that is not, by its name. One that vanishes was none. */
    private Result<Optional<MailFile>> read(Path path, Predicate<MailFile.Head> wanted) {
        boolean named = path.getFileName().toString().toLowerCase(Locale.ROOT).contains(ENDING);
        try {
            if (!Files.isRegularFile(path)) {
                return named
                        ? FileStorage.read(path, MailFile.LARGEST).map(bytes -> Optional.empty())
                        : Result.good(Optional.empty());
            }
            Version version = new Version(path, Files.size(path), Files.getLastModifiedTime(path));
            Optional<MailFile.Head> head = heads.containsKey(version) ? heads.get(version) : head(path);
            heads.put(version, head);
            if (head.isEmpty()) {
                return named ? Result.bad(problem("match.mail.none")) : Result.good(Optional.empty());
            } else if (!wanted.test(head.get())) {
                return Result.good(Optional.empty());
            }
            return known.computeIfAbsent(
                            version,
                            each -> FileStorage.read(path, MailFile.LARGEST).then(bytes -> MailFile.read(bytes, word)))
                    .map(Optional::of);
        } catch (IOException e) {
            return named
                    ? Result.bad(problem("problem.unreadable", FileStorage.reason(e)))
                    : Result.good(Optional.empty());
        }
    }

    private static Optional<MailFile.Head> head(Path path) throws IOException {
        try (InputStream stream = Files.newInputStream(path)) {
            return MailFile.head(stream.readNBytes(OutputKind.HEAD));
        }
    }

    private static Problem problem(String key, Object... values) {
        return new Problem(Place.NOWHERE, Sentence.of(key, values));
    }

    /** What a file that came is called; of others the beginning of the match's identity, the side, and the number. */
    @Override
    public String name(MailFile file) {
        return known.entrySet().stream()
                .filter(each -> each.getValue().value().equals(Optional.of(file)))
                .map(each -> each.getKey().path().getFileName().toString())
                .findFirst()
                .orElseGet(() -> ownName(file));
    }

    /** A guest who asks for a match is known by his chain. */
    private static String ownName(MailFile file) {
        String match = file.number() == 0 ? file.ahead().chain().commitment().hex() : file.match();
        return Tables.format(
                "%s-%s-%03d%s",
                match.substring(0, Math.min(NAMED, match.length())), file.from().word(), file.number(), ENDING);
    }

    @Override
    public Optional<Sentence> write(MailFile file) {
        return new Outputs(List.of(), true)
                .add(folder.resolve(ownName(file)), OutputKind.MATCH_FILE)
                .write(file.bytes(word));
    }
}
