package org.roadtorichmond.match;

import org.roadtorichmond.scenario.dice.ChainElement;

/**
 * A player's own chain of hashes, made from a secret from its far end on. Its first element is shown before the match and commits the
 * player to all others; for each die the next one is shown.
 */
public final class HashChain {
    /** How many dice a chain is good for: several times what the longest game rolls. */
    public static final int LENGTH = 8192;

    private final ChainElement[] elements;

    /**
     * A chain.
     *
     * @param secret its far end, drawn at random and shown to nobody
     */
    public HashChain(ChainElement secret) {
        this(secret, LENGTH);
    }

    private HashChain(ChainElement last, int number) {
        if (number < 0 || number > LENGTH) {
            throw new IllegalArgumentException("no chain has an element " + number);
        }
        elements = new ChainElement[number + 1];
        elements[number] = last;
        for (int i = number; i > 0; i--) {
            elements[i - 1] = elements[i].before();
        }
    }

    /**
     * As much of somebody else's chain as follows from one of its elements.
     *
     * @param last the last element that is known
     * @param number its number, from 0 to {@link #LENGTH}
     */
    public static HashChain upTo(ChainElement last, int number) {
        return new HashChain(last, number);
    }

    /** The number of the last element that is known. */
    public int last() {
        return elements.length - 1;
    }

    /** What is shown before the match. */
    public ChainElement commitment() {
        return elements[0];
    }

    /**
     * What is shown for a die.
     *
     * @param die its number in the game, from 1 to {@link #last}
     */
    public ChainElement element(int die) {
        if (die < 1 || die > last()) {
            throw new IllegalArgumentException("the chain has no element for die " + die);
        }
        return elements[die];
    }

    /** The last element that is known, from which all others can be made again. */
    public ChainElement secret() {
        return elements[last()];
    }

    @Override
    public String toString() {
        // A chain that gets into a log must not tell what is still secret.
        return "HashChain[" + commitment().hex() + "]";
    }
}
