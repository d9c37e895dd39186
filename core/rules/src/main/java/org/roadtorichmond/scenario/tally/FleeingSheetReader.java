package org.roadtorichmond.scenario.tally;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.sheets.FleeingSheet;
import org.roadtorichmond.victory.sheets.SheetSystem;
import org.roadtorichmond.victory.sheets.TallySheet;
import org.roadtorichmond.words.Sentence;

/** Reads the sheets of {@code battle-points-17} and {@code simplified}. */
final class FleeingSheetReader {
    private FleeingSheetReader() {}

    static Optional<TallySheet<?>> read(SheetFields sheet, SheetSystem<FleeingSheet> system) {
        Fields root = sheet.root();
        int armyPoints = root.integer("armyPoints", 1, SheetFields.MOST_POINTS);
        PerArmy<Boolean> secondary = sheet.truths("secondary");
        root.check(!(secondary.a() && secondary.b()), "secondary", Sentence.of("problem.bothSecondary"));
        PerArmy<List<FleeingSheet.Unit>> armies = sheet.armies((unit, units) -> unit(sheet, unit, units));
        return sheet.finish(system, () -> new FleeingSheet(armyPoints, secondary, armies));
    }

    private static Optional<FleeingSheet.Unit> unit(SheetFields sheet, Fields unit, SheetUnits units) {
        String id = units.id(unit);
        int cost = SheetFields.cost(unit);
        int starting = unit.integer("startingHealth", 1, SheetFields.MOST_HEALTH);
        int health = unit.integer("health", 0, SheetFields.MOST_HEALTH);
        boolean destroyed = UnitState.isDestroyed(unit);
        SheetFields.checkLeft(unit, "startingHealth", "health");
        boolean fleeing = unit.truth("fleeing");
        boolean general = units.office(unit, "general");
        boolean standard = units.office(unit, "battleStandard");
        unit.truthOr("character", false);
        units.joined(unit);
        return sheet.finishUnit(
                unit, () -> new FleeingSheet.Unit(id, cost, starting, health, destroyed, fleeing, general, standard));
    }
}
