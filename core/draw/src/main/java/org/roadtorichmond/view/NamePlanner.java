package org.roadtorichmond.view;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.NamedPlace;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;

/** Gives all names on the sheet their places at a zoom: places first, then waters, crossings and ways where room is left. */
public final class NamePlanner {
    private static final float[] ACROSS = {0, -0.7f, 0.7f, -1.2f, 1.2f};
    private static final float[] UP = {0.72f, -0.72f, 0.88f, -0.88f, 0.3f, -0.3f, 1.2f, -1.2f};
    private static final float STREAMS_FROM = 17;
    private static final float WAYS_FROM = 24;
    /** Below this zoom the smallest letters would run from the lower edge into the title. */
    private static final float LOWER_EDGE_FROM = 11;

    private static final float FAR = 0.12f;
    /** Above this cost the names of streams and ways are rather left out; a river is always named. */
    private static final float TOO_MUCH = 2.6f;

    private static final float ALWAYS = 1000;
    /** How long a stretch of a water has a name of its own: in hex radii, and in parts of the map's longer side. */
    private static final float LEAST_APART = 17;

    private static final float APART = 0.72f;

    private final Battlefield field;
    private final HexLayout layout;
    private final WaterPainter waters;
    private final WayPainter ways;
    private final Legend legend;
    private final Obstacles obstacles;
    private final List<GroundMarks.House> houses;
    private final List<GroundMarks.Stroke> hachures;
    private final Relief relief;

    /**
     * For the names on a map.
     *
     * @param topography what is on it
     * @param legend the words that are not in the map file
     * @param obstacles what stands on it, off which names are kept where they can be
     */
    public NamePlanner(Topography topography, Legend legend, Obstacles obstacles) {
        field = topography.field();
        layout = topography.layout();
        waters = topography.waters();
        ways = topography.ways();
        houses = topography.marks().houses();
        hachures = topography.marks().hachures();
        relief = topography.relief();
        this.legend = legend;
        this.obstacles = obstacles;
    }

    /** Whether another one gives all names the same places at every zoom, because all is the same on which they depend. */
    boolean plansLike(NamePlanner other) {
        return layout.grid().columns() == other.layout.grid().columns()
                && layout.grid().rows() == other.layout.grid().rows()
                && obstacles.equals(other.obstacles)
                && houses.equals(other.houses)
                && hachures.equals(other.hachures)
                && field.places().equals(other.field.places())
                && field.crossings().equals(other.field.crossings())
                && field.waters().equals(other.field.waters())
                && field.ways().equals(other.field.ways())
                && field.edges().equals(other.field.edges())
                && field.edges().stream()
                        .allMatch(edge -> legend.leadsTo(edge.to()).equals(other.legend.leadsTo(edge.to())));
    }

    /** The names of one zoom while they are being given their places. */
    private record Sheet(NameSpace space, CourseLettering courses, LetterWidths widths, List<Lettered> names) {
        float scale() {
            return space.scale();
        }
    }

    /**
     * Gives the names their places.
     *
     * @param scale the unit of sizes and places, in parts of a hex radius
     * @param widths how wide names are, in the same unit
     */
    public List<Lettered> plan(float scale, LetterWidths widths) {
        NameSpace space = new NameSpace(layout, relief, scale, obstacles.counters());
        Sheet sheet = new Sheet(space, new CourseLettering(space, widths), widths, new ArrayList<>());
        houses.forEach(house -> space.takeSign(house.x(), house.y(), 0.12f));
        obstacles.flags().stream().sorted().forEach(hex -> KeySigns.takeRoom(space, layout, hex));
        for (Crossing crossing : field.crossings()) {
            space.takeSign(middleX(crossing), middleY(crossing), 0.25f);
        }
        int size = size(scale, 0.48f, 10, 34);
        for (NamedPlace place : field.places()) {
            spot(sheet, place.name(), layout.x(place.hex()), layout.y(place.hex()), size, NameKind.PLACE);
        }
        edgeNames(sheet);
        for (Water water : field.waters()) {
            water(sheet, water);
        }
        if (scale >= legend.crossingsFrom()) {
            int small = size(scale, 0.33f, 10, 24);
            for (Crossing crossing : field.crossings()) {
                spot(sheet, crossing.name(), middleX(crossing), middleY(crossing), small, NameKind.CROSSING);
            }
        }
        if (scale >= WAYS_FROM) {
            int small = size(scale, 0.31f, 10, 24);
            for (Way way : field.ways()) {
                sheet.courses()
                        .along(way.name(), ways.course(way), 0.25f, 1.15f, small, NameKind.WAY, TOO_MUCH)
                        .ifPresent(sheet.names()::add);
            }
        }
        return sheet.names();
    }

