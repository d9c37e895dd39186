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
}
