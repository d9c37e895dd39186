package org.roadtorichmond.scenario.tally;

import java.util.List;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.sheets.SpoilsCourse;
import org.roadtorichmond.victory.sheets.SpoilsSheet;
import org.roadtorichmond.victory.sheets.SpoilsSheet.Event;
import org.roadtorichmond.words.Sentence;

/**
 * Checks the events of a sheet in their order: nothing happens to a destroyed unit, tokens are given where one is due
 * and only there, and in the end every unit is as the sheet says.
 */
final class SpoilsCheck {
    private final SpoilsSheet content;
    private final SheetFields sheet;
    private final SpoilsCourse course;

    SpoilsCheck(SpoilsSheet content, SheetFields sheet) {
        this.content = content;
        this.sheet = sheet;
        this.course = new SpoilsCourse(content, PerArmy.SHEET_NAMES);
    }

    void check(List<SpoilsEvent> events) {
        for (SpoilsEvent each : events) {
            Event event = each.event();
            each.fields()
                    .check(
                            !course.isDestroyed(event.army(), event.unit()),
                            "unit",
                            Sentence.of("problem.destroyedBefore", Words.quoted(event.unit())));
            checkToken(each.fields(), event);
            course.apply(event);
        }
        for (Army army : Army.values()) {
            content.armies().of(army).forEach(unit -> checkEnd(army, unit.id()));
        }
    }

    private void checkToken(Fields fields, Event event) {
        List<String> takers = course.takers(event);
        if (event.token().isEmpty()) {
            fields.check(
                    takers.isEmpty(),
                    "token",
                    Sentence.of("problem.tokenDue", Words.quoted(event.unit()), Words.either(takers)));
        } else if (takers.isEmpty()) {
            fields.fault("token", Sentence.of("problem.noTokenDue", whyNotDue(event)));
        } else {
            String taker = event.token().orElseThrow();
            if (!takers.contains(taker)) {
                Sentence why = whyNotTaker(event, taker);
                fields.fault("token", Sentence.of("problem.noTaker", Words.quoted(taker), why, Words.either(takers)));
            }
        }
    }

    private Sentence whyNotDue(Event event) {
        return course.whyNotScoring(event.army(), event.unit())
                .map(why -> Sentence.of("problem.noScoringUnit", Words.quoted(event.unit()), why))
                .orElse(Sentence.of("problem.noneScores"));
    }

    private Sentence whyNotTaker(Event event, String taker) {
        return event.engaged().contains(taker)
                ? course.whyNotScoring(event.army().enemy(), taker).orElseThrow()
                : Sentence.of("problem.notEngaged");
    }

    private void checkEnd(Army army, String id) {
        sheet.units(army).unit(id).ifPresent(fields -> {
            boolean destroyed = course.isDestroyed(army, id);
            boolean isDestroyed = UnitState.isDestroyed(fields);
            fields.check(isDestroyed == destroyed, "state", state(destroyed));
            boolean shaken = course.isShaken(army, id);
            boolean agrees = destroyed || isDestroyed || fields.truth("shaken") == shaken;
            fields.check(agrees, "shaken", shaken(shaken));
        });
    }

    private static Sentence state(boolean destroyed) {
        return destroyed ? Sentence.of("problem.eventsDestroy") : Sentence.of("problem.noEventDestroys");
    }

    private static Sentence shaken(boolean shaken) {
        return shaken ? Sentence.of("problem.staysShaken") : Sentence.of("problem.notShaken");
    }
}
