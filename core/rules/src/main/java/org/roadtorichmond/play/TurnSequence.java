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
    private final MusterSystem muster;
    private final GameLength length;

    TurnSequence(
            GameState state,
            ReinforcementSystem reinforcements,
            CombatSystem combat,
            MusterSystem muster,
            GameLength length) {
        super(state);
        this.muster = muster;
        this.length = length;
        this.reinforcements = reinforcements;
        this.combat = combat;
    }

    /** Why the phase may not end yet, if it may not. */
    Optional<Refusal> check(Command.EndPhase command) {
        if (state.moment().phase() == Phase.MOVEMENT) {
            List<Unit> waiting = reinforcements.owed();
            return waiting.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Refusal(Reason.MUST_ENTER, waiting.size(), waiting));
        }
        List<Unit> owed = combat.owed().units();
        return owed.isEmpty() ? Optional.empty() : Optional.of(new Refusal(Reason.MUST_ATTACK, owed.size(), owed));
    }

    void resolve(Command.EndPhase command, Script script) {
        Moment now = state.moment();
        if (now.phase() == Phase.MOVEMENT && Phase.of(state.night()).contains(Phase.COMBAT)) {
            script.happen(new Event.PhaseBegan(now, new Moment(now.turn(), now.player(), Phase.COMBAT)));
            return;
        }
        clearMarks(script);
        boolean turnEnds = now.player() != state.scenario().first();
        if (state.night()) {
            if (turnEnds) {
                recoverAtDawn(script);
            }
        } else {
            recoverByDay(now.player(), script);
        }
        if (turnEnds) {
            settleHolds(now.turn(), script);
        }
        Optional<Sentence> over = turnEnds ? over(now.turn(), script) : Optional.empty();
        if (over.isPresent()) {
            script.happen(new Event.GameEnded(new Ending(over.get(), Optional.empty())));
            return;
        }
        int turn = turnEnds ? now.turn() + 1 : now.turn();
        script.happen(new Event.PhaseBegan(now, new Moment(turn, now.player().enemy(), Phase.MOVEMENT)));
        muster.roll(script);
    }

    /** Settles the ground that the scenario pays for after a game-turn (rule 21.9). */
    private void settleHolds(int turn, Script script) {
        List<Payments.Hold> holds = state.scenario().victory().payments().holds();
        for (int place = 0; place < holds.size(); place++) {
            Payments.Hold hold = holds.get(place);
            if (hold.after().equals(OptionalInt.of(turn))) {
                boolean held = state.holds(hold.side(), hold.hex());
                script.happen(new HoldSettled(place, hold.side(), hold.hex(), held, state.settled(place)));
            }
        }
    }

    /** Why the game ends with a game-turn that both players have completed, if it does (rule 4.3). */
    private Optional<Sentence> over(int turn, Script script) {
        if (turn >= state.lastTurn()) {
            return Optional.of(Sentence.of("kept.lastTurn"));
        }
        int face = length.needsDie(turn) ? roll(Sentence.of("kept.endingDie"), script) : 0;
        return length.endsAfter(turn, face) ? Optional.of(Sentence.of("kept.nightfall", turn)) : Optional.empty();
    }

    private int roll(Sentence meaning, Script script) {
        int number = state.dice() + 1;
        int face = state.nextFace();
        script.happen(new Event.DieRolled(number, face, meaning));
        return face;
    }

    /** Brings about what happens before the first command: the length is set and the first groups roll (rules 4.3, 16.3). */
    void open(Script script) {
        if (length instanceof GameLength.Rolled) {
            shorten(
                    GameLength.rolled(roll(Sentence.of("kept.lengthDie"), script))
                            .turns(),
                    script);
        } else if (length instanceof GameLength.Fixed fixed) {
            shorten(fixed.turns(), script);
        }
        muster.roll(script);
    }

    private void shorten(int turns, Script script) {
        if (turns < state.lastTurn()) {
            script.happen(new LengthSet(state.lastTurn(), turns));
        }
    }

    /** Takes the marks of marches and attacks away. */
    void clearMarks(Script script) {
        List<MarksCleared.March> marches = new ArrayList<>();
        for (Unit unit : state.forces().moved().all()) {
            state.travel(unit).ifPresent(travel -> marches.add(new MarksCleared.March(unit, travel)));
        }
        List<Unit> attackers = state.forces().attackers().all();
        List<Hex> targets = state.attackedHexes();
        if (!marches.isEmpty() || !attackers.isEmpty()) {
            script.happen(new MarksCleared(marches, attackers, targets));
        }
    }

    private void recoverAtDawn(Script script) {
        for (Unit unit : state.forces().shaken().all()) {
            if (!state.inEnemyControl(unit)) {
                script.happen(new Event.UnitRecovered(unit));
            }
        }
    }

    private void recoverByDay(Side player, Script script) {
        int distance = state.scenario().rules().recoverAt();
        for (Unit unit : state.forces().shaken().of(player)) {
            if (distance > 0 && state.distanceToNearest(state.deployment().hexOf(unit), player.enemy()) >= distance) {
                script.happen(new Event.UnitRecovered(unit));
            }
        }
    }

    /** Why a side may not concede, if it may not; it always may (rule 4.3). */
    Optional<Refusal> check(Command.Concede command) {
        return Optional.empty();
    }

    void resolve(Command.Concede command, Script script) {
        Sentence reason = Sentence.of("kept.conceded", command.side());
        script.happen(new Event.GameEnded(new Ending(reason, Optional.of(command.side()))));
    }
}
