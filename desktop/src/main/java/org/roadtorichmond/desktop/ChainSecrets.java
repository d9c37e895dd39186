package org.roadtorichmond.desktop;

import java.security.SecureRandom;
import java.util.HexFormat;
import org.roadtorichmond.scenario.dice.ChainElement;

/** Draws the secrets of players' chains from the random numbers of the system. */
final class ChainSecrets {
    private static final int BYTES = 32;

    private ChainSecrets() {}

    /** The far end of a new chain. */
    static ChainElement next() {
        byte[] secret = new byte[BYTES];
        new SecureRandom().nextBytes(secret);
        return new ChainElement(HexFormat.of().formatHex(secret));
    }
}
