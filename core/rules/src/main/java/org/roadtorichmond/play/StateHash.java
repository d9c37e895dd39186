package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Components;
import org.roadtorichmond.unit.Components.Eliminated;
import org.roadtorichmond.unit.Components.Exited;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;

/** The hash of a game's state: the same for the same scenario, seed and commands on every machine. */
record StateHash(GameState state) {
    private static final int BITS = 6;

    static long of(GameState state) {
        return new StateHash(state).hash();
    }

    private long hash() {
        long hash = Dice.mix(state.seed());
        // No family of units would do: every unit is somewhere, if only among the eliminated, and each state goes into
        // the next.
        for (Unit unit : state.forces().units()) {
            hash = Dice.mix(hash ^ unitBits(unit));
        }
        hash = Dice.mix(hash
                ^ state.moment().turn() << BITS
                ^ state.moment().player().ordinal() << 1
                ^ state.moment().phase().ordinal());
        hash = Dice.mix(hash ^ (long) state.dice << Integer.SIZE ^ state.attacks);
        for (int from = 0; from < state.attackedHexes.length(); from += Long.SIZE) {
            hash = Dice.mix(hash ^ attackedBits(from));
        }
        for (boolean free : state.freed) {
            hash = Dice.mix(hash ^ (free ? 1 : 2));
        }
        hash = Dice.mix(hash ^ state.combat.map(StateHash::combatBits).orElse(0L));
        hash = Dice.mix(hash ^ (state.ending.isPresent() ? 1 : 0));
        // Where there is no umpire, and no victory system has set a length, a game hashes as if there were no such
        // things.
        hash = state.settled.hash(hash);
        hash = state.umpire() ? Dice.mix(hash ^ 0x700L + state.umpireNumber) : hash;
        return state.lastTurn == state.scenario().turns() ? hash : Dice.mix(hash ^ state.lastTurn);
    }

    /** The marks of 64 hexes from an index of whole 64s on, the first in the lowest bit. */
    private long attackedBits(int from) {
        long bits = 0;
        int hex = state.attackedHexes.nextSetBit(from);
        while (hex >= 0 && hex < from + Long.SIZE) {
            bits |= 1L << hex;
            hex = state.attackedHexes.nextSetBit(hex + 1);
        }
        return bits;
    }

    private long unitBits(Unit unit) {
        long bits = state.deployment().hexOf(unit) + 1L;
        bits = bits << BITS
                | (state.awaited(unit) ? 1 : 0)
                | (state.shaken(unit) ? 2 : 0)
                | (state.attacked(unit) ? 4 : 0);
        Exited exited = Components.EXITED.get(state.entity(unit));
        Eliminated eliminated = Components.ELIMINATED.get(state.entity(unit));
        bits ^= Dice.mix(state.strength(unit));
        bits ^= exited == null ? 0 : Dice.mix(0x100L + exited.turn + ((long) exited.hex.index() << Integer.SIZE));
        bits ^= eliminated == null
                ? 0
                : Dice.mix(0x200L + eliminated.turn + ((long) eliminated.combat << Integer.SIZE));
        bits ^= optionalBits(unit);
        Optional<Travel> march = state.travel(unit);
        return march.isEmpty() ? bits : bits ^ travelBits(march.get());
    }

    /** What only optional rules, some victory systems and umpires know of; 0 without them. */
    private long optionalBits(Unit unit) {
        int tokens = state.tokens(unit);
        long bits = tokens == 0 ? 0 : Dice.mix(0x300L + tokens);
        bits ^= state.atHand(unit) ? Dice.mix(0x400L) : 0;
        bits ^= state.setAside(unit) ? Dice.mix(0x600L) : 0;
        return state.latecomer(unit) ? bits ^ Dice.mix(0x500L) : bits;
    }

    private static long travelBits(Travel travel) {
        long flags = (travel.strategic() ? 1 : 0) | (travel.entered() ? 2 : 0);
        return Dice.mix(Dice.mix(travel.origin().index() + 1L) ^ (long) travel.spent() << 2 ^ flags);
    }

    /** The share of an unfinished combat; never that of Java's objects, which differs between runs. */
    private static long combatBits(Combat combat) {
        long hash = Dice.mix(combat.number() * 31L + combat.result().ordinal());
        hash = Dice.mix(hash ^ combat.stage().ordinal() << 1 ^ combat.decider().ordinal());
        hash = units(hash, combat.due());
        hash = Dice.mix(hash ^ combat.losses());
        hash = units(hash, combat.retreated());
        hash = units(hash, combat.displaced());
        hash = units(hash, combat.displacing().map(List::of).orElse(List.of()));
        hash = units(hash, combat.winners());
        for (Hex hex : combat.ground()) {
            hash = Dice.mix(hash ^ hex.index() + 1);
        }
        if (combat.fallen().isEmpty()) {
            return hash;
        }
        hash = units(hash, combat.fallen());
        return Dice.mix(hash ^ combat.resumes().map(StateHash::combatBits).orElse(0L));
    }

    private static long units(long seed, List<Unit> units) {
        long hash = Dice.mix(seed ^ units.size());
        for (Unit unit : units) {
            hash = Dice.mix(hash ^ unit.ordinal() + 1);
        }
        return hash;
    }
}
