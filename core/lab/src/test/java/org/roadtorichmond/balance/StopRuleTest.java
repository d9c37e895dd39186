package org.roadtorichmond.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Measures how often the rules that end experiments err, by tossing coins with a known bias. */
@DisplayName("Rules when to stop")
class StopRuleTest {
    private static final int RUNS = 1000;

    /**
     * Of 1,000 runs with an error rate of 5 %, 50 err on average, with a standard deviation of 6.9. More than 71 errors, three
     * standard deviations above, occur once in a thousand tests.
     */
    private static final int MOST_ERRORS = 71;

    /** A coin that has been tossed a number of times, as a sample like the games of an experiment. */
    private static final class Coin implements Sample {
        private int heads;
        private int tosses;

        void toss(Random random, double chance) {
            tosses++;
            heads += random.nextDouble() < chance ? 1 : 0;
        }

        Proportion share() {
            return new Proportion(heads, tosses);
        }

        @Override
        public int size() {
            return tosses;
        }

        @Override
        public double mean() {
            return share().share();
        }

        @Override
        public double standardError() {
            return tosses < 2 ? 0 : Math.sqrt(mean() * (1 - mean()) / (tosses - 1));
        }

        @Override
        public double halfWidth() {
            return (share().high() - share().low()) / 2;
        }
    }

    private static Coin tossed(StopRule rule, Random random, double chance) {
        Coin coin = new Coin();
        do {
            coin.toss(random, chance);
        } while (!rule.enough(coin));
        return coin;
    }

    @ParameterizedTest(name = "{0}:{1}")
    @CsvSource({"0.45, 0.55", "0.4, 0.6", "0.5, 0.55", "0.05, 0.15", "0.8, 0.9", "0.2, 0.6", "0.9, 0.99", "0.01, 0.1"})
    @DisplayName("the sequential test errs in 5 of 100 runs at most, at either of its scores")
    void sprt(double low, double high) {
        StopRule.Sprt test = new StopRule.Sprt(low, high);
        assertTrue(wrong(test, low, StopRule.Sprt.Verdict.ACCEPTED) <= MOST_ERRORS, "accepts what is low");
        assertTrue(wrong(test, high, StopRule.Sprt.Verdict.REJECTED) <= MOST_ERRORS, "rejects what is high");
    }

    private static int wrong(StopRule.Sprt test, double chance, StopRule.Sprt.Verdict error) {
        Random random = new Random(45);
        int wrong = 0;
        for (int run = 0; run < RUNS; run++) {
            wrong += test.verdict(tossed(test, random, chance)) == error ? 1 : 0;
        }
        return wrong;
    }

    @ParameterizedTest(name = "a true share of {0}")
    @ValueSource(doubles = {0.5, 0.45, 0.3, 0.15, 0.05, 0.02})
    @DisplayName("where games end once the interval is narrow enough, it holds the truth as often as it says")
    void until(double chance) {
        StopRule.Until rule = new StopRule.Until(0.03);
        Random random = new Random(3);
        int missed = 0;
        for (int run = 0; run < RUNS; run++) {
            Coin coin = tossed(rule, random, chance);
            assertTrue(coin.halfWidth() <= 0.03);
            missed += coin.share().low() <= chance && chance <= coin.share().high() ? 0 : 1;
        }
        assertTrue(missed <= MOST_ERRORS, missed + " intervals without the truth");
    }

    @Test
    @DisplayName("the sequential test needs fewer games than a test of a number fixed before")
    void fewer() {
        // For the same error rates, a fixed number of games would be (2 * 1.645 * 0.5 / 0.1)^2 = 271.
        Random random = new Random(2);
        StopRule.Sprt test = new StopRule.Sprt(0.45, 0.55);
        double games = 0;
        for (int run = 0; run < RUNS; run++) {
            games += tossed(test, random, 0.55).size() / (double) RUNS;
        }
        assertTrue(games < 190, games + " games");
    }

    @Test
    @DisplayName("nothing is decided before 30 games, and everything is played where no rule is given")
    void fewest() {
        Coin coin = new Coin();
        for (int i = 0; i < 29; i++) {
            coin.toss(new Random(1), 1);
            assertFalse(new StopRule.Sprt(0.1, 0.9).enough(coin));
            assertFalse(new StopRule.Until(0.9).enough(coin));
        }
        coin.toss(new Random(1), 1);
        assertTrue(new StopRule.Sprt(0.1, 0.9).enough(coin));
        assertTrue(new StopRule.Until(0.9).enough(coin));
        assertFalse(new StopRule.All().enough(coin));
    }

    @Test
    @DisplayName("rules are read as people write them, and nonsense is none")
    void parsed() {
        assertEquals(Optional.of(new StopRule.Until(0.03)), StopRule.Until.parse("3%"));
        assertEquals(Optional.of(new StopRule.Until(0.025)), StopRule.Until.parse("2.5"));
        assertEquals(Optional.of(new StopRule.Sprt(0.45, 0.55)), StopRule.Sprt.parse("45:55"));
        assertEquals(Optional.of(new StopRule.Sprt(0.45, 0.55)), StopRule.Sprt.parse("45%:55%"));
        assertEquals(Optional.of(new StopRule.Sprt(0.45, 0.55)), StopRule.Sprt.parse("0.45:0.55"));
        for (String bad : new String[] {"", "%", "0", "0%", "100", "-3", "3 %", "three", "3%%", "1e1", "3:5"}) {
            assertEquals(Optional.empty(), StopRule.Until.parse(bad), bad);
        }
        for (String bad : new String[] {
            "", ":", "45", "55:45", "50:50", "45:101", "-5:5", "0:5", "95:100", "0:1", "45:55:65", "a:b"
        }) {
            assertEquals(Optional.empty(), StopRule.Sprt.parse(bad), bad);
        }
    }
}
