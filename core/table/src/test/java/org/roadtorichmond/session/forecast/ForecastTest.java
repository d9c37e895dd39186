package org.roadtorichmond.session.forecast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.session.control.AttackModel;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.words.Sentence;

@DisplayName("What the panel foretells of an attack is what the rules bring")
final class ForecastTest {
    private static final int MOST_ATTACKS = 6;

    private static Selection.Attack plan(Command command) {
        Command.Attack attack = (Command.Attack) command;
        return new Selection.Attack(attack.attackers(), attack.targets());
    }

    private static Forecast forecast(Game game, Selection.Attack attack) {
        return Forecaster.of(
                game, attack.command(), AttackModel.of(game, attack).faces());
    }

    /** The units lost in an attack, for every combination of decisions except advances. */
    private static void endings(Game game, int mark, List<List<Unit>> endings) {
        Optional<Combat> combat = game.state().combat();
        if (combat.isEmpty() || combat.get().stage() == Combat.Stage.ADVANCES) {
            endings.add(game.log().subList(mark, game.log().size()).stream()
                    .flatMap(entry -> entry.events().stream())
                    .filter(Event.UnitEliminated.class::isInstance)
                    .map(event -> ((Event.UnitEliminated) event).unit())
                    .toList());
            return;
        }
        for (Command command : new Options(game).all()) {
            game.execute(command);
            endings(game, mark, endings);
            game.revert();
        }
    }

