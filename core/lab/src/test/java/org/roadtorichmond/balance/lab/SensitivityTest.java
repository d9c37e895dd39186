package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.words.Sentence;

@DisplayName("Ladders and sensitivity")
final class SensitivityTest {
    private static final int ROUNDS = 8;

    /** A fake runner in which a change of the named unit decides every game, and all other changes have no effect. */
    private static ExperimentRunner decidedBy(String unit, Set<Long> seeds) {
        return (experiment, earlier, consumer) -> {
            for (Variant variant : experiment.variants()) {
                for (int game = 0; game < experiment.games(); game++) {
                    long seed = experiment.seed() + game;
                    seeds.add(seed);
                    boolean union = variant.name().startsWith(unit) || seed % 2 == 0;
                    Optional<Sentence> trouble =
                            consumer.take(Labs.unplayed(variant, seed, union, 0), Optional.empty());
                    assertEquals(Optional.empty(), trouble);
                }
            }
            return new OrderedGames.Ending(true, Optional.empty());
        };
    }

    private static ExperimentDocument opened(String name) {
        String text = "{\"format\": \"experiment/1\", \"name\": \"X\", \"file\": \"" + name
                + "\", \"union\": \"cadet\", \"confederate\": \"cadet\", \"games\": 6}";
        return (ExperimentDocument) new Documents(Shelf.of(List.of()))
                .open(text.getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow();
    }

    private static Sensitivity of(ExperimentDocument document) {
        Experiment told = Experiments.of(document).value().orElseThrow();
        return Sensitivity.of(document.sheet(), document.subject(), told)
                .value()
                .orElseThrow();
    }

    @Test
    @DisplayName(
            "each unit is a point weaker and stronger, each group of arrivals a turn earlier and later, as far as that goes")
    void smallChanges() {
        Document subject = opened("training").subject();
        List<SmallChanges.SmallChange> all = SmallChanges.of(
                        Experiments.design(opened("training").sheet()).value().orElseThrow(),
                        Subject.of(subject).value().orElseThrow())
                .value()
                .orElseThrow();
        List<String> ways = all.stream()
                .flatMap(change -> change.ways().stream())
                .map(Variant::name)
                .toList();
        assertTrue(
                ways.containsAll(List.of("2/B strength 2", "2/B strength 4", "A turn 1", "A turn 3")), ways.toString());
        assertEquals(ways.size(), new HashSet<>(ways).size());
        for (SmallChanges.SmallChange change : all) {
            assertTrue(change.ways().size() <= 2 && !change.ways().isEmpty(), change.toString());
        }
        Variant weaker = all.stream()
                .flatMap(change -> change.ways().stream())
                .filter(way -> way.name().equals("2/B strength 2"))
                .findFirst()
                .orElseThrow();
        assertEquals(2, weaker.scenario().scenario().unit("2/B").orElseThrow().strength());
    }

    @Test
    @DisplayName(
            "what decides games is found among changes that do nothing, and confirmed with seeds that no round has used")
    void finds() {
        Set<Long> screened = new HashSet<>();
        Sensitivity changes = of(opened("gaines-mill"));
        Sensitivity.Screening screening = changes.run(
                        new GameSource(decidedBy("3/1/V", screened), (game, played) -> Optional.empty()))
                .value()
                .orElseThrow();
        assertTrue(screening.all().size() > Sensitivity.CONFIRMED, "there is something to screen out");
        assertTrue(screening.confirmed().size() <= Sensitivity.CONFIRMED, "a few are left");
        assertTrue(
                screening.confirmed().get(0).what().startsWith("3/1/V"),
                screening.confirmed().toString());
        assertEquals(0.5, screening.confirmed().get(0).move());
        assertEquals(0, screening.largestLeft().orElseThrow().move());
        Experiment confirmation = screening.confirmation();
        assertEquals(Variant.AS_IT_IS, confirmation.variants().get(0).name());
        for (int game = 0; game < confirmation.games(); game++) {
            assertFalse(screened.contains(confirmation.seed() + game), "a seed of the screening");
        }
        assertTrue(screened.size() >= ROUNDS);
    }

    @Test
    @DisplayName("a ladder is each rank against itself in one scenario, and nothing else is one")
    void ladder() {
        Variant base = Labs.tiny();
        List<Variant> rungs = Ladder.rungs(base, false);
        assertEquals(
                List.of("cadet", "colonel", "general@500"),
                rungs.stream().map(Variant::name).toList());
        assertEquals(7, Ladder.rungs(base, true).size());
        assertTrue(Ladder.is(experiment(rungs)));
        assertFalse(Ladder.is(experiment(List.of(base))));
        assertFalse(Ladder.is(experiment(List.of(base, Labs.renamed("again", base)))));
        assertFalse(Ladder.is(experiment(List.of(base, Labs.played("gaines-mill", "colonel")))));
    }

    private static Experiment experiment(List<Variant> variants) {
        return new Experiment(variants, List.of(), 1, 2, new StopRule.All());
    }
}
