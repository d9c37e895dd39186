package org.roadtorichmond.unit;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.map.Arm;

/**
 * What is printed on a unit's counter (rule 2.1). It never changes; what happens to the unit is in the components of its
 * entity.
 *
 * <p>Two units are equal when they have the same id and place, so that units are cheap keys.
 *
 * @param ordinal the unit's place, from 0, among all units of the scenario ordered by id; the index of per-unit arrays
 * @param id its designation, unique in the scenario
 * @param side whose it is
 * @param arm its type
 * @param strength its printed combat strength in points, 0 or more
 * @param allowance its printed movement allowance in half points (rule 2.2)
 * @param formation brigade, division or corps; may be empty
 * @param commander his name; may be empty
 * @param tags words that victory systems look for (rule 16.5)
 */
public record Unit(
        int ordinal,
        String id,
        Side side,
        Arm arm,
        int strength,
        int allowance,
        String formation,
        String commander,
        List<String> tags)
        implements Comparable<Unit> {

    /** Tags a unit that is the general of its army (rule 16.5). */
    public static final String GENERAL = "general";

    /** Tags a unit that bears colours (rule 16.5). */
    public static final String COLOURS = "colours";

    /** Tags a unit that is a leader and no body of troops (rule 16.5). */
    public static final String CHARACTER = "character";

    /** All tags that mean something (rule 16.5). */
    public static final List<String> TAGS = List.of(GENERAL, COLOURS, CHARACTER);

    /** What may stand behind the name of a commander. */
    private static final Pattern BEHIND_NAME = Pattern.compile("(?: Jr\\.| \\(|,| and ).*");

    /** A surname, with the small words that belong to it. */
    private static final Pattern SURNAME = Pattern.compile("(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]u|[Ll]a) )*\\p{Lu}\\S*$");

    /** Copies the tags. */
    public Unit {
        tags = List.copyOf(tags);
    }

    /** Whether the unit carries a tag (rule 16.5). */
    public boolean tagged(String tag) {
        return tags.contains(tag);
    }

    /** The largest formation that the unit names: of {@code 2/V} that is V. */
    public String corps() {
        return formation.substring(formation.lastIndexOf('/') + 1);
    }

    /**
     * How a unit is named where it is not seen: by its designation, as its counter is, and behind it by the surname of its commander where
     * the designation does not say it already: {@code Train (Van Vliet)}, {@code Gregg/APH}.
     */
    public String named() {
        Matcher surname = SURNAME.matcher(BEHIND_NAME.matcher(commander).replaceFirst(""));
        return surname.find() && !id.contains(surname.group()) ? id + " (" + surname.group() + ")" : id;
    }

    /** Whether the unit is a train: no zone of control, never attacks (rules 7.1, 8.1). */
    public boolean train() {
        return arm == Arm.TRAIN;
    }

    @Override
    public int compareTo(Unit other) {
        return Integer.compare(ordinal, other.ordinal);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Unit unit && unit.ordinal == ordinal && unit.id.equals(id);
    }

    @Override
    public int hashCode() {
        return ordinal;
    }

    @Override
    public String toString() {
        return id;
    }
}
