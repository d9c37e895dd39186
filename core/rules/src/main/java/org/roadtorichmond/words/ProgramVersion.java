package org.roadtorichmond.words;

/** The version of this program. */
public final class ProgramVersion {
    /** What the build wrote into the jar; "unpacked" when the program runs from class files. */
    public static final String HERE = read();

    private ProgramVersion() {}

    private static String read() {
        String version = ProgramVersion.class.getPackage().getImplementationVersion();
        return version == null ? "unpacked" : version;
    }

    /** How another computer's version compares with this one, and what to do where they differ. */
    public static Sentence compared(String other) {
        return other.equals(HERE)
                ? Sentence.of("match.version.same", HERE)
                : Sentence.of("match.version.other", HERE, other);
    }
}
