package org.roadtorichmond.metamorphic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.metamorphic.Question.Line;
import org.roadtorichmond.metamorphic.Question.Price;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Checks that in one of two games everything is at least as good for a side as in the other. */
final class Better {
    private final Game worse;
    private final Game better;
    private final Variety variety;
    private final String name;

    Better(Battle worse, Battle better, Variety variety) {
        this.worse = worse.begin();
        this.better = better.begin();
        this.variety = variety;
        name = "battle " + worse.seed() + ", turn " + worse.opening().moment();
    }

    Game worse() {
        return worse;
    }

    Game better() {
        return better;
    }

    /** Checks that units reach at least as many hexes in the better game, and none at a higher cost. */
    Better reach(Predicate<Unit> which) {
        for (Unit unit : worse.state().forces().units()) {
            if (worse.state().onMap(unit) && which.test(unit)) {
                // The counter in the other game may have another allowance printed on it.
                Unit same = better.state().scenario().units().get(unit.ordinal());
                Map<Hex, Price> less = Question.reach(worse, unit);
                Map<Hex, Price> more = Question.reach(better, same);
                less.forEach((hex, price) -> assertTrue(
                        more.containsKey(hex) && more.get(hex).halves() <= price.halves(),
                        () -> name + ": " + unit + " to " + hex + " for " + price + ", then " + more.get(hex)));
                variety.saw("reaches");
                boolean cheaper = less.entrySet().stream()
                        .anyMatch(entry ->
                                Objects.requireNonNull(more.get(entry.getKey())).halves()
                                        < entry.getValue().halves());
                variety.saw("cheaper", cheaper ? 1 : 0);
                variety.saw("wider", more.size() > less.size() ? 1 : 0);
            }
        }
        return this;
    }

    /** Checks that an existing line still exists and is no longer, and that a cut line needs at least as many hexes to cut (rule 21.21). */
    Better line(Side side) {
        Line before = Question.line(worse, side);
        Line after = Question.line(better, side);
        boolean fine = rank(after) > rank(before);
        if (rank(after) == rank(before)) {
            fine = after.kind() == Communications.Open.class
                    ? after.size() <= before.size()
                    : after.size() >= before.size();
        }
        assertTrue(fine, () -> name + ": line of " + side + ": " + before + ", then " + after);
        variety.saw("line " + before.kind().getSimpleName());
        variety.saw("better line", before.equals(after) ? 0 : 1);
        return this;
    }

    private static int rank(Line line) {
        if (line.kind() == Communications.Open.class) {
            return 2;
        }
        return line.kind() == Communications.Blocked.class ? 1 : 0;
    }

    /** Checks that every supplied hex is still supplied, and by a trace that is no longer (rule 21.22). */
    Better supply() {
        Map<Hex, Integer> before = Question.supply(worse);
        Map<Hex, Integer> after = Question.supply(better);
        before.forEach((hex, steps) -> assertTrue(
                after.getOrDefault(hex, Integer.MAX_VALUE) <= steps,
                () -> name + ": supply of " + hex + ": " + steps + ", then " + after.get(hex)));
        variety.saw("supply", before.size());
        variety.saw("better supply", before.equals(after) ? 0 : 1);
        return this;
    }

    /** Checks that the answers to some questions are equal. */
    Better same(Question... questions) {
        for (Question question : questions) {
            assertEquals(question.ask(worse), question.ask(better), () -> name + ": " + question);
        }
        return this;
    }
}
