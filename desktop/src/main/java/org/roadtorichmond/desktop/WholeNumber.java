package org.roadtorichmond.desktop;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Whole numbers on the command line: at least 1, up to a sensible maximum. */
final class WholeNumber {
    private WholeNumber() {}

    /**
     * Refuses a number outside of its range.
     *
     * @throws ParameterException if it is below 1 or above {@code most}
     */
    static void require(CommandSpec spec, String option, int number, int most) {
        if (number < 1 || number > most) {
            throw new ParameterException(spec.commandLine(), option + " takes a whole number from 1 to " + most);
        }
    }
}
