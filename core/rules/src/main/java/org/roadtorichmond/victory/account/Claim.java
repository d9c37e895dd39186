package org.roadtorichmond.victory.account;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Something that is true or not as a game stands, on which a victory system makes a payment depend. Its records say what it is
 * about, so that a commander can judge how likely it is in the end.
 */
public sealed interface Claim {
    /** Whether it is true. */
    boolean holds(Facts now);

    /** Whether that can change no more. A claim of several parts may be settled earlier than it says. */
    boolean settled(boolean holds, Situation now);

    /** Whether it is true and whether that can change. */
    default Truth in(Situation now) {
        boolean holds = holds(now);
        return Truth.of(holds, settled(holds, now));
    }

    /** The same for one claim alone; for many claims about one moment a {@link Situation} saves work. */
    default Truth in(GameState state) {
        return in(Situation.of(state));
    }

    /** The claims that it is made of. */
    default List<Claim> claims() {
        return List.of();
    }

    /** The units it is about, each once, the most important first. */
    default List<Unit> units() {
        Set<Unit> all = new LinkedHashSet<>();
        claims().forEach(claim -> all.addAll(claim.units()));
        return List.copyOf(all);
    }

    /** The hexes it is about, each once; the ends of a line, not the row between them. */
    default List<Hex> hexes() {
        Set<Hex> all = new LinkedHashSet<>();
        claims().forEach(claim -> all.addAll(claim.hexes()));
        return List.copyOf(all);
    }

    /** A claim about one unit, which can change no more when that unit is out of play. */
    sealed interface OfUnit extends Claim {
        /** The unit. */
        Unit unit();

        @Override
        default boolean settled(boolean holds, Situation now) {
            return now.outOfPlay(unit());
        }

        @Override
        default List<Unit> units() {
            return List.of(unit());
        }
    }

    /** A unit was eliminated. */
    record Lost(Unit unit) implements OfUnit {
        @Override
        public boolean holds(Facts now) {
            return now.eliminated(unit);
        }
    }

    /**
     * A unit is destroyed in combat in such a way that its destroyers win a token. It is true at no moment: the token lies on one of
     * them from then on and is counted there, as long as that {@link Bears} it.
     */
    record Prize(Unit unit) implements OfUnit {
        @Override
        public boolean holds(Facts now) {
            return false;
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            return now.outOfPlay(unit) || now.state().latecomer(unit);
        }
    }

    /** A unit has at most a number of strength points left; one that was eliminated has none. */
    record Worn(Unit unit, int atMost) implements OfUnit {
        @Override
        public boolean holds(Facts now) {
            return now.strength(unit) <= atMost || now.eliminated(unit);
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            return holds || now.outOfPlay(unit);
        }
    }

    /** A unit is shaken (rule 15). */
    record Shaken(Unit unit) implements OfUnit {
        @Override
        public boolean holds(Facts now) {
            return now.shaken(unit);
        }
    }

    /** A unit retreated in the player-turn that is the last so far. */
    record Fled(Unit unit) implements OfUnit {
        @Override
        public boolean holds(Facts now) {
            return now.fled(unit);
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            return !holds && now.outOfPlay(unit);
        }
    }

    /** A unit has left the map, by a hex or, without one, anywhere. */
    record Left(Unit unit, Optional<Hex> by) implements OfUnit {
        @Override
        public boolean holds(Facts now) {
            return by.isPresent() ? now.exitedAt(unit, by.get()) : now.exited(unit);
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            Scenario scenario = now.state().scenario();
            boolean possible = by.isPresent()
                    ? scenario.exits(unit.side(), by.get())
                    : scenario.rules().restrictions().mayLeave(unit.side());
            return !possible || now.outOfPlay(unit);
        }

        @Override
        public List<Hex> hexes() {
            return by.stream().toList();
        }
    }

    /** A unit is on the map, in a hex or, without one, anywhere. */
    record Stands(Unit unit, Optional<Hex> in) implements OfUnit {
        @Override
        public boolean holds(Facts now) {
            return in.isPresent() ? now.standsIn(unit, in.get()) : now.onMap(unit);
        }

        @Override
        public List<Hex> hexes() {
            return in.stream().toList();
        }
    }

    /** A unit has not come onto the map. */
    record Absent(Unit unit) implements OfUnit {
        @Override
        public boolean holds(Facts now) {
            return now.awaited(unit);
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            return !holds || now.outOfPlay(unit);
        }
    }

    /** A Union unit on the map has no supply (rule 21.22). */
    record Unsupplied(Unit unit) implements OfUnit {
        @Override
        public boolean holds(Facts now) {
            return now.onMap(unit) && !now.supplied(unit);
        }
    }

