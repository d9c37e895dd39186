package org.roadtorichmond.desktop;

import java.nio.file.InvalidPathException;
import java.util.function.IntSupplier;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.session.CrashReport;

/** Explains in one sentence why the program ended early, because of a fault of its own or of the machine. */
final class Faults {
    private static final int LONGEST = 200;

    private Faults() {}

    /** Runs the program. Whatever it throws ends in a sentence on standard error and the exit code for bad input. */
    static int inWords(IntSupplier work) {
        try {
            return work.getAsInt();
        } catch (RuntimeException | Error fault) {
            // Everything else that filled the memory has been released, so there is enough for a sentence.
            System.err.println(told(fault));
            return ExitCode.BAD;
        }
    }

    /** The message about a fault: what the player can do about it, or what to report. */
    static String told(Throwable fault) {
        if (fault instanceof OutOfMemoryError) {
            return "The memory of " + (Runtime.getRuntime().maxMemory() >> 20)
                    + " MiB is too small for this. Give Java more, such as java -Xmx4g -jar road-to-richmond.jar, or ask for less.";
        } else if (fault instanceof StackOverflowError) {
            return "This is nested too deeply for the program. Ask for less.";
        } else if (fault instanceof InvalidPathException path) {
            return "This computer can have no file called " + shortened(path.getInput())
                    + ". Choose another name, or start the program in a language setting with UTF-8, such as LC_ALL=C.UTF-8.";
        }
        return "The program has a fault: " + CrashReport.said(fault) + ". Please report it. Nothing was written.";
    }

    private static String shortened(String text) {
        return Words.visible(text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text);
    }
}
