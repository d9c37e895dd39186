package org.roadtorichmond.workshop.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Labs;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantComparison.Difference;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.Workbench;
import org.roadtorichmond.workshop.edits.PlaceEdits;

@DisplayName("The balance dial of the workshop")
final class BalanceDialTest extends DialTest {
    private static final double EXACT = 1e-12;

    private static Located<String> word(String word) {
        return new Located<>(word, Place.NOWHERE);
    }

    /** What {@code simulate} finds in a number of games of an edited scenario, cadet against cadet. */
    private static Findings simulated(Judge.Judgement judgement, int games) {
        ExperimentSheet sheet = new ExperimentSheet(
                "",
                word("training"),
                OptionalInt.empty(),
                Optional.of(word("cadet")),
                Optional.of(word("cadet")),
                OptionalInt.of(games),
                Optional.empty(),
                Optional.empty(),
                OptionalLong.empty(),
                List.of(),
                List.of(),
                false,
                List.of(),
                List.of());
        Document document = new Document.ScenarioDocument(judgement.playable().orElseThrow());
        Experiment experiment =
                Experiments.of(sheet, document, Map.of()).value().orElseThrow();
        Findings findings = new Findings(experiment);
        new Laboratory(experiment, 2).run(findings);
        return findings;
    }

    @Test
    @DisplayName("shows the figures that simulate gives for the same scenario, commanders and number of games")
    void sameFiguresAsSimulate() {
        show();
        assertEquals(OptionalDouble.empty(), play(40).firstDie(), "six faces explain some of few games by chance");
        BalanceReading reading = play(BalanceReading.GAMES_FOR_FIRST_DIE);
        VariantFindings found =
                simulated(Workbench.judge(editor), reading.games()).variants().get(0);
        assertEquals(found.own().score(), reading.share());
        assertEquals(found.own().won(Winner.A), reading.wins(Side.UNION));
        assertEquals(found.own().won(Winner.B), reading.wins(Side.CONFEDERATE));
        assertEquals(found.own().won(Winner.NONE), reading.draws());
        assertEquals(found.ends().causes(), reading.endings());
        assertEquals(found.ends().lengths().estimate(), reading.length());
        assertEquals(found.own().measure(), reading.measure());
        assertEquals(found.differentGames(), reading.differentGames());
        assertEquals(OptionalDouble.of(found.firstDie().share()), reading.firstDie());
        assertEquals(found.turnByTurn().turns().size(), reading.leads().size());
        assertEquals(
                Math.round(found.leads().quantile(0.25)),
                reading.leads().get(reading.leads().size() - 1).lower());
        assertEquals("cadet", reading.union());
    }

    @Test
    @DisplayName("begins again with another scenario, and what was shown last stays beside it with its number of games")
    void keepsTheFormer() {
        show();
        BalanceReading first = play(20);
        assertEquals(Optional.empty(), dial.state().former());
        Workbench.apply(editor, Workbench.turns(2));
        show();
        BalanceReading second = play(5);
        assertEquals(Optional.of(first), dial.state().former());
        BalanceReading alone =
                reading(simulated(Workbench.judge(editor), 5).variants().get(0));
        assertEquals(alone.share(), second.share());
        assertEquals(alone.length(), second.length());
        assertNotEquals(first.length(), second.length());
    }

    /** Only the figures that are compared. */
    private static BalanceReading reading(VariantFindings found) {
        return new BalanceReading(
                found.size(),
                "",
                "",
                found.own().score(),
                found.own().won(Winner.A),
                found.own().won(Winner.B),
                found.own().won(Winner.NONE),
                List.of(),
                found.ends().lengths().estimate(),
                found.own().measure(),
                1,
                List.of(),
                0,
                OptionalDouble.empty(),
                Optional.empty());
    }

    @Test
    @DisplayName("goes on with a scenario that plays the same, such as one under another title")
    void goesOnWithTheSame() {
        show();
        play(20);
        Workbench.apply(editor, PlaceEdits.scenarioName("Another title"));
        show();
        assertEquals(21, play(21).games());
        assertEquals(Optional.empty(), dial.state().former());
    }

    @Test
    @DisplayName("goes on where it was when an edit is undone, and shows the undone one beside it")
    void goesOnAfterUndo() {
        show();
        play(20);
        Workbench.apply(editor, Workbench.turns(2));
        show();
        play(7);
        editor.undo();
        show();
        assertEquals(20, games(), "nothing is played again");
        assertEquals(Optional.of(7), dial.state().former().map(BalanceReading::games));
    }

    @Test
    @DisplayName("begins again with other commanders")
    void otherCommanders() {
        show();
        BalanceReading cadets = play(10);
        dial.command(Side.UNION, Commanders.parse("colonel").value().orElseThrow());
        dial.pause();
        worker.finish();
        dial.resume();
        BalanceReading colonel = play(2);
        assertEquals("colonel", colonel.union());
        assertEquals("cadet", colonel.confederate());
        assertEquals(Optional.of(cadets), dial.state().former());
    }

    @Test
    @DisplayName("plays nothing while it is paused, not even another scenario, of which it shows what it knows")
    void pauses() {
        show();
        play(10);
        dial.pause();
        worker.finish();
        assertEquals(10, games());
        assertTrue(dial.state().paused());
        Workbench.apply(editor, Workbench.turns(2));
        show();
        worker.finish();
        assertEquals(Optional.empty(), dial.state().reading(), "what was shown was of another scenario");
        assertEquals(Optional.of(10), dial.state().former().map(BalanceReading::games));
        dial.resume();
        assertEquals(3, play(3).games());
    }

