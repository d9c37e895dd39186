package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.view.Relief.Kind;

/**
 * The signs that a topographer strews over the ground: trees, hachures, tufts, shore lines, houses. Worked out once for a map;
 * lengths are in hex radii. Each depends only on what is round it, so that a change of the map changes only those near it.
 */
public final class GroundMarks {
    private static final float TREE_STEP = 0.235f;
    /** How far beyond the hexes signs may stand, so that none runs over the frame. */
    private static final float REACH = Edges.LEAD - 0.08f;

    private static final float HEM_STEP = 0.15f;
    private static final float HACHURE_STEP = 0.085f;
    private static final float[] SLOPES = {0.88f, 0.7f, 0.52f, 0.34f};
    private static final float[] SHORES = {Relief.EDGE, 0.66f, 0.8f, 0.92f};
    private static final int BLOCKS = 33;
    /** The share of the places for trees on which one stands: in the middle, and how much more or less it can be. */
    private static final float MIDDLE_DENSITY = 0.72f;

    private static final float DENSITY_SWING = 0.5f;
    private static final float SHRUBS = 0.14f;
    private static final float PINES_FROM = 0.12f;

    /** What a tree is drawn as. */
    public enum Stamp {
        CROWN,
        PINE,
        SHRUB
    }

    /** A tree: what it is drawn as, its middle, its size, and its rank of 0 to 1, by which a small zoom leaves some out. */
    public record Tree(Stamp stamp, float x, float y, float radius, float rank) {}

    /** A straight stroke of a width. */
    public record Stroke(float fromX, float fromY, float toX, float toY, float width, float rank) {}

    /** A house, or a block of them, turned by radians. */
    public record House(float x, float y, float width, float height, float turn) {}

    private final Relief relief;
    private final Clearings clearings;
    private final List<Tree> trees = new ArrayList<>();
    private final List<Stroke> hachures = new ArrayList<>();
    private final List<Stroke> reeds = new ArrayList<>();
    private final List<float[]> shores = new ArrayList<>();
    private final List<House> houses = new ArrayList<>();

    GroundMarks(Battlefield field, HexLayout layout, Relief relief, Clearings clearings) {
        this.relief = relief;
        this.clearings = clearings;
        plant(layout);
        for (int level = 0; level < SLOPES.length; level++) {
            hatch(SLOPES[level], level);
        }
        // By where they lie, so that a change in one place leaves the order of all others as it is.
        hachures.sort(Comparator.comparing(Stroke::fromY).thenComparing(Stroke::fromX));
        flood(layout);
        List.of(hachures, reeds)
                .forEach(strokes -> strokes.removeIf(stroke -> !onSheet(layout, stroke.fromX(), stroke.fromY())
                        || !onSheet(layout, stroke.toX(), stroke.toY())));
        for (float level : SHORES) {
            shores.addAll(Contours.of(relief, Kind.POND, level));
        }
        for (int i = 0; i < field.grid().size(); i++) {
            if (field.terrain(i) == Terrain.TOWN) {
                town(layout, field.grid().hex(i));
            }
        }
        field.places().forEach(place -> farm(field, layout, place.hex()));
    }

    /** The trees, from the top of the map down. */
    public List<Tree> trees() {
        return trees;
    }

    /** The strokes that run down slopes. */
    public List<Stroke> hachures() {
        return hachures;
    }

    /** The strokes of which swamps are made. */
    public List<Stroke> reeds() {
        return reeds;
    }

    /** The shore lines of ponds, the outermost first, each as x, y, x, y, ... */
    public List<float[]> shores() {
        return shores;
    }

    /** The houses of towns and of named places. */
    public List<House> houses() {
        return houses;
    }

    /** Trees in loose order over the woods, dense in some places and open in others, and closer along their edges. */
    private void plant(HexLayout layout) {
        Scatter scatter = new Scatter(1, 1);
        for (float y = -REACH; y < layout.height() + REACH; y += TREE_STEP) {
            for (float x = -REACH; x < layout.width() + REACH; x += TREE_STEP) {
                float tx = x + scatter.around() * TREE_STEP * 0.42f;
                float ty = y + scatter.around() * TREE_STEP * 0.42f;
                float size = scatter.next();
                float rank = scatter.next();
                float dense = MIDDLE_DENSITY + DENSITY_SWING * Noise.at(tx * 0.55f, ty * 0.55f, 5);
                if (relief.at(Kind.WOODS, tx, ty) > Relief.EDGE + 0.08f && rank < dense) {
                    tree(tx, ty, 0.05f + 0.055f * size * size, rank);
                }
            }
        }
        for (float[] hem : Contours.of(relief, Kind.WOODS, Relief.EDGE + 0.05f)) {
            Lines.alongSquares(hem, HEM_STEP, (x, y, dx, dy) -> {
                if (onSheet(layout, x, y)) {
                    Scatter here = Scatter.at(x, y, 1);
                    tree(
                            x + here.around() * 0.03f,
                            y + here.around() * 0.03f,
                            0.055f + 0.035f * here.next(),
                            0.6f * here.next());
                }
            });
        }
        trees.removeIf(tree -> !onSheet(layout, tree.x(), tree.y()));
        trees.sort(Comparator.comparing(Tree::y).reversed().thenComparing(Tree::x));
    }

