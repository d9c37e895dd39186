package org.roadtorichmond.desktop;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Lines over the loopback address that are closed after each test. */
abstract class LoopbackLines {
    static final String WORD = "mechanic";

    /** Guests come again soon; so that no end says in between that it is still there, all else is as usual. */
    static final MatchPatience SOON_AGAIN = new MatchPatience(
            MatchPatience.USUAL.handshake(),
            MatchPatience.USUAL.alive(),
            MatchPatience.USUAL.silence(),
            Duration.ofMillis(100),
            MatchPatience.USUAL.away(),
            MatchPatience.USUAL.shut());

    private final List<MatchLine> lines = new ArrayList<>();
    InetSocketAddress address;

    @BeforeEach
    void findPort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            address = new InetSocketAddress(InetAddress.getLoopbackAddress(), free.getLocalPort());
        }
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
