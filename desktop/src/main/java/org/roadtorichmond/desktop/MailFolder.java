package org.roadtorichmond.desktop;

import java.io.IOException;
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
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.session.match.MailBox;
import org.roadtorichmond.words.Sentence;

/** A folder that both sides of a match by files share, or fill with what comes by mail. */
final class MailFolder implements MailBox {
    private static final String ENDING = ".match.jsonl";
    private static final int NAMED = 8;

    private final Path folder;
    private final String word;
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
            for (Path path : all.filter(each -> each.getFileName().toString().endsWith(ENDING))
                    .sorted()
                    .toList()) {
                Version version = new Version(path, Files.size(path), Files.getLastModifiedTime(path));
                Result<Optional<MailFile>> read = read(version, wanted);
                read.value().flatMap(file -> file).ifPresent(files::add);
                if (!read.problems().isEmpty()) {
                    problems.put(path.getFileName().toString(), read.problems());
                }
            }
        } catch (IOException e) {
            problems.put(folder.toString(), List.of(problem("problem.unreadable", folder)));
        }
        files.sort(Comparator.comparingInt(MailFile::number));
        return new Post(files, problems);
    }

    private Result<Optional<MailFile>> read(Version version, Predicate<MailFile.Head> wanted) throws IOException {
        if (version.size() > MailFile.LARGEST) {
            return Result.bad(problem("match.tooLong", version.size(), MailFile.LARGEST));
        }
        byte[] bytes = Files.readAllBytes(version.path());
        Optional<MailFile.Head> head = MailFile.head(bytes);
        if (head.isPresent() && !wanted.test(head.get())) {
            return Result.good(Optional.empty());
        }
        return known.computeIfAbsent(version, each -> MailFile.read(bytes, word))
                .then(file -> Result.good(Optional.of(file)));
    }

    private static Problem problem(String key, Object... values) {
        return new Problem(Place.NOWHERE, Sentence.of(key, values));
    }

    /** The beginning of the match's identity, the side, and the number; a guest who asks for a match is known by his chain. */
    @Override
    public String name(MailFile file) {
        String match = file.number() == 0 ? file.ahead().chain().commitment().hex() : file.match();
        return String.format(
                Locale.ROOT,
                "%s-%s-%03d%s",
                match.substring(0, NAMED),
                file.from().word(),
                file.number(),
                ENDING);
    }

    @Override
    public Optional<Sentence> write(MailFile file) {
        return new Outputs(List.of(), true)
                .add(folder.resolve(name(file)), OutputKind.MATCH_FILE)
                .write(file.bytes(word));
    }
}
