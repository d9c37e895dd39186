package org.roadtorichmond.desktop;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Lines over the loopback address that are closed after each test. */
abstract class LoopbackLines {
    static final String WORD = "mechanic";

    /** Guests come again soon. Nothing else comes about because time passes, however slow the machine is. */
    static final MatchPatience SOON_AGAIN = new MatchPatience(
            Duration.ofHours(1),
            Duration.ofHours(1),
            Duration.ofHours(1),
            Duration.ofMillis(100),
            Duration.ofHours(1),
            Duration.ofHours(1));

    private final List<MatchLine> lines = new ArrayList<>();
    InetSocketAddress address;

    @BeforeEach
    void findPort() {
        address = new InetSocketAddress(InetAddress.getLoopbackAddress(), Ports.free());
    }

    MatchLine host(Ear ear) throws IOException {
        return kept(MatchLine.host(address, WORD, SOON_AGAIN, Runnable::run, ear));
    }

    MatchLine guest(String word, Ear ear) throws IOException {
        return kept(MatchLine.join(address, word, SOON_AGAIN, Runnable::run, ear));
    }

    /** Has a guest who knows the word come to a host. */
    void meet(Ear here, Ear there) throws Exception {
        host(here);
        guest(WORD, there);
        here.hears("opened");
        there.waitsFor("opened");
    }

    MatchLine kept(MatchLine line) {
        lines.add(line);
        return line;
    }

    @AfterEach
    void hangUp() {
        lines.forEach(MatchLine::close);
    }
}
