package org.roadtorichmond.workshop.balance;

import java.util.Optional;
import org.roadtorichmond.balance.lab.VariantComparison.Difference;

/**
 * What a strength point less or more of one unit does to the Union's share of the points of games, -1 to 1, game by game with the same
 * seeds as the scenario as it is. Chances are corrected for the number of changes that are tried.
 *
 * @param games how many games each of the changes has played, from 2
 * @param weaker what a point less does; nothing where the unit would have none left
 * @param stronger what a point more does
 */
public record StrengthEffect(int games, Optional<Difference> weaker, Difference stronger) {
    /** The change that does more, whatever its direction. */
    public Difference larger() {
        return weaker.filter(less -> size(less) > size(stronger)).orElse(stronger);
    }

    private static double size(Difference difference) {
        return Math.abs(difference.estimate().value());
    }

    /** Whether either change is proved to do anything, with an error of 5 % over all units together. */
    public boolean isProved() {
        return stronger.isProved() || weaker.filter(Difference::isProved).isPresent();
    }
}