    private float middleX(Crossing crossing) {
        return (layout.x(crossing.hexside().first())
                        + layout.x(crossing.hexside().second()))
                / 2;
    }

    private float middleY(Crossing crossing) {
        return (layout.y(crossing.hexside().first())
                        + layout.y(crossing.hexside().second()))
                / 2;
    }

    private static int size(float scale, float part, int least, int most) {
        return Math.max(least, Math.min(most, Math.round(scale * part)));
    }

    /** Writes a name where it is least in the way, the nearer to its point the better. */
    private static void spot(Sheet sheet, String text, float x, float y, int size, NameKind kind) {
        float scale = sheet.scale();
        float width = sheet.widths().width(text, size, kind);
        Rectangle best = new Rectangle();
        float least = Float.MAX_VALUE;
        for (float across : ACROSS) {
            for (float up : UP) {
                float side = Math.signum(across) * width / 2;
                float middle = (x + across * 0.5f) * scale + side * Math.min(1, Math.abs(across));
                Rectangle box = new Rectangle(middle - width / 2, (y + up) * scale - size * 0.5f, width, size);
                float far = FAR * (Math.abs(middle / scale - x) + 2 * Math.max(0, Math.abs(up) - 0.72f));
                float cost = sheet.space().cost(box) + far;
                if (cost < least) {
                    least = cost;
                    best = box;
                }
            }
        }
        sheet.space().takeName(best);
        sheet.names().add(new Lettered.Straight(text, best.x + width / 2, best.y + size / 2f, 0, size, kind));
    }

    private void water(Sheet sheet, Water water) {
        boolean river = water.kind() == Water.Kind.RIVER;
        if (!river && sheet.scale() < STREAMS_FROM) {
            return;
        }
        int size = river ? size(sheet.scale(), 0.62f, 12, 44) : size(sheet.scale(), 0.36f, 10, 24);
        // A name that is read from everywhere on the map is not repeated.
        float apart = Math.max(LEAST_APART, APART * Math.max(layout.width(), layout.height()));
        for (float[] stretch : Lines.stretches(waters.longest(water), apart)) {
            sheet.courses()
                    .along(
                            water.name(),
                            stretch,
                            river ? 0.72f : 0.3f,
                            river ? 1.5f : 1.22f,
                            size,
                            NameKind.WATER,
                            river ? ALWAYS : TOO_MUCH)
                    .ifPresent(sheet.names()::add);
        }
    }

    /** Writes where ways lead along the edges of the paper; where two would meet, the one named first stays. */
    private void edgeNames(Sheet sheet) {
        float scale = sheet.scale();
        int size = size(scale, 0.44f, 9, 30);
        Map<Edges, List<float[]>> taken = new EnumMap<>(Edges.class);
        for (MapEdge edge : field.edges()) {
            Edges side = Edges.of(edge.hex(), layout);
            boolean upright = side == Edges.LEFT || side == Edges.RIGHT;
            float[] end = Edges.end(edge.hex(), layout);
            String text = legend.leadsTo(edge.to());
            float half = sheet.widths().width(text, size, NameKind.EDGE) / 2;
            float length = (upright ? layout.height() : layout.width()) * scale;
            float along = Math.max(half, Math.min(length - half, end[upright ? 1 : 0] * scale));
            List<float[]> others = taken.computeIfAbsent(side, key -> new ArrayList<>());
            boolean room = side != Edges.BOTTOM || scale >= LOWER_EDGE_FROM;
            if (room && others.stream().noneMatch(o -> along - half < o[1] + size && along + half > o[0] - size)) {
                others.add(new float[] {along - half, along + half});
                sheet.names().add(edgeName(side, text, along, end, scale, size));
            }
        }
    }

    private static Lettered edgeName(Edges side, String text, float along, float[] end, float scale, int size) {
        float off = 0.24f * scale + size * 0.55f;
        float x = end[0] * scale;
        float y = end[1] * scale;
        return switch (side) {
            case LEFT -> new Lettered.Straight(text, x - off, along, 90, size, NameKind.EDGE);
            case RIGHT -> new Lettered.Straight(text, x + off, along, -90, size, NameKind.EDGE);
            case TOP -> new Lettered.Straight(text, along, y + off, 0, size, NameKind.EDGE);
            case BOTTOM -> new Lettered.Straight(text, along, y - off, 0, size, NameKind.EDGE);
        };
    }
}
