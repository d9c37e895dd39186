package org.roadtorichmond.ai.general;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.Team;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
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
    private final int temper;
    private @Nullable Game game;
    private @Nullable Moment planned;
    private @Nullable Colonel staff;
    private @Nullable Decision last;
    private @Nullable Search search;
    private BooleanSupplier stop = () -> false;
    private Team team = Team.ALONE;
    private long answered;

    /**
     * A general with an even temper.
     *
     * @param manner how it plays where plans are equally good
     * @param nodes how much it looks ahead on a player-turn, 1 or more
     */
    public General(Manner manner, int nodes) {
        this(manner, nodes, 0);
    }

    /**
     * A general.
     *
     * @param manner how it plays where plans are equally good
     * @param nodes how much it looks ahead on a player-turn, 1 or more
     * @param temper by what its staff decides between things that are about as good; 0 is even
     */
    public General(Manner manner, int nodes, int temper) {
        this.manner = manner;
        this.nodes = nodes;
        this.temper = temper;
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
        Colonel colonel = staff(asked);
        Command command = colonel.next(asked);
        last = colonel.reason();
        answered = asked.changes();
        return command;
    }

    @Override
    public void stopWhen(BooleanSupplier wish) {
        stop = wish;
    }

    @Override
    public void mayUse(Team helpers) {
        team = helpers;
    }

    @Override
    public Optional<Plan> plan(Game asked) {
        Optional<Plan> plan = staff(asked).plan(asked);
        Search searched = search;
        if (searched == null || !searched.begins(asked)) {
            return plan;
        }
        return plan.map(chosen -> chosen.rejecting(searched.rejected())
                .expecting(searched.expected().orElse(chosen.expected())));
    }

    /** The colonel who carries out the plan for the phase that is on; it is looked for where it has not been. */
    private Colonel staff(Game asked) {
        if (game != asked) {
            game = asked;
            planned = null;
            staff = null;
            search = null;
        }
        Moment now = asked.state().moment();
        boolean moves = now.phase() == Phase.MOVEMENT && asked.state().combat().isEmpty();
        Colonel colonel = staff;
        boolean known = now.equals(planned) && asked.changes() <= answered + 1;
        if (colonel == null || (moves && !known)) {
            Search fresh = moves ? new Search(asked, manner, nodes, temper, team, stop) : null;
            search = fresh;
            colonel = new Colonel(fresh == null ? PlanVariant.of(manner) : fresh.best(), temper);
            staff = colonel;
            planned = stop.getAsBoolean() ? null : now;
            answered = asked.changes();
        }
        return colonel;
    }
}
