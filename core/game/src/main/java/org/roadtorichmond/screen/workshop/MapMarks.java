package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.KeySign;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.balance.StrengthEffect;
import org.roadtorichmond.workshop.edits.GroundEdits;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Finding;
import org.roadtorichmond.workshop.tools.MapQuestions;
import org.roadtorichmond.workshop.tools.Preview;
import org.roadtorichmond.workshop.tools.Selected;
import org.roadtorichmond.workshop.tools.ToolKind;

/** Says what is drawn over the map of the workshop: counters, what is selected, what the tool would change, and where problems are. */
final class MapMarks {
    private static final float TINT = 0.55f;
    private static final double PERCENT = 100;

    /** From what change of share on a scenario stands on the edge of one strength point. */
    private static final double SHARP = 0.12;

    /** After how few games a change of share says nothing yet. */
    private static final int FEW_GAMES = 8;

    /** How high above a hex's centre the change of share is written, in radii. */
    private static final float CAPTION = 0.75f;

    private final EditingSession session;
    private final EditableTree tree;
    private final MapQuestions map;
    private final List<Overlay> under = new ArrayList<>();
    private final List<Overlay> over = new ArrayList<>();

    private MapMarks(EditingSession session) {
        this.session = session;
        tree = session.tree();
        map = new MapQuestions(tree);
    }

    /**
     * What is to be seen over a map.
     *
     * @param outdated the field that is drawn, if an edit is ahead of it
     * @param signs those of the hexes that the scenario is about
     * @param cursor where the keys point on the map; none if they are not used
     * @param strengths what a strength point of each unit does, by the ids of the units, as far as it is known
     */
    static MapContents of(
            EditingSession session,
            Optional<Battlefield> outdated,
            List<KeySign> signs,
            @Nullable Hex cursor,
            Map<String, StrengthEffect> strengths) {
        MapMarks marks = new MapMarks(session);
        outdated.ifPresent(marks::ground);
        marks.sets();
        marks.selected();
        marks.preview();
        marks.problems();
        marks.strengths(strengths);
        if (cursor != null) {
            marks.over.add(new Overlay.Cursor(cursor));
        }
        return new MapContents(new TreeCounters(marks.tree).all(session.selected()), signs, marks.under, marks.over);
    }

    /** Hexes that were painted and are not drawn yet. */
    private void ground(Battlefield drawn) {
        tree.grid()
                .filter(grid -> grid.columns() == drawn.grid().columns()
                        && grid.rows() == drawn.grid().rows())
                .ifPresent(grid -> {
                    for (int i = 0; i < grid.size(); i++) {
                        Hex hex = grid.hex(i);
                        Terrain before = drawn.terrain(i);
                        GroundEdits.terrain(tree, hex)
                                .filter(terrain -> terrain != before)
                                .ifPresent(terrain -> under.add(new Overlay.Shade(hex, ink(terrain))));
                    }
                });
    }

    /** The colour by which a terrain is known at a glance. */
    static Color ink(Terrain terrain) {
        return switch (terrain) {
            case CLEAR -> Palette.PAPER;
            case FOREST -> Palette.WOODS;
            case ROUGH -> Palette.ROUGH;
            case FORESTED_ROUGH -> Palette.TREE;
            case SWAMP -> Palette.SWAMP;
            case TOWN -> Palette.ROAD_EDGE;
            case LAKE -> Palette.WATER;
        };
    }

    /** The exits while they are drawn, the zones, and where ways meet and where they pass each other. */
    private void sets() {
        if (session.kind() == ToolKind.CROSSOVER) {
            map.meetings().forEach(hex -> under.add(new Overlay.Shade(hex, Palette.REACH)));
            map.crossovers().forEach(hex -> under.add(new Overlay.Hatch(hex, Palette.PATH, true)));
        }
        if (session.kind() == ToolKind.EXIT) {
            for (Side side : Side.values()) {
                map.exits(side).forEach(hex -> under.add(new Overlay.Hatch(hex, zone(side), side == Side.UNION)));
            }
        }
        if (session.kind() == ToolKind.ZONE) {
            for (Pointer zone : map.all(Pointer.of("zones"))) {
                tree.text(zone.then("name"))
                        .ifPresent(name -> map.zone(name)
                                .forEach(hex -> under.add(new Overlay.Hatch(hex, Palette.FAINT_INK, true))));
            }
        }
    }

    private static Color zone(Side side) {
        return Palette.rim(side);
    }

