package org.roadtorichmond.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** The effects of an attack after the roll: losses, retreats, displacements, advances (rules 8.5 to 8.7). */
final class PlainResults {
    private final PlainState state;
    private final PlainBoard board;

    PlainResults(PlainState state) {
        this.state = state;
        board = state.board;
    }

    /** Applies a result to the units in close combat; bombarding units do not count as attackers (rule 9.1). */
    void begin(CombatResult printed, List<Unit> close, List<Hex> targets) {
        List<Unit> defenders = new ArrayList<>();
        targets.forEach(hex -> defenders.addAll(state.in(hex, state.player.enemy())));
        List<Hex> from =
                new ArrayList<>(new TreeSet<>(close.stream().map(state::hexOf).toList()));
        CombatResult result = close.isEmpty() ? byGunsAlone(printed) : printed;
        boolean attackersWin = result == CombatResult.DR || result == CombatResult.DE || result == CombatResult.EX;
        PlainFight fight = attackersWin
                ? new PlainFight(result, close, targets)
                : new PlainFight(result, defenders, close.isEmpty() ? List.of() : from);
        state.fight = fight;
        switch (result) {
            case DE -> defenders.forEach(state::eliminate);
            case AE -> close.forEach(state::eliminate);
            case DR -> retreat(fight, defenders);
            case AR -> retreat(fight, close);
            case EX -> {
                int price = printed(defenders);
                defenders.forEach(state::eliminate);
                fight.stage = PlainFight.Stage.LOSSES;
                fight.points = price;
                fight.due.addAll(close);
            }
            case NO_EFFECT -> state.fight = null;
        }
        if (state.fight != null && fight.stage == PlainFight.Stage.ADVANCES) {
            fight.due.addAll(fight.winners);
        }
        goOn();
    }

    /** Rule 8.5.1 for attacks by bombardment alone: bombarding units ignore results against attackers (rule 9.1). */
    private static CombatResult byGunsAlone(CombatResult result) {
        boolean pushes = result == CombatResult.DE || result == CombatResult.DR;
        return pushes ? CombatResult.DR : CombatResult.NO_EFFECT;
    }

    private static int printed(List<Unit> units) {
        return units.stream().mapToInt(Unit::strength).sum();
    }

    private static void retreat(PlainFight fight, List<Unit> beaten) {
        fight.stage = PlainFight.Stage.RETREATS;
        fight.due.addAll(beaten);
    }

    /** Carries out everything that involves no choice, until there is a choice or the fight is over. */
    private void goOn() {
        while (state.fight != null && step(state.fight)) {
            state.judgeZones();
        }
    }

    private boolean step(PlainFight fight) {
        return switch (fight.stage) {
            case LOSSES -> forcedLosses(fight);
            case RETREATS -> forcedElimination(fight);
            case ADVANCES -> {
                boolean choice = !advances(fight).isEmpty();
                if (!choice) {
                    state.fight = null;
                }
                yield !choice;
            }
        };
    }

    private boolean forcedLosses(PlainFight fight) {
        // If the attackers total more than they must lose, the player is asked, even if only one answer is legal.
        boolean asked = fight.points > 0 && printed(fight.due) > fight.points;
        if (!asked) {
            lose(fight, losses(fight).get(0));
        }
        return !asked;
    }

    /** The sets of attackers that pay for an exchange: enough, without a unit that is not needed; all if they total less (rule 8.5). */
    private static List<List<Unit>> losses(PlainFight fight) {
        if (printed(fight.due) < fight.points) {
            return List.of(List.copyOf(fight.due));
        }
        return PlainAttacks.subsets(fight.due).stream()
                .filter(units -> printed(units) >= fight.points)
                .filter(units -> units.stream().noneMatch(spared -> printed(units) - spared.strength() >= fight.points))
                .toList();
    }

    private void lose(PlainFight fight, List<Unit> units) {
        units.forEach(state::eliminate);
        fight.due.removeAll(units);
        fight.due.forEach(unit -> state.of(unit).shaken = true);
        fight.stage = PlainFight.Stage.ADVANCES;
    }

    private List<Unit> movers(PlainFight fight) {
        return fight.displacing == null ? fight.due : List.of(fight.displacing);
    }

    private boolean forcedElimination(PlainFight fight) {
        if (fight.due.isEmpty() && fight.displacing == null) {
            fight.stage = PlainFight.Stage.ADVANCES;
            fight.due.addAll(fight.winners);
            return true;
        }
        if (movers(fight).stream().anyMatch(unit -> !refuges(fight, unit).isEmpty())) {
            return false;
        }
        Unit trapped = movers(fight).get(0);
        state.eliminate(trapped);
        if (fight.displacing == null) {
            fight.due.remove(trapped);
        }
        fight.displacing = null;
        return true;
    }

