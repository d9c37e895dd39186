package org.roadtorichmond.publish.page;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.roadtorichmond.scenario.json.ShippedFiles;

/** The library that draws charts in a browser. */
final class ChartLibrary {
    private static final String NAME = "chart.js";

    private ChartLibrary() {}

    /** Its text, without the last line, which names a file that debuggers would ask for. */
    static String text() {
        String folder = "/META-INF/resources/webjars/" + NAME + "/" + version() + "/dist/";
        return ShippedFiles.text(folder + "chart.umd.min.js")
                .replaceFirst("(?m)^//# sourceMappingURL=.*$", "")
                .strip();
    }

    /** The version, which is a part of the library's path, so that only the build states it. */
    private static String version() {
        Properties properties = new Properties();
        try {
            properties.load(
                    new StringReader(ShippedFiles.text("/META-INF/maven/org.webjars.npm/" + NAME + "/pom.properties")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version", "");
    }
}
