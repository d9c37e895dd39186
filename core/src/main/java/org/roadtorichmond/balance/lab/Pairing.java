package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;

/** How the results of a variant differ from those of the first variant with the same seeds. */
final class Pairing {
    private final List<GameLine.Points> points = new ArrayList<>();
    private final List<Double> scores = new ArrayList<>();
    private final Series score = new Series();
    private final Series lead = new Series();
    private int games;

    void add(GameLine line, Pairing first) {
        if (this == first) {
            points.add(line.points());
            scores.add(line.score());
        } else if (games < first.points.size()) {
            // A stop rule may have ended the first variant sooner than this one.
            score.add(line.score() - first.scores.get(games));
            lead.add(line.points().lead() - (double) first.points.get(games).lead());
        }
        games++;
    }

    /** The differences of what the Union made of a game. */
    Series score() {
        return score;
    }

    /** The differences of its lead in the end. */
    Series lead() {
        return lead;
    }
}
