package org.roadtorichmond.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.unit.Unit;

/** What the player has chosen, and so what the next click means. Immutable. */
public sealed interface Selection {

    /** The empty selection. */
    static Selection none() {
        return new None();
    }

    /** The units that are chosen: to march, to enter, to attack, to be lost or to move after a combat. */
    default List<Unit> units() {
        return List.of();
    }

    /** Where on the map the choice is to be seen; for a reinforcement, the first hex at which it can enter. */
    default Optional<Hex> place(Options options) {
        return Optional.empty();
    }

    /** A unit alone, to be given orders where it stands, or to enter the map. */
    static Selection of(Unit unit, GameState state) {
        return state.hexOf(unit)
                .<Selection>map(hex -> new Units(hex, List.of(unit)))
                .orElseGet(() -> new Entering(unit));
    }

    /** Units to be given orders together: those of one hex as its stack, a reinforcement alone, or else a group; none of none. */
    static Selection of(List<Unit> units, GameState state) {
        if (units.isEmpty()) {
            return none();
        }
        Optional<Hex> hex = state.hexOf(units.get(0));
        boolean together = hex.isPresent()
                && units.stream().allMatch(unit -> state.hexOf(unit).equals(hex));
        if (together) {
            return new Units(hex.get(), units);
        }
        return units.size() == 1 ? new Entering(units.get(0)) : new Group(units);
    }

    /** Nothing. */
    record None() implements Selection {}

    /** A hex to look at. */
    record Look(Hex hex) implements Selection {}

    /** Units that are given orders together. */
    record Units(Hex hex, List<Unit> units) implements Selection {
        /** Copies the list. */
        public Units {
            units = List.copyOf(units);
        }

        @Override
        public Optional<Hex> place(Options options) {
            return Optional.of(hex);
        }
    }

    /** Units in several hexes, or yet to enter the map, that are ordered to a hex together; the first is the one they follow. */
    record Group(List<Unit> units) implements Selection {
        /** Copies the list. */
        public Group {
            units = List.copyOf(units);
        }

        @Override
        public Optional<Hex> place(Options options) {
            return of(units.get(0), options.state()).place(options);
        }
    }

    /** A reinforcement that is about to enter the map. */
    record Entering(Unit unit) implements Selection {
        @Override
        public List<Unit> units() {
            return List.of(unit);
        }

        @Override
        public Optional<Hex> place(Options options) {
            return options.march().entries(unit).keySet().stream().findFirst();
        }
    }

    /** An attack that is being planned. */
    record Attack(List<Unit> attackers, List<Hex> targets, Optional<Odds> declared) implements Selection {
        /** Sorts attackers and targets, so that equal attacks compare as equal. */
        public Attack {
            attackers = attackers.stream().sorted().toList();
            targets = targets.stream().sorted().toList();
        }

        @Override
        public List<Unit> units() {
            return attackers;
        }

        @Override
        public Optional<Hex> place(Options options) {
            return Optional.of(targets.get(0));
        }

        /** An attack at the odds it has. */
        public Attack(List<Unit> attackers, List<Hex> targets) {
            this(attackers, targets, Optional.empty());
        }

        /** The same attack at lower odds (rule 8.4), or at those it has. */
        public Attack declaring(Optional<Odds> odds) {
            return new Attack(attackers, targets, odds);
        }

        /** The command that carries out this attack. */
        public Command.Attack command() {
            return new Command.Attack(attackers, targets, declared);
        }

        /** The same targets attacked by other units, at the odds these have. */
        public Attack withAttackers(List<Unit> units) {
            return new Attack(units, targets);
        }

        /** The attack with one more unit, at the odds it then has. */
        public Attack joinedBy(Unit unit) {
            List<Unit> units = new ArrayList<>(attackers);
            units.add(unit);
            return withAttackers(units);
        }

        /** The attack with a target added, or removed if it was one, at the odds it then has. */
        public Attack toggling(Hex target) {
            List<Hex> hexes = new ArrayList<>(targets);
            if (!hexes.remove(target)) {
                hexes.add(target);
            }
            return new Attack(attackers, hexes);
        }
    }

    /** The attackers that an exchange is to cost. */
    record Losses(List<Unit> units) implements Selection {
        /** Sorts the units, so that equal choices compare as equal. */
        public Losses {
            units = units.stream().sorted().toList();
        }
    }

    /** A unit that retreats or advances; crowded is the full hex for which a friend to be displaced is to be named. */
    record Mover(Unit unit, Optional<Hex> crowded) implements Selection {
        /** A unit for which no hex has been chosen yet. */
        public Mover(Unit unit) {
            this(unit, Optional.empty());
        }

        @Override
        public List<Unit> units() {
            return List.of(unit);
        }

        @Override
        public Optional<Hex> place(Options options) {
            return options.state().hexOf(unit);
        }
    }
}
