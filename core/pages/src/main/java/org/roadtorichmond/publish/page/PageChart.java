package org.roadtorichmond.publish.page;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.words.InvisibleCharacters;

/**
 * A chart as the page's script reads it: the names of the components are the keys.
 *
 * @param kind how it is drawn
 * @param title what it shows, for those who see it and for those who do not
 * @param x what is along the axis of the labels
 * @param y what is along that of the values
 * @param percent whether values are shares, 0 to 1, to be written in percent
 * @param stacked whether sets stand on one another
 * @param labels what stands below the values
 * @param sets the values
 */
public record PageChart(
        Kind kind,
        String title,
        String x,
        String y,
        boolean percent,
        boolean stacked,
        List<String> labels,
        List<Set> sets) {
    /** How a chart is drawn. */
    public enum Kind {
        BAR,
        /** With bars that lie, for long labels. */
        LYING,
        LINE
    }

    /**
     * Values of one kind, one for each label.
     *
     * @param label what they are
     * @param colours the names of their colours in the page's style: one for all, or one for each
     * @param values the values; what is not finite becomes null and is not drawn
     * @param low lower bounds; none, or one for each, of which one that is not finite is not drawn
     * @param high upper bounds; none, or one for each
     */
    public record Set(
            String label,
            List<String> colours,
            List<@Nullable Double> values,
            List<@Nullable Double> low,
            List<@Nullable Double> high) {
        /** Copies the lists. */
        public Set {
            label = InvisibleCharacters.shown(label);
            colours = List.copyOf(colours);
            values = values.stream().map(Set::finite).toList();
            low = low.stream().map(Set::finite).toList();
            high = high.stream().map(Set::finite).toList();
        }

        /** Values without bounds. */
        public Set(String label, String colour, List<@Nullable Double> values) {
            this(label, List.of(colour), values, List.of(), List.of());
        }

        /** JSON knows no infinity. */
        private static @Nullable Double finite(@Nullable Double value) {
            return value != null && Double.isFinite(value) ? value : null;
        }
    }

    /** Copies the lists. */
    public PageChart {
        title = InvisibleCharacters.shown(title);
        labels = labels.stream().map(InvisibleCharacters::shown).toList();
        sets = List.copyOf(sets);
    }
}
