package org.roadtorichmond.ai.cadet;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Temper;
import org.roadtorichmond.ai.toolkit.AdvanceChoice;
import org.roadtorichmond.ai.toolkit.LossChoice;
import org.roadtorichmond.ai.toolkit.RetreatChoice;
import org.roadtorichmond.ai.toolkit.TokenChoice;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;

/**
 * A commander by the book: concentrates before it attacks, keeps weak units away from strong ones, marches for the points that
 * the scenario offers, and looks no farther than its own phase.
 *
 * <p>It plans a movement phase when it is first asked in it, and again whenever something else happened than it
 * ordered; in combat it plans again after every attack. All its choices are pure functions of what it reads and its
 * temper, ties go to the lower ordinal or hex, and it uses no chance.
 */
public final class Cadet implements Commander {
    /**
     * What differs by less than this, in points of strength, may be decided by temper: less than a colonel's margin, for what draws units
     * towards their goals is small, so that more would keep them from marching.
     */
    private static final double MARGIN = 0.005;

    private final int temper;
    private @Nullable Game game;
    private @Nullable ScenarioCache cache;
    private @Nullable MovePlan plan;
    private @Nullable Decision last;

    /** A cadet of an even temper that has seen no game. */
    public Cadet() {
        this(0);
    }

    /**
     * A cadet that has seen no game.
     *
     * @param temper by what it decides between things that are about as good, from 0; 0 is even
     */
    public Cadet(int temper) {
        this(temper, null);
    }

    private Cadet(int temper, @Nullable ScenarioCache cache) {
        this.temper = temper;
        this.cache = cache;
    }

    @Override
    public String name() {
        return "cadet";
    }

    @Override
    public Decision reason() {
        return Objects.requireNonNull(last, "no command has been given yet");
    }

    @Override
    public Command next(Game asked) {
        if (game != asked) {
            if (cache == null || !cache.knows(asked)) {
                cache = new ScenarioCache(asked.state().survey());
            }
            cache.forget();
            game = asked;
            plan = null;
        }
        Decision decision = decide(asked, Objects.requireNonNull(cache));
        last = decision;
        return decision.command();
    }

    private Decision decide(Game asked, ScenarioCache with) {
        GameState state = asked.state();
        if (state.combat().isPresent()) {
            return settle(asked, with, state.combat().get());
        }
        if (state.moment().phase() == Phase.COMBAT) {
            return AttackChoice.choose(asked, with);
        }
        if (plan == null || !plan.current()) {
            plan = new MovePlan(asked, with, Temper.of(temper, MARGIN, state));
        }
        return plan.next();
    }

    private Decision settle(Game asked, ScenarioCache with, Combat combat) {
        Temper mood = Temper.of(temper, MARGIN, asked.state());
        return switch (combat.stage()) {
            case LOSSES -> LossChoice.nearest(combat);
            case RETREATS -> new RetreatChoice(asked, with.homeward(asked.state()), mood).choose(combat);
            case ADVANCES -> new AdvanceChoice(asked, with.homeward(asked.state()), mood).choose(combat);
            case SPOILS -> TokenChoice.choose(asked.state(), combat);
        };
    }
}
