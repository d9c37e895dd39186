package org.roadtorichmond.desktop;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.scenario.dice.HashChain;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.words.Sentence;

/** The matches of a player over TCP, each with a journal of its own in a folder. */
final class PlayerMatches implements Matches {
    private final Path folder;

    /** Matches whose journals are kept in a folder, which is made if it is missing. */
    PlayerMatches(Path folder) {
        this.folder = folder;
    }

    @Override
    public Result<MatchSession> open(MatchTalk.HostTerms terms, Meeting meeting, Consumer<Runnable> owner) {
        return journal().then(journal -> {
            MatchSession match = new MatchSession(
                    (seat, listener) -> MatchTalk.host(terms, seat, meeting.name(), chain(), journal.begin(listener)));
            InetSocketAddress address = new InetSocketAddress(meeting.host(), meeting.port());
            return connected(match, meeting, () -> MatchLine.host(address, meeting.word(), owner, match));
        });
    }

    @Override
    public Result<MatchSession> join(Meeting meeting, Consumer<Runnable> owner) {
        return journal().then(journal -> {
            MatchSession match = new MatchSession(
                    (seat, listener) -> MatchTalk.guest(seat, meeting.name(), chain(), journal.begin(listener)));
            // Its name is looked up on the thread of the line.
            InetSocketAddress address = InetSocketAddress.createUnresolved(meeting.host(), meeting.port());
            return connected(match, meeting, () -> MatchLine.join(address, meeting.word(), owner, match));
        });
    }

    private interface Connecting {
        MatchLine connect() throws IOException;
    }

    private static Result<MatchSession> connected(MatchSession match, Meeting meeting, Connecting connecting) {
        try {
            match.connect(connecting.connect());
            return Result.good(match);
        } catch (IOException | UnresolvedAddressException e) {
            String reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
            return Result.bad(new Problem(
                    Place.NOWHERE,
                    LineFault.notOpened(meeting.address(), reason).sentence()));
        }
    }

    private static HashChain chain() {
        return new HashChain(ChainSecrets.next());
    }

    private Result<MatchJournal> journal() {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            return Result.bad(
                    new Problem(Place.NOWHERE, Sentence.of("disk.notWritten", folder, FileStorage.reason(e))));
        }
        return MatchJournal.open(folder.resolve("match-" + System.currentTimeMillis() + ".journal"));
    }
}
