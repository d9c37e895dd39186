package org.roadtorichmond.victory.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.victory.sheets.ShakenSheet;
import org.roadtorichmond.victory.sheets.SpoilsCourse;
import org.roadtorichmond.victory.sheets.SpoilsSheet;
import org.roadtorichmond.victory.sheets.SpoilsSheet.Event;
import org.roadtorichmond.victory.sheets.SpoilsSheet.Kind;
import org.roadtorichmond.victory.sheets.SpoilsSheet.Unit;

@DisplayName("The spoils of war")
class SpoilsOfWarTest {
    private static final Unit A1 = scoring("a1");
    private static final Unit A2 = scoring("a2");
    private static final Unit B1 = scoring("b1");
    private static final Unit B2 = scoring("b2");

    private static Unit scoring(String id) {
        return new Unit(id, true, true, false, false, 0);
    }

    private static SpoilsSheet sheet(Event... events) {
        return new SpoilsSheet(new PerArmy<>(List.of(A1, A2), List.of(B1, B2)), List.of(events), 6);
    }

    private static Event destroyed(Army army, String unit, String taker) {
        return new Event(Kind.DESTROYED_IN_COMBAT, army, unit, List.of(taker), Optional.of(taker));
    }

    private static Event event(Kind kind, Army army, String unit) {
        return new Event(kind, army, unit, List.of(), Optional.empty());
    }

    private static PerArmy<Integer> tokens(SpoilsSheet sheet) {
        return PerArmy.each(SpoilsCourse.run(sheet, PerArmy.SHEET_NAMES).shares()::of);
    }

    @Test
    @DisplayName("put a token on the engaged scoring unit")
    void gained() {
        assertEquals(new PerArmy<>(0, 2), tokens(sheet(destroyed(Army.A, "a1", "b1"), destroyed(Army.A, "a2", "b1"))));
    }

    @Test
    @DisplayName("are lost, all of them, by a unit that becomes shaken, and do not come back when it rallies")
    void lostByShaken() {
        SpoilsSheet sheet = sheet(
                destroyed(Army.A, "a1", "b1"),
                destroyed(Army.A, "a2", "b1"),
                event(Kind.SHAKEN, Army.B, "b1"),
                event(Kind.RALLIED, Army.B, "b1"));
        assertEquals(new PerArmy<>(0, 0), tokens(sheet));
    }

    @Test
    @DisplayName("are lost by a unit that is destroyed, in combat or not")
    void lostByDestruction() {
        assertEquals(
                new PerArmy<>(0, 0), tokens(sheet(destroyed(Army.A, "a1", "b1"), event(Kind.DESTROYED, Army.B, "b1"))));
        assertEquals(new PerArmy<>(1, 0), tokens(sheet(destroyed(Army.A, "a1", "b1"), destroyed(Army.B, "b1", "a2"))));
    }

    @Test
    @DisplayName("are not given outside combat")
    void outsideCombat() {
        SpoilsCourse course = new SpoilsCourse(sheet(), PerArmy.SHEET_NAMES);
        assertEquals(List.of(), course.takers(event(Kind.DESTROYED, Army.A, "a1")));
    }

    @Test
    @DisplayName("are given by and to a unit that rallied, not to one that is shaken")
    void whileShaken() {
        SpoilsCourse course = new SpoilsCourse(sheet(), PerArmy.SHEET_NAMES);
        Event fall = new Event(Kind.DESTROYED_IN_COMBAT, Army.A, "a1", List.of("b1", "b2"), Optional.empty());
        course.apply(event(Kind.SHAKEN, Army.B, "b1"));
        assertEquals(List.of("b2"), course.takers(fall));
        course.apply(event(Kind.SHAKEN, Army.A, "a1"));
        assertEquals(List.of(), course.takers(fall));
        course.apply(event(Kind.RALLIED, Army.A, "a1"));
        course.apply(event(Kind.RALLIED, Army.B, "b1"));
        assertEquals(List.of("b1", "b2"), course.takers(fall));
    }

    @ParameterizedTest(name = "rank and file {0}, standard {1}, light {2}, summoned {3}, arrived {4}, last {5}: {6}")
    @CsvSource({
        "true, true, false, false, 0, 6, true", "true, true, false, false, 5, 6, true",
        "true, true, false, false, 6, 6, false", "true, true, false, false, 6, 7, true",
        "true, true, false, false, 7, 7, false", "false, true, false, false, 0, 6, false",
        "true, false, false, false, 0, 6, false", "true, true, true, false, 0, 6, false",
        "true, true, false, true, 0, 6, false"
    })
    @DisplayName("are for scoring units, both to give and to take")
    void scoringUnits(
            boolean rank, boolean standard, boolean light, boolean summoned, int arrived, int last, boolean scores) {
        Unit unit = new Unit("x", rank, standard, light, summoned, arrived);
        SpoilsSheet sheet = new SpoilsSheet(new PerArmy<>(List.of(A1, unit), List.of(B1)), List.of(), last);
        SpoilsCourse course = new SpoilsCourse(sheet, PerArmy.SHEET_NAMES);
        List<String> given = course.takers(destroyed(Army.A, "x", "b1"));
        List<String> taken = course.takers(destroyed(Army.B, "b1", "x"));
        assertEquals(scores ? List.of("b1") : List.of(), given);
        assertEquals(scores ? List.of("x") : List.of(), taken);
    }

    @Test
    @DisplayName("are won by the player with more tokens, by nobody if they are equal")
    void winner() {
        SpoilsOfWar system = new SpoilsOfWar();
        Event first = destroyed(Army.A, "a1", "b1");
        Event second = destroyed(Army.B, "b2", "a2");
        assertEquals(Winner.B, system.score(sheet(first), PerArmy.SHEET_NAMES).winner());
        assertEquals(
                Winner.NONE,
                system.score(sheet(first, second), PerArmy.SHEET_NAMES).winner());
        assertEquals(
                Winner.NONE,
                system.score(sheet(), PerArmy.SHEET_NAMES).objective().orElseThrow());
    }

    @Test
    @DisplayName("can be the primary objective of battle points")
    void asPrimary() {
        ShakenSheet plain = Sheets.shaken(3000, 0, 0);
        SpoilsSheet spoils = sheet(destroyed(Army.A, "a1", "b1"));
        ShakenSheet sheet =
                new ShakenSheet(3000, plain.armies(), Winner.NONE, Optional.of(spoils), Sheets.NO_SECONDARY, 1);
        Adjudication result = new BattlePoints16().score(sheet, PerArmy.SHEET_NAMES);
        assertEquals(Winner.B, result.objective().orElseThrow());
        assertEquals(13, result.battlePoints().orElseThrow().of(Army.B));
        assertEquals(1, result.tokens().orElseThrow().of(Army.B));
    }
}
