package org.roadtorichmond.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.util.List;
import java.util.SplittableRandom;

/** Decides how files are corrupted: a fuzzer, which learns from the results, or a random number generator. */
interface Luck {
    /** True or false. */
    boolean coin();

    /** Any whole number. */
    int number();

    /** Any whole number in a range, both ends included. */
    int number(int least, int most);

    /** Any text with at most a number of characters. */
    String text(int most);

    /** One element of a list. */
    default <T> T one(List<T> of) {
        return of.get(number(0, of.size() - 1));
    }

    /** Decisions made by a fuzzer. */
    record OfFuzzer(FuzzedDataProvider input) implements Luck {
        @Override
        public boolean coin() {
            return input.consumeBoolean();
        }

        @Override
        public int number() {
            return input.consumeInt();
        }

        @Override
        public int number(int least, int most) {
            return input.consumeInt(least, most);
        }

        @Override
        public String text(int most) {
            return input.consumeString(most);
        }

        @Override
        public <T> T one(List<T> of) {
            return input.pickValue(of);
        }
    }

    /** Decisions made by a seed: the same seed gives the same decisions. */
    record OfSeed(SplittableRandom random) implements Luck {
        private static final int LAST = 0x10FFFF;

        OfSeed(long seed) {
            this(new SplittableRandom(seed));
        }

        @Override
        public boolean coin() {
            return random.nextBoolean();
        }

        @Override
        public int number() {
            return random.nextInt();
        }

        @Override
        public int number(int least, int most) {
            return least + random.nextInt(most - least + 1);
        }

        @Override
        public String text(int most) {
            StringBuilder text = new StringBuilder();
            for (int letters = number(0, most / 2); letters > 0; letters--) {
                text.appendCodePoint(coin() ? number(0, 0x7F) : number(0, LAST));
            }
            return text.toString();
        }
    }
}
