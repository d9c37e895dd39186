package org.roadtorichmond.desktop;

import java.util.function.Supplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * A commander as the command line names it.
 *
 * @param text as it was written
 */
record CommanderSpec(String text) implements Supplier<Commander> {

    /**
     * The commander that an option or parameter names.
     *
     * @param what the option or parameter, for the message
     * @throws ParameterException if there is no such commander
     */
    static CommanderSpec parse(CommandLine commandLine, String what, String text) {
        if (Commanders.find(text).isEmpty()) {
            throw new ParameterException(
                    commandLine, what + " takes the name of a commander: " + String.join(", ", Commanders.names()));
        }
        return new CommanderSpec(text);
    }

    @Override
    public Commander get() {
        return Commanders.named(text);
    }
}
