package org.roadtorichmond.ai.colonel;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.outlook.Rehearsal;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;

/** A commander that plans its whole player-turn: attacks that close retreats, at odds that pay, and posts that the enemy cannot turn. */
public final class Colonel implements Commander {
    private final int temper;
    private final boolean brief;
    private Leaning leaning;
    private @Nullable Game game;
    private @Nullable Mind mind;
    private @Nullable Marches marches;
    private @Nullable Decision last;

    /** A colonel who plays in a manner, with an even temper. */
    public Colonel(Manner manner) {
        this(manner, 0);
    }

    /**
     * A colonel who plays in a manner.
     *
     * @param temper by what it decides between things that are about as good, so that not every game is alike; 0 is even
     */
    public Colonel(Manner manner, int temper) {
        this(Leaning.to(manner), temper);
    }

    /**
     * A colonel who does some things as it is told.
     *
     * @param temper by what it decides between things that are about as good; 0 is even
     */
    public Colonel(Leaning leaning, int temper) {
        this(leaning, temper, false);
    }

    private Colonel(Leaning leaning, int temper, boolean brief) {
        this.leaning = leaning;
        this.temper = temper;
        this.brief = brief;
    }

    /**
     * A colonel for trials, of which many are played: of retreats and advances it thinks only briefly.
     *
     * @param temper by what it decides between things that are about as good; 0 is even
     */
    public static Colonel forTrials(Manner manner, int temper) {
        return new Colonel(Leaning.to(manner), temper, true);
    }

    /** Has this colonel play on as a new one with a leaning would: it keeps only what depends on nothing but the scenario. */
    public Colonel afresh(Leaning instead) {
        leaning = instead;
        marches = null;
        if (mind != null) {
            mind.forget(instead);
        }
        return this;
    }

    @Override
    public String name() {
        return "colonel";
    }

    @Override
    public Decision reason() {
        return Objects.requireNonNull(last, "no command has been given yet");
    }

    @Override
    public Command next(Game asked) {
        if (game != asked) {
            game = asked;
            mind = new Mind(asked, leaning, temper);
            marches = null;
        }
        Decision decision = decide(asked, Objects.requireNonNull(mind));
        last = decision;
        return decision.command();
    }

    @Override
    public Optional<Plan> plan(Game asked) {
        Plan plan = new Rehearsal(asked, () -> new Colonel(leaning, temper), Cadet::new).plan();
        boolean marching = plan.moment().phase() == Phase.MOVEMENT;
        return Optional.of(marching ? plan.rejecting(Alternatives.to(plan, new Mind(asked, leaning, temper))) : plan);
    }

    /**
     * The enemy hexes that can be attacked in the movement phase that is on, as the colonel sees them: those that it would attack,
     * in the order in which it decides, then the others, the best first.
     */
    public List<Hex> prospects(Game asked) {
        return Alternatives.prospects(new Mind(asked, leaning, temper));
    }

    private Decision decide(Game asked, Mind with) {
        GameState state = asked.state();
        if (state.combat().isPresent()) {
            with.glance(asked);
            return new Choices(asked, with, brief).choose(state.combat().get());
        }
        if (state.moment().phase() == Phase.COMBAT) {
            with.glance(asked);
            return new AttackOrder(asked, with).choose();
        }
        Marches plan = marches;
        if (plan == null || !plan.current()) {
            with.look(asked);
            plan = new Marches(asked, with);
            marches = plan;
        }
        return plan.next();
    }
}
