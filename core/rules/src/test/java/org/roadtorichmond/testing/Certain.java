package org.roadtorichmond.testing;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Rules;

/** Changes to the rules that make the result of a combat certain, so that a test need not search for dice. */
public final class Certain {
    private Certain() {}

    /** Rules in which a strength point has a price. */
    public static Rules price(int each, Rules rules) {
        return new Rules(
                rules.allowances(),
                rules.stacking(),
                rules.ground(),
                rules.bombardment(),
                rules.table(),
                rules.nightPercent(),
                rules.recoverAt(),
                rules.options(),
                each,
                rules.restrictions());
    }

    /** Rules under which every attack has the same result, at any odds. */
    public static UnaryOperator<Rules> result(CombatResult result) {
        Map<Odds, List<CombatResult>> columns = new EnumMap<>(Odds.class);
        for (Odds odds : Odds.values()) {
            columns.put(odds, Collections.nCopies(CombatTable.FACES, result));
        }
        return rules -> new Rules(
                rules.allowances(),
                rules.stacking(),
                rules.ground(),
                rules.bombardment(),
                new CombatTable(columns),
                rules.nightPercent(),
                rules.recoverAt(),
                rules.options(),
                rules.costPerPoint(),
                rules.restrictions());
    }

    /** Rules with limited advance (rule 16.1). */
    public static Rules limitedAdvance(Rules rules) {
        return rules.with(new Rules.Options(true, false, false, false));
    }

    /** Rules with attrition (rule 16.4). */
    public static Rules attrition(Rules rules) {
        return rules.with(new Rules.Options(false, false, false, true));
    }
}
