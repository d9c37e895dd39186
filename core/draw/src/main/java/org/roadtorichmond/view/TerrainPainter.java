package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import org.roadtorichmond.view.GroundMarks.Stroke;
import org.roadtorichmond.view.GroundMarks.Tree;

/** Draws the signs of the ground in the manner of a topographer: stippled woods, hachured slopes, reeds, shore lines. */
record TerrainPainter(GroundMarks marks) {
    /** From this zoom on every sign is drawn; below, fewer the smaller it is, so that the ground does not turn to mud. */
    private static final float ALL_FROM = 22;

    private static final float LEAST_SHARE = 0.3f;

    void paint(MapSection section) {
        float share = Math.max(LEAST_SHARE, Math.min(1, section.scale() / ALL_FROM));
        for (float[] shore : marks.shores()) {
            section.polyline(shore, section.stroke(0.025f, 0.7f), Palette.RIVER_BANK);
        }
        Color reed = Palette.clear(Palette.TUFT, 0.85f);
        for (Stroke stroke : marks.reeds()) {
            if (stroke.rank() < share) {
                stroke(section, stroke, reed);
            }
        }
        Color hachure = Palette.clear(Palette.HACHURE, 0.8f);
        for (Stroke stroke : marks.hachures()) {
            if (stroke.rank() < share) {
                stroke(section, stroke, hachure);
            }
        }
        Color shade = Palette.clear(Palette.TREE_SHADE, 0.6f);
        for (Tree tree : marks.trees()) {
            if (tree.rank() < share) {
                tree(section, tree, shade);
            }
        }
    }

    private static void stroke(MapSection section, Stroke stroke, Color color) {
        float x = section.x(stroke.fromX());
        float y = section.y(stroke.fromY());
        if (section.touches(x, y, 0.4f)) {
            float width = section.stroke(stroke.width(), 0.4f);
            section.ink().line(x, y, section.x(stroke.toX()), section.y(stroke.toY()), width, color);
        }
    }

    /** A tree with its shadow to the lower right; the crowns of large ones have a lit side too. */
    private static void tree(MapSection section, Tree tree, Color shade) {
        float x = section.x(tree.x());
        float y = section.y(tree.y());
        if (!section.touches(x, y, 0.3f)) {
            return;
        }
        float radius = Math.max(0.8f, tree.radius() * section.scale());
        switch (tree.stamp()) {
            case CROWN -> crown(section, x, y, radius, shade);
            case PINE -> pine(section, x, y, radius, shade);
            case SHRUB -> section.ink().disc(x, y, radius * 0.6f, Palette.TREE);
        }
    }

    /** A slim cone, darker on its right. */
    private static void pine(MapSection section, float x, float y, float radius, Color shade) {
        float half = radius * 0.95f;
        float foot = y - radius;
        float top = y + radius * 1.7f;
        if (radius > 1.4f) {
            section.ink().disc(x + radius * 0.5f, foot, radius * 0.8f, shade);
        }
        section.ink().polygon(new float[] {x - half, foot, x + half, foot, x, top}, 3, Palette.TREE);
        section.ink()
                .polygon(new float[] {x, foot, x + half, foot, x, top}, 3, Palette.clear(Palette.TREE_SHADE, 0.8f));
    }

    private static void crown(MapSection section, float x, float y, float radius, Color shade) {
        if (radius > 1.4f) {
            section.ink().disc(x + radius * 0.4f, y - radius * 0.45f, radius, shade);
        }
        section.ink().disc(x, y, radius, Palette.TREE);
        if (radius > 3) {
            section.ink().disc(x - radius * 0.25f, y + radius * 0.28f, radius * 0.45f, Palette.TREE_LIGHT);
        }
    }
}
