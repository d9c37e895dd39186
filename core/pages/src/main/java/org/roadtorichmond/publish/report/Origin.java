package org.roadtorichmond.publish.report;

import java.util.List;

/**
 * Where findings come from, so that they can be found again.
 *
 * @param version the version of the program
 * @param command the words of the command that was given, the program's name not among them
 */
public record Origin(String version, List<String> command) {
    /** What a shell passes on unchanged. */
    private static final String PLAIN = "[A-Za-z0-9_@%+=:,./-]+";

    /** Copies the list. */
    public Origin {
        command = List.copyOf(command);
    }

    /** The words as they are typed into a shell. */
    String typed() {
        return String.join(" ", command.stream().map(Origin::quoted).toList());
    }

    private static String quoted(String word) {
        return word.matches(PLAIN) ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
