package org.roadtorichmond.desktop;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Options that belong together, as a part of a command. */
abstract class OptionGroup {
    @Spec(Spec.Target.MIXEE)
    CommandSpec spec;

    /** Refuses arguments if they make no sense. */
    final void refuseIf(boolean senseless, String why) {
        Usage.refuseIf(spec, senseless, why);
    }

    /** Refuses a number that is below 1 or above the most. */
    final void require(String option, int number, int most) {
        Usage.require(spec, option, number, most);
    }
}
