package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.session.match.OwnAddress;

@DisplayName("The networks of this computer")
final class NetworksTest {
    @Test
    @DisplayName(
            "of several addresses one that answers is found, and none where nobody does, whatever is wrong with them")
    void answering() throws IOException {
        List<String> dead = List.of(
                "127.0.0.1:" + Ports.free(), "127.0.0.1:0", "127.0.0.1:99999", "no such computer:1", ":1", "[::1:1");
        assertEquals(Optional.empty(), Networks.answering(dead));
        assertEquals(Optional.empty(), Networks.answering(List.of()));
        try (ServerSocket host = new ServerSocket(Ports.free(), 1, InetAddress.getLoopbackAddress())) {
            String address = "127.0.0.1:" + host.getLocalPort();
            assertEquals(
                    Optional.of(address),
                    Networks.answering(List.of(dead.get(0), dead.get(3), "192.0.2.1:7862", address)));
        }
    }

    @Test
    @DisplayName("a port at which somebody listens, or whose next one is taken, is passed over")
    void free() throws IOException {
        int port = Ports.free();
        try (ServerSocket other = new ServerSocket(port)) {
            assertEquals("0.0.0.0:" + (port + 2), Networks.free(other.getLocalPort()));
            assertEquals("0.0.0.0:" + (port + 1), Networks.free(port - 1));
        }
        assertEquals("0.0.0.0:" + port, Networks.free(port));
    }

    @Test
    @DisplayName("its own numbers are ones that others can use")
    void own() {
        for (OwnAddress each : Networks.own()) {
            assertEquals(-1, each.number().indexOf('%'), each::toString);
            assertEquals(-1, each.number().indexOf("127."), each::toString);
        }
    }
}
