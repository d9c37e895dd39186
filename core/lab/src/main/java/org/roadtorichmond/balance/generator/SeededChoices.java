package org.roadtorichmond.balance.generator;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** The chance of one made-up scenario: the same seed always gives the same choices. */
final class SeededChoices {
    private final Random random;

    SeededChoices(long seed) {
        random = new Random(seed);
    }

    /** A whole number from the least to the most, both included. */
    int from(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    /** Whether something happens that does so once in a number of times. */
    boolean onceIn(int times) {
        return random.nextInt(times) == 0;
    }

    <T> T oneOf(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }

    /** Things in any order. */
    <T> List<T> shuffled(List<T> things) {
        List<T> order = new ArrayList<>(things);
        Collections.shuffle(order, random);
        return order;
    }
}
