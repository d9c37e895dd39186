package org.roadtorichmond.scenario.tally;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.sheets.SheetSystem;
import org.roadtorichmond.victory.sheets.TallySheet;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/** The fields of a tally sheet, and what the readers for the several systems share. */
final class SheetFields {
    /** The largest cost, number of army points or bonus; sums of them stay far below the range of a long. */
    static final int MOST_POINTS = 1_000_000_000;

    /** The largest health or number of stands. */
    static final int MOST_HEALTH = 1_000_000;

    private static final List<String> KEYS_OF_SYSTEMS = List.of(
            "armyPoints",
            "secondary",
            "secondaryValue",
            "primary",
            "conceded",
            "bonus",
            "objectivesOnly",
            "events",
            "lastTurn");

    private static final List<String> UNIT_KEYS_OF_SYSTEMS = List.of(
            "cost",
            "startingHealth",
            "health",
            "fleeing",
            "shaken",
            "stands",
            "standsLeft",
            "character",
            "general",
            "battleStandard",
            "joined",
            "scoring");

    private final Fields root;
    private final String system;
    private final PerArmy<SheetUnits> sheetUnits = PerArmy.each(SheetUnits::new);

    SheetFields(Fields root, String system) {
        this.root = root;
        this.system = system;
    }

    Fields root() {
        return root;
    }

    SheetUnits units(Army army) {
        return sheetUnits.of(army);
    }

    /** Reads both armies, each unit by the given reader. */
    <U> PerArmy<List<U>> armies(BiFunction<Fields, SheetUnits, Optional<U>> unit) {
        PerArmy<List<U>> armies = both("armies", (fields, army) -> army(fields, army, unit), List.of());
        units(Army.A).checkJoined();
        units(Army.B).checkJoined();
        return armies;
    }

    private <U> List<U> army(Fields armies, Army army, BiFunction<Fields, SheetUnits, Optional<U>> unit) {
        return armies.object(Constants.word(army), fields -> {
                    List<U> units = fields.objects("units", each -> unit.apply(each, units(army)));
                    return fields.finish(() -> units);
                })
                .orElse(List.of());
    }

    /** Reads an object with a value for army {@code a} and one for {@code b}. */
    <T> PerArmy<T> both(String key, BiFunction<Fields, Army, T> question, T standIn) {
        return root.object(key, fields -> {
                    PerArmy<T> both = PerArmy.each(army -> question.apply(fields, army));
                    return fields.finish(() -> both);
                })
                .orElse(new PerArmy<>(standIn, standIn));
    }

    /** Reads true or false for each army. */
    PerArmy<Boolean> truths(String key) {
        return both(key, (fields, army) -> fields.truth(Constants.word(army)), false);
    }

    static int cost(Fields unit) {
        return unit.integer("cost", 0, MOST_POINTS);
    }

    /** Checks that a unit has no more left than it started with, nothing if destroyed, and something if present. */
    static void checkLeft(Fields unit, String startKey, String leftKey) {
        if (!unit.isGood(startKey, leftKey, "state")) {
            return;
        }
        int start = unit.integer(startKey, 0, MOST_HEALTH);
        int left = unit.integer(leftKey, 0, MOST_HEALTH);
        String state = unit.text("state");
        unit.check(left <= start, leftKey, Sentence.of("problem.moreLeft", left, Words.quoted(startKey), start));
        unit.check(left == 0 || !state.equals("destroyed"), leftKey, Sentence.of("problem.leftDestroyed", left));
        unit.check(left > 0 || !state.equals("present"), leftKey, Sentence.of("problem.leftNothing"));
    }

    /** Makes the unit, unless it has problems or keys that the system does not use. */
    <U> Optional<U> finishUnit(Fields unit, Supplier<U> maker) {
        unit.refuse(UNIT_KEYS_OF_SYSTEMS, "problem.unusedUnitKey", system);
        return unit.finish(maker);
    }

    /** Makes the sheet, unless there were problems or keys that the system does not use. */
    <S> Optional<TallySheet<?>> finish(SheetSystem<S> scoring, Supplier<S> maker) {
        root.refuse(KEYS_OF_SYSTEMS, "problem.unusedKey", system);
        return root.finish(() -> new TallySheet<>(scoring, maker.get()));
    }
}
