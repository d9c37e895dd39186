package org.roadtorichmond.session.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("What Enter decides after a combat")
final class ProposedDecisionsTest {
    private static final Texts TEXTS =
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);

    /** C and D are beaten; they can only go to 0301, where F1 and F2 stand, who can go on to 0201 and 0401. */
    private static World beaten() {
        return World.of(
                        "......", //
                        ".~.~..", //
                        "......", //
                        "......")
                .river("0302/0201 0302/0401")
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DR))
                .union("U", Arm.INFANTRY, 9, "0303")
                .confederate("C", "0302")
                .confederate("D", "0302")
                .confederate("F1", "0301")
                .confederate("F2", "0301");
    }

    private static Control control(Table table) {
        return control(table.game(), Seats.BOTH_HUMAN);
    }

    private static Control control(Game game, Seats seats) {
        Control control = new Control(new Session(
                new LoadedScenario(game.state().scenario(), game.state().survey(), "", ""), game, seats));
        control.settle();
        return control;
    }

    private static String hint(Control control) {
        return new HintModel(control, TEXTS).next();
    }

    @Test
    @DisplayName("one key decides for two beaten units and the two friends that make room for them, as one action")
    void allAtOnce() {
        Table table = beaten().play().attack("U", "0302");
        Control control = control(table);
        int before = table.game().log().size();
        control.confirmation().confirmAll();
        assertEquals(List.of("0301", "0301"), List.of(table.hexOf("C"), table.hexOf("D")));
        for (String friend : List.of("F1", "F2")) {
            assertTrue(
                    List.of("0201", "0401").contains(table.hexOf(friend)), () -> friend + ": " + table.hexOf(friend));
        }
        assertEquals(before + 4, table.game().log().size());
        assertEquals(Combat.Stage.ADVANCES, table.state().combat().orElseThrow().stage(), "the winner decides himself");
        control.settle();
        control.takeBack();
        assertEquals(before, table.game().log().size(), "one key takes it back");
    }

    @Test
    @DisplayName("one key after another makes the same decisions, the hint names each, and a click decides otherwise")
    void oneByOne() {
        Table all = beaten().play().attack("U", "0302");
        control(all).confirmation().confirmAll();
        Table table = beaten().play().attack("U", "0302");
        Control control = control(table);
        for (int i = 0; i < 4; i++) {
            Command proposed = control.confirmation().proposedDecision().orElseThrow();
            Command.Retreat retreat = assertInstanceOf(Command.Retreat.class, proposed);
            String hint = hint(control);
            assertTrue(hint.startsWith(retreat.unit().id() + " must retreat: Enter takes it to " + retreat.to()), hint);
            retreat.displaced().ifPresent(friend -> assertTrue(hint.contains(friend + " makes room"), hint));
            control.confirm();
            assertEquals(proposed, table.game().last().orElseThrow().command());
            control.settle();
        }
        assertEquals(all.state().hash(), table.state().hash());

        Table otherwise = beaten().play().attack("U", "0302").retreat("C", "0301", "F1");
        Control second = control(otherwise);
        Command.Retreat drawn =
                (Command.Retreat) second.confirmation().proposedDecision().orElseThrow();
        String other = drawn.to().number().equals("0201") ? "0401" : "0201";
        second.click(otherwise.hex(other), false, false);
        assertEquals(other, otherwise.hexOf("F1"));
    }

    @Test
    @DisplayName("where the cursor of the keys points at another way, Enter takes that one")
    void theCursorComesFirst() {
        Table table = beaten().play().attack("U", "0302").retreat("C", "0301", "F1");
        Control control = control(table);
        Command.Retreat drawn =
                (Command.Retreat) control.confirmation().proposedDecision().orElseThrow();
        String other = drawn.to().number().equals("0201") ? "0401" : "0201";
        control.cursor().put(table.hex(other));
        assertEquals(Optional.empty(), control.confirmation().proposedDecision());
        control.confirm();
        assertEquals(other, table.hexOf("F1"));
    }

    @Test
    @DisplayName("a friend that would be lost by making room is named, and only another Enter does it")
    void waitsBeforeALoss() {
        Table table = beaten().union("U2", "0501").union("U3", "0101").play().attack("U", "0302");
        Control control = control(table);
        int before = table.game().log().size();
        control.confirmation().confirmAll();
        assertEquals(before, table.game().log().size());
        assertTrue(hint(control).contains("would be eliminated"), hint(control));
        control.confirmation().confirmAll();
        assertTrue(table.game().log().size() > before);
        assertTrue(table.hexOf("F1").equals("eliminated") || table.hexOf("F2").equals("eliminated"));
    }

    @Test
    @DisplayName(
            "where the winners had better stay that is said, and Enter ends the advance; a click advances all the same")
    void staysWhereItIsBetter() {
        Control control = mayAdvanceButStays();
        Game game = control.session().game();
        assertTrue(hint(control).contains("had better stay"), hint(control));
        Selection.Mover mover = (Selection.Mover) control.selection();
        Hex goal = control.session().options().decision().goals(mover.unit()).get(0);
        int before = game.log().size();
        control.confirm();
        assertEquals(new Command.EndAdvance(), game.last().orElseThrow().command());
        control.takeBack();
        assertEquals(before, game.log().size());
        control.settle();
        control.click(goal, false, false);
        assertEquals(Optional.of(goal), game.state().hexOf(mover.unit()));
    }

    /** A random position after a combat in which a colonel would advance with no unit. */
    private static Control mayAdvanceButStays() {
        for (long seed = 1; seed < 40; seed++) {
            Game game = RandomWorld.melee(seed, Phase.COMBAT).game();
            for (Command attack : new Options(game).attacks().stream().limit(4).toList()) {
                for (int face = 1; face <= 6; face++) {
                    int mark = game.log().size();
                    game.suppose((Command.Attack) attack, face);
                    Control control = control(game, Seats.BOTH_HUMAN);
                    boolean advances = control.session().task() == Task.ADVANCE;
                    if (advances
                            && control.confirmation().proposedDecisions().equals(List.of(new Command.EndAdvance()))) {
                        return control;
                    }
                    while (game.log().size() > mark) {
                        game.revert();
                    }
                }
            }
        }
        throw new AssertionError("a colonel always advances");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    @DisplayName(
            "on random positions one key ends what a side has to decide, by commands that the rules allow, whatever the dice")
    void endsWhatIsAsked(long seed) {
        Game game = RandomWorld.melee(seed, Phase.COMBAT).game();
        for (Command attack : new Options(game).attacks().stream().limit(4).toList()) {
            for (int face = 1; face <= 6; face++) {
                int mark = game.log().size();
                game.suppose((Command.Attack) attack, face);
                Control control = control(game, Seats.BOTH_HUMAN);
                for (int i = 0; i < 9 && game.state().combat().isPresent(); i++) {
                    control.settle();
                    Side decider = game.state().decider();
                    long hash = game.state().hash();
                    List<Command> proposed = control.confirmation().proposedDecisions();
                    assertEquals(hash, game.state().hash(), "asking changes nothing");
                    assertFalse(proposed.isEmpty());
                    assertTrue(
                            new Options(game).allows(proposed.get(0)),
                            () -> proposed.get(0).toString());
                    control.confirmation().confirmAll();
                    boolean waits = control.selection() instanceof Selection.Mover mover
                            && mover.crowded().isPresent();
                    assertTrue(
                            waits
                                    || game.state().combat().isEmpty()
                                    || game.state().decider() != decider,
                            () -> "still asked: " + game.state().combat());
                }
                assertTrue(game.state().combat().isEmpty());
                while (game.log().size() > mark) {
                    game.revert();
                }
            }
        }
    }

    @Test
    @DisplayName("while another decides nothing is proposed, so that nothing of what he could do is shown")
    void nothingForOthers() {
        Table table = beaten().play().attack("U", "0302");
        Control control = control(table.game(), new Seats("human", "colonel"));
        assertEquals(List.of(), control.confirmation().proposedDecisions());
        control.confirmation().confirmAll();
        assertEquals(1, table.game().log().size());
    }
}
