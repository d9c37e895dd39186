package org.roadtorichmond.session.control;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.session.PerPerson;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;

/**
 * What of a game is shown and for whom: overlays, hexes that are pointed out, and a plan. Each of two people who share a machine has
 * his own. Changes nothing of the game.
 */
public final class Display {
    private final Session session;
    private final PerPerson<Wishes> wishes;
    private Supplier<Optional<HeldAdvice>> advice = Optional::empty;

    /** What a person wishes to see. */
    private static final class Wishes {
        private final Set<Layer> layers = EnumSet.noneOf(Layer.class);
        private List<Hex> shown = List.of();
        private Optional<PlanBook.Page> page = Optional.empty();
    }

    /** A display of a session's game, with no overlay. */
    Display(Session session) {
        this.session = session;
        wishes = new PerPerson<>(session, Wishes::new);
    }

    /** The overlays that are shown. */
    public Set<Layer> layers() {
        return Set.copyOf(wishes.now().layers);
    }

    /** Whether an overlay is shown. */
    public boolean shows(Layer layer) {
        return wishes.now().layers.contains(layer);
    }

    /** Shows an overlay, or hides it if it is shown. */
    public void toggle(Layer layer) {
        Set<Layer> layers = wishes.now().layers;
        if (!layers.remove(layer)) {
            layers.add(layer);
        }
    }

    /** Shows the first of a pair of overlays, the second, both, neither, in this order. */
    public void cycle(Layer.Pair pair) {
        if (shows(pair.first())) {
            toggle(pair.second());
        }
        toggle(pair.first());
    }

    /** For whom "mine" and "theirs" are meant: who decides, or else the person at this machine. */
    public Side viewer() {
        Side decider = session.state().decider();
        boolean watching = !session.seats().human(decider) && session.seats().human(decider.enemy());
        return watching ? decider.enemy() : decider;
    }

    /** The hexes that a click in a list has pointed out. */
    public List<Hex> shown() {
        return wishes.now().shown;
    }

    /** Points out hexes on the map, and no others. */
    public void show(List<Hex> hexes) {
        wishes.now().shown = List.copyOf(hexes);
    }

    /** The plan that is shown where plans are: the one chosen while it may be read, or else the newest that may be. */
    public Optional<PlanBook.Page> page(Game known) {
        List<PlanBook.Page> open = session.plans().open(known, viewer());
        return wishes.now().page.filter(open::contains).or(() -> session.plans().newest(known, viewer()));
    }

    /** Has advice drawn on the map only as long as it holds, which is asked each time. */
    public void heed(Supplier<Optional<HeldAdvice>> held) {
        advice = held;
    }

    /** Whether a plan is advice that holds no more, for the game has gone another way. */
    public boolean lapsed(PlanBook.Page plan) {
        return plan.advice()
                && advice.get().filter(held -> held.page().equals(plan)).isEmpty();
    }

    /** Whether a plan was asked for, and is not shown only because it is the newest. */
    public boolean asked(PlanBook.Page plan) {
        return wishes.now().page.filter(plan::equals).isPresent();
    }

    /** What of the plan that is shown is drawn on the map: all that a commander intended; of advice what is still to come. */
    public HeldAdvice.Drawn drawn(Game known) {
        Optional<PlanBook.Page> plan = page(known);
        if (plan.isEmpty() || lapsed(plan.get())) {
            return HeldAdvice.Drawn.none();
        }
        return plan.get().advice()
                ? advice.get().orElseThrow().drawn(known.state())
                : HeldAdvice.Drawn.all(plan.get().plan());
    }

    /** Chooses the plan that is shown; none for the newest. */
    public void show(Optional<PlanBook.Page> plan) {
        wishes.now().page = plan;
    }
}
