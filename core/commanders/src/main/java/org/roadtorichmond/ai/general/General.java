package org.roadtorichmond.ai.general;

import java.util.function.BooleanSupplier;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.work.ParallelRunner;

/**
 * A commander that has its staff work out several plans for its player-turn, plays each of them out against likely replies with the
 * same luck, and carries out the one after which it is most likely to win.
 */
public final class General extends PlanChooser {
    /** How many nodes a general spends on a player-turn where nothing else is said; a node is a player-turn of the playout policy. */
    public static final int USUAL_NODES = 4000;

    private final int nodes;

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
        super(manner, temper);
        this.nodes = nodes;
    }

    @Override
    public String name() {
        return nodes == USUAL_NODES ? "general" : "general@" + nodes;
    }

    @Override
    Choice choose(Game asked, ParallelRunner helpers, BooleanSupplier wish) {
        Search search = new Search(asked, manner, nodes, temper, helpers, wish);
        return new Choice(search.best(), search::explain);
    }
}
