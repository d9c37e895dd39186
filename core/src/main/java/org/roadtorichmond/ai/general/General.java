package org.roadtorichmond.ai.general;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;

/**
 * A commander that has its staff work out several plans for its player-turn, plays each of them out against likely replies with the
 * same luck, and carries out the one after which it is most likely to win.
 */
public final class General implements Commander {
    /** How many nodes a general spends on a player-turn where nothing else is said; a node is a player-turn of the playout policy. */
    public static final int USUAL_NODES = 4000;

    private final int nodes;
    private final Manner manner;
    private @Nullable Game game;
    private @Nullable Moment planned;
    private @Nullable Colonel staff;
    private @Nullable Decision last;

    /**
     * A general.
     *
     * @param manner how it plays where plans are equally good
     * @param nodes how much it looks ahead on a player-turn, 1 or more
     */
    public General(Manner manner, int nodes) {
        this.manner = manner;
        this.nodes = nodes;
    }

    @Override
    public String name() {
        return nodes == USUAL_NODES ? "general" : "general@" + nodes;
    }

    @Override
    public Decision reason() {
        return Objects.requireNonNull(last, "no command has been given yet");
    }

    @Override
    public Command next(Game asked) {
        if (game != asked) {
            game = asked;
            planned = null;
            staff = null;
        }
        Moment now = asked.state().moment();
        boolean moves = now.phase() == Phase.MOVEMENT && asked.state().combat().isEmpty();
        if (staff == null || (moves && !now.equals(planned))) {
            staff = new Colonel(moves ? new Search(asked, manner, nodes).best() : manner);
            planned = now;
        }
        Command command = staff.next(asked);
        last = staff.reason();
        return command;
    }
}