    @Test
    @DisplayName("plays nothing while somebody drags, and does not go on after that if it is paused")
    void isHeld() {
        show();
        play(10);
        Subscription drag = dial.hold();
        worker.finish();
        assertEquals(10, games());
        assertFalse(dial.state().paused(), "it was not paused");
        dial.pause();
        drag.close();
        drag.close();
        worker.finish();
        assertEquals(10, games());
        dial.resume();
        assertEquals(11, play(11).games());
    }

    @Test
    @DisplayName("plays nothing after it was closed, and its worker ends")
    void closes() {
        show();
        play(3);
        dial.close();
        worker.finish();
        assertTrue(worker.closed());
        assertEquals(3, games());
        show();
        dial.resume();
        worker.finish();
        assertEquals(3, games());
    }

    @Test
    @DisplayName("shows nothing of a scenario that cannot be played and says why, and goes on once it can")
    void cannotBePlayed() {
        show();
        play(10);
        Workbench.apply(editor, Workbench.turns(-1));
        Judge.Judgement judgement = Workbench.judge(editor);
        dial.show(judgement);
        worker.finish();
        DialState state = dial.state();
        assertEquals(Optional.empty(), state.reading());
        assertEquals(
                judgement.problems().get(0).problem().sentence(),
                state.obstacles().get(0));
        editor.undo();
        show();
        assertEquals(11, play(11).games(), "the games that were played before it could not be played count");
        assertEquals(List.of(), dial.state().obstacles());
    }

    @Test
    @DisplayName("answers questions about all that was found, without a game less or more")
    void answers() {
        List<Integer> answers = new ArrayList<>();
        dial.pause();
        show();
        dial.ask(Findings::games, answers::add);
        worker.finish();
        assertEquals(List.of(), answers, "there is no game yet");
        dial.resume();
        play(4);
        dial.ask(Findings::games, answers::add);
        play(6);
        worker.step();
        assertEquals(1, answers.size());
        assertTrue(answers.get(0) >= 4, answers::toString);
    }

    @Test
    @DisplayName("finds what a point of strength does, with the seeds of the scenario as it is, unit by unit")
    void comparesStrengths() {
        show();
        dial.compareStrengths(true);
        long units = Labs.scenario("training").scenario().units().stream()
                .filter(unit -> unit.strength() > 0)
                .count();
        List<Integer> known = new ArrayList<>();
        while (dial.state().strengths().size() < units) {
            assertTrue(worker.step());
            known.add(dial.state().strengths().size());
        }
        assertTrue(known.contains(1) && known.contains((int) units - 1), "the map grows unit by unit");
        while (least() < 6) {
            assertTrue(worker.step());
        }
        Map<String, StrengthEffect> found = dial.state().strengths();
        String unit = found.keySet().iterator().next();
        StrengthEffect effect = found.get(unit);
        Difference stronger = paired(unit, +1, effect.games()).score();
        assertEquals(stronger.estimate().value(), effect.stronger().estimate().value(), EXACT);
        assertEquals(stronger.estimate().low(), effect.stronger().estimate().low(), EXACT);
        assertEquals(stronger.chance(), effect.stronger().chance(), EXACT);
        assertTrue(effect.stronger().corrected() >= effect.stronger().chance());
    }

    private int least() {
        return dial.state().strengths().values().stream()
                .mapToInt(StrengthEffect::games)
                .min()
                .orElse(0);
    }

    /** What the laboratory finds for the same change, as its sweeps do. */
    private static VariantComparison paired(String unit, int change, int games) {
        int strength = Labs.scenario("training").scenario().units().stream()
                .filter(one -> one.id().equals(unit))
                .findFirst()
                .orElseThrow()
                .strength();
        var variants = Labs.variants("training", "cadet", false, "units." + unit + ".strength=" + (strength + change))
                .value()
                .orElseThrow();
        Experiment experiment = new Experiment(variants, List.of(), 1, games, new StopRule.All());
        Findings findings = new Findings(experiment);
        new Laboratory(experiment, 2).run(findings);
        return findings.comparisons().get(0).orElseThrow();
    }

    @Test
    @DisplayName("ends to compare strengths with another scenario, of which nothing is known in that respect")
    void comparesNoOther() {
        show();
        dial.compareStrengths(true);
        while (dial.state().strengths().isEmpty()) {
            assertTrue(worker.step());
        }
        Workbench.apply(editor, Workbench.turns(2));
        show();
        play(3);
        assertFalse(dial.state().comparing());
        assertEquals(Map.of(), dial.state().strengths());
    }

    @Test
    @DisplayName("notifies its listeners of each batch until they leave")
    void notifies() {
        int[] notified = new int[1];
        Subscription subscription = dial.listen(() -> notified[0]++);
        show();
        play(5);
        assertEquals(6, notified[0], "once when it was prepared, and once for each game");
        subscription.close();
        play(6);
        assertEquals(6, notified[0]);
    }

    @Test
    @DisplayName("is commanded by colonels at first")
    void colonels() {
        BalanceDial other = new BalanceDial(worker, faults::add);
        CommanderSpec colonel = Commanders.parse("colonel").value().orElseThrow();
        assertEquals(new PerArmy<>(colonel, colonel), other.commanders());
    }
}
