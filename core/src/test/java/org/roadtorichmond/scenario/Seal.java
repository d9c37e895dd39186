package org.roadtorichmond.scenario;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Puts the right digests into a saved game that was tampered with, as a careful forger would. */
public final class Seal {
    private static final Map<String, String> DIGESTS = Map.of("scenario", "scenarioSha256", "map", "mapSha256");

    private Seal() {}

    /** The game with the digests that fit; unchanged if it is not even JSON. */
    public static byte[] renewed(byte[] game) {
        return TreeReader.read(game)
                .value()
                .map(root -> JsonText.of(sealed(root)).getBytes(StandardCharsets.UTF_8))
                .orElse(game);
    }

    private static Node.ObjectNode sealed(Node.ObjectNode root) {
        Map<String, Node.Member> members = new LinkedHashMap<>(root.members());
        DIGESTS.forEach((content, digest) -> root.member(content)
                .ifPresent(member -> put(members, digest, Digest.of(JsonText.of(member.value())))));
        Node.Member old = members.remove(GameWriter.CHECKSUM);
        if (old != null) {
            String checksum = Digest.of(JsonText.of(new Node.ObjectNode(root.at(), members)));
            members.put(GameWriter.CHECKSUM, old);
            put(members, GameWriter.CHECKSUM, checksum);
        }
        return new Node.ObjectNode(root.at(), members);
    }

    private static void put(Map<String, Node.Member> members, String key, String value) {
        members.computeIfPresent(
                key,
                (k, member) -> new Node.Member(
                        member.key(), new Node.TextNode(member.value().at(), value)));
    }
}
