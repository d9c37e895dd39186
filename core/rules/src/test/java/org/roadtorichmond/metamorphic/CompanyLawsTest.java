package org.roadtorichmond.metamorphic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.testing.Legality;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Tests what one more unit does to the others. Battles are left out in which an enemy near the hexes that hold a side's units would
 * free them (rule 13.1). Entries are left out too, because an entry hex under enemy control opens others (rule 11.3).
 */
@DisplayName("one additional unit")
class CompanyLawsTest {
    /** A battle, the same battle with one more unit, and that unit. */
    private record Joined(Battle before, Battle after, Unit unit, Variety variety) {

        /** Compares the two, where units are better off without the additional one. */
        Better apart() {
            return new Better(after, before, variety);
        }
    }

    /** The situations in which the laws are tested. */
    List<Battle> battles() {
        return Situations.quick();
    }

    private static boolean freedByEnemies(Battle battle) {
        return battle.scenario().zones().stream()
                .anyMatch(zone -> zone.holds().isPresent() && zone.enemyWithin() != Zone.NO_DISTANCE);
    }

    /** A hex with room for a unit of a side. Lakes are left out, because no unit could enter them. */
    private static Optional<Hex> room(Battle battle, Side side, Random random) {
        GameState state = battle.begin().state();
        Battlefield field = battle.scenario().field();
        List<Integer> free = IntStream.range(0, field.grid().size())
                .filter(hex -> field.terrain(hex) != Terrain.LAKE
                        && !state.deployment().occupied(hex, side.enemy())
                        && state.deployment().count(hex, side)
                                < battle.scenario().rules().stacking())
                .boxed()
                .toList();
        return free.isEmpty() ? Optional.empty() : Optional.of(field.grid().hex(free.get(random.nextInt(free.size()))));
    }

    private Variety joined(BiConsumer<Joined, Unit> law) {
        Variety variety = new Variety();
        for (Battle battle : battles()) {
            Random random = new Random(battle.seed());
            Side side = Side.values()[random.nextInt(Side.COUNT)];
            Arm arm = Arm.values()[random.nextInt(Arm.values().length)];
            room(battle, side, random).filter(hex -> !freedByEnemies(battle)).ifPresent(hex -> {
                Battle after = new Variant(battle)
                        .joined(side, arm, arm == Arm.TRAIN ? 0 : 3, hex)
                        .battle();
                List<Unit> units = after.scenario().units();
                Unit unit = units.get(units.size() - 1);
                law.accept(new Joined(battle, after, unit, variety), unit);
                variety.saw(arm.word());
            });
        }
        variety.expect(5, "infantry", "cavalry", "artillery", "train");
        return variety;
    }

    @Test
    @DisplayName("lets no enemy march farther or at less cost (rules 6.2, 7, 16.2)")
    void enemiesMarch() {
        joined((joined, unit) -> joined.apart().reach(other -> other.side() != unit.side()))
                .expect(10, "wider", "cheaper");
    }

    @Test
    @DisplayName("lets no friend march farther or at less cost: it takes room and gives nothing (rules 5.1, 5.3, 7.1)")
    void friendsMarch() {
        joined((joined, unit) -> joined.apart().reach(other -> other.side() == unit.side() && !other.equals(unit)))
                .expect(10, "wider");
    }

    @Test
    @DisplayName("adds its own zone of control, read off the map, and changes nobody else's (rules 7.1, 14.1)")
    @SuppressWarnings("unchecked")
    void control() {
        Variety seen = joined((joined, unit) -> {
            Game game = joined.after().begin();
            var before = (Map<Side, Map<Hex, Integer>>)
                    Question.CONTROL.ask(joined.before().begin());
            var after = (Map<Side, Map<Hex, Integer>>) Question.CONTROL.ask(game);
            Map<Hex, Integer> expected = new HashMap<>(before.get(unit.side()));
            Battlefield field = joined.after().scenario().field();
            int at = game.state().deployment().hexOf(unit);
            for (int hex = 0; hex < field.grid().size() && !unit.train(); hex++) {
                if (Legality.controls(game.state(), at, hex)) {
                    expected.merge(field.grid().hex(hex), 1, Integer::sum);
                    joined.variety().saw("controlled");
                }
            }
            assertEquals(expected, after.get(unit.side()));
            assertEquals(before.get(unit.side().enemy()), after.get(unit.side().enemy()));
        });
        seen.expect(100, "controlled");
    }

    @Test
    @DisplayName(
            "betters no line of communications and no supply, and leaves its own side's as they are (rules 7.4, 21.2)")
    void lines() {
        Variety seen = joined((joined, unit) -> {
            Better apart = joined.apart().line(unit.side().enemy());
            Game with = apart.worse();
            Game without = apart.better();
            assertEquals(Question.line(without, unit.side()), Question.line(with, unit.side()));
            if (unit.side() == Side.UNION) {
                assertEquals(Question.supply(without), Question.supply(with));
            } else {
                apart.supply();
            }
        });
        seen.expect(5, "better line", "better supply");
        seen.expect(10, "line Open", "line Blocked", "line Unconnected");
    }

    @Test
    @DisplayName("lets no unit leave the map that could not without it (rule 12)")
    void departures() {
        Variety seen = joined((joined, unit) -> {
            Game with = joined.after().begin();
            Game without = joined.before().begin();
            for (Unit other : joined.before().scenario().units()) {
                Command exit = new Command.ExitUnit(other);
                boolean leaves = with.check(exit).isEmpty();
                assertTrue(!leaves || without.check(exit).isEmpty(), () -> other + " leaves since " + unit + " came");
                joined.variety().saw("leaves", leaves ? 1 : 0);
            }
        });
        seen.expect(3, "leaves");
    }

    @Test
    @DisplayName("being shaken changes nobody's march, control, lines or supply (rule 15)")
    void shaken() {
        Variety variety = new Variety();
        for (Battle battle : battles()) {
            Variant rattled = new Variant(battle);
            battle.scenario()
                    .units()
                    .forEach(unit -> rattled.standing(
                            unit, now -> new Standing.OnMap(now.hex(), now.strength(), !now.shaken())));
            new Better(battle, rattled.battle(), variety)
                    .reach(unit -> true)
                    .same(
                            Question.REACH,
                            Question.CONTROL,
                            Question.GATES,
                            Question.LINES,
                            Question.SUPPLY,
                            Question.POINTS);
        }
        variety.expect(500, "reaches");
    }
}
