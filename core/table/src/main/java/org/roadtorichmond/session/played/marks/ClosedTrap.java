package org.roadtorichmond.session.played.marks;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roadtorichmond.play.Event;

/** {@link #UNITS} or more of the enemy's units were lost in one game-turn because they had no way to retreat (rule 8.6). */
final class ClosedTrap implements Mark {
    /** How many units it takes. */
    static final int UNITS = 3;

    @Override
    public String word() {
        return "closed-trap";
    }

    @Override
    public Optional<List<String>> earned(MarkedGame game) {
        Map<Integer, Long> trapped = game.all(Event.UnitEliminated.class)
                .filter(lost -> lost.unit().side() == game.side().enemy() && lost.trapped())
                .map(Event.UnitEliminated::turn)
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        return trapped.entrySet().stream()
                .filter(turn -> turn.getValue() >= UNITS)
                .max(Comparator.comparingLong(Map.Entry::getValue))
                .map(turn -> List.of(Long.toString(turn.getValue()), Integer.toString(turn.getKey())));
    }
}