    /** Tokens lie on a unit. */
    record Bears(Unit unit) implements OfUnit {
        @Override
        public boolean holds(Facts now) {
            return now.tokens(unit) > 0;
        }
    }

    /** A side has more tokens on its units than its enemy. */
    record MoreTokens(Side side) implements Claim {
        @Override
        public boolean holds(Facts now) {
            return now.tokenLead(side) > 0;
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            return false;
        }
    }

    /**
     * A side holds a hex when the game ends, or when a game-turn ends before (see {@link GameState#holds}).
     *
     * @param hold the scenario's hold for which this is settled after its game-turn (rule 21.9); empty if the end of the game counts
     */
    record Held(Side side, Hex hex, OptionalInt hold) implements Claim {
        @Override
        public boolean holds(Facts now) {
            return now.holds(side, hex, hold);
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            return now.settled(hold) || (!holds && now.gone(side, false));
        }

        @Override
        public List<Hex> hexes() {
            return List.of(hex);
        }
    }

    /** A side holds more of some hexes than its enemy. */
    record More(Side side, List<Hex> hexes) implements Claim {
        /** Copies the hexes. */
        public More {
            hexes = List.copyOf(hexes);
        }

        @Override
        public boolean holds(Facts now) {
            return now.lead(side, hexes) > 0;
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            return !holds && (hexes.isEmpty() || now.gone(side, false));
        }
    }

    /** A side has an open line of communications between two hexes (rule 21.21). */
    record Open(Side side, Hex from, Hex to) implements Claim {
        @Override
        public boolean holds(Facts now) {
            return now.open(side, from, to);
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            return holds
                    ? now.gone(side.enemy(), true)
                    : !now.state().survey().communications().connected(from, to);
        }

        @Override
        public List<Hex> hexes() {
            return List.of(from, to);
        }
    }

    /** The opposite of a claim. */
    record Not(Claim claim) implements Claim {
        @Override
        public boolean holds(Facts now) {
            return !claim.holds(now);
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            return claim.settled(!holds, now);
        }

        @Override
        public List<Claim> claims() {
            return List.of(claim);
        }
    }

    /** A claim made of others. */
    sealed interface Compound extends Claim {
        /** The others. */
        @Override
        List<Claim> claims();
    }

    /** All of some claims; of none it is always true. What is cheap to find out comes first. */
    record All(List<Claim> claims) implements Compound {
        /** Copies the claims. */
        public All {
            claims = List.copyOf(claims);
        }

        @Override
        public boolean holds(Facts now) {
            for (Claim claim : claims) {
                if (!claim.holds(now)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            for (Claim claim : claims) {
                boolean decides = holds ? !claim.settled(true, now) : claim.in(now) == Truth.NEVER;
                if (decides) {
                    return !holds;
                }
            }
            return holds;
        }
    }

    /** At least one of some claims. */
    record Any(List<Claim> claims) implements Compound {
        /** Copies the claims. */
        public Any {
            claims = List.copyOf(claims);
        }

        @Override
        public boolean holds(Facts now) {
            for (Claim claim : claims) {
                if (claim.holds(now)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            for (Claim claim : claims) {
                boolean decides = holds ? claim.in(now) == Truth.DONE : !claim.settled(false, now);
                if (decides) {
                    return holds;
                }
            }
            return !holds;
        }
    }

    /**
     * The weights of those claims that are true sum to a number or more.
     *
     * @param needed the sum
     * @param parts the claims with their weights
     */
    record AtLeast(int needed, List<Weighed> parts) implements Compound {
        /** Copies the parts. */
        public AtLeast {
            parts = List.copyOf(parts);
        }

        @Override
        public List<Claim> claims() {
            return parts.stream().map(Weighed::claim).toList();
        }

        /** The weights of those that are true now: how far it has come. */
        public int reached(Facts now) {
            int sum = 0;
            for (Weighed part : parts) {
                sum += part.claim().holds(now) ? part.weight() : 0;
            }
            return sum;
        }

        @Override
        public boolean holds(Facts now) {
            return reached(now) >= needed;
        }

        @Override
        public boolean settled(boolean holds, Situation now) {
            int done = 0;
            int possible = 0;
            for (Weighed part : parts) {
                Truth truth = part.claim().in(now);
                done += truth == Truth.DONE ? part.weight() : 0;
                possible += truth == Truth.NEVER ? 0 : part.weight();
            }
            return holds ? done >= needed : possible < needed;
        }
    }

    /**
     * A claim and how much it weighs.
     *
     * @param claim what
     * @param weight 1 or more
     */
    record Weighed(Claim claim, int weight) {}
}
