package org.roadtorichmond.session.played.marks;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.TurnRecord;

/** The player won and was ahead in the end, but was behind when the last game-turn that was played began. */
final class LastTurn implements Mark {
    @Override
    public String word() {
        return "last-turn";
    }

    @Override
    public Optional<List<String>> earned(MarkedGame game) {
        List<TurnRecord> turns = game.history().turns();
        TurnRecord end = turns.get(turns.size() - 1);
        Optional<TurnRecord> before = turns.stream()
                .filter(turn -> turn.turn() < end.turn())
                .reduce((earlier, later) -> later)
                // Before the first game-turn no one has done anything to be behind by.
                .filter(turn -> turn.turn() >= 1);
        return game.won()
                        && lead(end, game) > 0
                        && before.filter(turn -> lead(turn, game) < 0).isPresent()
                ? before.map(turn -> List.of(Long.toString(-lead(turn, game)), Integer.toString(end.turn())))
                : Optional.empty();
    }

    private static long lead(TurnRecord turn, MarkedGame game) {
        return turn.score().of(game.side()) - turn.score().of(game.side().enemy());
    }
}
