package org.roadtorichmond.session.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.session.orders.GroupOrder;
import org.roadtorichmond.session.orders.MarchOn;
import org.roadtorichmond.session.orders.StopReason;

/** Says what an order to many units does and brings upon them. */
public final class GroupWords {
    /** How many units that stay are named with their reasons. */
    private static final int MOST = 3;

    private GroupWords() {}

    /** Which units march, are still on the way afterwards, or stay and why, and what must be attacked then. */
    public static String order(GroupOrder order, Texts texts) {
        List<String> lines = new ArrayList<>();
        if (!order.ways().isEmpty()) {
            lines.add(texts.get("group.march", order.ways().size()));
        }
        if (!order.under().isEmpty()) {
            lines.add(texts.get("group.under", order.under().size(), order.goal()));
        }
        order.stays().stream()
                .limit(MOST)
                .forEach(stay -> lines.add(texts.get("group.stays", stay.unit(), texts.refusal(stay.reason()))));
        if (order.stays().size() > MOST) {
            lines.add(texts.get("group.more", order.stays().size() - MOST));
        }
        if (!order.engaged().isEmpty()) {
            lines.add(texts.get("group.engaged", EventSentences.names(order.engaged())));
        }
        if (!order.provoked().isEmpty()) {
            String hexes = order.provoked().stream().map(Object::toString).collect(Collectors.joining(", "));
            lines.add(texts.get("group.provoked", hexes));
        }
        return lines.isEmpty() ? texts.get("group.there") : String.join("\n", lines);
    }

    /** Where a unit was ordered that asks again, and why. */
    public static String ask(MarchOn.Ask ask, Texts texts) {
        return texts.get("group.ask", ask.goal(), texts.refusal(ask.reason()));
    }

    /** Why quiet turns are passed over no longer. */
    public static String stopped(StopReason stop, Texts texts) {
        Object[] values = stop.values().stream()
                .map(value -> value instanceof Refusal refusal
                        ? texts.refusal(refusal)
                        : value instanceof Event event ? new EventSentences(texts).tell(event) : value)
                .toArray();
        return texts.get("quiet." + stop.why().name(), values);
    }

    /** Which units would march on automatically, and which ask. */
    public static String marchOn(MarchOn marches, Texts texts) {
        int going =
                marches.orders().stream().mapToInt(order -> order.ways().size()).sum();
        List<String> parts = new ArrayList<>();
        if (going > 0) {
            parts.add(texts.get("hint.marchOn", going));
        }
        if (!marches.asks().isEmpty()) {
            parts.add(texts.get(
                    "hint.asks",
                    marches.asks().size(),
                    texts.refusal(marches.asks().get(0).reason())));
        }
        return String.join(" ", parts);
    }
}
