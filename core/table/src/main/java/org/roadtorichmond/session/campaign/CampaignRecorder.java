package org.roadtorichmond.session.campaign;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Subscription;

/**
 * Knows to which campaign the game on the table belongs, however it came there, and notes in that moment that its battle is over. It is
 * to be notified before autosaves are cleared: so no kill can lose a battle that was fought to its end.
 */
public final class CampaignRecorder {
    private final Campaigns campaigns;
    private @Nullable Session known;
    private Optional<CampaignProgress> progress = Optional.empty();
    private Optional<Sentence> trouble = Optional.empty();

    /** A recorder for the campaigns of a player. */
    public CampaignRecorder(Campaigns campaigns) {
        this.campaigns = campaigns;
    }

    /** A game belongs to a campaign: as the battle that has begun, or as one that is over and is looked at. */
    public void belongs(Session session, CampaignProgress to) {
        known = session;
        progress = Optional.of(to);
        trouble = Optional.empty();
    }

    /** Finds out to which campaign a game belongs if that is not known, and notes its end until the subscription is closed. */
    public Subscription watch(Session session) {
        if (session.seats().onTwoComputers()) {
            return () -> {};
        }
        if (session != known) {
            known = session;
            trouble = Optional.empty();
            progress = campaigns.of(session.saved());
        }
        return of(session).isEmpty() ? () -> {} : session.listen(change -> changed(session, change));
    }

    private void changed(Session session, Change change) {
        boolean over = change.forwards() && session.game().state().ending().isPresent();
        of(session).filter(now -> over && now.isRunning(session.saved())).ifPresent(now -> {
            Result<CampaignProgress> noted = campaigns.finished(now, session.saved());
            progress = noted.value().or(() -> Optional.of(now));
            trouble = noted.problems().stream().findFirst().map(problem -> problem.told());
        });
    }

    /** The campaign to which the game on the table belongs, as it stands now. */
    public Optional<CampaignProgress> of(Session session) {
        return session == known ? progress : Optional.empty();
    }

    /** Why the end of the battle on the table could not be noted, if so. */
    public Optional<Sentence> trouble() {
        return trouble;
    }
}
