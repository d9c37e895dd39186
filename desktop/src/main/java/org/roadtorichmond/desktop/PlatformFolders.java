package org.roadtorichmond.desktop;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The folders in which a platform keeps the data and settings of programs.
 *
 * @param system the platform as in the system property {@code os.name}
 * @param environment the environment variables of the process
 * @param home the home folder of the player
 */
record PlatformFolders(String system, Map<String, String> environment, Path home) {
    private static final String TITLE = "Road to Richmond";
    private static final String NAME = "road-to-richmond";

    /** The folders of the player who started this process. */
    static PlatformFolders own() {
        return new PlatformFolders(
                System.getProperty("os.name", ""), System.getenv(), Path.of(System.getProperty("user.home", ".")));
    }

    /** The folder for games and reports. */
    Path data() {
        return folder("XDG_DATA_HOME", Path.of(".local", "share"));
    }

    Path settings() {
        return folder("XDG_CONFIG_HOME", Path.of(".config"));
    }

    private Path folder(String variable, Path usual) {
        if (system.startsWith("Windows")) {
            return set("APPDATA")
                    .orElse(home.resolve("AppData").resolve("Roaming"))
                    .resolve(TITLE);
        }
        return set(variable)
                .map(set -> set.resolve(NAME))
                .orElseGet(() -> system.startsWith("Mac")
                        ? home.resolve("Library").resolve("Application Support").resolve(TITLE)
                        : home.resolve(usual).resolve(NAME));
    }

    /**
     * The folder that a variable names. A relative one is ignored, as the XDG Base Directory Specification asks: it would be another
     * folder wherever the program is started.
     */
    private Optional<Path> set(String variable) {
        try {
            return Optional.of(Path.of(environment.getOrDefault(variable, ""))).filter(Path::isAbsolute);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
