package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.edits.EdgeEdits;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.edits.GroundEdits;
import org.roadtorichmond.workshop.edits.PlaceEdits;
import org.roadtorichmond.workshop.edits.UnitEdits;
import org.roadtorichmond.workshop.edits.WaterEdits;
import org.roadtorichmond.workshop.edits.WayEdits;

/** A tool of which each press does one thing where the mouse is, and selects what it was done to. */
final class StampTool implements Tool {
    private static final Pointer CROSSINGS = EditableTree.MAP.then("crossings");
    private static final String NAME = "name";

    private final Stamp stamp;
    private final BiFunction<EditableTree, MapPoint, Preview> preview;
    private Optional<Selected> selected = Optional.empty();

    /** What a press does. */
    private interface Stamp {
        /**
         * The edit of a press at a point, if there is one.
         *
         * @param selects gets what is selected from then on
         */
        Optional<Edit> press(EditableTree tree, MapPoint at, Consumer<Selected> selects);
    }

    private StampTool(BiFunction<EditableTree, MapPoint, Preview> preview, Stamp stamp) {
        this.preview = preview;
        this.stamp = stamp;
    }

    private static Preview hex(EditableTree tree, MapPoint at) {
        return Preview.hexes(List.of(at.hex()));
    }

    private static Preview hexIf(boolean changes, MapPoint at) {
        return changes ? Preview.hexes(List.of(at.hex())) : Preview.NOTHING;
    }

    /** Picks up the terrain of a hex, with which the brush paints from then on; selects nothing. */
    static StampTool picks(Consumer<Terrain> picked) {
        return new StampTool(StampTool::hex, (tree, at, selects) -> {
            GroundEdits.terrain(tree, at.hex()).ifPresent(picked);
            return Optional.empty();
        });
    }

    /** Adds a unit in each hex that is pressed. */
    static StampTool units(Supplier<ToolSettings> settings, String usualName) {
        return new StampTool(StampTool::hex, (tree, at, selects) -> {
            ToolSettings now = settings.get();
            String id = MapQuestions.freeName(tree, Pointer.of("units"), "id", now.name(), usualName);
            selects.accept(new Selected.OfUnit(id));
            return Optional.of(UnitEdits.add(id, now.side(), now.arm(), now.strength(), at.hex()));
        });
    }

    /** Names a place; in a hex that has a name already it only selects the hex, where the name can be changed. */
    static StampTool places(Supplier<ToolSettings> settings, String usualName) {
        return new StampTool(StampTool::hex, (tree, at, selects) -> {
            selects.accept(new Selected.OfHex(at.hex()));
            if (!new MapQuestions(tree).places(at.hex()).isEmpty()) {
                return Optional.empty();
            }
            String name = MapQuestions.freeName(
                    tree, EditableTree.MAP.then("places"), NAME, settings.get().name(), usualName);
            return Optional.of(PlaceEdits.put(name, at.hex()));
        });
    }

    /** Says where the ways of a hex at the edge of the map lead. */
    static StampTool edges(Supplier<ToolSettings> settings, String usualName) {
        return new StampTool((tree, at) -> hexIf(!leaving(tree, at.hex()).isEmpty(), at), (tree, at, selects) -> {
            selects.accept(new Selected.OfHex(at.hex()));
            List<String> ways = leaving(tree, at.hex());
            if (ways.isEmpty()) {
                return Optional.of(refused -> refused.refuse(Sentence.of("workshop.noWayOut", at.hex())));
            }
            String typed = settings.get().name();
            String to = typed.isBlank() ? usualName : typed.strip();
            return ways.stream().map(way -> EdgeEdits.put(at.hex(), way, to)).reduce(Edit::then);
        });
    }

    /** The ways through a hex at the edge of the map; none elsewhere. */
    private static List<String> leaving(EditableTree tree, Hex hex) {
        boolean atEdge = tree.grid().filter(grid -> grid.onBorder(hex.index())).isPresent();
        return atEdge ? new MapQuestions(tree).waysThrough(hex) : List.of();
    }

    /** Lets all ways through a hex pass each other without meeting, or meet again where they pass (rule 3.3). */
    static StampTool crossovers() {
        return new StampTool(
                (tree, at) -> hexIf(
                        passes(tree, at.hex())
                                || new MapQuestions(tree).waysThrough(at.hex()).size() > 1,
                        at),
                (tree, at, selects) -> {
                    selects.accept(new Selected.OfHex(at.hex()));
                    List<String> ways = new MapQuestions(tree).waysThrough(at.hex());
                    if (passes(tree, at.hex())) {
                        return Optional.of(WayEdits.junction(at.hex()));
                    } else if (ways.size() < 2) {
                        return Optional.of(refused -> refused.refuse(Sentence.of("workshop.noTwoWays", at.hex())));
                    }
                    return Optional.of(WayEdits.crossover(at.hex(), ways));
                });
    }

    /** Whether ways pass each other in a hex without meeting. */
    private static boolean passes(EditableTree tree, Hex hex) {
        return new MapQuestions(tree).crossover(hex).isPresent();
    }

    /**
     * Builds a bridge or makes a ford on a hexside with water, in place of what crosses it there. One of this kind that is there already
     * is only selected, and gets the name that was typed.
     */
    static StampTool crossings(Supplier<ToolSettings> settings, Crossing.Kind kind, String usualName) {
        return new StampTool(
                (tree, at) -> Preview.sides(
                        at.side().filter(side -> isWet(tree, side)).stream().toList()),
                (tree, at, selects) -> {
                    at.side().map(Selected.OfCrossing::new).ifPresent(selects);
                    return at.side()
                            .flatMap(side -> cross(
                                    tree, side, kind, settings.get().name().strip(), usualName));
                });
    }

    private static boolean isWet(EditableTree tree, Hexside side) {
        return !new MapQuestions(tree).watersAlong(side).isEmpty();
    }

    private static Optional<Edit> cross(
            EditableTree tree, Hexside side, Crossing.Kind kind, String typed, String usualName) {
        Optional<Pointer> same = new MapQuestions(tree)
                .crossing(side)
                .filter(there -> tree.text(there.then("kind"))
                        .filter(Constants.word(kind)::equals)
                        .isPresent());
        if (same.isPresent()) {
            Pointer name = same.get().then(NAME);
            return typed.isEmpty() ? Optional.empty() : Optional.of(FieldEdits.set(name, TypedValue.text(typed)));
        } else if (!isWet(tree, side)) {
            return Optional.of(refused -> refused.refuse(Sentence.of("workshop.noWater", side)));
        }
        String name = MapQuestions.freeName(tree, CROSSINGS, NAME, typed, usualName);
        return Optional.of(WaterEdits.cross(kind, name, side, List.of()));
    }

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        selected = Optional.empty();
        return stamp.press(tree, at, one -> selected = Optional.of(one));
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        return preview.apply(tree, at);
    }

    @Override
    public Optional<Selected> selects() {
        return selected;
    }
}
