package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.edits.ZoneEdits;

/** Adds hexes to a set and takes them out of it: the exits of a side, or a zone. What the first hex of a drag does, all others do. */
final class HexSetTool implements Tool {
    private final HexSet set;
    private Optional<Hex> last = Optional.empty();
    private boolean adds;

    /** A set of hexes that a tool changes. */
    private interface HexSet {
        List<Hex> hexes(EditableTree tree);

        Edit toggle(EditableTree tree, Hex hex);

        default Optional<Selected> selected() {
            return Optional.empty();
        }

        default boolean stop() {
            return false;
        }
    }

    private HexSetTool(HexSet set) {
        this.set = set;
    }

    static HexSetTool exits(Supplier<ToolSettings> settings) {
        return new HexSetTool(new HexSet() {
            @Override
            public List<Hex> hexes(EditableTree tree) {
                return new MapQuestions(tree).exits(settings.get().side());
            }

            @Override
            public Edit toggle(EditableTree tree, Hex hex) {
                return ZoneEdits.toggleExit(settings.get().side(), hex);
            }
        });
    }

    /** A tool for zones: the one that is selected is changed; where none is, or a name was typed, a new one is made. */
    static HexSetTool zones(Supplier<ToolSettings> settings, Supplier<Selected> selected, String usualName) {
        return new HexSetTool(new Zone(settings, selected, usualName));
    }

    private static final class Zone implements HexSet {
        private final Supplier<ToolSettings> settings;
        private final Supplier<Selected> selected;
        private final String usualName;
        private Optional<String> made = Optional.empty();

        Zone(Supplier<ToolSettings> settings, Supplier<Selected> selected, String usualName) {
            this.settings = settings;
            this.selected = selected;
            this.usualName = usualName;
        }

        private Optional<String> drawn(EditableTree tree) {
            Optional<String> name =
                    selected.get() instanceof Selected.OfZone zone ? Optional.of(zone.name()) : Optional.empty();
            return name.filter(
                    zone -> tree.first(Pointer.of("zones"), "name", zone).isPresent()
                            && !settings.get().namesAnother(zone));
        }

        @Override
        public List<Hex> hexes(EditableTree tree) {
            return drawn(tree).map(new MapQuestions(tree)::zone).orElse(List.of());
        }

        @Override
        public Edit toggle(EditableTree tree, Hex hex) {
            Optional<String> zone = drawn(tree);
            if (zone.isPresent()) {
                made = zone;
                return ZoneEdits.toggle(zone.get(), hex);
            }
            String name = MapQuestions.freeName(
                    tree, Pointer.of("zones"), "name", settings.get().name(), usualName);
            made = Optional.of(name);
            return ZoneEdits.add(name, List.of(hex), Optional.of(settings.get().side()), Optional.empty());
        }

        @Override
        public Optional<Selected> selected() {
            return made.map(Selected.OfZone::new);
        }

        @Override
        public boolean stop() {
            boolean was = selected.get() instanceof Selected.OfZone;
            made = Optional.empty();
            return was;
        }
    }

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        last = Optional.of(at.hex());
        adds = !set.hexes(tree).contains(at.hex());
        return Optional.of(set.toggle(tree, at.hex()));
    }

    @Override
    public Optional<Edit> drag(EditableTree tree, MapPoint to) {
        if (last.isEmpty() || last.get().equals(to.hex())) {
            return Optional.empty();
        }
        List<Hex> hexes = set.hexes(tree);
        List<Hex> steps = MapQuestions.steps(tree.grid().orElseThrow(), last.get(), to.hex());
        last = Optional.of(to.hex());
        return steps.stream()
                .filter(hex -> hexes.contains(hex) != adds)
                .map(hex -> set.toggle(tree, hex))
                .reduce(Edit::then);
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        return Preview.hexes(List.of(at.hex()));
    }

    @Override
    public Optional<Selected> selects() {
        return set.selected();
    }

    @Override
    public boolean stop() {
        return set.stop();
    }
}
