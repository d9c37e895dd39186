package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchActions;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** One end of a match at which a player of one side sits, with the journal from which the match can be gone on with. */
public abstract class SeatedSession extends MatchSession {
    private final Journal journal;
    private @Nullable MatchActions seated;

    SeatedSession(Meeting meeting, Journal journal) {
        super(meeting);
        this.journal = journal;
    }

    /**
     * Why a match cannot go on by a meeting: it was never met by its word, so that the other side would not know that. Earlier versions noted
     * mistaken words too.
     */
    static Optional<Sentence> otherWord(Meeting meeting, List<String> lines) {
        List<Meeting> before =
                SealedJournal.isBegun(lines) ? Meeting.notes(lines).toList() : List.of();
        boolean known =
                before.isEmpty() || before.stream().anyMatch(each -> each.word().equals(meeting.word()));
        return known ? Optional.empty() : Optional.of(Sentence.of("match.word.other"));
    }

    /** Notes in the journal, which is known to be one, where the players meet, if that does not stand there yet. */
    final void noteMeeting() {
        Meeting meeting = meeting();
        if (!Meeting.noted(journal.lines()).equals(Optional.of(meeting))) {
            journal.add(meeting.note());
        }
    }

    /** The place in the match, once it has begun. */
    abstract Optional<? extends MatchActions> actions();

    final Journal journal() {
        return journal;
    }

    /** The match, once both sides have agreed to it. */
    public final Optional<Match> match() {
        return actions().map(MatchActions::match);
    }

    @Override
    public final Optional<MatchTerms> terms() {
        return match().map(Match::terms);
    }

    @Override
    public final Optional<Side> own() {
        return match().map(Match::own);
    }

    @Override
    final boolean differs() {
        return match().filter(Match::differs).isPresent();
    }

    /** Why what the player does is not told to the other side, if the journal cannot be written; it is tried again with each {@link #retry}. */
    final Optional<Sentence> unkept() {
        return journal.trouble().map(why -> Sentence.of("match.journal.unkept", why));
    }

    @Override
    public final void retry() {
        if (journal.trouble().isPresent()) {
            journal.retry();
            acted();
            tell();
        }
    }

    /** Makes the session as soon as the match has a game. */
    final void sitDown() {
        MatchActions now = actions().orElseThrow();
        if (now != seated && now.match().game().isPresent()) {
            seated = now;
            MatchGame game = new MatchGame(now);
            sit(game, game::isActing);
        }
    }

    @Override
    public final Optional<Sentence> say(String words) {
        Optional<Sentence> refusal = actions()
                .<Optional<Sentence>>map(now -> now.say(words))
                .orElseGet(() -> Optional.of(Sentence.of("match.notNow")));
        acted();
        return refusal;
    }

    /** Leaves the match, which can be gone on with from its journal. */
    @Override
    public void close() {
        super.close();
        journal.close();
    }
}