    @Test
    @DisplayName("an exchange costs what is proposed when it comes: of equal losses the fewest units")
    void exchange() {
        Table table = World.clear(6, 6)
                .rules(Certain.result(CombatResult.EX))
                .union("A", Arm.INFANTRY, 2, "0303")
                .union("B", Arm.INFANTRY, 2, "0303")
                .union("C", Arm.INFANTRY, 4, "0202")
                .confederate("X", Arm.INFANTRY, 4, "0302")
                .phase(Side.UNION, Phase.COMBAT)
                .play();
        Selection.Attack attack = new Selection.Attack(table.units("A B C"), table.hexes("0302"));
        Forecast forecast = forecast(table.game(), attack);
        table.attack("A B C", "0302");
        List<Unit> proposed = new Options(table.game()).decision().leastLoss();
        assertEquals(table.units("C"), proposed);
        assertEquals(
                table.units("C X"), forecast.prospects().get(0).lost(), "what the panel foretells is what Enter takes");
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("the points are those that decide under the victory system, as in the top bar")
    void pointsThatDecide(VictorySystem system) {
        Table table = World.clear(3, 9)
                .union("U", Arm.INFANTRY, 18, "0203")
                .confederate("C", Arm.INFANTRY, 3, "0202")
                .confederate("D", "0109")
                .confederate("E", "0209")
                .rules(Certain.result(CombatResult.DE))
                .phase(Side.UNION, Phase.COMBAT)
                .system(system.id())
                .play();
        Score before = VictorySystem.score(table.game());
        Forecast forecast = forecast(table.game(), plan(table.attacking("U", "0202")));
        table.attack("U", "0202");
        while (table.state().combat().isPresent()) {
            table.command(new Options(table.game()).all().get(0));
        }
        Score change = VictorySystem.score(table.game()).minus(before);
        assertEquals(before.measure(), forecast.measure());
        assertTrue(change.union() > 0, change::toString);
        for (Side side : Side.values()) {
            assertEquals((double) change.of(side), forecast.expected(side));
        }
    }

    private static int worth(List<Unit> units) {
        return units.stream().mapToInt(unit -> unit.strength() + 1).sum();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    @DisplayName("on random positions each face brings the result foretold, and retreats succeed where it says so")
    void agreesWithTheRules(long seed) {
        Game game = RandomWorld.melee(seed, Phase.COMBAT).game();
        List<Command> attacks = new Options(game).attacks();
        for (Command command : attacks.subList(0, Math.min(MOST_ATTACKS, attacks.size()))) {
            Selection.Attack attack = plan(command);
            List<CombatResult> faces = AttackModel.of(game, attack).faces();
            long before = game.state().hash();
            Forecast forecast = forecast(game, attack);
            assertEquals(before, game.state().hash(), "the game is left as it was");
            assertEquals(
                    CombatTable.FACES,
                    forecast.prospects().stream()
                            .mapToInt(Forecast.Prospect::faces)
                            .sum());
            for (int face = 1; face <= CombatTable.FACES; face++) {
                CombatResult result = faces.get(face - 1);
                int mark = game.log().size();
                game.suppose(attack.command(), face);
                Sentence meaning =
                        EventSentences.die(game.log().get(mark)).orElseThrow().meaning();
                assertEquals(Sentence.word(result), meaning.values().get(1));
                List<List<Unit>> endings = new ArrayList<>();
                endings(game, mark, endings);
                game.revert();
                Forecast.Prospect prospect = forecast.prospects().stream()
                        .filter(each -> each.result() == result)
                        .findFirst()
                        .orElseThrow();
                int least = endings.stream().mapToInt(ForecastTest::worth).min().orElseThrow();
                boolean retreat = result == CombatResult.AR || result == CombatResult.DR;
                if (retreat) {
                    assertEquals(least, worth(prospect.lost()), () -> "least losses of " + result);
                    assertEquals(least > 0, prospect.cornered());
                } else {
                    assertTrue(endings.stream().anyMatch(end -> worth(end) == worth(prospect.lost())));
                    assertFalse(prospect.cornered());
                }
            }
        }
    }

    /** A battery in a corner; an attacker controls its only way out. */
    private static Table cornered() {
        return World.clear(4, 4)
                .confederate("Gun", Arm.ARTILLERY, 2, "0101")
                .union("A", Arm.INFANTRY, 4, "0201")
                .union("B", Arm.INFANTRY, 2, "0102")
                .phase(Side.UNION, Phase.COMBAT)
                .play();
    }

    @Test
    @DisplayName("8.6: who is surrounded cannot retreat, and the panel says on how many faces that counts")
    void tellsOfImpossibleRetreats() {
        Table table = cornered();
        Selection.Attack attack = plan(table.attacking("A B", "0101"));
        Forecast forecast = forecast(table.game(), attack);
        int retreats = AttackModel.of(table.game(), attack).chances().getOrDefault(CombatResult.DR, 0);
        assertTrue(retreats > 0);
        assertEquals(retreats, forecast.corneredFaces());
    }

    @Test
    @DisplayName("the points to be expected are the mean over the six faces")
    void expectsTheMean() {
        Table table = World.clear(6, 6)
                .confederate("Gun", Arm.ARTILLERY, 2, "0101")
                .union("A", Arm.INFANTRY, 4, "0201")
                .union("B", Arm.INFANTRY, 2, "0102")
                .victory("0601", "0606", "0606", 10)
                .phase(Side.UNION, Phase.COMBAT)
                .play();
        // 3-1: DE DR DR DR EX EX. DE and DR cost the cornered battery its 2 points; an exchange costs it 2 points and B
        // 2 points as well.
        Forecast forecast = forecast(table.game(), plan(table.attacking("A B", "0101")));
        assertEquals(2.0, forecast.expected(Side.UNION));
        assertEquals(4.0 / 6, forecast.expected(Side.CONFEDERATE), 1e-9);
    }

    @Test
    @DisplayName("8.4: lower odds may be declared, and then the faces are those of their column")
    void declaresLowerOdds() {
        Table table = cornered();
        Selection.Attack attack = plan(table.attacking("A B", "0101"));
        AttackModel full = AttackModel.of(table.game(), attack);
        assertEquals("3-1", full.declarable().get(full.declarable().size() - 1).label());
        AttackModel lower = AttackModel.of(table.game(), attack.declaring(Optional.of(Odds.ONE_TO_ONE)));
        assertEquals(CombatTable.standard().column(Odds.ONE_TO_ONE), lower.faces());
        assertTrue(lower.refusal().isEmpty());
    }

    @Test
    @DisplayName("the hex that must be attacked is offered before others, with the odds on both")
    void offersAnotherHex() {
        Table table = World.clear(5, 5)
                .confederate("X", Arm.INFANTRY, 2, "0202")
                .confederate("Y", Arm.INFANTRY, 2, "0403")
                .union("A", Arm.INFANTRY, 8, "0303")
                .phase(Side.UNION, Phase.COMBAT)
                .play();
        AttackModel model = AttackModel.of(table.game(), new Selection.Attack(table.units("A"), table.hexes("0202")));
        assertEquals(Optional.of(table.hex("0403")), model.wider());
        assertEquals("2-1", model.widerOdds().orElseThrow().label());
    }

    @Test
    @DisplayName("a twin follows the game forwards and back")
    void rehearses() {
        Table table = World.clear(6, 6)
                .union("A", Arm.INFANTRY, 4, "0201")
                .phase(Side.UNION, Phase.MOVEMENT)
                .play();
        Twin twin = new Twin(table.game());
        long start = table.state().hash();
        assertEquals(start, twin.upToDate().state().hash());
        table.move("A", "0202");
        assertEquals(table.state().hash(), twin.upToDate().state().hash());
        table.undo();
        assertEquals(start, twin.upToDate().state().hash());
    }
}
