package org.roadtorichmond.scenario.tally;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.victory.sheets.TallySheet;
import org.roadtorichmond.victory.sheets.WithdrawalSheet;
import org.roadtorichmond.victory.sheets.WithdrawalSheet.State;
import org.roadtorichmond.victory.systems.Withdrawal;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/** Reads the sheets of {@code withdrawal}. */
final class WithdrawalSheetReader {
    private WithdrawalSheetReader() {}

    static Optional<TallySheet<?>> read(SheetFields sheet) {
        Fields root = sheet.root();
        Winner conceded = root.choice("conceded", List.of(Winner.values()));
        PerArmy<Integer> bonus = sheet.both(
                "bonus", (fields, army) -> fields.integer(Constants.word(army), 0, SheetFields.MOST_POINTS), 0);
        boolean objectivesOnly = root.truthOr("objectivesOnly", false);
        PerArmy<List<WithdrawalSheet.Unit>> armies = sheet.armies((unit, units) -> unit(sheet, unit, units));
        return sheet.finish(new Withdrawal(), () -> new WithdrawalSheet(armies, conceded, bonus, objectivesOnly));
    }

    private static Optional<WithdrawalSheet.Unit> unit(SheetFields sheet, Fields unit, SheetUnits units) {
        String id = units.id(unit);
        int cost = SheetFields.cost(unit);
        int stands = unit.integer("stands", 1, SheetFields.MOST_HEALTH);
        int left = unit.integer("standsLeft", 0, SheetFields.MOST_HEALTH);
        State state = unit.choice("state", List.of(State.values()));
        SheetFields.checkLeft(unit, "stands", "standsLeft");
        boolean character = unit.truth("character");
        boolean general = units.office(unit, "general");
        if (unit.isGood("state", "general")) {
            unit.check(general || state != State.LEFT, "state", Sentence.of("problem.onlyGeneral"));
        }
        return sheet.finishUnit(
                unit, () -> new WithdrawalSheet.Unit(id, cost, stands, left, state, character, general));
    }
}
