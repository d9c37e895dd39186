package org.roadtorichmond.scenario.save;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.TreeReader;

/** Puts the correct digests into a modified saved game, as a careful forger would. */
public final class Seal {
    private static final Map<String, String> DIGESTS = Map.of("scenario", "scenarioSha256", "map", "mapSha256");

    private Seal() {}

    /** Whether a file seems to be a saved game: it names a checksum somewhere. */
    public static boolean isOn(byte[] file) {
        return new String(file, StandardCharsets.UTF_8).contains('"' + GameWriter.CHECKSUM + '"');
    }

    /** The game with all digests corrected; unchanged if it is not even JSON. */
    public static byte[] renewed(byte[] game) {
        return renewed(game, DIGESTS);
    }

    /** The game with its checksum corrected, but with the old digests of scenario and map. */
    static byte[] checksum(byte[] game) {
        return renewed(game, Map.of());
    }

    private static byte[] renewed(byte[] game, Map<String, String> digests) {
        return TreeReader.read(game)
                .value()
                .map(root -> JsonText.of(renewed(root, digests)).getBytes(StandardCharsets.UTF_8))
                .orElse(game);
    }

    private static Node.ObjectNode renewed(Node.ObjectNode root, Map<String, String> digests) {
        Map<String, Node.Member> members = new LinkedHashMap<>(root.members());
        digests.forEach((content, digest) ->
                root.member(content).ifPresent(member -> put(members, digest, Digest.of(JsonText.of(member.value())))));
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
