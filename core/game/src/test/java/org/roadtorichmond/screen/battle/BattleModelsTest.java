package org.roadtorichmond.screen.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.battle.board.BattleSigns;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.screen.battle.board.SceneStyle;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.control.MapCursor;
import org.roadtorichmond.session.control.WhyNot;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.LedgerTrace;
import org.roadtorichmond.session.words.LogModel;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

@DisplayName("What the battle screen knows besides the map: reasons, ledger, log, overlays, cursor")
final class BattleModelsTest {
    private static final Texts TEXTS =
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);

    private Session session;
    private Control control;

    @BeforeEach
    void begin() {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario("training")
                .value()
                .orElseThrow();
        session = new Session(loaded, new Game(loaded.survey(), 7), Seats.BOTH_HUMAN);
        control = new Control(session);
    }

    private Game game() {
        return session.game();
    }

    private Hex hex(String number) {
        return game().state().scenario().field().grid().parse(number).orElseThrow();
    }

    private Unit unit(String id) {
        return game().state().scenario().unit(id).orElseThrow();
    }

    private void bringToBattle() {
        assertTrue(
                game().execute(new Command.MoveUnit(unit("1/B"), hex("0403"))).accepted());
        assertTrue(
                game().execute(new Command.MoveUnit(unit("2/B"), hex("0304"))).accepted());
        control.endPhase();
    }

    private Optional<String> whyNot(String number) {
        return new WhyNot(control).at(hex(number)).map(Refusal::rule);
    }

    private <T extends Overlay> List<T> over(Class<T> kind) {
        Scenario scenario = game().state().scenario();
        SceneStyle style = new SceneStyle(TEXTS, new BattleSigns(scenario, TEXTS), 1);
        return BoardModel.of(control, new CorpsBands(scenario), style).over().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    @Test
    @DisplayName("why a hex cannot be attacked and why a unit cannot join is said with the rule")
    void saysWhyNotInCombat() {
        bringToBattle();
        assertEquals(Optional.empty(), whyNot("0404"));
        String far = game().state().onMap(Side.UNION).stream()
                .map(unit -> game().state().hexOf(unit).orElseThrow().number())
                .filter(number -> game().rules().combat().able(hex(number)).isEmpty())
                .findFirst()
                .orElseThrow();
        assertTrue(List.of("8.2", "9.1").contains(whyNot(far).orElseThrow()));
        control.click(hex("0404"), false, false);
        String other = game().state().onMap(Side.CONFEDERATE).stream()
                .filter(unit -> !game().rules().combat().able(unit, hex("0404")))
                .filter(unit -> !game().rules().combat().bombards(unit, hex("0404")))
                .map(unit -> game().state().hexOf(unit).orElseThrow().number())
                .findFirst()
                .orElseThrow();
        assertTrue(List.of("8.2", "9.1").contains(whyNot(other).orElseThrow()));
    }

    @Test
    @DisplayName("9.1: what guns could bombard is framed before one is chosen, where nothing is owed")
    void framesBombardments() {
        Table table = World.clear(6, 6)
                .union("G", Arm.ARTILLERY, 9, "0303")
                .confederate("C", Arm.INFANTRY, 1, "0301")
                .phase(Side.UNION, Phase.COMBAT)
                .play();
        Control guns = Lesson.control(table);
        Scenario clear = table.state().scenario();
        SceneStyle style = new SceneStyle(TEXTS, new BattleSigns(clear, TEXTS), 1);
        List<Overlay> over = BoardModel.of(guns, new CorpsBands(clear), style).over();
        assertTrue(over.contains(new Overlay.Frame(table.hex("0301"), Palette.TARGET)));
    }

    @Test
    @DisplayName("8.1: a combat phase in which units must attack cannot be ended, and the units are named")
    void saysWhyThePhaseGoesOn() {
        assertEquals(Optional.empty(), new WhyNot(control).ending());
        bringToBattle();
        assertEquals("8.1", new WhyNot(control).ending().orElseThrow().rule());
    }

    @Test
    @DisplayName("a phase in which units could still act ends only at the second request")
    void asksBeforeEnding() {
        EndGuard guard = new EndGuard(control);
        assertTrue(guard.idle() > 0);
        guard.press();
        assertTrue(guard.asking());
        assertEquals(Phase.MOVEMENT, game().state().moment().phase());
        control.select(new Selection.Look(hex("0101")));
        assertFalse(guard.asking(), "whatever is done in between takes the question back");
        guard.press();
        guard.press();
        assertEquals(Phase.COMBAT, game().state().moment().phase());
    }

    @Test
    @DisplayName("zones of control are shown of the own side, the other, both, none")
    void cyclesZones() {
        assertEquals(List.of(false, false), zones());
        control.display().cycleZones();
        assertEquals(List.of(true, false), zones());
        control.display().cycleZones();
        assertEquals(List.of(false, true), zones());
        control.display().cycleZones();
        assertEquals(List.of(true, true), zones());
        control.display().cycleZones();
        assertEquals(List.of(false, false), zones());
    }

    private List<Boolean> zones() {
        return List.of(
                control.display().shows(Layer.OWN_CONTROL), control.display().shows(Layer.ENEMY_CONTROL));
    }

    @Test
    @DisplayName("the numbers cover the whole map, the terrain is written where it is not clear")
    void writesOnTheMap() {
        int hexes = game().state().scenario().field().grid().size();
        Battlefield field = game().state().scenario().field();
        long marked = IntStream.range(0, hexes)
                .filter(hex -> field.terrain(hex) != Terrain.CLEAR)
                .count();
        assertTrue(marked > 0 && marked < hexes);
        control.display().toggle(Layer.GRID);
        assertEquals(hexes, over(Overlay.Caption.class).size());
        control.display().toggle(Layer.TERRAIN);
        assertEquals(hexes + marked, over(Overlay.Caption.class).size());
    }

    @Test
    @DisplayName("the cursor appears where it is to begin, goes hex by hex and stays on the map")
    void movesTheCursor() {
        HexGrid grid = new HexGrid(3, 3);
        MapCursor cursor = new MapCursor(grid);
        Hex first = grid.parse("0101").orElseThrow();
        cursor.move(1, 0, first);
        assertEquals(Optional.of(first), cursor.hex());
        cursor.move(1, 0, first);
        cursor.move(0, 1, first);
        assertEquals("0202", cursor.hex().orElseThrow().number());
        cursor.move(-1, 0, first);
        cursor.move(-1, 0, first);
        assertEquals("0102", cursor.hex().orElseThrow().number());
    }

    @Test
    @DisplayName("what the keys point to is asked about like what the mouse points to")
    void cursorHovers() {
        control.hover(hex("0303"));
        control.cursor().put(hex("0404"));
        assertEquals(Optional.of(hex("0404")), control.hover());
        control.hover(hex("0303"));
        assertEquals(Optional.of(hex("0303")), control.hover());
    }

    /** A battle in which a cornered battery is eliminated. */
    private static Table loss() {
        return World.clear(6, 6)
                .confederate("Gun", Arm.ARTILLERY, 2, "0101")
                .union("A", Arm.INFANTRY, 4, "0201")
                .union("B", Arm.INFANTRY, 2, "0102")
                .victory("0601", "0606", "0606", 10)
                .phase(Side.UNION, Phase.COMBAT)
                .dice(2)
                .play()
                .attack("A B", "0101");
    }

    @Test
    @DisplayName("a line of the ledger leads to the hex where the unit fell and to its entry in the log")
    void tracesLines() {
        Table table = loss();
        LedgerTrace trace = new LedgerTrace(table.game());
        LedgerTrace.Target target = trace.of(List.of("Gun"));
        assertEquals(List.of(table.hex("0101")), target.hexes());
        assertEquals(OptionalInt.of(0), target.entry());
        assertEquals(
                Map.of(table.hex("0101"), 2L),
                trace.points(VictorySystem.judge(table.game()).sides().of(Side.UNION)));
        assertEquals(List.of(table.hex("0303")), trace.of(List.of("0303")).hexes());
    }

    @Test
    @DisplayName("21.22 each unit without supply shows its own points where it stands, whatever it has lost before")
    void pointsOfEachUnit() {
        Table table = World.clear(9, 9)
                .optional(Side.UNION, "T", Arm.TRAIN, 0, 6, 12, "0901")
                .union("A", Arm.INFANTRY, 6, "0101")
                .strength("A", 2)
                .union("B", Arm.INFANTRY, 2, "0909")
                .confederate("C", "0505")
                .rules(Certain::attrition)
                .victory("0901", "0109", "0109", 1)
                .play();
        Tally tally = VictorySystem.judge(table.game()).sides().of(Side.CONFEDERATE);
        assertEquals(
                List.of("21.11.1: A=4", "21.22: A=2 B=2"),
                tally.lines().stream()
                        .filter(line -> !line.units().equals(List.of("T")))
                        .map(line -> line.rule() + ":"
                                + line.sources().stream()
                                        .map(source -> " " + source.name() + "=" + source.points())
                                        .collect(Collectors.joining()))
                        .toList());
        assertEquals(Map.of(table.hex("0101"), 6L, table.hex("0909"), 2L), new LedgerTrace(table.game()).points(tally));
    }

    @Test
    @DisplayName("8.6: a unit that could not retreat is named where it stood")
    void tellsOfTheTrapped() {
        List<Event.UnitEliminated> losses = loss().game().log().get(0).losses();
        assertEquals(1, losses.size());
        assertEquals("Gun", losses.get(0).unit().id());
        assertTrue(losses.get(0).trapped());
    }

    @Test
    @DisplayName("the log is told phase by phase, and a filter leaves only combats")
    void filtersTheLog() {
        bringToBattle();
        LogModel model = new LogModel(game(), new EventSentences(TEXTS));
        List<LogModel.Item> all = model.items(LogModel.Filter.ALL, Side.CONFEDERATE, Set.of(), Map.of());
        assertEquals(2, all.stream().filter(LogModel.Item::heading).count());
        assertEquals(2, all.stream().filter(item -> !item.heading()).count());
        assertTrue(all.stream()
                .filter(item -> !item.heading())
                .allMatch(item -> item.hexes().size() == 2));
        List<LogModel.Item> combats = model.items(LogModel.Filter.COMBAT, Side.CONFEDERATE, Set.of(), Map.of());
        assertTrue(combats.stream().allMatch(LogModel.Item::heading));
        List<LogModel.Item> back = model.items(LogModel.Filter.COMBAT, Side.CONFEDERATE, Set.of(1), Map.of());
        assertEquals(1, back.stream().filter(item -> !item.heading()).count(), "dice taken back pass every filter");
        assertTrue(model.items(LogModel.Filter.MINE, Side.UNION, Set.of(), Map.of()).stream()
                .allMatch(LogModel.Item::heading));
    }

    @Test
    @DisplayName("next goes round among all who wait, and back to the first")
    void goesRound() {
        int waiting = new Options(game()).waiting().size();
        control.next();
        Selection first = control.selection();
        for (int i = 0; i < waiting; i++) {
            control.next();
        }
        assertEquals(first, control.selection());
    }
}
