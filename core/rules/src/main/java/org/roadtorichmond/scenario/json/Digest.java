package org.roadtorichmond.scenario.json;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 of texts in UTF-8, which shows whether they have been changed; the one place that knows how it is computed. */
public final class Digest {
    private final MessageDigest sha256;

    /** A digest that has seen nothing yet, for texts that come in pieces. */
    public Digest() {
        try {
            sha256 = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** The SHA-256 of a whole text, as 64 hexadecimal digits. */
    public static String of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The SHA-256 of a whole file, as 64 hexadecimal digits. */
    public static String of(byte[] file) {
        Digest digest = new Digest();
        digest.add(file);
        return digest.hexadecimal();
    }

    /** Adds the next piece. */
    public void add(byte[] piece) {
        sha256.update(piece);
    }

    /** Returns the SHA-256 of all pieces, as 64 hexadecimal digits, and begins again with none. */
    public String hexadecimal() {
        return HexFormat.of().formatHex(sha256.digest());
    }
}
