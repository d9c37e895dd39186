package org.roadtorichmond.session.match;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.match.Invitation;

/**
 * A number under which other computers can reach this one.
 *
 * @param number the number, IPv6 without brackets
 * @param adapter what the system calls the adapter that has it
 * @param reach from where
 */
public record OwnAddress(String number, String adapter, Reach reach) {
    /** Adapters between this computer and the machines that are made within it; no other computer comes over them. */
    private static final List<String> WITHIN =
            List.of("docker", "br-", "virbr", "veth", "vboxnet", "vmnet", "lxc", "podman");

    private static final List<String> EVERY = List.of("0.0.0.0", "::", "[::]");

    /** From where others can reach it. */
    public enum Reach {
        /** From computers of the same house, or of the same private network. */
        HOUSE,
        /** From anywhere, as far as routers and firewalls let it in. */
        OUTSIDE
    }

    /**
     * The number of an adapter as one that others can reach; empty for one that is only good within this computer, or only with the name of
     * an adapter.
     *
     * @param bytes the number, 4 or 16 bytes
     * @param text the same as it is written
     */
    public static Optional<OwnAddress> of(String adapter, byte[] bytes, String text) {
        int first = bytes[0] & 0xff;
        int second = bytes[1] & 0xff;
        // Without the name of the adapter, and with the longest zeros left out as usual.
        String number = text.replaceAll("%.*", "").replaceFirst("(^|:)0(:0)+(:|$)", "::");
        if (WITHIN.stream().anyMatch(adapter.toLowerCase(Locale.ROOT)::startsWith)) {
            return Optional.empty();
        } else if (bytes.length > 4) {
            // fc00::/7 is for one house or private network, 2000::/3 for everywhere.
            return (first & 0xfe) == 0xfc
                    ? Optional.of(new OwnAddress(number, adapter, Reach.HOUSE))
                    : (first & 0xe0) == 0x20
                            ? Optional.of(new OwnAddress(number, adapter, Reach.OUTSIDE))
                            : Optional.empty();
        } else if (first == 0 || first == 127 || first >= 224 || (first == 169 && second == 254)) {
            return Optional.empty();
        }
        boolean house = first == 10
                || (first == 172 && second >> 4 == 1)
                || (first == 192 && second == 168)
                || (first == 100 && second >> 6 == 1);
        return Optional.of(new OwnAddress(number, adapter, house ? Reach.HOUSE : Reach.OUTSIDE));
    }

    /** The order in which a guest tries them: IPv4 before IPv6, and of each those of the house first. */
    public static Comparator<OwnAddress> order() {
        return Comparator.comparing((OwnAddress each) -> each.number().contains(":"))
                .thenComparing(OwnAddress::reach);
    }

    /** The same with a port, as players give it. */
    private String at(int port) {
        return (number.contains(":") ? "[" + number + "]" : number) + ":" + port;
    }

    /** Whether an address of this computer that is listened at is all of them. */
    public static boolean isEvery(String host) {
        return EVERY.contains(host);
    }

    /**
     * The invitation to a match that this computer hosts, or to watch it.
     *
     * @param scenario the name of what is played
     * @param own what this computer can be reached at; used only where it listens at all of them
     * @param outside name or number of the router as it is seen from outside, or of another way in; blank for none
     * @return empty if this computer does not host it, or nobody may watch
     */
    public static Optional<Invitation> invitation(
            Meeting meeting, boolean watching, String scenario, List<OwnAddress> own, String outside) {
        Meeting.Door door = new Meeting.Door(meeting.address(), meeting.word());
        Optional<Meeting.Door> to = watching ? meeting.watchers() : Optional.of(door);
        return to.filter(there -> watching || meeting.way() == Meeting.Way.HOST)
                .map(there -> new Invitation(watching, there.word(), scenario, addresses(there, own, outside.strip())));
    }

    private static List<String> addresses(Meeting.Door door, List<OwnAddress> own, String outside) {
        if (!isEvery(door.host())) {
            return List.of(door.address());
        }
        List<String> reachable = Stream.concat(
                        own.stream().map(each -> each.at(door.port())),
                        Stream.of(outside).filter(there -> !there.isEmpty()).map(there -> entrance(there, door.port())))
                .toList();
        return reachable.isEmpty() ? List.of("127.0.0.1:" + door.port()) : reachable;
    }

    private static String entrance(String outside, int port) {
        boolean bare = outside.indexOf(':') != outside.lastIndexOf(':') && !outside.contains("]");
        return bare ? "[" + outside + "]:" + port : outside.matches(".*:[0-9]{1,5}") ? outside : outside + ":" + port;
    }
}
