package org.roadtorichmond.desktop;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line of the game. */
@Command(
        name = "road-to-richmond",
        description = "A hex wargame of the roads to Richmond.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
public final class Main implements Runnable {
    /** Starts the program and ends it with the exit code of the command that was given. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }

    /** The version that the build wrote into the jar; run from plain classes there is none. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {version == null ? "unpacked" : version};
        }
    }
}
