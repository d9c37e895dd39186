package org.roadtorichmond.desktop;

/**
 * Where Java begins with the jar. It is compiled for Java 8, so that an old Java, which could not even read the other classes, says in
 * one sentence what is missing.
 */
public final class Launcher {
    private static final int NEEDED = 17;
    private static final int BAD = 2;

    private Launcher() {}

    /** Starts the program, if this Java is new enough for it. */
    public static void main(String[] args) throws ReflectiveOperationException {
        String refusal = refusal(System.getProperty("java.specification.version"));
        if (!refusal.isEmpty()) {
            System.err.println(refusal);
            System.exit(BAD);
        }
        // By its name only: the compiler for Java 8 cannot read it either.
        Class.forName("org.roadtorichmond.desktop.Main")
                .getMethod("main", String[].class)
                .invoke(null, (Object) args);
    }

    /**
     * Why the program cannot run, in one sentence; empty if it can.
     *
     * @param version the version of Java as in the system property {@code java.specification.version}, such as 1.8 or 17
     */
    static String refusal(String version) {
        return Double.parseDouble(version) >= NEEDED
                ? ""
                : "This program needs Java " + NEEDED + " or newer, but was started with Java " + version + ".";
    }
}
