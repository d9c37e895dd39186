package org.roadtorichmond.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Unit;

/** The sequence of play (rules 4, 10): which commands are legal, and what each does. */
final class PlainGame {
    private final PlainState state;

    private PlainGame(PlainState state) {
        this.state = state;
    }

    /** A game that begins in a state (rules 13.1, 16.3). */
    static PlainGame begun(PlainState state) {
        state.judgeZones();
        if (state.phase == Phase.MOVEMENT) {
            new PlainEntries(state).roll();
        }
        return new PlainGame(state);
    }

    /** A copy of the game, which can be played on independently. */
    PlainGame copy() {
        return new PlainGame(state.copy());
    }

    PlainState state() {
        return state;
    }

    /** All commands that the rules allow, with attacks at their true odds only. */
    List<Command> legal() {
        List<Command> commands = new ArrayList<>();
        if (state.over) {
            return commands;
        }
        if (state.fight != null) {
            return new PlainResults(state).decisions();
        }
        if (state.phase == Phase.MOVEMENT) {
            marches(commands);
        } else {
            attacks(commands);
        }
        if (mayEndPhase()) {
            commands.add(new Command.EndPhase());
        }
        return commands;
    }

    private void marches(List<Command> commands) {
        PlainMovement movement = new PlainMovement(state);
        PlainEntries entries = new PlainEntries(state);
        for (Unit unit : state.units.keySet()) {
            entries.entries(unit).keySet().forEach(hex -> commands.add(new Command.EnterUnit(unit, hex)));
        }
        for (Unit unit : state.onMap(state.player)) {
            movement.reach(unit).keySet().forEach(hex -> commands.add(new Command.MoveUnit(unit, hex)));
            if (movement.mayLeave(unit)) {
                commands.add(new Command.ExitUnit(unit));
            }
        }
    }

    private void attacks(List<Command> commands) {
        PlainAttacks attacks = new PlainAttacks(state);
        for (List<Hex> targets : PlainAttacks.subsets(attacks.enemyHexes())) {
            // Only units that may attack every hex can take part (rule 8.2), so no other set needs to be tried.
            List<Unit> takers = targets.isEmpty() ? List.of() : attacks.takers(targets);
            for (List<Unit> attackers : PlainAttacks.subsets(takers)) {
                if (attacks.allowed(attackers, targets)) {
                    commands.add(new Command.Attack(attackers, targets));
                }
            }
        }
    }

    private boolean mayEndPhase() {
        return state.phase == Phase.MOVEMENT
                ? !new PlainEntries(state).required()
                : new PlainAttacks(state).requiredUnits().isEmpty();
    }

    /** Carries out a legal command. */
    void play(Command command) {
        if (command instanceof Command.MoveUnit move) {
            new PlainMovement(state).march(move.unit(), move.to());
        } else if (command instanceof Command.EnterUnit entry) {
            new PlainEntries(state).enter(entry.unit(), entry.at());
        } else if (command instanceof Command.ExitUnit exit) {
            new PlainMovement(state).leave(exit.unit());
        } else if (command instanceof Command.Attack attack) {
            attack(attack);
        } else if (command instanceof Command.EndPhase) {
            endPhase();
        } else {
            new PlainResults(state).decide(command);
        }
        state.judgeZones();
    }

    private void attack(Command.Attack attack) {
        PlainAttacks attacks = new PlainAttacks(state);
        Odds odds = attack.odds().orElse(attacks.odds(attack.attackers(), attack.targets()));
        List<Unit> close = attack.attackers().stream()
                .filter(unit -> !attacks.bombards(unit))
                .toList();
        attack.attackers().forEach(unit -> state.of(unit).attacked = true);
        state.attackedHexes.addAll(attack.targets());
        state.attacks++;
        freeTheAttacked(attack.targets());
        CombatResult printed = Objects.requireNonNull(
                        state.scenario.rules().table().columns().get(odds))
                .get(state.roll() - 1);
        new PlainResults(state).begin(printed, close, attack.targets());
    }

    /** An attack on a unit frees it from a zone that holds it, unless the zone is permanent (rule 13.1). */
    private void freeTheAttacked(List<Hex> targets) {
        for (Zone zone : state.scenario.zones()) {
            boolean forEver = zone.untilTurn() == 0 && zone.enemyWithin() == Zone.NO_DISTANCE;
            if (zone.holds().isPresent()
                    && zone.holds().get() == state.player.enemy()
                    && !forEver
                    && targets.stream().anyMatch(zone.hexes()::contains)) {
                state.freed.add(zone);
            }
        }
    }

    private void endPhase() {
        if (state.phase == Phase.MOVEMENT && !state.night()) {
            state.phase = Phase.COMBAT;
            return;
        }
        if (!state.night()) {
            recoverByDay();
        }
        state.units.values().forEach(PlainUnit::forgetThisTurn);
        state.attackedHexes.clear();
        boolean second = state.player != state.scenario.first();
        if (second && state.night()) {
            recoverAtDawn();
        }
        if (second && state.turn == state.scenario.turns()) {
            state.over = true;
            return;
        }
        state.turn += second ? 1 : 0;
        state.player = state.player.enemy();
        state.phase = Phase.MOVEMENT;
        state.judgeZones();
        new PlainEntries(state).roll();
    }

    private void recoverByDay() {
        int distance = state.scenario.rules().recoverAt();
        for (Unit unit : state.onMap(state.player)) {
            if (distance > 0 && state.farFrom(state.hexOf(unit), unit.side().enemy(), distance)) {
                state.of(unit).shaken = false;
            }
        }
    }

    private void recoverAtDawn() {
        for (Unit unit : state.units.keySet()) {
            if (state.onMap(unit) && !state.underControl(unit)) {
                state.of(unit).shaken = false;
            }
        }
    }
}
