package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.play.Station.Fallen;
import org.roadtorichmond.play.Station.OnHex;
import org.roadtorichmond.play.Station.PutAside;
import org.roadtorichmond.play.Station.Waiting;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What an umpire may do: rule 19. He need not keep the rules of play, but what he leaves behind must be a position that a
 * scenario could begin with, since everything else relies on that.
 */
public final class UmpireSystem extends RuleSystem {
    private final SpoilsSystem spoils;
    private final TurnSequence sequence;

    UmpireSystem(GameState state, SpoilsSystem spoils, TurnSequence sequence) {
        super(state);
        this.spoils = spoils;
        this.sequence = sequence;
    }

    Optional<Refusal> check(Command.UmpireBegin command) {
        return state.umpire() ? Optional.of(new Refusal(Reason.UMPIRE_HERE)) : Optional.empty();
    }

    void resolve(Command.UmpireBegin command, EventSink sink) {
        act(new UmpireAct.Began(), sink);
    }

    /** Why an umpire may not act at all, if he may not. */
    private Optional<Refusal> absent() {
        return state.umpire() ? Optional.empty() : Optional.of(new Refusal(Reason.NO_UMPIRE));
    }

    private void act(UmpireAct act, EventSink sink) {
        sink.happen(new UmpireActed(state.umpireNumber() + 1, act));
    }

    Optional<Refusal> check(Command.UmpirePlace command) {
        return absent().or(() -> misplaced(command.unit(), command.to()));
    }

    /** Why a unit cannot stand in a hex, if it cannot: for the same reasons as in a scenario's set-up. */
    private Optional<Refusal> misplaced(Unit unit, Hex to) {
        Side own = unit.side();
        if (state.hexOf(unit).filter(to::equals).isPresent()) {
            return Optional.of(new Refusal(Reason.UMPIRE_THERE, unit, to));
        }
        boolean ground = state.survey().costs().terrainCost(unit.arm(), to.index()) != StepCosts.PROHIBITED
                || state.scenario().field().roads().passes(to.index());
        if (!ground) {
            return Optional.of(new Refusal(Reason.UMPIRE_GROUND, to, unit.arm()));
        }
        if (state.deployment().occupied(to.index(), own.enemy())) {
            return Optional.of(new Refusal(Reason.UMPIRE_ENEMY, to));
        }
        int most = state.scenario().rules().stacking();
        return state.deployment().count(to.index(), own) < most
                ? Optional.empty()
                : Optional.of(new Refusal(Reason.UMPIRE_FULL, to, most));
    }

    void resolve(Command.UmpirePlace command, EventSink sink) {
        Unit unit = command.unit();
        Station from = Station.of(unit, state);
        act(new UmpireAct.Stationed(unit, from, new OnHex(command.to())), sink);
        if (from instanceof Fallen && state.shaken(unit)) {
            sink.happen(new Event.UnitRecovered(unit));
        }
    }

    Optional<Refusal> check(Command.UmpireRemove command) {
        Station now = Station.of(command.unit(), state);
        boolean removable = now instanceof OnHex || now instanceof Waiting;
        return absent().or(() ->
                removable ? Optional.empty() : Optional.of(new Refusal(Reason.UMPIRE_NOTHING, command.unit())));
    }

    void resolve(Command.UmpireRemove command, EventSink sink) {
        Unit unit = command.unit();
        act(new UmpireAct.Stationed(unit, Station.of(unit, state), new PutAside()), sink);
    }

    Optional<Refusal> check(Command.UmpireShake command) {
        Unit unit = command.unit();
        if (!state.umpire()) {
            return absent();
        }
        if (!state.onMap(unit)) {
            return Optional.of(new Refusal(Reason.OFF_MAP, unit));
        }
        if (state.shaken(unit) != command.shaken()) {
            return Optional.empty();
        }
        return Optional.of(new Refusal(command.shaken() ? Reason.UMPIRE_SHAKEN : Reason.UMPIRE_EFFECTIVE, unit));
    }

    void resolve(Command.UmpireShake command, EventSink sink) {
        Unit unit = command.unit();
        act(new UmpireAct.Shook(unit, command.shaken()), sink);
        if (command.shaken()) {
            sink.happen(new Event.UnitShaken(unit));
            spoils.drop(unit, sink);
        } else {
            sink.happen(new Event.UnitRecovered(unit));
        }
    }

    /** The last game-turn to which the clock can be set. */
    public int lastTurn() {
        return state.lastTurn();
    }

    /** The phases of a game-turn to which the clock can be set, in order. */
    public List<Moment> phases(int turn) {
        Side first = state.scenario().first();
        return List.of(
                        new Moment(turn, first, Phase.MOVEMENT),
                        new Moment(turn, first, Phase.COMBAT),
                        new Moment(turn, first.enemy(), Phase.MOVEMENT),
                        new Moment(turn, first.enemy(), Phase.COMBAT))
                .stream()
                .filter(moment ->
                        moment.phase() == Phase.MOVEMENT || !state.scenario().isNight(turn))
                .toList();
    }

    Optional<Refusal> check(Command.UmpireSetClock command) {
        Moment to = command.to();
        if (!state.umpire()) {
            return absent();
        }
        if (to.turn() < 1 || to.turn() > lastTurn()) {
            return Optional.of(new Refusal(Reason.UMPIRE_TURN, lastTurn()));
        }
        if (!phases(to.turn()).contains(to)) {
            return Optional.of(new Refusal(Reason.UMPIRE_NIGHT, to.turn()));
        }
        return to.equals(state.moment()) ? Optional.of(new Refusal(Reason.UMPIRE_NOW)) : Optional.empty();
    }

    void resolve(Command.UmpireSetClock command, EventSink sink) {
        Moment now = state.moment();
        act(new UmpireAct.ClockSet(now, command.to()), sink);
        sequence.clearMarks(sink);
        sink.happen(new Event.PhaseBegan(now, command.to()));
    }
}
