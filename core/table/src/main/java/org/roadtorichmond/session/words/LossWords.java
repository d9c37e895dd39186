package org.roadtorichmond.session.words;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Stakes;

/** What is said of units that were lost: by what their counters say, the dearest first, with what the loss pays to whom. */
public final class LossWords {
    private final Texts texts;
    private final Optional<Stakes> stakes;

    private LossWords(Texts texts, Optional<Stakes> stakes) {
        this.texts = texts;
        this.stakes = stakes;
    }

    /** The words in a game of which it is not known what it pays for. */
    public LossWords(Texts texts) {
        this(texts, Optional.empty());
    }

    /** The words in games of a scenario. */
    public LossWords(Texts texts, Scenario scenario) {
        this(texts, Optional.of(VictorySystem.stakesOf(scenario)));
    }

    private long points(Unit unit) {
        return stakes.map(known -> known.forLossOf(unit)).orElse(0L);
    }

    /** Some units by name, the dearest first; where there are more than a number, the rest is counted. */
    public String names(Collection<Unit> units, int most) {
        String named = units.stream()
                .sorted(Comparator.comparingLong(this::points).reversed().thenComparing(Comparator.naturalOrder()))
                .limit(most)
                .map(Unit::named)
                .collect(Collectors.joining(", "));
        return units.size() > most ? texts.get("opponent.more", named, units.size() - most) : named;
    }

    /** What the loss of some units of one side pays the other, as the end of a sentence; empty if it pays nothing. */
    public String paid(List<Unit> lost) {
        long points = lost.stream().mapToLong(this::points).sum();
        return points == 0
                ? ""
                : texts.get(
                        "loss.paid",
                        points,
                        texts.get("report.side." + lost.get(0).side().enemy().word()));
    }

    /** A loss as it is noted in its hex: {@code Train lost, 10 points}. */
    public String note(Event.UnitEliminated loss) {
        String words = texts.get(loss.trapped() ? "note.trapped" : "note.lost", loss.unit());
        long points = points(loss.unit());
        return points == 0 ? words : texts.get("loss.note", words, points);
    }

    /** A loss in a sentence. */
    public String told(Event.UnitEliminated loss) {
        return texts.get("log.eliminated", loss.unit().named(), loss.hex(), loss.cause(), paid(List.of(loss.unit())));
    }
}
