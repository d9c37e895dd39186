package org.roadtorichmond.scenario.dice;

/**
 * A player's own chain of hashes, made from a secret from its far end on. Its first element is shown before the match and commits the
 * player to all others; for each die the next one is shown.
 */
public final class HashChain {
    /** How many dice a chain is good for: several times what the longest game rolls. */
    public static final int LENGTH = 8192;

    private final ChainElement[] elements = new ChainElement[LENGTH + 1];

    /**
     * A chain.
     *
     * @param secret its far end, drawn at random and shown to nobody
     */
    public HashChain(ChainElement secret) {
        elements[LENGTH] = secret;
        for (int number = LENGTH; number > 0; number--) {
            elements[number - 1] = elements[number].before();
        }
    }

    /** What is shown before the match. */
    public ChainElement commitment() {
        return elements[0];
    }

    /**
     * What is shown for a die.
     *
     * @param die its number in the game, from 1 to {@link #LENGTH}
     */
    public ChainElement element(int die) {
        if (die < 1 || die > LENGTH) {
            throw new IllegalArgumentException("the chain has no element for die " + die);
        }
        return elements[die];
    }

    /** The far end, from which the chain can be made again. */
    public ChainElement secret() {
        return elements[LENGTH];
    }

    @Override
    public String toString() {
        // A chain that gets into a log must not tell what is still secret.
        return "HashChain[" + commitment().hex() + "]";
    }
}
