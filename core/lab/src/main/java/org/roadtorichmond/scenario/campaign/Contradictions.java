package org.roadtorichmond.scenario.campaign;

import java.util.Collections;
import org.roadtorichmond.play.Condition;

/** Conditions that cannot be true together at the end of a battle, by what they say alone. */
final class Contradictions {
    private Contradictions() {}

    /** Whether two of some conditions contradict each other, or one of them itself. */
    static boolean among(Condition.All all) {
        return all.parts().stream().anyMatch(one -> all.parts().stream().anyMatch(other -> exclude(one, other)));
    }

    /** Whether two conditions are never true together. */
    static boolean exclude(Condition one, Condition other) {
        if (denies(one, other) || denies(other, one)) {
            return true;
        } else if (one instanceof Condition.Any any) {
            return any.parts().stream().allMatch(part -> exclude(part, other));
        } else if (one instanceof Condition.All all && !(other instanceof Condition.Any)) {
            return all.parts().stream().anyMatch(part -> exclude(part, other));
        } else if (other instanceof Condition.Any || other instanceof Condition.All) {
            return exclude(other, one);
        } else if (one instanceof Condition.In in) {
            return other instanceof Condition.In its
                    && in.battle().equals(its.battle())
                    && exclude(in.part(), its.part());
        } else if (one instanceof Condition.Winner winner) {
            return other instanceof Condition.Winner its && !winner.side().equals(its.side());
        } else if (one instanceof Condition.Lead lead) {
            return other instanceof Condition.Lead its && lead.side() != its.side();
        } else if (one instanceof Condition.Held held) {
            return other instanceof Condition.Held its && held.hex().equals(its.hex()) && held.side() != its.side();
        }
        return one instanceof Condition.Fate fate && other instanceof Condition.Fate its && exclude(fate, its);
    }

    private static boolean denies(Condition one, Condition other) {
        return one instanceof Condition.Not not && follows(not.part(), other);
    }

    /** Whether a condition is true wherever another one is. */
    private static boolean follows(Condition condition, Condition from) {
        return condition.equals(from)
                || (condition instanceof Condition.Any any
                        && any.parts().stream().anyMatch(part -> follows(part, from)))
                || (condition instanceof Condition.Lead less
                        && from instanceof Condition.Lead more
                        && less.side() == more.side()
                        && less.atLeast() <= more.atLeast());
    }

    /** Of one unit: what became of it, or where, differs. */
    private static boolean exclude(Condition.Fate one, Condition.Fate other) {
        boolean elsewhere =
                one.at().isPresent() && other.at().isPresent() && !one.at().equals(other.at());
        return !Collections.disjoint(one.units(), other.units()) && (one.kind() != other.kind() || elsewhere);
    }
}
