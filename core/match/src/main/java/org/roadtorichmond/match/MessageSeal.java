package org.roadtorichmond.match;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.roadtorichmond.scenario.dice.ChainElement;

/**
 * Marks the messages of a side so that it recognises them later as its own: a keyed digest (HMAC-SHA256) of number and message, whose key is
 * the secret of the side's chain. The other side keeps the mark with the message and cannot make one; so what a side has lost can be taken
 * back from there, and nothing else.
 */
final class MessageSeal {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int BYTES = 16;

    private final Mac mac;

    MessageSeal(ChainElement secret) {
        try {
            mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(secret.hex().getBytes(StandardCharsets.UTF_8), ALGORITHM));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has it", e);
        }
    }

    /** The mark of a message, 32 hexadecimal digits. */
    String of(long number, Message message) {
        String text = "message " + number + "\n" + MessageText.text(message);
        return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)), 0, BYTES);
    }
}