    private void selected() {
        Selected selected = session.selected();
        if (selected instanceof Selected.OfHex place) {
            over.add(new Overlay.Frame(place.hex(), Palette.SELECTED));
        } else if (selected instanceof Selected.OfUnit unit) {
            tree.first(Pointer.of("units"), "id", unit.id())
                    .map(found -> found.then("arrives").then("hexes"))
                    .ifPresent(entries -> map.all(entries).stream()
                            .flatMap(entry -> tree.text(entry).flatMap(map::hex).stream())
                            .forEach(hex -> over.add(new Overlay.Frame(hex, Palette.LEGAL))));
        } else if (selected instanceof Selected.OfWay way) {
            route(map.way(way.name()), Palette.PATH);
        } else if (selected instanceof Selected.OfWater water) {
            sides(map.water(water.name()), Palette.RIVER_BANK);
        } else if (selected instanceof Selected.OfCrossing crossing) {
            sides(List.of(crossing.side()), Palette.SELECTED);
        } else if (selected instanceof Selected.OfZone zone) {
            map.zone(zone.name()).forEach(hex -> under.add(new Overlay.Shade(hex, Palette.REACH)));
        }
    }

    private void route(List<Hex> hexes, Color color) {
        if (hexes.size() > 1) {
            over.add(new Overlay.Route(hexes, color, false));
        } else {
            hexes.forEach(hex -> over.add(new Overlay.Frame(hex, color)));
        }
    }

    private void sides(List<Hexside> sides, Color color) {
        sides.forEach(side -> over.add(new Overlay.Side(side.first(), side.second(), color)));
    }

    private void preview() {
        Preview preview = session.preview();
        boolean paints = session.kind() == ToolKind.TERRAIN || session.kind() == ToolKind.FILL;
        for (Hex hex : preview.hexes()) {
            if (paints) {
                under.add(new Overlay.Shade(
                        hex, Palette.clear(ink(session.settings().terrain()), TINT)));
            }
            if (!paints || preview.hexes().size() == 1) {
                over.add(new Overlay.Frame(hex, Palette.LEGAL));
            }
        }
        if (preview.way().size() > 1) {
            over.add(new Overlay.Route(preview.way(), Palette.LEGAL, session.kind() == ToolKind.SELECT));
        }
        sides(preview.sides(), Palette.LEGAL);
    }

    /** A badge in each hex to which a problem leads, and a line along each hexside. */
    private void problems() {
        List<Selected> faulty = session.findings().stream()
                .filter(finding -> !finding.warning())
                .map(Finding::leadsTo)
                .distinct()
                .toList();
        faulty.stream()
                .flatMap(target -> hexOf(target).stream())
                .distinct()
                .forEach(hex -> over.add(new Overlay.Badge(hex)));
        faulty.stream()
                .filter(Selected.OfCrossing.class::isInstance)
                .forEach(target -> sides(List.of(((Selected.OfCrossing) target).side()), Palette.BAD));
    }

    /** Over each hex with units, what a point more or less of the one that matters most there does to the Union's share, in per cent. */
    private void strengths(Map<String, StrengthEffect> strengths) {
        Map<Hex, StrengthEffect> most = new TreeMap<>();
        strengths.forEach((id, effect) -> map.hexOf(id)
                .filter(hex -> effect.games() >= FEW_GAMES)
                .ifPresent(hex -> most.merge(hex, effect, (one, other) -> size(one) < size(other) ? other : one)));
        most.forEach((hex, effect) -> {
            boolean sharp = effect.isProved() && size(effect) > SHARP;
            String words = "\u00b1" + Math.round(PERCENT * size(effect)) + " %";
            over.add(new Overlay.Caption(hex, words, sharp ? Palette.BAD : Palette.INK, CAPTION));
        });
    }

    private static double size(StrengthEffect effect) {
        return Math.abs(effect.larger().estimate().value());
    }

    /** The hex in which something begins that can be selected. */
    private Optional<Hex> hexOf(Selected target) {
        return hexOf(map, target);
    }

    /** The hex in which something begins that can be selected; empty if it is nowhere on the map. */
    static Optional<Hex> hexOf(MapQuestions map, Selected target) {
        if (target instanceof Selected.OfHex place) {
            return Optional.of(place.hex());
        } else if (target instanceof Selected.OfUnit unit) {
            return map.hexOf(unit.id());
        } else if (target instanceof Selected.OfWay way) {
            return map.way(way.name()).stream().findFirst();
        } else if (target instanceof Selected.OfWater water) {
            return map.water(water.name()).stream().map(Hexside::first).findFirst();
        } else if (target instanceof Selected.OfCrossing crossing) {
            return Optional.of(crossing.side().first());
        } else if (target instanceof Selected.OfZone zone) {
            return map.zone(zone.name()).stream().findFirst();
        }
        return Optional.empty();
    }
}
