package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads from the finished jar with which class Java begins, and whether an old Java could. */
@DisplayName("The class that Java begins with")
final class LauncherIT {
    private static final int CLASS_FILE = 0xCAFEBABE;
    private static final int JAVA_8 = 52;

    @Test
    @DisplayName("can be read by Java 8")
    void old() throws IOException {
        try (JarFile jar = new JarFile(System.getProperty("road.jar"))) {
            String first = jar.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
            assertEquals(Launcher.class.getName(), first);
            try (DataInputStream bytes =
                    new DataInputStream(jar.getInputStream(jar.getEntry(first.replace('.', '/') + ".class")))) {
                assertEquals(CLASS_FILE, bytes.readInt());
                assertEquals(0, bytes.readUnsignedShort());
                assertEquals(JAVA_8, bytes.readUnsignedShort());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.8", "9", "11", "16"})
    @DisplayName("says in one sentence which Java is missing")
    void refuses(String version) {
        assertEquals(
                "This program needs Java 17 or newer, but was started with Java " + version + ".",
                Launcher.refusal(version));
    }

    @ParameterizedTest
    @ValueSource(strings = {"17", "21", "25"})
    @DisplayName("lets any newer one go on")
    void starts(String version) {
        assertEquals("", Launcher.refusal(version));
    }
}
