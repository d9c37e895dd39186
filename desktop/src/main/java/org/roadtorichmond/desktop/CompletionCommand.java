package org.roadtorichmond.desktop;

import java.util.Locale;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints a script that teaches a shell the commands and their options. */
@Command(
        name = "generate-completion",
        description = {
            "Prints a script by which bash and zsh complete commands and options when you press Tab.",
            "In bash, source <(road-to-richmond generate-completion) puts it to use; in zsh the same after"
                    + " autoload -U +X bashcompinit && bashcompinit."
        })
final class CompletionCommand extends Subcommand {
    @Parameters(
            paramLabel = "NAME",
            arity = "0..1",
            defaultValue = "road-to-richmond",
            description = "What you type to start the program, such as an alias (road-to-richmond).")
    private String name;

    @Override
    void run() {
        refuseIf(!name.matches("[A-Za-z][A-Za-z0-9_-]*"), "a name has letters, digits, hyphens and underscores");
        Locale usual = Locale.getDefault();
        // The library writes figures and letters of the script as the machine's language has them.
        Locale.setDefault(Locale.ROOT);
        try {
            say(AutoComplete.bash(name, spec.root().commandLine()));
        } finally {
            Locale.setDefault(usual);
        }
    }
}
