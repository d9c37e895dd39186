package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** The sequence of play: rules 4, 8.3, 10.1, 10.4 and 11.1. */
public final class TurnSequence extends RuleSystem {
    private final ReinforcementSystem reinforcements;
    private final CombatSystem combat;
    private final VariableArrivalSystem variableArrivals;
    private final GameLength length;

    TurnSequence(
            GameState state,
            ReinforcementSystem reinforcements,
            CombatSystem combat,
            VariableArrivalSystem variableArrivals,
            GameLength length) {
        super(state);
        this.variableArrivals = variableArrivals;
        this.length = length;
        this.reinforcements = reinforcements;
        this.combat = combat;
    }

    /** Why the phase may not end yet, if it may not. */
    Optional<Refusal> check(Command.EndPhase command) {
        if (state.moment().phase() == Phase.MOVEMENT) {
            List<Unit> waiting = reinforcements.required();
            return waiting.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Refusal(Reason.MUST_ENTER, waiting.size(), waiting));
        }
        List<Unit> required = combat.required().units();
        return required.isEmpty()
                ? Optional.empty()
                : Optional.of(new Refusal(Reason.MUST_ATTACK, required.size(), required));
    }

    void resolve(Command.EndPhase command, EventSink sink) {
        Moment now = state.moment();
        if (now.phase() == Phase.MOVEMENT && Phase.of(state.night()).contains(Phase.COMBAT)) {
            sink.happen(new Event.PhaseBegan(now, new Moment(now.turn(), now.player(), Phase.COMBAT)));
            return;
        }
        clearMarks(sink);
        boolean turnEnds = now.player() != state.scenario().first();
        if (state.night()) {
            if (turnEnds) {
                recoverAtDawn(sink);
            }
        } else {
            recoverByDay(now.player(), sink);
        }
        if (turnEnds) {
            settleHolds(now.turn(), sink);
        }
        Optional<Sentence> over = turnEnds ? over(now.turn(), sink) : Optional.empty();
        if (over.isPresent()) {
            sink.happen(new Event.GameEnded(new Ending(over.get(), Optional.empty())));
            return;
        }
        int turn = turnEnds ? now.turn() + 1 : now.turn();
        sink.happen(new Event.PhaseBegan(now, new Moment(turn, now.player().enemy(), Phase.MOVEMENT)));
        variableArrivals.roll(sink);
    }

    /** Settles the ground that the scenario pays for after a game-turn (rule 21.9). */
    private void settleHolds(int turn, EventSink sink) {
        List<Payments.Hold> holds = state.scenario().victory().payments().holds();
        for (int place = 0; place < holds.size(); place++) {
            Payments.Hold hold = holds.get(place);
            if (hold.after().equals(OptionalInt.of(turn))) {
                boolean held = state.holds(hold.side(), hold.hex());
                sink.happen(new HoldSettled(place, hold.side(), hold.hex(), held, state.settled(place)));
            }
        }
    }

    /** Why the game ends with a game-turn that both players have completed, if it does (rule 4.3). */
    private Optional<Sentence> over(int turn, EventSink sink) {
        if (turn >= state.lastTurn()) {
            return Optional.of(Sentence.of("kept.lastTurn"));
        }
        int face = length.needsDie(turn) ? roll(Sentence.of("kept.endingDie"), sink) : 0;
        return length.endsAfter(turn, face) ? Optional.of(Sentence.of("kept.nightfall", turn)) : Optional.empty();
    }

    private int roll(Sentence meaning, EventSink sink) {
        int number = state.dice() + 1;
        int face = state.nextFace();
        sink.happen(new Event.DieRolled(number, face, meaning));
        return face;
    }

    /** Brings about what happens before the first command: the length is set and the first groups roll (rules 4.3, 16.3). */
    void open(EventSink sink) {
        if (length instanceof GameLength.Rolled) {
            shorten(GameLength.rolled(roll(Sentence.of("kept.lengthDie"), sink)).turns(), sink);
        } else if (length instanceof GameLength.Fixed fixed) {
            shorten(fixed.turns(), sink);
        }
        variableArrivals.roll(sink);
    }

    private void shorten(int turns, EventSink sink) {
        if (turns < state.lastTurn()) {
            sink.happen(new LengthSet(state.lastTurn(), turns));
        }
    }

    /** Takes the marks of marches and attacks away. */
    void clearMarks(EventSink sink) {
        List<MarksCleared.March> marches = new ArrayList<>();
        for (Unit unit : state.forces().moved().all()) {
            state.travel(unit).ifPresent(travel -> marches.add(new MarksCleared.March(unit, travel)));
        }
        List<Unit> attackers = state.forces().attackers().all();
        List<Hex> targets = state.attackedHexes();
        if (!marches.isEmpty() || !attackers.isEmpty()) {
            sink.happen(new MarksCleared(marches, attackers, targets));
        }
    }

    private void recoverAtDawn(EventSink sink) {
        for (Unit unit : state.forces().shaken().all()) {
            if (!state.inEnemyControl(unit)) {
                sink.happen(new Event.UnitRecovered(unit));
            }
        }
    }

    private void recoverByDay(Side player, EventSink sink) {
        int distance = state.scenario().rules().recoverAt();
        for (Unit unit : state.forces().shaken().of(player)) {
            if (distance > 0 && state.distanceToNearest(state.deployment().hexOf(unit), player.enemy()) >= distance) {
                sink.happen(new Event.UnitRecovered(unit));
            }
        }
    }

    /** Why a side may not concede, if it may not; it always may (rule 4.3). */
    Optional<Refusal> check(Command.Concede command) {
        return Optional.empty();
    }

    void resolve(Command.Concede command, EventSink sink) {
        Sentence reason = Sentence.of("kept.conceded", command.side());
        sink.happen(new Event.GameEnded(new Ending(reason, Optional.of(command.side()))));
    }
}
