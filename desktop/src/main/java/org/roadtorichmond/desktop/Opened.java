package org.roadtorichmond.desktop;

import java.util.Collection;

/** A file that a desktop passes to the program as its only argument, because it was double-clicked or dropped on the icon. */
final class Opened {
    private static final String PLAY = "play";

    private Opened() {}

    /**
     * Turns such a file into a {@code play} command. Everything else is a command and stays as it is, even if a file has the same
     * name.
     *
     * @param commands the names of all commands
     * @param arguments the arguments of the program
     */
    static String[] asPlay(Collection<String> commands, String... arguments) {
        return arguments.length == 1
                        && !commands.contains(arguments[0])
                        && NamedFile.of(arguments[0]).isPresent()
                ? new String[] {PLAY, arguments[0]}
                : arguments;
    }
}
