package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.match.Invitation;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.match.OwnAddress;
import org.roadtorichmond.work.Worker;

/** Makes invitations to the match that this computer hosts, and puts them into the clipboard. */
public final class Inviter implements AutoCloseable {
    private final AppContext app;
    private final Matches matches;
    private final Worker worker;

    /** Invites at the addresses that this computer has when somebody asks. */
    public Inviter(AppContext app, Matches matches) {
        this.app = app;
        this.matches = matches;
        worker = app.worker("invitations");
    }

    /** Looks beside the drawing thread where others can reach this computer. */
    public void look(Consumer<List<OwnAddress>> found) {
        worker.run(matches::addresses, found);
    }

    /** The invitation to a match, or to watch it; empty if this computer does not host it, or nobody may watch. */
    public Optional<Invitation> invitation(MatchSession match, boolean watching, List<OwnAddress> own) {
        return match.scenario()
                .flatMap(loaded -> OwnAddress.invitation(
                        match.meeting(),
                        watching,
                        app.texts().of(loaded.scenario()).name(),
                        own,
                        app.preferences().get(Setting.MATCH_OUTSIDE)));
    }

    /** Copies the invitation to a match, or to watch it. */
    public void copy(MatchSession match, boolean watching, List<OwnAddress> own) {
        invitation(match, watching, own).map(Invitation::line).ifPresent(Gdx.app.getClipboard()::setContents);
    }

    @Override
    public void close() {
        worker.close();
    }
}
