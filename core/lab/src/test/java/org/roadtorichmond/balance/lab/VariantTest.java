package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.unit.Unit;

@DisplayName("A variant of an experiment")
final class VariantTest {
    private static final int ENOUGH = 20;

    @Test
    @DisplayName("that may be stopped and is not plays the same game")
    void sameGame() {
        Variant variant = Labs.tiny();
        Variant.Played plain = variant.play(7, List.of(variant.system()));
        Optional<Variant.Played> stoppable = variant.play(7, List.of(variant.system()), () -> false);
        assertEquals(Optional.of(plain.line()), stoppable.map(Variant.Played::line));
        assertEquals(Optional.of(plain.course()), stoppable.map(Variant.Played::course));
    }

    @Test
    @DisplayName("that is stopped in the middle of a game gives none, and asks no commander for a further phase")
    void stopped() {
        Variant variant = Labs.played("training", "general@200");
        int[] asked = new int[1];
        Optional<Variant.Played> played = variant.play(1, List.of(variant.system()), () -> ++asked[0] > ENOUGH);
        assertEquals(Optional.empty(), played);
        int untilStopped = asked[0];
        asked[0] = 0;
        variant.play(1, List.of(variant.system()), () -> ++asked[0] < 0);
        assertTrue(10 * untilStopped < asked[0], () -> "stopped after " + untilStopped + " questions of " + asked[0]);
    }

    @Test
    @DisplayName(
            "has a time to be expected for its games by the record of its commanders, whose doctrine makes no difference")
    void expected() {
        Duration sixty = expected("colonel", 60, 1);
        assertTrue(sixty.toMillis() > 0);
        assertEquals(sixty, expected("colonel:bold", 60, 1));
        assertEquals(sixty, expected("colonel", 120, 2));
        assertTrue(expected("general", 60, 1).compareTo(sixty.multipliedBy(10)) > 0);
        Experiment unmeasured = games("general@77", 60);
        assertEquals(Optional.empty(), unmeasured.expected(1));
    }

    private static Duration expected(String commander, int games, int threads) {
        return games(commander, games).expected(threads).orElseThrow();
    }

    private static Experiment games(String commander, int games) {
        return new Experiment(List.of(Labs.played("gaines-mill", commander)), List.of(), 1, games, new StopRule.All());
    }

    @Test
    @DisplayName("with another strength of a unit is the one that a sensitivity of the scenario plays")
    void strengths() {
        Document document = new Document.ScenarioDocument(Labs.scenario("training"));
        Subject subject = Subject.of(document).value().orElseThrow();
        Variant tiny = Labs.tiny();
        Design design = new Design(tiny.union(), tiny.confederate(), List.of(), false, List.of(), Map.of());
        List<SmallChanges.SmallChange> all =
                SmallChanges.of(design, subject).value().orElseThrow();
        int compared = 0;
        for (Unit unit : subject.scenario().scenario().units()) {
            if (unit.strength() > 0) {
                List<Variant> ways =
                        Sensitivity.strengths(design, subject, unit).value().orElseThrow();
                assertEquals(
                        unit.strength() > 1
                                ? List.of(unit.strength() - 1, unit.strength() + 1)
                                : List.of(unit.strength() + 1),
                        ways.stream()
                                .map(way -> way.scenario()
                                        .scenario()
                                        .unit(unit.id())
                                        .orElseThrow()
                                        .strength())
                                .toList());
                assertEquals(
                        all.get(compared).ways().stream()
                                .map(Experiment::scenarioDigest)
                                .toList(),
                        ways.stream().map(Experiment::scenarioDigest).toList());
                compared++;
            }
        }
        assertTrue(compared > 3);
    }
}
