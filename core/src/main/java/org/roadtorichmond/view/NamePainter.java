package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.Place;
import org.roadtorichmond.map.Water;

/**
 * Writes the names on the map: places, waters, crossings, and at the edges where ways lead. For each zoom the names are laid out
 * once so that they keep off one another.
 */
final class NamePainter {
    private static final float[][] SPOTS = {
        {0, 0.62f}, {0, -0.62f}, {1.1f, 0.3f}, {-1.1f, 0.3f}, {1.1f, -0.4f}, {-1.1f, -0.4f}, {0, 1.1f}, {0, -1.1f}
    };
    private static final float CROSSINGS_FROM = 30;
    private static final int COARSE = 16;

    /** A name in its place: the middle in pixels from the map's origin. */
    private record Name(String text, float x, float y, float degrees, Face face, int size, Color color) {}

    private final Battlefield field;
    private final HexLayout layout;
    private final WaterPainter waters;
    private final Map<Float, List<Name>> layouts = new HashMap<>();

    NamePainter(Battlefield field, HexLayout layout, WaterPainter waters) {
        this.field = field;
        this.layout = layout;
        this.waters = waters;
    }

    void paint(Plate plate) {
        for (Name name : layouts.computeIfAbsent(plate.scale(), scale -> arrange(scale, plate.fonts()))) {
            float x = plate.originX() + name.x();
            float y = plate.originY() + name.y();
            BitmapFont font = plate.fonts().haloed(name.face(), name.size(), name.color());
            float reach = plate.fonts().width(font, name.text()) / 2 / plate.scale() + 1;
            if (plate.touches(x, y, reach)) {
                if (name.degrees() == 0) {
                    plate.fonts().centred(plate.ink(), font, name.text(), x, y, Palette.WHITE);
                } else {
                    plate.fonts().turned(plate.ink(), font, name.text(), x, y, name.degrees(), Palette.WHITE);
                }
            }
        }
    }

    /** The names of one zoom while they are being laid out. */
    private record Sheet(float scale, Fonts fonts, List<Name> names, List<Rectangle> taken) {}

    private List<Name> arrange(float scale, Fonts fonts) {
        List<Name> names = new ArrayList<>();
        Sheet sheet = new Sheet(scale, fonts, names, new ArrayList<>());
        int size = size(scale, 0.5f, 10, 32);
        for (Place place : field.places()) {
            spot(sheet, place.name(), layout.x(place.hex()), layout.y(place.hex()), size, Palette.INK);
        }
        edgeNames(sheet);
        field.waters().forEach(water -> waterName(water, scale, names));
        if (scale >= CROSSINGS_FROM) {
            int small = size(scale, 0.34f, 11, 22);
            for (Crossing crossing : field.crossings()) {
                float x = (layout.x(crossing.hexside().first())
                                + layout.x(crossing.hexside().second()))
                        / 2;
                float y = (layout.y(crossing.hexside().first())
                                + layout.y(crossing.hexside().second()))
                        / 2;
                spot(sheet, crossing.name(), x, y, small, Palette.RIVER_BANK);
            }
        }
        return names;
    }

    private static int size(float scale, float part, int least, int most) {
        return Math.max(least, Math.min(most, Math.round(scale * part)));
    }

    private void spot(Sheet sheet, String text, float x, float y, int size, Color color) {
        float scale = sheet.scale();
        float width = sheet.fonts().width(sheet.fonts().haloed(Face.NAMES, size, color), text);
        Rectangle best = new Rectangle();
        float least = Float.MAX_VALUE;
        for (float[] candidate : SPOTS) {
            float side = Math.signum(candidate[0]) * width / 2;
            Rectangle box = new Rectangle(
                    (x + candidate[0] * 0.4f) * scale + side - width / 2,
                    (y + candidate[1]) * scale - size * 0.5f,
                    width,
                    size);
            float outside = Math.max(0, -box.x) + Math.max(0, box.x + width - layout.width() * scale);
            float overlap = outside * size;
            for (Rectangle other : sheet.taken()) {
                overlap += overlap(box, other);
            }
            if (overlap < least) {
                least = overlap;
                best = box;
            }
        }
        sheet.taken().add(best);
        sheet.names().add(new Name(text, best.x + width / 2, best.y + size / 2f, 0, Face.NAMES, size, color));
    }

