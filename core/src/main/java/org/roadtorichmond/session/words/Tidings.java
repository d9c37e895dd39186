package org.roadtorichmond.session.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Unit;

/** What the map tells of losses until the next command: a unit that is gone can no longer show what became of it. */
public final class Tidings {
    private Tidings() {}

    /**
     * A unit that was eliminated.
     *
     * @param unit which
     * @param hex where it stood
     * @param trapped whether it fell because it could not retreat (rule 8.6), not by the die alone
     */
    public record Loss(Unit unit, Hex hex, boolean trapped) {}

    /** Those whom the last command cost. */
    public static List<Loss> of(Game game) {
        List<Loss> losses = new ArrayList<>();
        List<Entry> log = game.log();
        if (!log.isEmpty()) {
            for (Event event : log.get(log.size() - 1).events()) {
                if (event instanceof Event.UnitEliminated lost) {
                    losses.add(new Loss(lost.unit(), lost.hex(), trapped(lost)));
                }
            }
        }
        return losses;
    }

    /** The die eliminates by the results that say so; every other elimination is a retreat that could not be made. */
    private static boolean trapped(Event.UnitEliminated lost) {
        return Stream.of(CombatResult.AE, CombatResult.DE, CombatResult.EX)
                .noneMatch(result -> result.title().equals(lost.cause()));
    }
}
