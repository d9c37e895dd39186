package org.roadtorichmond.publish.report;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.lab.PlayedFrom;

/**
 * Where findings come from, so that they can be found again.
 *
 * @param version the version of the program
 * @param command the words of the command that was given, the program's name not among them
 * @param from what the games begin with, if that is not the set-up of the scenario
 */
public record Origin(String version, List<String> command, Optional<PlayedFrom> from) {
    /** What a shell passes on unchanged. */
    private static final String PLAIN = "[A-Za-z0-9_@%+=:,./-]+";

    /** Copies the list. */
    public Origin {
        command = List.copyOf(command);
    }

    /** Where findings about a scenario come from. */
    public Origin(String version, List<String> command) {
        this(version, command, Optional.empty());
    }

    /** What was played. */
    String title(String scenario) {
        return from.map(known -> scenario + ", " + known.words()).orElse(scenario);
    }

    /** The words as they are typed into a shell. */
    String typed() {
        return String.join(" ", command.stream().map(Origin::quoted).toList());
    }

    private static String quoted(String word) {
        return word.matches(PLAIN) ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
