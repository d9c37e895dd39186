package org.roadtorichmond.scenario.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.victory.sheets.ShakenSheet;
import org.roadtorichmond.victory.sheets.SpoilsSheet;
import org.roadtorichmond.victory.sheets.TallySheet;
import org.roadtorichmond.victory.systems.BattlePoints16;

/** Reads the sheets of {@code battle-points-16}, with the events of the spoils of war if they are played for. */
final class ShakenSheetReader {
    private enum Primary {
        A,
        B,
        NONE,
        SPOILS_OF_WAR
    }

    private final SheetFields sheet;
    private final Fields root;
    private final PerArmy<List<SpoilsSheet.Unit>> spoilsUnits = PerArmy.each(army -> new ArrayList<>());

    private ShakenSheetReader(SheetFields sheet) {
        this.sheet = sheet;
        this.root = sheet.root();
    }

    static Optional<TallySheet<?>> read(SheetFields sheet) {
        return new ShakenSheetReader(sheet).read();
    }

    private Optional<TallySheet<?>> read() {
        int armyPoints = root.integer("armyPoints", 1, SheetFields.MOST_POINTS);
        PerArmy<Boolean> secondary = sheet.truths("secondary");
        int value = root.integer("secondaryValue", 0, 10);
        Primary primary = root.choice("primary", List.of(Primary.values()));
        Optional<SpoilsSheetReader> spoils =
                primary == Primary.SPOILS_OF_WAR ? Optional.of(new SpoilsSheetReader(sheet)) : Optional.empty();
        PerArmy<List<ShakenSheet.Unit>> armies = sheet.armies((unit, units) -> unit(unit, units, spoils));
        Optional<SpoilsSheet> course = spoils.map(reader -> reader.events(spoilsUnits));
        allowUnknownPrimary();
        return sheet.finish(
                new BattlePoints16(),
                () -> new ShakenSheet(armyPoints, armies, winner(primary), course, secondary, value));
    }

    /** If the primary objective is not known, neither is whether the keys of the spoils of war are used. */
    private void allowUnknownPrimary() {
        if (!root.isGood("primary")) {
            root.optionalValue("events");
            root.optionalValue("lastTurn");
        }
    }

    private static Winner winner(Primary primary) {
        return switch (primary) {
            case A -> Winner.A;
            case B -> Winner.B;
            case NONE, SPOILS_OF_WAR -> Winner.NONE;
        };
    }

    private Optional<ShakenSheet.Unit> unit(Fields unit, SheetUnits units, Optional<SpoilsSheetReader> spoils) {
        String id = units.id(unit);
        int cost = SheetFields.cost(unit);
        int starting = unit.integer("startingHealth", 1, SheetFields.MOST_HEALTH);
        int health = unit.integer("health", 0, SheetFields.MOST_HEALTH);
        boolean destroyed = UnitState.isDestroyed(unit);
        SheetFields.checkLeft(unit, "startingHealth", "health");
        boolean shaken = unit.truth("shaken");
        units.joined(unit);
        if (!root.isGood("primary")) {
            unit.optionalValue("scoring");
        }
        spoils.flatMap(reader -> reader.scoring(unit, id)).ifPresent(spoilsUnits.of(units.army())::add);
        return sheet.finishUnit(unit, () -> new ShakenSheet.Unit(id, cost, starting, health, destroyed, shaken));
    }
}
