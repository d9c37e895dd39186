package org.roadtorichmond.victory.account;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.unit.Components;
import org.roadtorichmond.unit.Components.Exited;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * A game at one moment, as claims look at it: where every unit is, read once, and the searches of lines and supply, made at most
 * once and only when a claim asks. It holds until the game changes; one thread an instance.
 *
 * <p>The one place that knows how a unit counts that an umpire has taken out: in no way, as if nothing had become of it (rule
 * 19.2). Claims therefore ask here, and not the state, what became of units.
 */
public final class Situation implements Facts {
    private static final int AWAITED = -1;
    private static final int ELIMINATED = -2;
    private static final int SET_ASIDE = -3;
    private static final int FIRST_EXIT = -4;

    private final GameState state;
    private final int[] places;
    private final Map<Line, Boolean> lines = new HashMap<>();
    private @Nullable SupplyTrace supply;
    private boolean tokensCounted;
    private int tokenLead;

    private Situation(GameState state) {
        this.state = state;
        List<Unit> units = state.forces().units();
        places = new int[units.size()];
        for (int ordinal = 0; ordinal < places.length; ordinal++) {
            places[ordinal] = place(units.get(ordinal));
        }
    }

    /** The game as it stands. */
    public static Situation of(GameState state) {
        return new Situation(state);
    }

    /** The hex where a unit is on the map, or a negative number for any other place, one for each exit. */
    private int place(Unit unit) {
        int hex = state.deployment().hexOf(unit);
        if (hex != Deployment.NONE) {
            return hex;
        }
        Exited exited = Components.EXITED.get(state.forces().entity(unit));
        if (exited != null) {
            return FIRST_EXIT - exited.hex.index();
        }
        if (Components.ELIMINATED.has(state.forces().entity(unit))) {
            return ELIMINATED;
        }
        return state.setAside(unit) ? SET_ASIDE : AWAITED;
    }

    /** The state of the game. */
    public GameState state() {
        return state;
    }

    @Override
    public int count(Per per, Unit unit) {
        return per.count(unit, state);
    }

    @Override
    public boolean onMap(Unit unit) {
        return places[unit.ordinal()] >= 0;
    }

    @Override
    public boolean standsIn(Unit unit, Hex hex) {
        return places[unit.ordinal()] == hex.index();
    }

    @Override
    public boolean awaited(Unit unit) {
        return places[unit.ordinal()] == AWAITED;
    }

    @Override
    public boolean eliminated(Unit unit) {
        return places[unit.ordinal()] == ELIMINATED;
    }

    @Override
    public boolean shaken(Unit unit) {
        return !setAside(unit) && state.shaken(unit);
    }

    /** Whether a unit counts as fleeing: it retreated in the player-turn that is the last so far. */
    @Override
    public boolean fled(Unit unit) {
        return !setAside(unit) && state.retreated(unit);
    }

    /** The strength that a unit counts as having kept, in points: all of it where an umpire has taken it out. */
    @Override
    public int strength(Unit unit) {
        return setAside(unit) ? unit.strength() : state.strength(unit);
    }

    @Override
    public int tokens(Unit unit) {
        return setAside(unit) ? 0 : state.tokens(unit);
    }

    private boolean setAside(Unit unit) {
        return places[unit.ordinal()] == SET_ASIDE;
    }

    @Override
    public boolean exited(Unit unit) {
        return places[unit.ordinal()] <= FIRST_EXIT;
    }

    @Override
    public boolean exitedAt(Unit unit, Hex hex) {
        return places[unit.ordinal()] == FIRST_EXIT - hex.index();
    }

    /** Whether nothing can happen to a unit any more: it was eliminated, has left, was taken out, or can no longer come. */
    boolean outOfPlay(Unit unit) {
        return !onMap(unit) && (!awaited(unit) || missedItsTurn(unit));
    }

    private boolean missedItsTurn(Unit unit) {
        Arrival arrival = state.scenario().arrivals().get(unit);
        return arrival == null || state.moment().turn() > arrival.last();
    }

    /** Whether a side will have no units on the map any more; trains count only if asked for. */
    boolean gone(Side side, boolean trainsToo) {
        for (Unit unit : state.forces().units()) {
            if (unit.side() == side && (trainsToo || !unit.train()) && !outOfPlay(unit)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean supplied(Unit unit) {
        SupplyTrace trace = supply;
        if (trace == null) {
            trace = Routes.supply(state);
            supply = trace;
        }
        return trace.supplied(places[unit.ordinal()]);
    }

    @Override
    public boolean open(Side side, Hex from, Hex to) {
        return lines.computeIfAbsent(new Line(side, from, to), line -> Routes.open(state, side, from, to));
    }

    /** Whether a side holds a hex, or held it when that was settled last; what its game-turn passed unsettled was not held. */
    @Override
    public boolean holds(Side side, Hex hex, OptionalInt hold) {
        return result(hold).orElseGet(() -> !passed(hold) && state.holds(side, hex));
    }

    /**
     * Whether a hold can be settled no more; never if the end of the game counts. An umpire who sets the clock back lets what was
     * settled be settled again (rule 21.9).
     */
    boolean settled(OptionalInt hold) {
        return passed(hold) || (state.ending().isPresent() && result(hold).isPresent());
    }

    private Optional<Boolean> result(OptionalInt hold) {
        return hold.isPresent() ? state.settled(hold.getAsInt()) : Optional.empty();
    }

    /** Whether the game-turn after which a hold counts is over. */
    private boolean passed(OptionalInt hold) {
        List<Payments.Hold> holds = state.scenario().victory().payments().holds();
        return hold.isPresent()
                && state.moment().turn() > holds.get(hold.getAsInt()).after().orElse(Integer.MAX_VALUE);
    }

    @Override
    public int lead(Side side, List<Hex> hexes) {
        int lead = 0;
        for (Hex hex : hexes) {
            if (state.holds(side, hex)) {
                lead++;
            } else if (state.holds(side.enemy(), hex)) {
                lead--;
            }
        }
        return lead;
    }

    @Override
    public int tokenLead(Side side) {
        if (!tokensCounted) {
            tokensCounted = true;
            for (Unit unit : state.forces().units()) {
                tokenLead += unit.side() == Side.UNION ? tokens(unit) : -tokens(unit);
            }
        }
        return side == Side.UNION ? tokenLead : -tokenLead;
    }

    private record Line(Side side, Hex from, Hex to) {}
}
