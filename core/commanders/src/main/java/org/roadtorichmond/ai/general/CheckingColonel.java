package org.roadtorichmond.ai.general;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.general.RolloutTable.Crew;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.work.ParallelRunner;

/**
 * A {@link Colonel} that tries its plan out before it marches, beside standing still and a few other plans, and does not carry out
 * what promises less than standing still; but who is behind does not stand still while anything else is about as good.
 */
public final class CheckingColonel extends PlanChooser {
    private @Nullable Crew crew;

    /**
     * A colonel who plays in a manner.
     *
     * @param temper by what it decides between things that are about as good; 0 is even
     */
    public CheckingColonel(Manner manner, int temper) {
        super(manner, temper);
    }

    @Override
    public String name() {
        return "colonel";
    }

    @Override
    Choice choose(Game asked, ParallelRunner helpers, BooleanSupplier wish) {
        Crew known = crew;
        if (known == null || known.survey() != asked.state().survey()) {
            known = new Crew(asked, temper);
            crew = known;
        }
        PlanCheck check = new PlanCheck(asked, manner, new RolloutTable(asked, known, wish));
        return new Choice(check.best(), check::explain);
    }
}
