package org.roadtorichmond.ai.general;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("the plans from which a general chooses")
final class VariantPoolTest {
    private final Game game = inTheMiddle();
    private final List<Unit> units =
            List.copyOf(game.state().onMap(game.state().moment().player()));
    private final List<Hex> hexes = IntStream.range(0, 9)
            .mapToObj(game.state().scenario().field().grid()::hex)
            .toList();
    private final VariantPool pool = new VariantPool(game.state(), Manner.STEADY, hexes);

    private static Game inTheMiddle() {
        Game game = VictorySystems.newGame(ShippedScenarios.survey("gaines-mill"), 1);
        Cadet both = new Cadet();
        while (game.state().moment().turn() < 3) {
            game.execute(both.next(game));
        }
        return game;
    }

    private PlanDraft draft(Map<Unit, Hex> elsewhere) {
        Map<Unit, Hex> stands = new TreeMap<>();
        units.forEach(unit -> stands.put(unit, game.state().hexOf(unit).orElseThrow()));
        stands.putAll(elsewhere);
        return new PlanDraft(PlanVariant.of(Manner.STEADY), List.of(), stands);
    }

    @Test
    @DisplayName("begin with standing still and pickets, then attack the best six hexes, have every other manner, spare"
            + " those hexes, and last of all, since they seldom help, make all changes in one or two units")
    void seeds() {
        Map<Unit, Hex> moved = Map.of(units.get(0), hexes.get(0), units.get(1), foe());
        List<Map<Unit, Hex>> changes =
                new Mutations(game, hexes).of(draft(moved).stands(), 40);
        List<PlanVariant> seeds = pool.seeds(draft(moved), List.of(), changes);
        assertEquals(draft(Map.of()).stands(), seeds.get(0).stations());
        assertTrue(seeds.get(1).barring());
        assertEquals(3 + Manner.STEADY.variants().size() - 1 + 2 * 6 + changes.size(), seeds.size());
        assertEquals(seeds.size(), new HashSet<>(seeds).size(), "no two alike");
        Set<Hex> first = new HashSet<>();
        seeds.forEach(seed -> seed.foremost().ifPresent(first::add));
        assertEquals(new HashSet<>(hexes.subList(0, 6)), first);
        int last = seeds.size() - changes.size();
        assertEquals(
                changes,
                seeds.subList(last, seeds.size()).stream()
                        .map(PlanVariant::stations)
                        .toList());
    }

    @Test
    @DisplayName("are other ways to plan even where the first plan is to have units in given hexes, and only few can be"
            + " paid for")
    void otherWays() {
        PlanVariant stationed = PlanVariant.of(Manner.STEADY)
                .standing(draft(Map.of(units.get(0), hexes.get(0))).stands());
        PlanDraft first = new PlanDraft(stationed, List.of(), stationed.stations());
        List<PlanVariant> seeds = pool.seeds(first, List.of(), List.of());
        assertEquals(
                1 + 6 + Manner.STEADY.variants().size() - 1 + 6,
                seeds.stream().filter(seed -> seed.stations().isEmpty()).count());
    }

    private Hex foe() {
        Side enemy = game.state().moment().player().enemy();
        return game.state().hexOf(game.state().onMap(enemy).iterator().next()).orElseThrow();
    }

    @Test
    @DisplayName("keep only those units in place that would march away from the enemy")
    void withoutWithdrawals() {
        Side enemy = game.state().moment().player().enemy();
        Hex foe =
                game.state().hexOf(game.state().onMap(enemy).iterator().next()).orElseThrow();
        Unit withdraws = units.get(0);
        Unit advances = units.get(1);
        Hex away = hexes.get(0);
        PlanDraft plan = draft(Map.of(withdraws, away, advances, foe));
        Map<Unit, Hex> stations =
                VariantPool.withoutWithdrawals(game.state(), plan).stations();
        assertEquals(game.state().hexOf(withdraws).orElseThrow(), stations.get(withdraws));
        assertEquals(foe, stations.get(advances));
    }

    @Test
    @DisplayName("are crossed by one half of the field, along one axis and then the other")
    void crosses() {
        PlanDraft still = draft(Map.of());
        Map<Unit, Hex> moved = new TreeMap<>();
        units.forEach(unit -> moved.put(unit, hexes.get(0)));
        PlanDraft all = draft(moved);
        Map<Unit, Hex> child = pool.children(List.of(still, all), 0).get(0).stations();
        long marching = child.values().stream().filter(hexes.get(0)::equals).count();
        assertEquals((units.size() + 1) / 2, marching);
        int border = units.stream()
                .filter(unit -> hexes.get(0).equals(child.get(unit)))
                .mapToInt(unit -> game.state().hexOf(unit).orElseThrow().column())
                .max()
                .orElseThrow();
        assertTrue(units.stream()
                .filter(unit -> game.state().hexOf(unit).orElseThrow().column() < border)
                .allMatch(unit -> hexes.get(0).equals(child.get(unit))));
        assertNotEquals(child, pool.children(List.of(still, all), 1).get(0).stations());
    }

    @Test
    @DisplayName("lose one march at a time, another in each generation")
    void undoes() {
        Map<Unit, Hex> moved = new TreeMap<>();
        units.subList(0, 2).forEach(unit -> moved.put(unit, hexes.get(0)));
        PlanDraft two = draft(moved);
        for (int generation = 0; generation < 2; generation++) {
            PlanVariant child = pool.children(List.of(two), generation).get(0);
            Unit stays = units.get(generation);
            assertEquals(
                    game.state().hexOf(stays).orElseThrow(), child.stations().get(stays));
            assertEquals(hexes.get(0), child.stations().get(units.get(1 - generation)));
        }
    }
}
