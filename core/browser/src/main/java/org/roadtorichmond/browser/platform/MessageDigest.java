package org.roadtorichmond.browser.platform;

import java.nio.ByteBuffer;
import java.security.NoSuchAlgorithmException;

/**
 * Stands in for {@code java.security.MessageDigest}: SHA-256 (FIPS 180-4). Browsers have one themselves, which answers later, while
 * saved games are read at once.
 */
public final class MessageDigest {
    private static final int BLOCK = 64;
    private static final int WORDS = 8;
    private static final int ROUNDS = 64;
    private static final int STEPS = 40;

    /** The first 32 bits behind the point of the cube roots of the first 64 primes. */
    private static final int[] CONSTANTS = new int[ROUNDS];

    /** The same of the square roots of the first eight. */
    private static final int[] BEGINNING = new int[WORDS];

    private final int[] hash = BEGINNING.clone();
    private final ByteBuffer block = ByteBuffer.allocate(BLOCK);
    private long bytes;

    static {
        int found = 0;
        for (int number = 2; found < ROUNDS; number++) {
            if (isPrime(number)) {
                CONSTANTS[found] = root(number, 3);
                if (found < WORDS) {
                    BEGINNING[found] = root(number, 2);
                }
                found++;
            }
        }
    }

    private MessageDigest() {}

    private static boolean isPrime(int number) {
        for (int factor = 2; factor * factor <= number; factor++) {
            if (number % factor == 0) {
                return false;
            }
        }
        return true;
    }

    /** What stands behind the point of a root, in 32 bits: Newton's steps leave 18 bits more than that right. */
    private static int root(int number, int power) {
        double root = number;
        for (int i = 0; i < STEPS; i++) {
            root = ((power - 1) * root + number / (power == 2 ? root : root * root)) / power;
        }
        return (int) (long) ((root - Math.floor(root)) * (1L << Integer.SIZE));
    }

    /**
     * A digest that has seen nothing yet.
     *
     * @throws NoSuchAlgorithmException if another than SHA-256 is wanted
     */
    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (!algorithm.equals("SHA-256")) {
            throw new NoSuchAlgorithmException(algorithm);
        }
        return new MessageDigest();
    }

    /** Adds bytes. */
    public void update(byte[] more) {
        for (byte each : more) {
            add(each);
        }
        bytes += more.length;
    }

    private void add(byte each) {
        block.put(each);
        if (!block.hasRemaining()) {
            block.flip();
            mix();
            block.clear();
        }
    }

    /** The 32 bytes of the digest; it begins again with nothing. */
    public byte[] digest() {
        long bits = bytes * Byte.SIZE;
        add((byte) 0x80);
        while (block.position() != BLOCK - Long.BYTES) {
            add((byte) 0);
        }
        for (byte each : ByteBuffer.allocate(Long.BYTES).putLong(bits).array()) {
            add(each);
        }
        ByteBuffer result = ByteBuffer.allocate(WORDS * Integer.BYTES);
        for (int word : hash) {
            result.putInt(word);
        }
        System.arraycopy(BEGINNING, 0, hash, 0, WORDS);
        bytes = 0;
        return result.array();
    }

    private void mix() {
        int[] schedule = new int[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            schedule[i] = i < BLOCK / Integer.BYTES ? block.getInt() : extended(schedule, i);
        }
        int[] now = hash.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int choice = (now[4] & now[5]) ^ (~now[4] & now[6]);
            int majority = (now[0] & now[1]) ^ (now[0] & now[2]) ^ (now[1] & now[2]);
            int first = now[7] + turned(now[4], 6, 11, 25) + choice + CONSTANTS[i] + schedule[i];
            int second = turned(now[0], 2, 13, 22) + majority;
            System.arraycopy(now, 0, now, 1, WORDS - 1);
            now[4] += first;
            now[0] = first + second;
        }
        for (int i = 0; i < WORDS; i++) {
            hash[i] += now[i];
        }
    }

    private static int extended(int[] schedule, int i) {
        int near = schedule[i - 2];
        int far = schedule[i - 15];
        int ofNear = Integer.rotateRight(near, 17) ^ Integer.rotateRight(near, 19) ^ (near >>> 10);
        int ofFar = Integer.rotateRight(far, 7) ^ Integer.rotateRight(far, 18) ^ (far >>> 3);
        return schedule[i - 16] + ofFar + schedule[i - 7] + ofNear;
    }

    private static int turned(int word, int a, int b, int c) {
        return Integer.rotateRight(word, a) ^ Integer.rotateRight(word, b) ^ Integer.rotateRight(word, c);
    }
}