    /** Whether terrain, hexsides and enemies let a unit retreat to a neighbouring hex (rule 8.6). */
    private boolean admits(Unit unit, Hex to) {
        Side enemy = unit.side().enemy();
        return board.open(unit.arm(), state.hexOf(unit), to)
                && !state.closed(to, unit.side())
                && !state.occupied(to, enemy)
                && !state.controlled(to, enemy);
    }

    /** Where a unit may retreat, and which units it may displace there; none where there is room (rule 8.6). */
    private Map<Hex, List<Unit>> refuges(PlainFight fight, Unit unit) {
        Map<Hex, List<Unit>> room = new TreeMap<>();
        Map<Hex, List<Unit>> crowded = new TreeMap<>();
        for (Hex to : board.neighbours(state.hexOf(unit))) {
            if (!admits(unit, to)) {
                continue;
            }
            if (!state.full(to, unit.side())) {
                room.put(to, List.of());
                continue;
            }
            List<Unit> friends = state.in(to, unit.side()).stream()
                    .filter(friend -> !fight.retreated.contains(friend)
                            && !fight.displaced.contains(friend)
                            && !fight.due.contains(friend))
                    .toList();
            if (!friends.isEmpty()) {
                crowded.put(to, friends);
            }
        }
        return room.isEmpty() ? crowded : room;
    }

    private void retreat(PlainFight fight, Command.Retreat retreat) {
        Unit unit = retreat.unit();
        state.of(unit).hex = retreat.to();
        if (unit.equals(fight.displacing)) {
            fight.displacing = null;
        } else {
            beaten(fight, unit);
        }
        retreat.displaced().ifPresent(friend -> {
            fight.displaced.add(friend);
            fight.displacing = friend;
        });
    }

    /** Applies the effects of a retreat on a beaten unit (rules 15, 16.4). */
    private void beaten(PlainFight fight, Unit unit) {
        PlainUnit here = state.of(unit);
        fight.due.remove(unit);
        fight.retreated.add(unit);
        here.shaken |= fight.result == CombatResult.AR;
        if (state.scenario.rules().options().attrition() && here.strength > 1) {
            here.strength--;
        }
    }

    /** Which units may advance, and where (rules 8.7, 16.1). */
    private List<Command> advances(PlainFight fight) {
        List<Command> advances = new ArrayList<>();
        if (state.scenario.rules().options().limitedAdvance()
                && (fight.advanced > 0 || (fight.result != CombatResult.DR && fight.result != CombatResult.DE))) {
            return advances;
        }
        for (Unit unit : fight.due) {
            for (Hex to : fight.ground) {
                if (unit.arm() != Arm.TRAIN
                        && board.neighbours(state.hexOf(unit)).contains(to)
                        && board.open(unit.arm(), state.hexOf(unit), to)
                        && !state.closed(to, unit.side())
                        && !state.occupied(to, unit.side().enemy())
                        && !state.full(to, unit.side())) {
                    advances.add(new Command.Advance(unit, to));
                }
            }
        }
        return advances;
    }

    /** All legal decisions for the fight. */
    List<Command> decisions() {
        PlainFight fight = Objects.requireNonNull(state.fight);
        List<Command> decisions = new ArrayList<>();
        switch (fight.stage) {
            case LOSSES -> losses(fight).forEach(units -> decisions.add(new Command.TakeLosses(units)));
            case ADVANCES -> {
                decisions.addAll(advances(fight));
                decisions.add(new Command.EndAdvance());
            }
            case RETREATS -> {
                for (Unit unit : movers(fight)) {
                    refuges(fight, unit).forEach((hex, friends) -> {
                        if (friends.isEmpty()) {
                            decisions.add(new Command.Retreat(unit, hex, Optional.empty()));
                        }
                        friends.forEach(friend -> decisions.add(new Command.Retreat(unit, hex, Optional.of(friend))));
                    });
                }
            }
        }
        return decisions;
    }

    /** Carries out a decision. */
    void decide(Command decision) {
        PlainFight fight = Objects.requireNonNull(state.fight);
        if (decision instanceof Command.TakeLosses losses) {
            lose(fight, losses.units());
        } else if (decision instanceof Command.Retreat retreat) {
            retreat(fight, retreat);
        } else if (decision instanceof Command.Advance advance) {
            state.of(advance.unit()).hex = advance.to();
            fight.due.remove(advance.unit());
            fight.advanced++;
        } else {
            state.fight = null;
        }
        goOn();
    }
}
