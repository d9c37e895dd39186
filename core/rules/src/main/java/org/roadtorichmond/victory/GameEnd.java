package org.roadtorichmond.victory;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/**
 * What ended a game (rule 4.3; document 003).
 *
 * @param cause what it was
 * @param side the side that gave up or was forced to withdraw, if one was
 */
public record GameEnd(Cause cause, Optional<Side> side) {

    /** What can end a game. */
    public enum Cause {
        /** Its last game-turn is over. */
        TURNS,
        /** A die at the end of a game-turn. */
        DIE,
        /** A side has conceded. */
        CONCEDED,
        /** A side has lost its general, who was killed or left the field. */
        GENERAL,
        /** A side has lost enough units to break. */
        BREAK_POINT;

        private boolean isOfSide() {
            return this != TURNS && this != DIE;
        }
    }

    /** All that has ended a game: one thing, or several that came with the same command; nothing while it goes on. */
    public static List<GameEnd> of(GameState state) {
        if (state.ending().isEmpty()) {
            return List.of();
        }
        Optional<Side> conceded = state.ending().get().conceded();
        if (conceded.isPresent()) {
            return List.of(new GameEnd(Cause.CONCEDED, conceded));
        }
        List<GameEnd> withdrawals = withdrawals(state);
        if (!withdrawals.isEmpty()) {
            return withdrawals;
        }
        return List.of(new GameEnd(rolled(state) ? Cause.DIE : Cause.TURNS, Optional.empty()));
    }

    private static boolean rolled(GameState state) {
        int turn = state.moment().turn();
        VictorySystem system = VictorySystem.of(state.scenario());
        return turn < state.lastTurn()
                && system.referee(state.scenario()).length().needsDie(turn);
    }

    private static List<GameEnd> withdrawals(GameState state) {
        Situation now = Situation.of(state);
        return VictorySystem.stakesOf(state.scenario()).stops().stream()
                .filter(stop -> stop.when().holds(now))
                .map(stop ->
                        new GameEnd(stop.isBreakPoint() ? Cause.BREAK_POINT : Cause.GENERAL, Optional.of(stop.who())))
                .distinct()
                .toList();
    }

    /** The word for it in files: {@code turns}, {@code union general}. */
    public String word() {
        String what = Constants.word(cause);
        return side.map(who -> who.word() + " " + what).orElse(what);
    }

    /** The end that a {@link #word} stands for, if it stands for one. */
    public static Optional<GameEnd> of(String word) {
        return Stream.of(Cause.values())
                .flatMap(cause -> cause.isOfSide()
                        ? Stream.of(Side.values()).map(side -> new GameEnd(cause, Optional.of(side)))
                        : Stream.of(new GameEnd(cause, Optional.empty())))
                .filter(end -> end.word().equals(word))
                .findFirst();
    }

    /** What ended the game, as part of a sentence. */
    public Sentence sentence() {
        String key = "end." + Constants.word(cause);
        return side.map(who -> Sentence.of(key, who)).orElse(Sentence.of(key));
    }
}
