package org.roadtorichmond.desktop;

import java.util.function.Supplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.scenario.json.Result;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * A commander named on the command line. Supplies a new instance for each game.
 *
 * @param spec its name, doctrine and budget
 */
record NamedCommander(CommanderSpec spec) implements Supplier<Commander> {

    /**
     * Reads the commander that an option or parameter names.
     *
     * @param what the option or parameter, for the message
     * @throws ParameterException if there is no such commander
     */
    static NamedCommander parse(CommandSpec command, String what, String text) {
        Result<CommanderSpec> spec = Commanders.parse(text);
        return spec.value()
                .map(NamedCommander::new)
                .orElseThrow(() -> Usage.wrong(
                        command, what + ": " + spec.problems().get(0).message()));
    }

    /** The name as given on the command line. */
    String text() {
        return spec.toString();
    }

    /** A new commander with a temper; 0 is even. */
    Commander of(int temper) {
        return Commanders.create(spec, temper);
    }

    @Override
    public Commander get() {
        return Commanders.create(spec);
    }
}
