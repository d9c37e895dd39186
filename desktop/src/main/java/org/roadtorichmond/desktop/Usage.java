package org.roadtorichmond.desktop;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Refuses arguments that make no sense. */
final class Usage {
    private Usage() {}

    /** What is thrown where the arguments of a command make no sense. */
    static ParameterException wrong(CommandSpec spec, String why) {
        return new ParameterException(spec.commandLine(), why);
    }

    /**
     * Refuses the arguments of a command if they make no sense.
     *
     * @throws ParameterException if they do not
     */
    static void refuseIf(CommandSpec spec, boolean senseless, String why) {
        if (senseless) {
            throw wrong(spec, why);
        }
    }

    /**
     * Refuses a number outside of its range.
     *
     * @throws ParameterException if it is below 1 or above {@code most}
     */
    static void require(CommandSpec spec, String option, int number, int most) {
        refuseIf(spec, number < 1 || number > most, option + " takes a whole number from 1 to " + most);
    }
}
