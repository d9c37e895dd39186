package org.roadtorichmond.balance.lab;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.TimedCommander;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.words.Sentence;

/**
 * What is played in an experiment: a start, with who commands.
 *
 * @param name what it is called; empty if it is the only one
 * @param scenario the scenario
 * @param start where the games begin
 * @param union who commands the Union
 * @param confederate who commands the Confederates
 * @param words what it is for people; the name is for programs
 */
public record Variant(
        String name,
        LoadedScenario scenario,
        GameStart start,
        CommanderSpec union,
        CommanderSpec confederate,
        Sentence words) {
    /** The name of the variant that changes nothing, among others. */
    public static final String AS_IT_IS = "as it is";

    static final Sentence UNCHANGED = Sentence.of("variant.asItIs");

    /** A variant that has no other words than its name. */
    public Variant(
            String name, LoadedScenario scenario, GameStart start, CommanderSpec union, CommanderSpec confederate) {
        this(name, scenario, start, union, confederate, VariantWords.plain(name));
    }

    /** The same as that which changes nothing, among others. */
    public Variant asItIs() {
        return new Variant(AS_IT_IS, scenario, start, union, confederate, UNCHANGED);
    }

    /**
     * A game that was played.
     *
     * @param line how it ended
     * @param course what happened in it
     * @param turnNanos how long each player-turn took each side, in nanoseconds
     * @param game the game itself
     */
    public record Played(GameLine line, GameCourse course, PerArmy<List<Long>> turnNanos, Game game) {}

    /** Who commands a side. */
    public CommanderSpec commander(Side side) {
        return side == Side.UNION ? union : confederate;
    }

    /** The system that decides when its games end and who wins them. */
    public VictorySystem system() {
        return VictorySystem.of(scenario.scenario());
    }

    /**
     * Whether its games pay the same for the same as those of another: under the same victory system, for the same places and units
     * and at the same price of a strength point. Otherwise points of one are no points of the other.
     */
    public boolean paysLike(Variant other) {
        return payments().equals(other.payments());
    }

    private List<Object> payments() {
        VictoryTerms terms = scenario.scenario().victory();
        return List.of(
                terms.system(),
                terms.gateway(),
                terms.exit(),
                terms.bases(),
                terms.supplyRange(),
                terms.train().map(Unit::id),
                terms.sheet().with(new GameLength.Unlimited()),
                terms.payments(),
                scenario.scenario().rules().costPerPoint());
    }

    /**
     * Plays the game of a seed.
     *
     * @param seed the seed of its dice, and by {@link Commanders#temper} of its commanders
     * @param systems how it is scored, the scenario's own system first
     * @throws IllegalStateException if the game cannot be played to its end
     */
    public Played play(long seed, List<VictorySystem> systems) {
        return play(seed, systems, () -> false).orElseThrow();
    }

    /**
     * The same, for somebody who may lose interest meanwhile.
     *
     * @param stop asked again and again while the game is played: whether its result is no longer wanted
     * @return the same game as without a stop; nothing if it was stopped, at the latest with the next phase
     * @throws IllegalStateException if the game cannot be played to its end
     */
    public Optional<Played> play(long seed, List<VictorySystem> systems, BooleanSupplier stop) {
        int temper = Commanders.temper(seed);
        Commander first = Commanders.create(union, temper);
        Commander second = Commanders.create(confederate, temper);
        first.stopWhen(stop);
        second.stopWhen(stop);
        TimedCommander blue = new TimedCommander(first, Side.UNION);
        TimedCommander grey = new TimedCommander(second, Side.CONFEDERATE);
        try {
            return Optional.of(played(seed, systems, blue, grey, stop));
        } catch (CancellationException e) {
            return Optional.empty();
        }
    }

    private Played played(
            long seed, List<VictorySystem> systems, TimedCommander blue, TimedCommander grey, BooleanSupplier stop) {
        Game game = new Playout(blue, grey).play(start.begin(seed), phase -> goOn(stop));
        // A commander that was stopped in the last phase has answered in haste.
        goOn(stop);
        Adjudication result = system().adjudicate(game);
        GameLine line = new GameLine(
                name,
                seed,
                GameLine.word(result.winner()),
                CourseRecorder.points(result.score()),
                game.state().moment().turn(),
                String.format(Locale.ROOT, "%016x", game.state().hash()));
        return new Played(
                line,
                CourseRecorder.of(game, start.played(), systems),
                new PerArmy<>(blue.turnNanos(), grey.turnNanos()),
                game);
    }

    private static void goOn(BooleanSupplier stop) {
        if (stop.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    /** A game of this variant as a file to look at and to play on. */
    public SavedGame saved(Game game) {
        return new SavedGame(
                scenario,
                game,
                Map.of(
                        Side.UNION.word(),
                        union.toString(),
                        Side.CONFEDERATE.word(),
                        confederate.toString(),
                        Commanders.TEMPER,
                        Integer.toString(Commanders.temper(game.state().seed()))));
    }
}
