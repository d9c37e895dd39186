package org.roadtorichmond.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.testing.Chromium;

/** Tests that look at the site that this module builds. They need a Chromium on the path. */
abstract class SiteInBrowser {
    @TempDir
    Path folder;

    SiteServer server;
    Chromium browser;

    @BeforeEach
    void open() throws IOException {
        Optional<Path> program = Chromium.find();
        assumeTrue(program.isPresent(), "no Chromium on the PATH");
        server = new SiteServer(Path.of("target", "site").toAbsolutePath());
        browser = new Chromium(program.orElseThrow(), Files.createDirectory(folder.resolve("profile")));
    }

    @AfterEach
    void close() {
        if (browser != null) {
            browser.close();
        }
        if (server != null) {
            server.close();
        }
    }
}
