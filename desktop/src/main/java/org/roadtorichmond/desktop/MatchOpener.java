package org.roadtorichmond.desktop;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.match.FrameTasks;
import org.roadtorichmond.session.match.LineSession;
import org.roadtorichmond.session.match.MailSession;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.session.match.WatchSession;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Background;
import org.roadtorichmond.work.Worker;

/** Opens the ends of matches over TCP and in folders. */
final class MatchOpener {
    private MatchOpener() {}

    /**
     * Opens an end of a match, which goes on if it stands in its journal already. What is opened is closed with the session; if nothing is,
     * the journal is closed at once.
     *
     * @param scenario what is played, for whoever opens a match
     * @param owner takes what the line tells, and runs it on the thread of the match
     */
    static Result<MatchSession> open(
            Meeting meeting, MatchJournal journal, Optional<LoadedScenario> scenario, Consumer<Runnable> owner) {
        Result<MatchSession> opened = meeting.way() == Meeting.Way.FILES
                ? folder(meeting)
                        .then(there -> files(meeting, journal, scenario).then(Result::good))
                : line(meeting, journal, scenario, MatchPatience.USUAL, owner).then(Result::good);
        if (opened.value().isEmpty()) {
            journal.close();
        }
        return opened;
    }

    /** The folder of a match by files, which is made if it is missing. */
    private static Result<Path> folder(Meeting meeting) {
        try {
            return Result.good(Files.createDirectories(Path.of(meeting.address())));
        } catch (InvalidPathException e) {
            return notMade(meeting, Sentence.of("disk.letters"));
        } catch (IOException e) {
            return notMade(meeting, FileStorage.reason(e));
        }
    }

    private static Result<Path> notMade(Meeting meeting, Sentence why) {
        return Result.bad(Sentence.of("disk.notWritten", meeting.address(), why));
    }

    /** Opens an end of a match by files, whose folder is there. */
    static Result<MailSession> files(Meeting meeting, MatchJournal journal, Optional<LoadedScenario> scenario) {
        MailFolder folder = new MailFolder(Path.of(meeting.address()), meeting.word());
        return MailSession.open(meeting, journal, folder, ChainSecrets::next, scenario);
    }

    /** Opens an end of a match over a line, which listens or connects from now on. */
    static Result<LineSession> line(
            Meeting meeting,
            MatchJournal journal,
            Optional<LoadedScenario> scenario,
            MatchPatience patience,
            Consumer<Runnable> owner) {
        Consumer<Runnable> paced = new FrameTasks(owner);
        Worker work = new Background("match", paced);
        return LineSession.open(meeting, journal, ChainSecrets::next, scenario, paced, work)
                .then(session -> {
                    try {
                        session.connect(
                                meeting.way() == Meeting.Way.HOST
                                        ? MatchLine.host(
                                                new InetSocketAddress(meeting.host(), meeting.port()),
                                                meeting.word(),
                                                patience,
                                                paced,
                                                session.listener())
                                        // Its name is looked up on the thread of the line.
                                        : MatchLine.join(
                                                InetSocketAddress.createUnresolved(meeting.host(), meeting.port()),
                                                meeting.word(),
                                                patience,
                                                paced,
                                                session.listener()));
                        if (meeting.watchers().isPresent()) {
                            session.connectWatchers(watchers(meeting.watchers().get(), session, patience, paced));
                        }
                        return Result.good(session);
                    } catch (IOException | UnresolvedAddressException e) {
                        session.close();
                        return notOpened(meeting, e);
                    }
                });
    }

    private static MatchLine watchers(
            Meeting.Door door, LineSession session, MatchPatience patience, Consumer<Runnable> owner)
            throws IOException {
        return MatchLine.host(
                new InetSocketAddress(door.host(), door.port()), door.word(), patience, owner, session.watchListener());
    }

    private static <T> Result<T> notOpened(Meeting meeting, Exception why) {
        String reason = why.getMessage() == null ? why.getClass().getSimpleName() : why.getMessage();
        String address = meeting.watchers()
                .map(door -> meeting.address() + ", " + door.address())
                .orElse(meeting.address());
        return Result.bad(LineFault.notOpened(address, reason).sentence());
    }

    /** Watches a match that a player's computer shows. */
    static Result<MatchSession> watch(Meeting meeting, Consumer<Runnable> owner) {
        Consumer<Runnable> paced = new FrameTasks(owner);
        WatchSession session = new WatchSession(meeting, new Background("match", paced));
        InetSocketAddress address = InetSocketAddress.createUnresolved(meeting.host(), meeting.port());
        try {
            session.connect(MatchLine.join(address, meeting.word(), MatchPatience.USUAL, paced, session.listener()));
            return Result.good(session);
        } catch (IOException e) {
            session.close();
            return notOpened(meeting, e);
        }
    }
}
