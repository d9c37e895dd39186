package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.testing.Blunders;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

/** Measures how colonels play against each other. It prints the counts for the document on commanders. */
@Tag("long")
@DisplayName("forty games of the full scenario between colonels, and as many against cadets")
final class ColonelGamesTest {
    private static final int GAMES = 40;

    /** A side counts as behind, but not as lost, if its chance of winning is between this and {@link #ALMOST_EVEN}. */
    private static final double LITTLE = 0.15;

    private static final double ALMOST_EVEN = 0.45;
    private static final double AS_BOLD = 0.6;
    private static final double LEFT_ON_EXIT = 0.5;

    private static final Blunders COLONELS = new Blunders();
    private static final Blunders AGAINST_CADETS = new Blunders();
    private static final Behind BEHIND = new Behind();
    private static int leftOnExit;

    /** How often sides that are behind attack by day, in the first and the second half of a game. */
    private static final class Behind {
        private final int[] turns = new int[2];
        private final int[] attacks = new int[2];
        private int before;
        private int half;
        private boolean watched;

        /** Checks a game in which a new phase begins. */
        private void phase(Game game) {
            GameState state = game.state();
            if (state.moment().phase() != Phase.MOVEMENT) {
                return;
            }
            settle(state);
            Side side = state.moment().player();
            double chance = new Evaluation(game).chance(game, side);
            watched = !state.night() && chance >= LITTLE && chance <= ALMOST_EVEN;
            half = 2 * state.moment().turn() > state.scenario().turns() ? 1 : 0;
            before = state.attacks();
        }

        /** Counts the attacks since the last movement phase in which a side was behind. */
        private void settle(GameState state) {
            if (watched) {
                turns[half]++;
                attacks[half] += state.attacks() - before;
            }
            watched = false;
        }

        private double rate(int of) {
            return attacks[of] / (double) turns[of];
        }
    }

    @BeforeAll
    static void play() {
        Survey survey = ShippedScenarios.survey("road-to-richmond");
        for (int seed = 1; seed <= GAMES; seed++) {
            Game game = VictorySystems.newGame(survey, seed);
            new Playout(named("colonel", seed), named("colonel", seed)).play(game, BEHIND::phase);
            BEHIND.settle(game.state());
            COLONELS.watch(game);
            leftOnExit += pointsOnExits(game.state());
            AGAINST_CADETS.watch(new Playout(named("colonel", seed), named("cadet", seed))
                    .play(VictorySystems.newGame(survey, seed)));
        }
    }

    private static Commander named(String name, int seed) {
        return Commanders.find(name, Commanders.temper(seed)).orElseThrow();
    }

    private static int pointsOnExits(GameState state) {
        int points = 0;
        for (Side side : Side.values()) {
            points += state.onMap(side).stream()
                    .filter(unit -> state.hexOf(unit)
                            .filter(hex -> state.scenario().exits(side, hex))
                            .isPresent())
                    .mapToInt(unit -> unit.strength())
                    .sum();
        }
        return points;
    }

    private static int both(Blunders blunders, Blunders.Kind kind) {
        return blunders.count(Side.UNION, kind) + blunders.count(Side.CONFEDERATE, kind);
    }

    private static void print(String format, Object... figures) {
        System.out.println(String.format(Locale.ROOT, format, figures));
    }

    @Test
    @DisplayName("a side that is behind in the second half attacks nearly as often as in the first")
    void behind() {
        print(
                "behind: %.2f attacks a day turn in the first half (%d turns), %.2f in the second (%d turns)",
                BEHIND.rate(0), BEHIND.turns[0], BEHIND.rate(1), BEHIND.turns[1]);
        assertTrue(IntStream.of(BEHIND.turns).allMatch(turns -> turns > GAMES), "there are turns enough to count");
        assertTrue(BEHIND.rate(1) >= AS_BOLD * BEHIND.rate(0));
    }

    @Test
    @DisplayName("no Train ends its movement on an exit, and hardly a strength point ends the game there")
    void exits() {
        print("left on exits: %.2f points a game", leftOnExit / (double) GAMES);
        assertEquals(0, both(COLONELS, Blunders.Kind.TRAIN_ON_EXIT));
        assertTrue(leftOnExit < LEFT_ON_EXIT * GAMES, leftOnExit + " points in " + GAMES + " games");
    }

    @Test
    @DisplayName("colonels against cadets lose by lack of a retreat at most a third of what the cadets lose")
    void retreats() {
        int colonels = AGAINST_CADETS.count(Side.UNION, Blunders.Kind.NO_RETREAT);
        int cadets = AGAINST_CADETS.count(Side.CONFEDERATE, Blunders.Kind.NO_RETREAT);
        print(
                "lost for want of a retreat: %.2f of %.2f units a game; by a Union colonel %.2f, by the cadet against him %.2f",
                both(COLONELS, Blunders.Kind.NO_RETREAT) / (double) GAMES,
                both(COLONELS, Blunders.Kind.UNITS_LOST) / (double) GAMES,
                colonels / (double) GAMES,
                cadets / (double) GAMES);
        assertTrue(3 * colonels <= cadets, colonels + " against " + cadets);
    }
}
