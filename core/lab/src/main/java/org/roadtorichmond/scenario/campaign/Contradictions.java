package org.roadtorichmond.scenario.campaign;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.roadtorichmond.play.Condition;

/** Conditions that cannot be true together at the end of a battle, by what they say alone. */
final class Contradictions {
    private Contradictions() {}

    /** Whether two of some conditions contradict each other, also where one of them is made of several that must all be true. */
    static boolean among(Condition.All all) {
        List<Condition> parts =
                all.parts().stream().flatMap(Contradictions::parts).toList();
        return parts.stream().anyMatch(one -> parts.stream().anyMatch(other -> exclude(one, other)));
    }

    private static Stream<Condition> parts(Condition condition) {
        return condition instanceof Condition.All all
                ? all.parts().stream().flatMap(Contradictions::parts)
                : Stream.of(condition);
    }

    private static boolean exclude(Condition one, Condition other) {
        if (one instanceof Condition.In in) {
            return other instanceof Condition.In its
                    && in.battle().equals(its.battle())
                    && exclude(in.part(), its.part());
        } else if (one instanceof Condition.Not not) {
            return not.part().equals(other);
        } else if (one instanceof Condition.Winner winner) {
            return other instanceof Condition.Winner its && !winner.side().equals(its.side());
        } else if (one instanceof Condition.Lead lead) {
            return other instanceof Condition.Lead its && lead.side() != its.side();
        } else if (one instanceof Condition.Held held) {
            return other instanceof Condition.Held its && held.hex().equals(its.hex()) && held.side() != its.side();
        }
        return one instanceof Condition.Fate fate && other instanceof Condition.Fate its && exclude(fate, its);
    }

    /** Of one unit: what became of it, or where, differs. */
    private static boolean exclude(Condition.Fate one, Condition.Fate other) {
        boolean elsewhere =
                one.at().isPresent() && other.at().isPresent() && !one.at().equals(other.at());
        return !Collections.disjoint(one.units(), other.units()) && (one.kind() != other.kind() || elsewhere);
    }
}
