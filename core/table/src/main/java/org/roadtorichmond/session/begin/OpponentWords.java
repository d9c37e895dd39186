package org.roadtorichmond.session.begin;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;

/** Who plays against whom in a battle that has not begun, in sentences. */
public final class OpponentWords {
    private OpponentWords() {}

    /** The sentences: who leads which side, and how the commanders among them play. */
    public static String of(Texts texts, Seats seats) {
        List<Side> commanded =
                Arrays.stream(Side.values()).filter(side -> !seats.human(side)).toList();
        String who = switch (commanded.size()) {
            case 0 -> texts.get("setup.who.people");
            case 1 -> texts.get("setup.who." + commanded.get(0).enemy().name(), leader(texts, seats, commanded.get(0)));
            default ->
                texts.get("setup.who.watch", leader(texts, seats, Side.UNION), leader(texts, seats, Side.CONFEDERATE));
        };
        Set<String> sentences = new LinkedHashSet<>(List.of(who));
        for (Side side : commanded) {
            Optional<Level> level = Level.of(seats.of(side));
            level.ifPresent(known -> sentences.add(texts.get("level." + known.name() + ".does")));
        }
        return String.join(" ", sentences);
    }

    private static String leader(Texts texts, Seats seats, Side side) {
        return texts.playerOfLevel(seats.of(side));
    }
}
