package org.roadtorichmond.desktop;

/** The exit codes of all commands. */
final class ExitCode {
    static final int DONE = 0;
    /** Done, and the answer to the question is no. */
    static final int NO = 1;
    /** Bad input or usage. */
    static final int BAD = 2;

    private ExitCode() {}
}
