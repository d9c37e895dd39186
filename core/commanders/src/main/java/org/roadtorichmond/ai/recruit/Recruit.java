package org.roadtorichmond.ai.recruit;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;

/**
 * The game's first commander, kept unchanged as a yardstick: how it plays never changes, so that results against it can be
 * compared over the years. It concentrates before it attacks, keeps weak units away from strong ones, marches for the points
 * that the full scenario offers, and looks no farther than its own phase.
 *
 * <p>It plans a movement phase when it is first asked in it, and again whenever something else happened than it
 * ordered; in combat it plans again after every attack. All its choices are pure functions of what it reads, ties go to
 * the lower ordinal or hex, and it uses no chance.
 */
public final class Recruit implements Commander {
    private @Nullable Game game;
    private @Nullable Staff staff;
    private @Nullable MovePlan plan;
    private @Nullable Decision last;

    @Override
    public String name() {
        return "recruit";
    }

    @Override
    public Decision reason() {
        return Objects.requireNonNull(last, "no command has been given yet");
    }

    @Override
    public Command next(Game asked) {
        if (game != asked) {
            game = asked;
            staff = new Staff(asked.state().survey());
            plan = null;
        }
        Decision decision = decide(asked, Objects.requireNonNull(staff));
        last = decision;
        return decision.command();
    }

    private Decision decide(Game asked, Staff with) {
        GameState state = asked.state();
        if (state.combat().isPresent()) {
            return settle(asked, with, state.combat().get());
        }
        if (state.moment().phase() == Phase.COMBAT) {
            return new AttackChoice(asked, with.chances(asked.state().moment().player())).choose();
        }
        if (plan == null || !plan.current()) {
            plan = new MovePlan(asked, with);
        }
        return plan.next();
    }

    private static Decision settle(Game asked, Staff with, Combat combat) {
        Homeward homeward = with.homeward();
        return switch (combat.stage()) {
            case LOSSES -> LossChoice.choose(combat);
            case RETREATS -> new RetreatChoice(asked, homeward).choose(combat);
            case ADVANCES -> new AdvanceChoice(asked, homeward).choose(combat);
            case SPOILS -> TokenChoice.choose(asked.state(), combat);
        };
    }
}
