package org.roadtorichmond.scenario.campaign;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Constants;

/** Conditions as they stand in files, such that they are read again as the same. */
final class ConditionText {
    private ConditionText() {}

    /**
     * A condition on the end of the battle in whose scenario it stands.
     *
     * @throws IllegalArgumentException if it is about another battle
     */
    static Json of(Condition condition) {
        if (condition instanceof Condition.Winner winner) {
            return Json.object().put("winner", winner.side().map(Side::word).orElse("draw"));
        } else if (condition instanceof Condition.Lead lead) {
            return Json.object().put("lead", lead.side().word()).put("atLeast", lead.atLeast());
        } else if (condition instanceof Condition.Held held) {
            return Json.object()
                    .put("held", held.hex().number())
                    .put("by", held.side().word());
        } else if (condition instanceof Condition.Fate fate) {
            return fate(fate);
        } else if (condition instanceof Condition.All all) {
            return list("all", all.parts(), ConditionText::of);
        } else if (condition instanceof Condition.Any any) {
            return list("any", any.parts(), ConditionText::of);
        } else if (condition instanceof Condition.Not not) {
            return Json.object().put("not", of(not.part()));
        }
        throw new IllegalArgumentException("about another battle: " + condition);
    }

    private static <T> Json list(String key, List<T> parts, Function<T, Json> each) {
        return Json.object().put(key, Json.list(parts, each));
    }

    /** A formation is written unit by unit: what it is called may differ in another battle. */
    private static Json fate(Condition.Fate fate) {
        String key = Constants.word(fate.kind());
        Function<Unit, Json> each = unit -> at(Json.object().put(key, unit.id()), fate.at());
        return fate.units().size() == 1 ? each.apply(fate.units().get(0)) : list("all", fate.units(), each);
    }

    private static Json at(Json written, Optional<Hex> hex) {
        hex.ifPresent(where -> written.put("at", where.number()));
        return written;
    }
}
