package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameWriter;

@DisplayName("The laboratory")
class LaboratoryTest {
    private static final int GAMES = 40;

    private static Findings played(Experiment experiment) {
        Findings findings = new Findings(experiment);
        new Laboratory(experiment, 2).run(findings);
        return findings;
    }

    private static List<VariantComparison> compared(String... factors) {
        List<Variant> variants =
                Labs.variants("training", "cadet", false, factors).value().orElseThrow();
        Experiment experiment = new Experiment(variants, List.of(), 1, GAMES, new StopRule.All());
        return played(experiment).comparisons().stream()
                .map(Optional::orElseThrow)
                .toList();
    }

    @Test
    @DisplayName("a sweep finds an effect that is there, and says which way it goes")
    void effect() {
        List<VariantComparison> strengths = compared("units.2/B.strength=1");
        assertEquals(1, strengths.size());
        VariantComparison strong = strengths.get(0);
        VariantComparison.Difference lead = strong.lead().orElseThrow();
        assertTrue(lead.isProved(), strong.toString());
        assertTrue(lead.estimate().low() > 0, strong.toString());
        assertTrue(lead.estimate().value() > 3, strong.toString());
        assertTrue(lead.chance() <= lead.corrected());
        assertTrue(strong.score().isProved(), strong.toString());
        assertTrue(strong.score().estimate().low() > 0, strong.toString());
    }

    @Test
    @DisplayName("a sweep over what does not matter finds nothing: the same games with the same dice")
    void noEffect() {
        for (VariantComparison same : compared("notes=One,Two,Three")) {
            assertNothing(same);
        }
    }

    /** Checks for no difference, which does not prove that there is none: the interval of the score is not empty, and the lead has none. */
    private static void assertNothing(VariantComparison same) {
        assertEquals(
                new VariantComparison.Difference(Estimate.without(0), 1, 1),
                same.lead().orElseThrow());
        assertEquals(0, same.score().estimate().value());
        assertTrue(same.score().estimate().low() < 0 && same.score().estimate().high() > 0);
        assertEquals(1, same.score().corrected());
        assertFalse(same.score().isProved());
    }

    @Test
    @DisplayName("commanders who only draw other lots are not found to differ")
    void chance() {
        // The same scenario with other seeds: the games differ, but the true difference is 0.
        Variant tiny = Labs.tiny();
        Experiment experiment =
                new Experiment(List.of(tiny, Labs.renamed("again", tiny)), List.of(), 1, GAMES, new StopRule.All());
        Findings findings = new Findings(experiment);
        Laboratory.Player player = (variant, seed) ->
                variant.play(variant.name().isEmpty() ? seed : seed + 1000, experiment.systems(variant));
        OrderedGames.Ending ending = new Laboratory(experiment, 2, player)
                .run(Laboratory.Earlier.NONE, findings, (variant, played) -> Optional.empty(), () -> false);
        assertTrue(ending.complete());
        VariantComparison other = findings.comparisons().get(0).orElseThrow();
        VariantComparison.Difference lead = other.lead().orElseThrow();
        assertTrue(lead.estimate().low() < 0 && lead.estimate().high() > 0, other.toString());
        assertFalse(lead.isProved(), other.toString());
        assertFalse(other.score().isProved(), other.toString());
    }

    @Test
    @DisplayName("identical variants differ by exactly nothing")
    void identical() {
        Variant tiny = Labs.tiny();
        VariantComparison same = played(new Experiment(
                        List.of(tiny, Labs.renamed("again", tiny)), List.of(), 1, 20, new StopRule.All()))
                .comparisons()
                .get(0)
                .orElseThrow();
        assertNothing(same);
    }

    @Test
    @DisplayName(
            "a game that no commander can finish is reported by its seed and variant, and the games before are kept")
    void unplayable() {
        Variant tiny = Labs.tiny();
        Experiment experiment = new Experiment(
                List.of(Labs.renamed("a", tiny), Labs.renamed("b", tiny)), List.of(), 1, 5, new StopRule.All());
        Laboratory.Player player = (variant, seed) -> {
            if (variant.name().equals("b") && seed == 3) {
                throw new IllegalStateException("the phase does not end");
            }
            return variant.play(seed, experiment.systems(variant));
        };
        for (int threads = 1; threads <= 2; threads++) {
            Findings findings = new Findings(experiment);
            List<String> taken = new ArrayList<>();
            OrderedGames.Ending ending = new Laboratory(experiment, threads, player)
                    .run(
                            Laboratory.Earlier.NONE,
                            findings,
                            (variant, played) -> {
                                taken.add(variant.name() + played.line().seed());
                                return Optional.empty();
                            },
                            () -> false);
            assertFalse(ending.complete());
            assertEquals(
                    "The game with seed 3 of variant \"b\" cannot be played to its end: the phase does not end",
                    ending.trouble().orElseThrow().toString());
            assertEquals(List.of("a1", "a2", "a3", "a4", "a5", "b1", "b2"), taken);
            assertEquals(7, findings.games());
        }
    }