    private static boolean onSheet(HexLayout layout, float x, float y) {
        return x > -REACH && x < layout.width() + REACH && y > -REACH && y < layout.height() + REACH;
    }

    private void tree(float x, float y, float radius, float rank) {
        if (clearings.free(x, y)) {
            trees.add(new Tree(stamp(x, y), x, y, radius, rank));
        }
    }

    /** Pines stand in stands of their own, and shrubs between all others. */
    private static Stamp stamp(float x, float y) {
        float chance = Scatter.at(x, y, 6).next();
        if (chance < SHRUBS) {
            return Stamp.SHRUB;
        }
        return Noise.at(x * 0.4f, y * 0.4f, 6) + 0.6f * (chance - 0.5f) > PINES_FROM ? Stamp.PINE : Stamp.CROWN;
    }

    /** A row of strokes that run down the slope from a contour; thicker where the slope lies in shade, away from the north-west. */
    private void hatch(float level, int row) {
        for (float[] contour : Contours.of(relief, Kind.HEIGHT, level)) {
            Lines.alongSquares(contour, HACHURE_STEP, (x, y, dx, dy) -> {
                Scatter scatter = Scatter.at(x, y, 10 + row);
                float rank = scatter.next();
                float length = 0.17f + 0.07f * scatter.next();
                float fromX = x + dx * scatter.around() * 0.02f;
                float fromY = y + dy * scatter.around() * 0.02f;
                // Higher ground lies to the left, so that down is to the right.
                float shade = 0.5f + 0.5f * (dy + dx) * (float) Math.sqrt(0.5) * -1;
                if (clearings.free(fromX, fromY)) {
                    float toX = fromX + dy * length;
                    float toY = fromY - dx * length;
                    hachures.add(new Stroke(fromX, fromY, toX, toY, 0.014f + 0.03f * (1 - shade), rank));
                }
            });
        }
    }

    /** Rows of short level strokes, broken by tufts of reeds. */
    private void flood(HexLayout layout) {
        Scatter scatter = new Scatter(2, 3);
        for (float y = -Edges.LEAD; y < layout.height() + Edges.LEAD; y += 0.2f) {
            for (float x = -Edges.LEAD; x < layout.width() + Edges.LEAD; x += 0.4f) {
                float tx = x + scatter.around() * 0.2f;
                float ty = y + scatter.around() * 0.05f;
                float half = 0.09f + 0.1f * scatter.next();
                float rank = scatter.next();
                float fullness = scatter.next();
                float tall = scatter.next();
                if (relief.at(Kind.SWAMP, tx, ty) > Relief.EDGE - 0.08f && clearings.free(tx, ty)) {
                    reeds.add(new Stroke(tx - half, ty, tx + half, ty, 0.022f, rank));
                    if (fullness < 0.42f) {
                        tuft(tx, ty, 0.1f + 0.05f * tall, rank);
                    }
                }
            }
        }
    }

    private void tuft(float x, float y, float height, float rank) {
        for (int blade = -2; blade <= 2; blade++) {
            float lean = blade * 0.38f * height;
            float top = height * (1 - 0.09f * blade * blade);
            reeds.add(new Stroke(x + lean * 0.35f, y, x + lean * 1.3f, y + top, 0.022f, rank));
        }
    }

    /** Blocks of houses along the ways of a town. */
    private void town(HexLayout layout, Hex hex) {
        Scatter scatter = new Scatter(hex.index(), 4);
        for (int i = 0; i < BLOCKS; i++) {
            double angle = 2 * Math.PI * scatter.next();
            float distance = 0.3f + 0.45f * scatter.next();
            float x = layout.x(hex) + distance * (float) Math.cos(angle);
            float y = layout.y(hex) + distance * (float) Math.sin(angle);
            House house = new House(x, y, 0.1f + 0.1f * scatter.next(), 0.08f + 0.05f * scatter.next(), 0);
            boolean stands = clearings.room(x, y, 0.1f)
                    && houses.stream().noneMatch(other -> Math.hypot(other.x() - x, other.y() - y) < 0.2f);
            if (stands) {
                houses.add(house);
            }
        }
    }

    /** The house of a named place: off the middle, where a counter would stand on it, and off the ways. */
    private void farm(Battlefield field, HexLayout layout, Hex hex) {
        if (field.terrain(hex.index()) == Terrain.TOWN) {
            return;
        }
        Scatter scatter = new Scatter(hex.index(), 5);
        for (int attempt = 0; attempt < 24; attempt++) {
            double angle = 2 * Math.PI * scatter.next();
            float x = layout.x(hex) + 0.66f * (float) Math.cos(angle);
            float y = layout.y(hex) + 0.66f * (float) Math.sin(angle);
            if (clearings.room(x, y, 0.12f)) {
                float turn = 0.5f * scatter.around();
                houses.add(new House(x, y, 0.15f, 0.1f, turn));
                houses.add(new House(x + 0.17f, y + 0.06f, 0.07f, 0.07f, turn));
                return;
            }
        }
    }
}
