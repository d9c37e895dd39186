package org.roadtorichmond.session.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.match.Invitation;
import org.roadtorichmond.unit.Side;

@DisplayName("Where others reach this computer")
final class OwnAddressTest {
    private static OwnAddress address(String adapter, String number) {
        try {
            return OwnAddress.of(adapter, InetAddress.getByName(number).getAddress(), number)
                    .orElseThrow();
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @ParameterizedTest
    @DisplayName("follows from each number of its adapters: from the house, from outside, or not at all")
    @CsvSource({
        "wlan0, 192.168.1.5, HOUSE",
        "eth0, 10.1.2.3, HOUSE",
        "eth0, 172.31.0.1, HOUSE",
        "eth0, 172.32.0.1, OUTSIDE",
        "tailscale0, 100.101.102.103, HOUSE",
        "eth0, 100.128.0.1, OUTSIDE",
        "eth0, 8.8.8.8, OUTSIDE",
        "eth0, 169.254.7.7,",
        "lo, 127.0.0.1,",
        "eth0, 0.0.0.0,",
        "eth0, 224.0.0.1,",
        "docker0, 172.17.0.1,",
        "vboxnet0, 192.168.56.1,",
        "eth0, 2001:db8::1, OUTSIDE",
        "eth0, fd00::1, HOUSE",
        "eth0, fe80::1%eth0,",
        "lo, ::1,"
    })
    void reach(String adapter, String number, OwnAddress.Reach reach) throws UnknownHostException {
        byte[] bytes = InetAddress.getByName(number.replaceAll("%.*", "")).getAddress();
        assertEquals(
                Optional.ofNullable(reach),
                OwnAddress.of(adapter, bytes, number).map(OwnAddress::reach));
    }

    @Test
    @DisplayName("is written without the name of its adapter and without zeros that all know")
    void written() throws UnknownHostException {
        byte[] bytes = InetAddress.getByName("fd00::2").getAddress();
        assertEquals(
                "fd00::2",
                OwnAddress.of("eth0", bytes, "fd00:0:0:0:0:0:0:2%eth0")
                        .orElseThrow()
                        .number());
        assertEquals(
                "fd00:1::2:0:3",
                OwnAddress.of("eth0", bytes, "fd00:1:0:0:0:2:0:3").orElseThrow().number());
    }

    private static List<String> invited(String address, List<OwnAddress> own, String outside) {
        Meeting meeting = new Meeting(
                Meeting.Way.HOST,
                Side.UNION,
                address,
                "mechanic",
                "Ann",
                Optional.of(new Meeting.Door("x:9", "onlooker")));
        return OwnAddress.invitation(meeting, false, "Gaines' Mill", own, outside)
                .map(Invitation::addresses)
                .orElseThrow();
    }

    @Test
    @DisplayName("stands in an invitation in the order in which a guest tries it")
    void invitations() {
        List<OwnAddress> own = Stream.of(
                        address("eth0", "2001:db8::1"), address("wlan0", "8.8.8.8"), address("eth1", "192.168.1.5"))
                .sorted(OwnAddress.order())
                .toList();
        assertEquals(
                List.of("192.168.1.5:7862", "8.8.8.8:7862", "[2001:db8::1]:7862"), invited("0.0.0.0:7862", own, " "));
        assertEquals(List.of("192.168.0.7:1"), invited("192.168.0.7:1", own, "home.example"), "only there");
        assertEquals(List.of("127.0.0.1:7862"), invited("[::]:7862", List.of(), ""), "in no network");
        for (String outside : List.of("home.example", "home.example:80", "[2001:db8::2]:80", "2001:db8::2")) {
            String entrance = outside.endsWith("80")
                    ? outside
                    : outside.contains("::") ? "[2001:db8::2]:7862" : "home.example:7862";
            assertEquals(List.of(entrance), invited("0.0.0.0:7862", List.of(), outside));
        }
    }

    @Test
    @DisplayName("is told to nobody by a guest, and to those who watch only if they may")
    void notInvited() {
        Meeting guest = new Meeting(Meeting.Way.GUEST, Side.UNION, "host:1", "mechanic", "Bob");
        assertEquals(Optional.empty(), OwnAddress.invitation(guest, false, "x", List.of(), ""));
        Meeting alone = new Meeting(Meeting.Way.HOST, Side.UNION, "host:1", "mechanic", "Ann");
        assertEquals(Optional.empty(), OwnAddress.invitation(alone, true, "x", List.of(), ""));
    }
}