    private static float overlap(Rectangle a, Rectangle b) {
        float width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        float height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        return width > 0 && height > 0 ? width * height : 0;
    }

    /** Writes where ways lead along the edges of the paper; where two would meet, the one named first stays. */
    private void edgeNames(Sheet sheet) {
        float scale = sheet.scale();
        int size = size(scale, 0.46f, 9, 28);
        Map<Edges, List<float[]>> taken = new EnumMap<>(Edges.class);
        for (MapEdge edge : field.edges()) {
            Edges side = Edges.of(edge.hex(), layout);
            boolean upright = side == Edges.LEFT || side == Edges.RIGHT;
            float[] end = Edges.end(edge.hex(), layout);
            String text = "to " + edge.to();
            float half = sheet.fonts().width(sheet.fonts().haloed(Face.NAMES, size, Palette.ACTION), text) / 2;
            float length = (upright ? layout.height() : layout.width()) * scale;
            float room = MapCamera.MARGIN * scale * 0.8f;
            float along = Math.max(half - room, Math.min(length + room - half, end[upright ? 1 : 0] * scale));
            List<float[]> others = taken.computeIfAbsent(side, key -> new ArrayList<>());
            if (others.stream().noneMatch(o -> along - half < o[1] + size && along + half > o[0] - size)) {
                others.add(new float[] {along - half, along + half});
                sheet.names().add(edgeName(side, text, along, end, scale, size));
            }
        }
    }

    private static Name edgeName(Edges side, String text, float along, float[] end, float scale, int size) {
        float off = size * 0.75f;
        float x = end[0] * scale;
        float y = end[1] * scale;
        return switch (side) {
            case LEFT -> new Name(text, x - off, along, 90, Face.NAMES, size, Palette.ACTION);
            case RIGHT -> new Name(text, x + off, along, -90, Face.NAMES, size, Palette.ACTION);
            case TOP -> new Name(text, along, y + off, 0, Face.NAMES, size, Palette.ACTION);
            case BOTTOM -> new Name(text, along, y - off, 0, Face.NAMES, size, Palette.ACTION);
        };
    }

    /** Writes a water's name along it, once for each stretch long enough. */
    private void waterName(Water water, float scale, List<Name> names) {
        boolean river = water.kind() == Water.Kind.RIVER;
        float[] course = waters.longest(water);
        int points = course.length / 2;
        if (points < COARSE || scale < (river ? 0 : 20)) {
            return;
        }
        int stretches = Math.max(1, points / 110);
        int size = river ? size(scale, 0.6f, 13, 40) : size(scale, 0.36f, 10, 22);
        for (int i = 0; i < stretches; i++) {
            int middle = (int) ((i + 0.5f) * points / stretches);
            int from = Math.max(0, middle - COARSE);
            int to = Math.min(points - 1, middle + COARSE);
            float dx = course[2 * to] - course[2 * from];
            float dy = course[2 * to + 1] - course[2 * from + 1];
            float degrees = (float) Math.toDegrees(Math.atan2(dy, dx));
            if (degrees > 90 || degrees < -90) {
                degrees += 180;
            }
            double up = Math.toRadians(degrees + 90);
            float off = river ? 0.75f : 0.4f;
            float x = course[2 * middle] + off * (float) Math.cos(up);
            float y = course[2 * middle + 1] + off * (float) Math.sin(up);
            names.add(new Name(water.name(), x * scale, y * scale, degrees, Face.NAMES, size, Palette.RIVER_BANK));
        }
    }
}
