package org.roadtorichmond.session.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.battle.board.BattleSigns;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.screen.battle.board.SceneStyle;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;

@DisplayName("Clicks and what they bring about, on the first lesson")
final class ControlTest {
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

    private Hex hex(String number) {
        return session.game().state().scenario().field().grid().parse(number).orElseThrow();
    }

    private Unit unit(String id) {
        return session.game().state().scenario().unit(id).orElseThrow();
    }

    private Optional<Hex> place(String id) {
        return session.game().state().hexOf(unit(id));
    }

    private void click(String number) {
        control.click(hex(number), false, false);
    }

    private void clickUnit(String id) {
        click(place(id).orElseThrow().number());
    }

    private MapContents board() {
        Scenario scenario = session.game().state().scenario();
        SceneStyle style = new SceneStyle(TEXTS, new BattleSigns(scenario, TEXTS), 1);
        return BoardModel.of(control, new CorpsBands(scenario), style);
    }

    private void bringToBattle() {
        clickUnit("1/B");
        click("0403");
        clickUnit("2/B");
        click("0304");
        control.endPhase();
    }

    @Test
    @DisplayName("a click selects a unit, a second one marches it, and what was done is taken back")
    void marches() {
        Optional<Hex> before = place("1/B");
        clickUnit("1/B");
        assertEquals(new Selection.Units(before.orElseThrow(), List.of(unit("1/B"))), control.selection());
        click("0403");
        assertEquals(Optional.of(hex("0403")), place("1/B"));
        control.takeBack();
        assertEquals(before, place("1/B"));
    }

    @Test
    @DisplayName("a selected unit's range is shaded, and each shaded hex has its cost")
    void shadesTheRange() {
        clickUnit("1/B");
        MapContents board = board();
        long shades = board.under().stream()
                .filter(Overlay.Region.class::isInstance)
                .mapToLong(region -> ((Overlay.Region) region).hexes().size())
                .sum();
        long notes =
                board.over().stream().filter(Overlay.Note.class::isInstance).count();
        assertEquals(session.game().rules().movement().reach(unit("1/B")).count(), shades);
        assertEquals(shades, notes);
    }

    @Test
    @DisplayName("a hex that cannot be entered says by which rule")
    void saysWhyNot() {
        clickUnit("1/B");
        control.hover(hex("0404"));
        assertEquals("6.2", new HintModel(control, TEXTS).whyNot().orElseThrow().rule());
    }

    @Test
    @DisplayName("in the combat phase the units that must attack and the hexes that must be attacked are marked")
    void marksWhatIsOwed() {
        bringToBattle();
        assertEquals(Phase.COMBAT, session.game().state().moment().phase());
        MapContents board = board();
        List<String> required = board.counters().stream()
                .filter(counter -> counter.mark() == Counter.Mark.REQUIRED)
                .map(Counter::label)
                .toList();
        assertEquals(List.of("1/B", "2/B"), required);
        assertTrue(board.over().contains(new Overlay.Badge(hex("0404"))));
        assertFalse(session.options().attack().required().nothing());
    }

    @Test
    @DisplayName("a click on an enemy plans an attack; the panel's odds and faces are those of the rules")
    void plansAnAttack() {
        bringToBattle();
        click("0404");
        Selection.Attack attack = assertInstanceOf(Selection.Attack.class, control.selection());
        assertEquals(List.of(hex("0404")), attack.targets());
        control.select(attack.withAttackers(List.of(unit("1/B"), unit("2/B"))));
        AttackModel model = AttackModel.of(session.game(), (Selection.Attack) control.selection());
        assertEquals("1-1", model.strengths().orElseThrow().odds().label());
        assertEquals(6, model.faces().size());
        assertEquals(
                6, model.chances().values().stream().mapToInt(Integer::intValue).sum());
    }

    @Test
    @DisplayName("a confirmed attack rolls the die, and what the combat asks next becomes the selection")
    void attacks() {
        bringToBattle();
        control.select(new Selection.Attack(List.of(unit("2/B")), List.of(hex("0604"))));
        control.confirm();
        assertEquals(
                List.of("8.2"), control.refusal().stream().map(Refusal::rule).toList());
        control.select(new Selection.Attack(List.of(unit("2/B")), List.of(hex("0404"))));
        control.confirm();
        assertEquals(Optional.empty(), control.refusal());
        assertEquals(1, session.game().state().dice());
        if (session.game().state().combat().isPresent()) {
            assertInstanceOf(Selection.Mover.class, control.selection());
        }
    }

    @Test
    @DisplayName("the units of a stack are chosen in turn: all, the last, the first, none")
    void togglesStacks() {
        List<Unit> stack = List.of(unit("1/B"), unit("2/B"));
        List<Unit> all = AttackControl.nextSubset(List.of(), stack);
        List<Unit> last = AttackControl.nextSubset(all, stack);
        List<Unit> first = AttackControl.nextSubset(last, stack);
        assertEquals(stack, all);
        assertEquals(List.of(unit("2/B")), last);
        assertEquals(List.of(unit("1/B")), first);
        assertEquals(List.of(), AttackControl.nextSubset(first, stack));
    }

    @Test
    @DisplayName("looking at everything changes nothing")
    void looksWithoutTouching() {
        long before = session.game().state().hash();
        for (Layer layer : Layer.values()) {
            control.display().toggle(layer);
        }
        control.next();
        board();
        control.back();
        assertEquals(before, session.game().state().hash());
        assertEquals(0, session.game().log().size());
    }

    @Test
    @DisplayName("half points are read as players write them")
    void writesHalves() {
        assertEquals("½", Texts.halves(1));
        assertEquals("2½", Texts.halves(5));
        assertEquals("3", Texts.halves(6));
    }
}
