package org.roadtorichmond.session.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName(
        "The order of battle: both armies, where every unit is, which were lost and how, and which are still to come")
final class RosterTest {
    private static final Texts TEXTS =
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);

    private static Game begun(String scenario) {
        return VictorySystems.newGame(
                new Documents(Shelf.of(List.of()))
                        .openScenario(scenario)
                        .value()
                        .orElseThrow()
                        .survey(),
                7);
    }

    private static List<Roster.Item> all(Roster roster) {
        return Stream.of(Side.values())
                .flatMap(side -> roster.corps(side).stream())
                .flatMap(corps -> corps.items().stream())
                .toList();
    }

    private static Roster.Item item(Table table, String id) {
        return new Roster(table.game()).item(table.unit(id));
    }

    private static String where(Table table, String id) {
        return new RosterWords(TEXTS, table.state()).where(item(table, id));
    }

    private static List<String> names(Roster roster, Side side) {
        return roster.corps(side).stream().map(Roster.Corps::name).toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"road-to-richmond", "gaines-mill", "savages-station", "the-bridges", "training", "glendale"})
    @DisplayName("every unit of a scenario stands in it once, at its beginning and at its end, as the game has it")
    void everybodyOnce(String scenario) {
        Game game = begun(scenario);
        check(game);
        new Playout(Commanders.named("cadet"), Commanders.named("cadet")).play(game);
        check(game);
    }

    private static void check(Game game) {
        GameState state = game.state();
        Roster roster = new Roster(game);
        List<Roster.Item> items = all(roster);
        assertEquals(
                state.scenario().units(),
                items.stream().map(Roster.Item::unit).sorted().toList());
        RosterWords words = new RosterWords(TEXTS, state);
        for (Roster.Item item : items) {
            Unit unit = item.unit();
            assertEquals(state.onMap(unit), item.fate() instanceof Fate.OnMap, unit::id);
            assertEquals(state.awaited(unit), item.fate() instanceof Fate.Awaited, unit::id);
            assertEquals(state.exited(unit).isPresent(), item.fate() instanceof Fate.Left, unit::id);
            assertEquals(state.eliminated(unit).isPresent(), item.fate() instanceof Fate.Lost, unit::id);
            if (item.fate() instanceof Fate.Lost lost) {
                assertEquals(unit, lost.loss().orElseThrow().unit());
                assertEquals(state.eliminated(unit).orElseThrow().turn, lost.turn());
            }
            assertTrue(words.matches(item, unit.id()), unit::id);
            assertFalse(words.where(item).isBlank(), unit::id);
        }
    }

    @Test
    @DisplayName("corps stand by their numbers, divisions by theirs, the troops of the corps itself last")
    void inOrder() {
        Roster roster = new Roster(begun("road-to-richmond"));
        List<String> union = names(roster, Side.UNION);
        assertEquals(List.of("II", "III", "IV", "V", "VI"), union.subList(0, 5));
        Roster.Corps fifth = roster.corps(Side.UNION).get(3);
        assertEquals(
                List.of("1", "2", "3", ""),
                fifth.divisions().stream().map(Roster.Division::name).toList());
        assertEquals(
                List.of("1/1/V", "2/1/V", "3/1/V"),
                fifth.divisions().get(0).items().stream()
                        .map(item -> item.unit().id())
                        .toList());
        assertEquals(new Strength(11, 11, 53, 53), Strength.of(fifth.items()));
        RosterWords words = new RosterWords(TEXTS, begun("road-to-richmond").state());
        assertEquals("V Corps", words.corps("V"));
        assertEquals("3rd Division", words.division("3"));
        assertEquals("Longstreet", words.corps("Longstreet"));
    }

    @ParameterizedTest
    @CsvSource({"I, 1", "IV, 4", "IX, 9", "XIV, 14", "XL, 40", "7, 7"})
    @DisplayName("Roman and other numerals count")
    void numerals(String name, int number) {
        assertEquals(number, FormationOrder.number(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "DHH", "IIII", "VV", "Longstreet", "IC"})
    @DisplayName("what is no numeral is a name")
    void names(String name) {
        assertEquals(Integer.MAX_VALUE, FormationOrder.number(name));
        assertFalse(FormationOrder.roman(name));
    }

    private static World duel() {
        return World.clear(8, 8)
                .union("U1", Arm.INFANTRY, 6, "0404")
                .union("U2", Arm.INFANTRY, 6, "0304")
                .confederate("C1", Arm.INFANTRY, 2, "0403")
                .exits(Side.UNION, "0101");
    }

    @Test
    @DisplayName("a lost unit is listed with turn, hex, odds and how; after taking back it is on the map again")
    void lost() {
        Table table = duel().dice(1).play();
        assertInstanceOf(Fate.OnMap.class, item(table, "C1").fate());
        table.endPhase();
        table.attack("U1 U2", "0403");
        Fate.Lost lost = assertInstanceOf(Fate.Lost.class, item(table, "C1").fate());
        assertEquals(1, lost.turn());
        assertEquals(0, item(table, "C1").strength());
        assertEquals("6-1", lost.attack().orElseThrow().odds().label());
        assertEquals("0403", lost.place().orElseThrow().number());
        assertTrue(where(table, "C1").startsWith("lost in turn 1 at 0403, attacked at 6-1: "), where(table, "C1"));
        assertEquals(
                new Strength(1, 0, 0, 2),
                Strength.of(
                        new Roster(table.game()).corps(Side.CONFEDERATE).get(0).items()));
    }

    @Test
    @DisplayName("an attacker who falls is lost attacking")
    void lostAttacking() {
        Table table = World.clear(8, 8)
                .union("U1", Arm.INFANTRY, 1, "0404")
                .confederate("C1", Arm.INFANTRY, 8, "0403")
                .dice(6)
                .play();
        table.endPhase();
        table.attack("U1", "0403");
        assertTrue(where(table, "U1").startsWith("lost in turn 1 at 0404, attacking at 1-5: "), where(table, "U1"));
    }

    @Test
    @DisplayName("a reinforcement is listed with turn and hex, may enter in its turn, and has missed it after that")
    void due() {
        Table table = World.clear(8, 8)
                .union("U1", Arm.INFANTRY, 4, "0505")
                .confederate("C1", Arm.INFANTRY, 4, "0808")
                .optional(Side.UNION, "R", Arm.INFANTRY, 3, 2, 3, "0101")
                .play();
        assertEquals(Fate.Coming.LATER, ((Fate.Awaited) item(table, "R").fate()).state());
        assertEquals("due turns 2 to 3 at 0101", where(table, "R"));
        assertEquals(
                List.of(2),
                new Roster(table.game())
                        .calendar().stream().map(Roster.Day::turn).toList());
        table.until(2, Side.UNION);
        assertEquals("may enter now at 0101", where(table, "R"));
        table.enter("R", "0101");
        assertEquals("0101", where(table, "R"));
        assertEquals(List.of(), new Roster(table.game()).calendar());
        table.undo();
        assertEquals("may enter now at 0101", where(table, "R"));
    }

    @Test
    @DisplayName("a unit that left the map is listed with hex and turn")
    void left() {
        Table table = World.clear(8, 8)
                .union("U1", Arm.INFANTRY, 4, "0101")
                .confederate("C1", Arm.INFANTRY, 4, "0808")
                .exits(Side.UNION, "0101")
                .play();
        table.exit("U1");
        assertEquals("left the map at 0101 in turn 1", where(table, "U1"));
    }

    @Test
    @DisplayName(
            "it is found by name, commander, formation, hex, place, arm and state, and by several of them together")
    void searched() {
        Game game = begun("road-to-richmond");
        assertEquals(Set.of("3/2/V"), found(game, "warren"));
        assertEquals(Set.of("1/1/V", "2/1/V", "3/1/V"), found(game, "v corps 1st infantry"));
        assertEquals(Set.of("Train"), found(game, "train turns 6"));
        assertTrue(found(game, "due 0104").contains("Pickett/L"));
        assertEquals(Set.of(), found(game, "napoleon"));
    }

    private static Set<String> found(Game game, String sought) {
        RosterWords words = new RosterWords(TEXTS, game.state());
        Set<String> ids = new HashSet<>();
        all(new Roster(game)).stream()
                .filter(item -> words.matches(item, sought))
                .forEach(item -> ids.add(item.unit().id()));
        return ids;
    }

    @Test
    @DisplayName("the calendar has every reinforcement once, in the order of the turns")
    void calendar() {
        Game game = begun("road-to-richmond");
        List<Roster.Day> days = new Roster(game).calendar();
        assertEquals(List.of(1, 2, 3, 6), days.stream().map(Roster.Day::turn).toList());
        List<Unit> awaited = game.state().forces().awaited().all();
        assertEquals(
                awaited,
                days.stream()
                        .flatMap(day -> day.groups().stream())
                        .flatMap(group -> group.items().stream())
                        .map(Roster.Item::unit)
                        .sorted()
                        .toList());
        Roster.Group train = days.get(3).groups().stream()
                .filter(group -> group.side() == Side.UNION)
                .findFirst()
                .orElseThrow();
        assertEquals("at 2426, until turn 12, may stay away", new RosterWords(TEXTS, game.state()).group(train));
        assertEquals("Turn 6, Saturday 28 June, 06:00", new RosterWords(TEXTS, game.state()).day(6));
    }

    @Test
    @DisplayName("the formations of a unit are its own, from the greatest to the smallest")
    void levels() {
        Unit unit = begun("road-to-richmond").state().scenario().unit("1/2/V").orElseThrow();
        assertEquals(Arrays.asList("V", "2"), FormationOrder.levels(unit));
    }
}
