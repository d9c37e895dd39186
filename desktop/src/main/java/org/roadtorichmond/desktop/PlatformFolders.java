package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Map;

/** Where platforms keep the data and settings of their programs. */
final class PlatformFolders {
    private static final String TITLE = "Road to Richmond";
    private static final String NAME = "road-to-richmond";

    private final String system;
    private final Map<String, String> environment;
    private final Path home;

    /**
     * The folders of a player.
     *
     * @param system what Java calls the platform
     * @param environment the variables of the process
     * @param home the player's own folder
     */
    PlatformFolders(String system, Map<String, String> environment, Path home) {
        this.system = system;
        this.environment = environment;
        this.home = home;
    }

    /** Those of the player who has started this process. */
    static PlatformFolders own() {
        return new PlatformFolders(
                System.getProperty("os.name", ""), System.getenv(), Path.of(System.getProperty("user.home", ".")));
    }

    /** For games and reports. */
    Path data() {
        return folder("XDG_DATA_HOME", Path.of(".local", "share"));
    }

    /** For settings. */
    Path settings() {
        return folder("XDG_CONFIG_HOME", Path.of(".config"));
    }

    private Path folder(String variable, Path usual) {
        if (system.startsWith("Windows")) {
            return set("APPDATA", home.resolve("AppData").resolve("Roaming")).resolve(TITLE);
        }
        if (system.startsWith("Mac") && environment.getOrDefault(variable, "").isEmpty()) {
            return home.resolve("Library").resolve("Application Support").resolve(TITLE);
        }
        return set(variable, home.resolve(usual)).resolve(NAME);
    }

    private Path set(String variable, Path otherwise) {
        String value = environment.getOrDefault(variable, "");
        return value.isEmpty() ? otherwise : Path.of(value);
    }
}
