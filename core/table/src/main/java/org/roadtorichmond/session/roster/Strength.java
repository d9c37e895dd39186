package org.roadtorichmond.session.roster;

import java.util.Collection;

/**
 * What a formation has left.
 *
 * @param units how many units it has
 * @param left how many of them were not eliminated
 * @param points the strength of these
 * @param printed the strength of all as printed
 */
public record Strength(int units, int left, int points, int printed) {

    /** The strength of units together. */
    public static Strength of(Collection<Roster.Item> items) {
        return new Strength(
                items.size(),
                (int) items.stream()
                        .filter(item -> !(item.fate() instanceof Fate.Lost))
                        .count(),
                items.stream().mapToInt(Roster.Item::strength).sum(),
                items.stream().mapToInt(item -> item.unit().strength()).sum());
    }
}