    @Test
    @DisplayName("a wish to stop is heard between games, and before the first there is nothing")
    void stopped() {
        Experiment experiment = new Experiment(List.of(Labs.tiny()), List.of(), 1, 50, new StopRule.All());
        Findings findings = new Findings(experiment);
        OrderedGames.Ending ending = new Laboratory(experiment, 2)
                .run(
                        Laboratory.Earlier.NONE,
                        findings,
                        (variant, played) -> Optional.empty(),
                        () -> findings.games() == 7);
        assertEquals(new OrderedGames.Ending(false, Optional.empty()), ending);
        assertEquals(7, findings.games());
        assertEquals(
                "Stopped before the first game had ended.", ending.nothing().toString());
    }

    @Test
    @DisplayName("a digest knows experiments apart by all that their results depend on")
    void digest() {
        Variant tiny = Labs.tiny();
        List<String> digests = new ArrayList<>();
        for (Experiment experiment : List.of(
                new Experiment(List.of(tiny), List.of(), 1, 5, new StopRule.All()),
                new Experiment(List.of(tiny), List.of(), 2, 5, new StopRule.All()),
                new Experiment(List.of(tiny), List.of(tiny.system()), 1, 5, new StopRule.All()),
                new Experiment(List.of(Labs.renamed("x", tiny)), List.of(), 1, 5, new StopRule.All()),
                new Experiment(List.of(Labs.played("training", "colonel")), List.of(), 1, 5, new StopRule.All()),
                new Experiment(List.of(Labs.played("gaines-mill", "cadet")), List.of(), 1, 5, new StopRule.All()))) {
            digests.add(experiment.digest());
            assertEquals(64, experiment.digest().getBytes(StandardCharsets.US_ASCII).length);
        }
        assertEquals(digests.size(), digests.stream().distinct().count());
        // The number of games does not affect any of them.
        for (Experiment longer : List.of(
                new Experiment(List.of(Labs.tiny()), List.of(), 1, 5, new StopRule.All()),
                new Experiment(List.of(tiny), List.of(), 1, 6, new StopRule.All()),
                new Experiment(List.of(tiny), List.of(), 1, 5, new StopRule.Until(0.03)))) {
            assertEquals(digests.get(0), longer.digest());
        }
    }

    @Test
    @DisplayName("a game that is played on from a saved one under another seed can be saved and read again")
    void playedOnAndSaved() {
        Variant fresh = Labs.cadets("training");
        Game half = fresh.start().begin(5);
        Playout playout = new Playout(Commanders.named("cadet"), Commanders.named("cadet"));
        for (int i = 0; i < 20; i++) {
            playout.step(half);
        }
        Variant on = new Variant("", fresh.scenario(), GameStart.of(half), fresh.union(), fresh.confederate());
        Variant.Played played = on.play(77, List.of(on.system()));
        Result<Document> read = new Documents(Shelf.of(List.of())).open(GameWriter.bytes(on.saved(played.game())));
        assertEquals(List.of(), read.problems());
        Game game = ((Document.GameDocument) read.value().orElseThrow()).saved().game();
        assertEquals(played.game().state().hash(), game.state().hash());
        assertEquals(half.log().get(3).events(), game.log().get(3).events());
    }

    @Test
    @DisplayName("stops while a game is being played, however long it takes")
    void stopsWithinAGame() {
        Experiment experiment = new Experiment(List.of(Labs.cadets("training")), List.of(), 1, 5, new StopRule.All());
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        Laboratory laboratory = new Laboratory(experiment, 1, (variant, seed) -> {
            begun.countDown();
            try {
                never.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            throw new IllegalStateException("interrupted");
        });
        OrderedGames.Ending ending = laboratory.run(
                Laboratory.Earlier.NONE,
                new Findings(experiment),
                (variant, played) -> Optional.empty(),
                () -> begun.getCount() == 0);
        assertEquals(new OrderedGames.Ending(false, Optional.empty()), ending);
    }
}
