package org.roadtorichmond.publish.data;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.words.InvisibleCharacters;

/**
 * A chart of a report: some places along an axis, and sets of values that each have one for every place. The names of colours are those
 * of a page's style; {@code union} and {@code confederate} are known everywhere. The script of a page reads a chart as JSON, whose keys
 * are the names of the fields that are not transient.
 *
 * @param <R> what a place is about
 */
public final class ChartData<R> {
    private static final String EXPECTED = "-expected";

    private final transient List<R> places;
    private final Kind kind;
    private final String title;
    private final String x;
    private final String y;
    private final boolean percent;
    private final boolean stacked;
    private final List<String> labels;
    private final List<Set> sets;

    /** How a chart is drawn. */
    public enum Kind {
        BAR,
        /** With bars that lie, for long labels. */
        LYING,
        LINE
    }

    /**
     * Values of one kind, one for each place; what is not finite is null, and is not drawn.
     *
     * @param label what they are
     * @param colours the names of their colours: one for all, or one for each
     * @param values the values
     * @param low lower bounds; none, or one for each
     * @param high upper bounds; none, or one for each
     */
    public record Set(
            String label,
            List<String> colours,
            List<@Nullable Double> values,
            List<@Nullable Double> low,
            List<@Nullable Double> high) {
        /** Whether they are drawn in a colour, or in another shade of it. */
        public boolean is(String colour) {
            return colours.get(0).startsWith(colour);
        }

        /** Whether they are what was to be expected, and not what came. */
        public boolean expected() {
            return colours.get(0).endsWith(EXPECTED);
        }
    }

    /**
     * A chart without values.
     *
     * @param title what it shows, for those who see it and for those who do not
     * @param places what is along the axis
     * @param label what is written below a place
     */
    public ChartData(Kind kind, String title, Collection<? extends R> places, Function<? super R, String> label) {
        this(
                List.copyOf(places),
                kind,
                InvisibleCharacters.shown(title),
                "",
                "",
                false,
                false,
                places.stream().map(label).map(InvisibleCharacters::shown).toList(),
                List.of());
    }

    private ChartData(
            List<R> places,
            Kind kind,
            String title,
            String x,
            String y,
            boolean percent,
            boolean stacked,
            List<String> labels,
            List<Set> sets) {
        this.places = places;
        this.kind = kind;
        this.title = title;
        this.x = x;
        this.y = y;
        this.percent = percent;
        this.stacked = stacked;
        this.labels = labels;
        this.sets = sets;
    }

    /** The same with what is along the axis of the places, and what along that of the values. */
    public ChartData<R> axes(String alongPlaces, String alongValues) {
        return new ChartData<>(places, kind, title, alongPlaces, alongValues, percent, stacked, labels, sets);
    }

    /** The same of values that are shares, 0 to 1, to be written in percent. */
    public ChartData<R> percent() {
        return new ChartData<>(places, kind, title, x, y, true, stacked, labels, sets);
    }

    /** The same with sets that stand on one another. */
    public ChartData<R> stacked() {
        return new ChartData<>(places, kind, title, x, y, percent, true, labels, sets);
    }

    /** The same with values of one colour. */
    public ChartData<R> set(String label, String colour, ToDoubleFunction<? super R> value) {
        return add(label, List.of(colour), each(value), List.of(), List.of());
    }

    /** The same with values in the shade of a colour for what was to be expected. */
    public ChartData<R> expected(String label, String colour, ToDoubleFunction<? super R> value) {
        return set(label, colour + EXPECTED, value);
    }

    /** The same with values, each of its own colour. */
    public ChartData<R> set(String label, Function<? super R, String> colour, ToDoubleFunction<? super R> value) {
        return add(label, places.stream().map(colour).toList(), each(value), List.of(), List.of());
    }

    /** The same with values of one colour between bounds. */
    public ChartData<R> set(
            String label,
            String colour,
            ToDoubleFunction<? super R> value,
            ToDoubleFunction<? super R> low,
            ToDoubleFunction<? super R> high) {
        return add(label, List.of(colour), each(value), each(low), each(high));
    }

    private ChartData<R> add(
            String label,
            List<String> colours,
            List<@Nullable Double> values,
            List<@Nullable Double> low,
            List<@Nullable Double> high) {
        Set set = new Set(InvisibleCharacters.shown(label), colours, values, low, high);
        List<Set> all = Stream.concat(sets.stream(), Stream.of(set)).toList();
        return new ChartData<>(places, kind, title, x, y, percent, stacked, labels, all);
    }

    /** JSON knows no infinity. */
    private List<@Nullable Double> each(ToDoubleFunction<? super R> value) {
        List<@Nullable Double> all = new ArrayList<>();
        for (R place : places) {
            double one = value.applyAsDouble(place);
            all.add(Double.isFinite(one) ? one : null);
        }
        return all;
    }

    /** How it is drawn. */
    public Kind kind() {
        return kind;
    }

    /** What it shows. */
    public String title() {
        return title;
    }

    /** What is written below the places. */
    public List<String> labels() {
        return labels;
    }

    /** What is along the axis of the places. */
    public String alongPlaces() {
        return x;
    }

    /** What is along the axis of the values. */
    public String alongValues() {
        return y;
    }

    /** The values. */
    public List<Set> sets() {
        return sets;
    }
}
