package org.roadtorichmond.balance.fit;

import java.util.List;
import org.roadtorichmond.ai.outlook.Evaluation;

/**
 * A position of a game and how the game ended.
 *
 * @param scenario the name of what was played; positions of one name are never used to foretell each other
 * @param game the number of the game, from 0
 * @param third the third of the game's turns in which it stood: 0, 1 or 2
 * @param features {@link Evaluation#features}
 * @param result what the Union got: 1 for a victory, 0.5 for a draw, 0 for a defeat
 */
public record SampledPosition(String scenario, int game, int third, List<Double> features, double result) {
    /** The thirds of a game. */
    public static final int THIRDS = 3;

    /** Copies the features. */
    public SampledPosition {
        features = List.copyOf(features);
    }

    /** The features one by one. */
    double[] row() {
        return features.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The third of a game in which a game-turn lies. */
    static int third(int turn, int last) {
        return Math.max(0, Math.min(THIRDS - 1, THIRDS * (turn - 1) / Math.max(1, last)));
    }
}
