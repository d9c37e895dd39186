package org.roadtorichmond.scenario.tally;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.sheets.SpoilsSheet;
import org.roadtorichmond.victory.sheets.SpoilsSheet.Event;
import org.roadtorichmond.victory.sheets.SpoilsSheet.Kind;
import org.roadtorichmond.victory.sheets.TallySheet;
import org.roadtorichmond.victory.systems.SpoilsOfWar;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/** Reads the sheets of {@code spoils-of-war}, and the part of other sheets that plays for the spoils. */
final class SpoilsSheetReader {
    private static final int MOST_TURNS = 1000;

    private final SheetFields sheet;
    private final int lastTurn;

    /** A reader of the sheet's units and events; it asks for the last turn. */
    SpoilsSheetReader(SheetFields sheet) {
        this.sheet = sheet;
        this.lastTurn = sheet.root().integerOr("lastTurn", 1, MOST_TURNS, SpoilsSheet.USUAL_LAST_TURN);
    }

    static Optional<TallySheet<?>> read(SheetFields sheet) {
        SpoilsSheetReader reader = new SpoilsSheetReader(sheet);
        PerArmy<List<SpoilsSheet.Unit>> armies = sheet.armies(reader::unit);
        SpoilsSheet content = reader.events(armies);
        return sheet.finish(new SpoilsOfWar(), () -> content);
    }

    private Optional<SpoilsSheet.Unit> unit(Fields unit, SheetUnits units) {
        String id = units.id(unit);
        UnitState.isDestroyed(unit);
        unit.truth("shaken");
        Optional<SpoilsSheet.Unit> scoring = scoring(unit, id);
        return sheet.finishUnit(unit, scoring::orElseThrow);
    }

    Optional<SpoilsSheet.Unit> scoring(Fields unit, String id) {
        return unit.object("scoring", fields -> {
            boolean rankAndFile = fields.truth("rankAndFile");
            boolean standardBearer = fields.truth("standardBearer");
            boolean lightTroops = fields.truth("lightTroops");
            boolean summoned = fields.truth("summoned");
            int arrived = fields.integer("arrivedTurn", 0, lastTurn);
            return fields.finish(
                    () -> new SpoilsSheet.Unit(id, rankAndFile, standardBearer, lightTroops, summoned, arrived));
        });
    }

    /** Reads the events of these armies, which were read before, and checks them against each other and the units. */
    SpoilsSheet events(PerArmy<List<SpoilsSheet.Unit>> armies) {
        Fields root = sheet.root();
        List<SpoilsEvent> events = root.objects("events", this::event);
        List<Event> plain = events.stream().map(SpoilsEvent::event).toList();
        SpoilsSheet content = new SpoilsSheet(armies, plain, lastTurn);
        if (root.isGood("armies", "events")) {
            new SpoilsCheck(content, sheet).check(events);
        }
        return content;
    }

    private Optional<SpoilsEvent> event(Fields fields) {
        Kind kind = fields.choice("kind", Kind.written());
        Army army = fields.choice("army", List.of(Army.values()));
        String unit = fields.text("unit");
        if (fields.isGood("army", "unit")) {
            checkKnown(fields, "unit", new Located<>(unit, fields.at("unit")), army);
        }
        boolean inCombat = kind == Kind.DESTROYED_IN_COMBAT && fields.isGood("kind");
        List<String> engaged = inCombat ? engaged(fields, army) : List.of();
        Optional<String> token = inCombat ? fields.optionalText("token") : Optional.empty();
        if (fields.isGood("kind")) {
            fields.refuse(List.of("engaged", "token"), "problem.unusedEventKey", Words.quoted(Constants.word(kind)));
        } else {
            fields.optionalValue("engaged");
            fields.optionalValue("token");
        }
        return fields.finish(() -> new SpoilsEvent(fields, new Event(kind, army, unit, engaged, token)));
    }

    private List<String> engaged(Fields fields, Army army) {
        List<String> ids = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Located<String> id : fields.texts("engaged")) {
            if (fields.isGood("army")) {
                checkKnown(fields, "engaged", id, army.enemy());
            }
            if (!seen.add(id.value())) {
                fields.faultAt(id.at(), "engaged", Sentence.of("problem.unitTwice", Words.quoted(id.value())));
            }
            ids.add(id.value());
        }
        return ids;
    }

    private void checkKnown(Fields fields, String key, Located<String> id, Army army) {
        SheetUnits units = sheet.units(army);
        if (!units.knows(id.value())) {
            fields.faultAt(id.at(), key, units.unknown(id.value()));
        }
    }
}
