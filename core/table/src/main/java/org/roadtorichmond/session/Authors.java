package org.roadtorichmond.session;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;

/** Which side gave each command of a game, and by which action. */
final class Authors {
    private final Players players;
    private final List<Given> given = new ArrayList<>();

    /** Who gave a command, and the number of the action to which it belongs. */
    record Given(Side author, int action) {}

    /** Who gave each command of a game so far: that shows only while the game stands where the command was given. */
    Authors(Game game, Players players) {
        this.players = players;
        Game twin = Twin.of(game, 0);
        for (Entry entry : game.log()) {
            add(twin.state().decider(), given.size() + 1);
            twin.restore(entry);
        }
    }

    int size() {
        return given.size();
    }

    void add(Side author, int action) {
        given.add(new Given(author, action));
    }

    void removeLast() {
        given.remove(given.size() - 1);
    }

    /** The action to which the command of an entry belongs, from 0. */
    int action(int entry) {
        return given.get(entry).action();
    }

    /** Those from an entry on, as they are now. */
    List<Given> from(int entry) {
        return List.copyOf(given.subList(entry, given.size()));
    }

    /** Whether a person gave the command of an entry, from 0. */
    boolean human(int entry) {
        return players.seats(entry).human(given.get(entry).author());
    }

    /** The last entry whose command a person gave; negative if none did. */
    int lastHuman() {
        int last = given.size() - 1;
        while (last >= 0 && !human(last)) {
            last--;
        }
        return last;
    }

    /** The first entry of the last action of a log that can be taken back: in practice of a person, and dice do not matter. */
    int lastAction(List<Entry> log, boolean practice) {
        int first = practice ? lastHuman() : given.size() - 1;
        while (first > 0
                && action(first - 1) == action(first)
                && (practice || !log.get(first - 1).rolled())) {
            first--;
        }
        return first;
    }

    /** The last entries of a log that belong to the present phase, up to the last die and what no person ordered; ascending. */
    List<Integer> movesOfPhase(List<Entry> log) {
        List<Integer> moves = new ArrayList<>();
        for (int i = log.size() - 1; i >= 0; i--) {
            Entry entry = log.get(i);
            boolean begins = entry.events().stream().anyMatch(Event.PhaseBegan.class::isInstance);
            if (begins || entry.rolled() || !human(i)) {
                break;
            }
            moves.add(0, i);
        }
        return moves;
    }
}
