package org.roadtorichmond.desktop;

import java.net.InetAddress;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Who comes to a host's door. To take a connection is little work, so that there may be many, and a guest is not kept away by others who come from
 * his place; those who say nothing make room for those who come after them. One thread.
 */
final class Visits {
    private static final int MOST_SILENT = 64;
    /** In IPv6 each house has at least all addresses that begin with the same so many bytes. */
    private static final int HOUSE_BYTES = 8;

    private static final int A_SECOND_OF_ONE = 300;
    private static final int A_SECOND = 1000;
    private static final int MOST_PLACES = 1000;

    private final Map<String, Allowance> places = new HashMap<>();
    private final Allowance all = new Allowance(A_SECOND, A_SECOND);

    /** What people in one house have in common, so far as an address shows it. */
    static String place(InetAddress from) {
        byte[] bytes = from.getAddress();
        return HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, HOUSE_BYTES));
    }

    /** Somebody comes from a place; whether he may. */
    boolean begin(String place) {
        if (places.size() >= MOST_PLACES) {
            places.values().removeIf(Allowance::isWhole);
        }
        Allowance own = places.computeIfAbsent(place, none -> new Allowance(A_SECOND_OF_ONE, A_SECOND_OF_ONE));
        boolean may = own.isLeft() && all.isLeft() && places.size() <= MOST_PLACES;
        if (may) {
            own.use(1);
            all.use(1);
        }
        return may;
    }

    /** The one who has to make room: who has been silent longest of the place from which most are. */
    Optional<MatchConnection> surplus(List<MatchConnection> connections) {
        Map<String, List<MatchConnection>> silent = connections.stream()
                .filter(each -> each.secure().guest().isEmpty())
                .collect(Collectors.groupingBy(MatchConnection::place));
        return silent.values().stream().mapToInt(List::size).sum() < MOST_SILENT
                ? Optional.empty()
                : Optional.of(Collections.max(silent.values(), Comparator.comparingInt(List::size))
                        .get(0));
    }
}
