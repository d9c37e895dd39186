package org.roadtorichmond.scenario;

import java.util.List;
import org.roadtorichmond.victory.Army;
import org.roadtorichmond.victory.Both;
import org.roadtorichmond.victory.SpoilsCourse;
import org.roadtorichmond.victory.SpoilsSheet;
import org.roadtorichmond.victory.SpoilsSheet.Event;

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
        this.course = new SpoilsCourse(content, Both.SHEET_NAMES);
    }

    void check(List<SpoilsEvent> events) {
        for (SpoilsEvent each : events) {
            Event event = each.event();
            each.fields()
                    .check(
                            !course.isDestroyed(event.army(), event.unit()),
                            "unit",
                            "The unit %s was destroyed by an earlier event. Remove one of the two events."
                                    .formatted(Words.quoted(event.unit())));
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
                    "A token is due for %s, but no \"token\" is given. Add the key with %s."
                            .formatted(Words.quoted(event.unit()), Words.either(takers)));
        } else if (takers.isEmpty()) {
            fields.fault("token", "No token is due: %s. Remove the key.".formatted(whyNotDue(event)));
        } else {
            String taker = event.token().orElseThrow();
            fields.check(
                    takers.contains(taker),
                    "token",
                    "The token cannot go to %s, which %s. Expected %s."
                            .formatted(Words.quoted(taker), whyNotTaker(event, taker), Words.either(takers)));
        }
    }

    private String whyNotDue(Event event) {
        return course.whyNotScoring(event.army(), event.unit())
                .map(why -> "%s is no scoring unit, it %s".formatted(Words.quoted(event.unit()), why))
                .orElse("none of the engaged units is a scoring unit now");
    }

    private String whyNotTaker(Event event, String taker) {
        return event.engaged().contains(taker)
                ? course.whyNotScoring(event.army().enemy(), taker).orElse("scores")
                : "was not engaged";
    }

    private void checkEnd(Army army, String id) {
        sheet.roster(army).unit(id).ifPresent(fields -> {
            boolean destroyed = course.isDestroyed(army, id);
            boolean isDestroyed = UnitState.isDestroyed(fields);
            fields.check(isDestroyed == destroyed, "state", state(destroyed));
            boolean shaken = course.isShaken(army, id);
            boolean agrees = destroyed || isDestroyed || fields.truth("shaken") == shaken;
            fields.check(agrees, "shaken", shaken(shaken));
        });
    }

    private static String state(boolean destroyed) {
        return destroyed
                ? "The events destroy this unit. Write \"destroyed\", or remove the event."
                : "No event destroys this unit. Write \"present\", or add the event.";
    }

    private static String shaken(boolean shaken) {
        return shaken
                ? "This unit became shaken and did not rally. Write true, or add the event \"rallied\"."
                : "By the events this unit is not shaken in the end. Write false, or mend the events.";
    }
}
