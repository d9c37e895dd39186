package org.roadtorichmond.scenario.json;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 of texts, which shows whether they have been changed. */
public final class Digest {
    private Digest() {}

    /** The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
    public static String of(String text) {
        MessageDigest digest = sha256();
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        return hexadecimal(digest);
    }

    /** A digest that has seen nothing yet, for texts that come in pieces. */
    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** What comes of all pieces that a digest has seen; it begins anew. */
    public static String hexadecimal(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }
}
