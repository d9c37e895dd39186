package org.roadtorichmond.browser;

import java.util.List;
import org.roadtorichmond.scenario.json.Node;

/** Looks into what the engine replies. */
final class Replies {
    private Replies() {}

    /** An object in a reply. */
    static Message inner(Message reply, String key) {
        return new Message(
                (Node.ObjectNode) reply.tree().member(key).orElseThrow().value());
    }

    /** The objects of a list in a reply. */
    static List<Message> all(Message reply, String key) {
        return ((Node.ArrayNode) reply.tree().member(key).orElseThrow().value())
                .elements().stream()
                        .map(Node.ObjectNode.class::cast)
                        .map(Message::new)
                        .toList();
    }
}
