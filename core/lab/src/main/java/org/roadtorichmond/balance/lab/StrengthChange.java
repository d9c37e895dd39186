package org.roadtorichmond.balance.lab;

import java.util.Optional;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Unit;

/**
 * A scenario in which one unit has a strength point less, and one in which it has a point more: the same variants that a
 * {@link Sensitivity} of the whole scenario plays.
 *
 * @param weaker with a point less; nothing where the unit would have none left
 * @param stronger with a point more
 */
public record StrengthChange(Optional<Variant> weaker, Variant stronger) {
    /**
     * The change of one unit.
     *
     * @param design who commands
     * @param subject the scenario or position
     * @param unit one of its units, with a strength of at least 1
     * @return the two variants; or why such a scenario could not be played
     */
    public static Result<StrengthChange> of(Design design, Subject subject, Unit unit) {
        int strength = unit.strength();
        Result<Variant> more = SmallChanges.strength(design, subject, unit, strength + 1);
        if (strength == 1) {
            return more.then(stronger -> Result.good(new StrengthChange(Optional.empty(), stronger)));
        }
        return more.then(stronger -> SmallChanges.strength(design, subject, unit, strength - 1)
                .then(weaker -> Result.good(new StrengthChange(Optional.of(weaker), stronger))));
    }
}
