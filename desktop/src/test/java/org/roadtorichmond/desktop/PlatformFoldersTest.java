package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Games and settings lie where the platform keeps them")
final class PlatformFoldersTest {
    private static final Path HOME = Path.of("home", "player");

    private static PlatformFolders on(String system, Map<String, String> environment) {
        return new PlatformFolders(system, environment, HOME);
    }

    @Test
    @DisplayName("on Linux in the folders of its desktops, or where their variables say")
    void linux() {
        PlatformFolders usual = on("Linux", Map.of("APPDATA", "of another platform", "XDG_DATA_HOME", ""));
        assertEquals(HOME.resolve(".local/share/road-to-richmond"), usual.data());
        assertEquals(HOME.resolve(".config/road-to-richmond"), usual.settings());
        PlatformFolders set = on("Linux", Map.of("XDG_DATA_HOME", whole("data"), "XDG_CONFIG_HOME", whole("config")));
        assertEquals(Path.of(whole("data"), "road-to-richmond"), set.data());
        assertEquals(Path.of(whole("config"), "road-to-richmond"), set.settings());
    }

    private static String whole(String name) {
        return Path.of(name).toAbsolutePath().toString();
    }

    @ParameterizedTest
    @DisplayName(
            "not in a folder that depends on where the program is started, which a relative variable or one without sense would be")
    @ValueSource(strings = {"data", "./data", "../data", ".", "", "~/data", "da\0ta"})
    void relative(String value) {
        Map<String, String> set = Map.of("XDG_DATA_HOME", value, "XDG_CONFIG_HOME", value, "APPDATA", value);
        for (String system : List.of("Linux", "Mac OS X", "Windows 11")) {
            assertEquals(on(system, Map.of()).data(), on(system, set).data());
            assertEquals(on(system, Map.of()).settings(), on(system, set).settings());
        }
    }

    @Test
    @DisplayName("on Windows in the folder for programs, with the variable or without")
    void windows() {
        PlatformFolders set =
                on("Windows 11", Map.of("APPDATA", whole("roaming"), "XDG_DATA_HOME", whole("elsewhere")));
        assertEquals(Path.of(whole("roaming"), "Road to Richmond"), set.data());
        assertEquals(set.data(), set.settings());
        assertEquals(
                HOME.resolve("AppData/Roaming/Road to Richmond"),
                on("Windows 10", Map.of()).data());
    }

    @Test
    @DisplayName("on macOS in the library, unless a variable says otherwise")
    void mac() {
        assertEquals(
                HOME.resolve("Library/Application Support/Road to Richmond"),
                on("Mac OS X", Map.of()).settings());
        assertEquals(
                Path.of(whole("data"), "road-to-richmond"),
                on("Mac OS X", Map.of("XDG_DATA_HOME", whole("data"))).data());
    }
}
