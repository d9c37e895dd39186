package org.roadtorichmond.session.roster;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.roadtorichmond.unit.Unit;

/**
 * The order in which units stand in an order of battle: by corps, division and number, the troops of a corps itself after its
 * divisions. Roman and other numerals are counted, other names sorted by letters.
 */
public final class FormationOrder {
    private static final String ROMAN = "IVXLC";
    private static final int[] WORTH = {1, 5, 10, 50, 100};

    /** The side first, then the formation from the greatest to the smallest, then the unit. */
    public static final Comparator<Unit> BY_FORMATION = Comparator.comparing(Unit::side)
            .thenComparing(FormationOrder::levels, FormationOrder::compareLevels)
            .thenComparing(Unit::id, FormationOrder::compareNames);

    private FormationOrder() {}

    /** The formations of a unit from the greatest to the smallest: of {@code 2/V} these are V and 2. */
    public static List<String> levels(Unit unit) {
        List<String> levels = Arrays.asList(unit.formation().split("/", -1));
        Collections.reverse(levels);
        return List.copyOf(levels);
    }

    private static int compareLevels(List<String> one, List<String> other) {
        int common = Math.min(one.size(), other.size());
        for (int i = 0; i < common; i++) {
            int found = compareNames(one.get(i), other.get(i));
            if (found != 0) {
                return found;
            }
        }
        // What belongs to no smaller formation comes last.
        return Integer.compare(other.size(), one.size());
    }

    /** Compares names part by part between their strokes; numerals come before other names. */
    static int compareNames(String one, String other) {
        String[] left = one.split("/", -1);
        String[] right = other.split("/", -1);
        for (int i = 0; i < Math.min(left.length, right.length); i++) {
            int a = number(left[i]);
            int b = number(right[i]);
            int found = a != b ? Integer.compare(a, b) : left[i].compareTo(right[i]);
            if (found != 0) {
                return found;
            }
        }
        return Integer.compare(left.length, right.length);
    }

    /** What a name counts as a numeral, Arabic or Roman; a large number if it is none. */
    public static int number(String name) {
        if (name.matches("\\d{1,4}")) {
            return Integer.parseInt(name);
        }
        if (!name.matches("C{0,3}(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})") || name.isEmpty()) {
            return Integer.MAX_VALUE;
        }
        int sum = 0;
        for (int i = 0; i < name.length(); i++) {
            int worth = WORTH[ROMAN.indexOf(name.charAt(i))];
            boolean before = i + 1 < name.length() && WORTH[ROMAN.indexOf(name.charAt(i + 1))] > worth;
            sum += before ? -worth : worth;
        }
        return sum;
    }

    /** Whether a name is a Roman numeral. */
    public static boolean roman(String name) {
        return !name.matches("\\d+") && number(name) != Integer.MAX_VALUE;
    }
}
