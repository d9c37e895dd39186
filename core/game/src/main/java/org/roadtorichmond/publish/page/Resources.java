package org.roadtorichmond.publish.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;

/** Texts that come with the program. */
public final class Resources {
    private static final String CHARTS = "chart.js";

    private Resources() {}

    /** A text by its path in the program; without a folder, one of this package. */
    public static String text(String name) {
        try (InputStream file = open(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream open(String name) {
        return Objects.requireNonNull(Resources.class.getResourceAsStream(name), name);
    }

    /** The chart library, without the last line, which names a file that debuggers would ask for. */
    static String charts() {
        String folder = "/META-INF/resources/webjars/" + CHARTS + "/" + version() + "/dist/";
        return text(folder + "chart.umd.min.js")
                .replaceFirst("(?m)^//# sourceMappingURL=.*$", "")
                .strip();
    }

    /** The version, which is a part of the library's path, so that only the build states it. */
    private static String version() {
        Properties properties = new Properties();
        try (InputStream file = open("/META-INF/maven/org.webjars.npm/" + CHARTS + "/pom.properties")) {
            properties.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version", "");
    }
}
