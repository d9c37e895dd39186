package org.roadtorichmond.hex;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.BitSet;
import java.util.List;
import java.util.Timer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Classes that do what the packages of the rules must not do, to test the test of the architecture. */
public final class Unportable {
    private Unportable() {}

    /** Reads a file. */
    public static final class Reads {
        String text(Path path) throws IOException {
            return Files.readString(path);
        }
    }

    /** Runs something on another thread. */
    public static final class Runs {
        void run(Executor executor) {
            executor.execute(() -> {});
        }
    }

    /** Starts a thread. */
    public static final class Starts {
        void start() {
            new Thread(() -> {}).start();
        }
    }

    /** Spreads work over all processors. */
    public static final class Spreads {
        long count(List<String> words) {
            return words.parallelStream().filter(String::isEmpty).count();
        }
    }

    /** Starts work whose result is awaited later. */
    public static final class Promises {
        CompletableFuture<Integer> promise() {
            return CompletableFuture.supplyAsync(() -> 1);
        }
    }

    /** Schedules something for later. */
    public static final class Postpones {
        Object clock() {
            return new Timer();
        }
    }

    /** Waits for time to pass. */
    public static final class Waits {
        void pause() throws InterruptedException {
            Thread.sleep(1);
        }
    }

    /** Reads a record by reflection. */
    public static final class Reflects {
        int parts() {
            return Hexside.class.getRecordComponents().length;
        }
    }

    /** Loads a class by its name. */
    public static final class Loads {
        Class<?> named(String name) throws ClassNotFoundException {
            return Class.forName(name);
        }
    }

    /** Makes a digest. */
    public static final class Digests {
        MessageDigest digest() throws NoSuchAlgorithmException {
            return MessageDigest.getInstance("SHA-256");
        }
    }

    /** Packs bits into words. */
    public static final class Packs {
        long[] words(BitSet bits) {
            return bits.toLongArray();
        }
    }
}
