package org.roadtorichmond.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.util.List;
import java.util.SplittableRandom;

/** What decides how files are spoilt: a fuzzer, which learns from what comes of it, or a random number generator. */
interface Luck {
    /** One way or the other. */
    boolean coin();

    /** Any whole number. */
    int number();

    /** A whole number from the least to the most. */
    int number(int least, int most);

    /** Any text of no more than so many characters. */
    String text(int most);

    /** One of some things. */
    default <T> T one(List<T> of) {
        return of.get(number(0, of.size() - 1));
    }

    /** What a fuzzer decides. */
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

    /** What a seed decides: the same things again, whenever it is the same seed. */
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
