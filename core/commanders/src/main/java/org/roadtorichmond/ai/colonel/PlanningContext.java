package org.roadtorichmond.ai.colonel;

import org.roadtorichmond.ai.Temper;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;

/** What a colonel plans with: what it sees of a game, what that is worth, and how it is to play. */
final class PlanningContext {
    /** What differs by less than this, in points of strength, may be decided by temper. */
    private static final double MARGIN = 0.05;

    final SideView view;
    final Valuation valuation;

    /** Whether posts are left as they suit each unit alone, and the ends of combats judged likewise: for trials. */
    final boolean brief;

    private PlanVariant variant;
    private Temper temper;

    /** The number of the combat for which all this is worked out; 0 if it is for none. */
    private int followed;

    /** What is known where a game stands, where units can go included. */
    static PlanningContext of(Game game, PlanVariant variant, int temper) {
        PlanningContext context = new PlanningContext(game, variant, temper, false);
        context.look(game);
        return context;
    }

    /** What will be known of a game once it is looked at, in full or {@link #brief briefly}. */
    PlanningContext(Game game, PlanVariant variant, int temper, boolean brief) {
        this.variant = variant;
        this.brief = brief;
        this.temper = Temper.of(temper, MARGIN, game.state());
        view = new SideView(game.state().survey());
        valuation = new Valuation(game, view);
    }

    /** Whether a game is of the scenario for which this was made. */
    boolean knows(Game game) {
        return view.board.survey() == game.state().survey();
    }

    /** Forgets what it has seen of a game, and plans from now on by a variant. */
    void forget(PlanVariant instead) {
        variant = instead;
        valuation.utility.forget();
        followed = 0;
    }

    /** Takes in a game as it stands, with the eyes of the side that decides next, and where all units can go. */
    void look(Game game) {
        glance(game);
        StakeAims now = valuation.aims();
        view.own.surveyOwn(game);
        view.surveyReply();
        if (valuation.utility.closing() && game.state().moment().phase() == Phase.MOVEMENT) {
            valuation.utility.anticipate(now.sure());
        }
    }

    /** Takes in a game as it stands, but not where units can go: enough for fights, which depend only on where units stand. */
    void glance(Game game) {
        view.load(game);
        temper = temper.at(game.state());
        valuation.look(game, variant.manner());
        followed = 0;
    }

    /**
     * Takes in a combat that is being decided. In a trial nothing is valued anew from one decision of a side to the next, since a
     * retreat and an advance change little of what units and ground are worth.
     */
    void follow(Game game, Combat combat) {
        if (!brief || combat.number() != followed || game.state().decider() != view.side()) {
            glance(game);
            followed = combat.number();
        } else {
            view.load(game);
        }
    }

    PlanVariant variant() {
        return variant;
    }

    /** How it decides between things that are about as good. */
    Temper temper() {
        return temper;
    }
}
