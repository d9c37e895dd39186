package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.match.LeftMatch;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.session.match.OwnAddress;
import org.roadtorichmond.words.Sentence;

/** The matches of a player, each with a journal of its own in a folder. */
final class PlayerMatches implements Matches {
    private static final String ENDING = ".journal";

    private final Path folder;

    /** Matches whose journals are kept in a folder, which is made if it is missing. */
    PlayerMatches(Path folder) {
        this.folder = folder;
    }

    @Override
    public Result<MatchSession> begin(Meeting meeting, Optional<LoadedScenario> scenario, Consumer<Runnable> owner) {
        if (meeting.way() == Meeting.Way.WATCH) {
            return MatchOpener.watch(meeting, owner);
        }
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            return Result.bad(notWritten(folder, e));
        }
        Path path = folder.resolve("match-" + System.currentTimeMillis() + ENDING);
        return MatchJournal.open(path).then(journal -> MatchOpener.open(meeting, journal, scenario, owner));
    }

    private static Problem notWritten(Path path, IOException why) {
        return new Problem(Place.NOWHERE, Sentence.of("disk.notWritten", path, FileStorage.reason(why)));
    }

    @Override
    public Result<MatchSession> resume(LeftMatch left, Consumer<Runnable> owner) {
        return MatchJournal.open(folder.resolve(left.file()))
                .then(journal -> MatchOpener.open(left.meeting(), journal, Optional.empty(), owner));
    }

    @Override
    public List<LeftMatch> left() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(ENDING))
                    .flatMap(file -> left(file).stream())
                    .sorted(Comparator.comparing(
                                    (LeftMatch left) -> left.damage().isPresent())
                            .thenComparing(LeftMatch::written, Comparator.reverseOrder()))
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            // Before the first match there is no folder.
            return List.of();
        }
    }

    /** A journal that cannot be read stands behind the others, with what is wrong with it. */
    private static Optional<LeftMatch> left(Path file) {
        String name = file.getFileName().toString();
        Instant written = written(file);
        return MatchJournal.look(file)
                .flatMap(read -> read.value()
                        .map(lines -> LeftMatch.of(name, lines, written))
                        .orElseGet(() -> Optional.of(LeftMatch.damaged(
                                name, written, read.problems().get(0).sentence()))));
    }

    private static Instant written(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException e) {
            // Reading it says what is wrong with it.
            return Instant.EPOCH;
        }
    }

    @Override
    public Optional<Sentence> delete(LeftMatch left) {
        Path path = folder.resolve(left.file());
        try {
            Files.deleteIfExists(path);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(notWritten(path, e).sentence());
        }
    }

    @Override
    public String folder() {
        return folder.resolve("files").toString();
    }

    @Override
    public String address() {
        return Networks.free(USUAL_PORT);
    }

    @Override
    public List<OwnAddress> addresses() {
        return Networks.own();
    }

    @Override
    public Optional<String> answering(List<String> addresses) {
        return Networks.answering(addresses);
    }
}
