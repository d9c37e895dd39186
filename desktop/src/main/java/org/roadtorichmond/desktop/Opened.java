package org.roadtorichmond.desktop;

import java.util.Collection;

/** A file that a desktop hands to the program as its only argument: because it was double-clicked, or dropped on the icon. */
final class Opened {
    private static final String PLAY = "play";

    private Opened() {}

    /**
     * Such a file is to be played; everything else is a command as it stands, also one that a file is named like.
     *
     * @param commands the names of all commands
     * @param arguments what the program was started with
     */
    static String[] asPlay(Collection<String> commands, String... arguments) {
        return arguments.length == 1
                        && !commands.contains(arguments[0])
                        && NamedFile.of(arguments[0]).isPresent()
                ? new String[] {PLAY, arguments[0]}
                : arguments;
    }
}
