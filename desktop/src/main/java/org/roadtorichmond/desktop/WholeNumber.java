package org.roadtorichmond.desktop;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Numbers of things that the command line asks for: one or more, and not beyond all reason. */
final class WholeNumber {
    private WholeNumber() {}

    /**
     * Refuses a number that is too small or too large.
     *
     * @throws ParameterException if it is below 1 or above the most
     */
    static void require(CommandSpec spec, String option, int number, int most) {
        if (number < 1 || number > most) {
            throw new ParameterException(spec.commandLine(), option + " takes a whole number from 1 to " + most);
        }
    }
}
