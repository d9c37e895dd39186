package org.roadtorichmond.ai.colonel;

import java.util.Arrays;
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
    private PlanVariant variant;
    private @Nullable Game game;
    private @Nullable PlanningContext context;
    private @Nullable Marches marches;
    private @Nullable Decision last;

    /** A colonel who plays in a manner, with an even temper. */
    public Colonel(Manner manner) {
        this(manner, 0);
    }

    /**
     * A colonel who plays in a manner.
     *
     * @param temper what decides between things that are about as good, so that games differ; 0 is even
     */
    public Colonel(Manner manner, int temper) {
        this(PlanVariant.of(manner), temper);
    }

    /**
     * A colonel that follows a variant of its plan.
     *
     * @param temper by what it decides between things that are about as good; 0 is even
     */
    public Colonel(PlanVariant variant, int temper) {
        this(variant, temper, false);
    }

    private Colonel(PlanVariant variant, int temper, boolean brief) {
        this.variant = variant;
        this.temper = temper;
        this.brief = brief;
    }

    /**
     * A colonel for trials, of which many are played: of retreats and advances it thinks only briefly, and nobody gives up a post to
     * cover others.
     *
     * @param temper by what it decides between things that are about as good; 0 is even
     */
    public static Colonel forTrials(Manner manner, int temper) {
        return new Colonel(PlanVariant.of(manner), temper, true);
    }

    /** Has this colonel play on as a new one with a variant would: it keeps only what depends on nothing but the scenario. */
    public Colonel afresh(PlanVariant instead) {
        variant = instead;
        marches = null;
        if (context != null) {
            context.forget(instead);
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
        Decision decision = decide(asked, context(asked));
        last = decision;
        return decision.command();
    }

    private PlanningContext context(Game asked) {
        PlanningContext known = context;
        if (game != asked || known == null) {
            game = asked;
            if (known != null && known.knows(asked)) {
                known.forget(variant);
            } else {
                known = new PlanningContext(asked, variant, temper, brief);
            }
            context = known;
            marches = null;
        }
        return known;
    }

    /** Another who goes on in a copy of a game as this one would. */
    private Colonel another(Game asked, Game copy) {
        Colonel other = new Colonel(variant, temper);
        if (game == asked && context != null) {
            other.context(copy).valuation.utility.recall(context.valuation.utility);
        }
        return other;
    }

    @Override
    public Optional<Plan> plan(Game asked) {
        Plan plan = new Rehearsal(asked, copy -> another(asked, copy), Cadet::new).plan();
        boolean marching = plan.moment().phase() == Phase.MOVEMENT;
        return Optional.of(
                marching ? plan.rejecting(Alternatives.to(plan, PlanningContext.of(asked, variant, temper))) : plan);
    }

    /**
     * The enemy hexes that can be attacked in the movement phase that is on, as the colonel sees them: those that it would attack,
     * in the order in which it decides, then the others, the best first.
     */
    public List<Hex> prospects(Game asked) {
        return Alternatives.prospects(PlanningContext.of(asked, variant, temper));
    }

    /** The hexes that are to be held in the end or barred to the enemy, and those in which dear units stand, as the colonel sees them. */
    public List<Hex> guarded(Game asked) {
        PlanningContext with = PlanningContext.of(asked, variant, temper);
        return Arrays.stream(with.valuation.aims().guarded())
                .mapToObj(with.view.board.grid()::hex)
                .toList();
    }

    private Decision decide(Game asked, PlanningContext with) {
        GameState state = asked.state();
        if (state.combat().isPresent()) {
            with.follow(asked, state.combat().get());
            return new CombatDecisions(asked, with).choose(state.combat().get());
        }
        if (state.moment().phase() == Phase.COMBAT) {
            AttackOrder order = new AttackOrder(asked, new FightValues(with.view, with.valuation));
            if (order.chooses()) {
                with.glance(asked);
            }
            return order.choose();
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
