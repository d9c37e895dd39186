package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;

/** Draws what fills the hexes, in the manner of a topographer: stippled woods, hachured bluffs, tufted swamp, town blocks. */
final class TerrainPainter {
    private static final int TREES = 15;
    private static final int EDGE_TREES = 4;
    private static final int TUFTS = 9;
    private static final int HACHURES = 16;
    private static final int BLOCKS = 7;

    private final Battlefield field;

    TerrainPainter(Battlefield field) {
        this.field = field;
    }

    void paint(Plate plate) {
        HexGrid grid = field.grid();
        for (int i = 0; i < grid.size(); i++) {
            Hex hex = grid.hex(i);
            if (plate.shows(hex)) {
                plate.ink().hex(plate.x(hex), plate.y(hex), plate.scale() * 1.01f, ground(field.terrain(i)));
            }
        }
        for (int i = 0; i < grid.size(); i++) {
            Hex hex = grid.hex(i);
            if (plate.shows(hex)) {
                marks(plate, hex);
            }
        }
    }

    private static Color ground(Terrain terrain) {
        return switch (terrain) {
            case CLEAR, TOWN -> Palette.PAPER;
            case FOREST -> Palette.WOODS;
            case ROUGH -> Palette.ROUGH;
            case FORESTED_ROUGH -> Palette.mix(Palette.WOODS, Palette.ROUGH, 0.45f);
            case SWAMP -> Palette.SWAMP;
            case LAKE -> Palette.WATER;
        };
    }

    private void marks(Plate plate, Hex hex) {
        switch (field.terrain(hex.index())) {
            case FOREST -> woods(plate, hex, TREES);
            case ROUGH -> bluffs(plate, hex, HACHURES);
            case FORESTED_ROUGH -> {
                bluffs(plate, hex, HACHURES);
                woods(plate, hex, TREES * 2 / 3);
            }
            case SWAMP -> tufts(plate, hex);
            case TOWN -> blocks(plate, hex);
            case LAKE -> ripples(plate, hex);
            case CLEAR -> {}
        }
    }

    private void woods(Plate plate, Hex hex, int trees) {
        Scatter scatter = new Scatter(hex.index(), 1);
        for (int i = 0; i < trees; i++) {
            double angle = 2 * Math.PI * scatter.next();
            float distance = 0.82f * (float) Math.sqrt(scatter.next());
            tree(plate, hex, (float) Math.cos(angle) * distance, (float) Math.sin(angle) * distance, scatter);
        }
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int beside = field.grid().neighbour(hex.index(), direction);
            if (beside != HexGrid.OFF_MAP && !wooded(beside)) {
                hedge(plate, hex, direction, scatter);
            }
        }
    }

    private boolean wooded(int hex) {
        return field.terrain(hex) == Terrain.FOREST || field.terrain(hex) == Terrain.FORESTED_ROUGH;
    }

    /** The edge of a wood, so that it ends in trees and not in a ruled line. */
    private void hedge(Plate plate, Hex hex, int direction, Scatter scatter) {
        int corner = HexLayout.sideCorner(direction);
        for (int i = 0; i < EDGE_TREES; i++) {
            float part = (i + 0.5f) / EDGE_TREES + scatter.around() * 0.06f;
            float inset = 0.93f + scatter.around() * 0.05f;
            float x = HexLayout.cornerX(corner) * (1 - part) + HexLayout.cornerX(corner + 1) * part;
            float y = HexLayout.cornerY(corner) * (1 - part) + HexLayout.cornerY(corner + 1) * part;
            tree(plate, hex, x * inset, y * inset, scatter);
        }
    }

    private void tree(Plate plate, Hex hex, float dx, float dy, Scatter scatter) {
        float radius = plate.scale() * (0.062f + 0.03f * scatter.next());
        float x = plate.x(hex) + dx * plate.scale();
        float y = plate.y(hex) + dy * plate.scale();
        if (radius > 1.6f) {
            plate.ink().disc(x + radius * 0.25f, y - radius * 0.3f, radius, Palette.clear(Palette.TREE_SHADE, 0.75f));
        }
        plate.ink().disc(x, y, Math.max(radius, 0.9f), Palette.TREE);
    }

    /** Short strokes down the slope, longer and closer on the shaded south-east side. */
    private void bluffs(Plate plate, Hex hex, int count) {
        Scatter scatter = new Scatter(hex.index(), 2);
        for (int ring = 0; ring < 2; ring++) {
            float inner = ring == 0 ? 0.24f : 0.56f;
            int strokes = ring == 0 ? count * 2 / 3 : count + count / 2;
            for (int i = 0; i < strokes; i++) {
                double angle = 2 * Math.PI * (i + 0.5 * scatter.next()) / strokes;
                float shade = 0.6f + 0.4f * (float) Math.cos(angle + Math.PI / 4);
                float length = 0.13f + 0.1f * shade + 0.04f * scatter.next();
                float from = inner + 0.05f * scatter.around();
                float cos = (float) Math.cos(angle) * plate.scale();
                float sin = (float) Math.sin(angle) * plate.scale();
                plate.ink()
                        .line(
                                plate.x(hex) + cos * from,
                                plate.y(hex) + sin * from * 0.9f,
                                plate.x(hex) + cos * (from + length),
                                plate.y(hex) + sin * (from + length) * 0.9f,
                                plate.stroke(0.014f + 0.022f * shade, 0.6f),
                                Palette.HACHURE);
            }
        }
    }

    private static void tufts(Plate plate, Hex hex) {
        Scatter scatter = new Scatter(hex.index(), 3);
        for (int i = 0; i < TUFTS; i++) {
            float x = plate.x(hex) + plate.scale() * scatter.around() * 0.66f;
            float y = plate.y(hex) + plate.scale() * scatter.around() * 0.66f;
            float size = plate.scale() * (0.1f + 0.03f * scatter.next());
            float stroke = plate.stroke(0.026f, 0.6f);
            plate.ink().line(x - 1.4f * size, y, x + 1.4f * size, y, stroke, Palette.TUFT);
            for (int blade = -1; blade <= 1; blade++) {
                float top = blade == 0 ? 1.2f * size : size;
                plate.ink().line(x, y, x + blade * size * 0.8f, y + top, stroke, Palette.TUFT);
            }
        }
    }

    private static void blocks(Plate plate, Hex hex) {
        Scatter scatter = new Scatter(hex.index(), 4);
        for (int i = 0; i < BLOCKS; i++) {
            float angle = 2 * (float) Math.PI * i / BLOCKS;
            float distance = plate.scale() * (i % 2 == 0 ? 0.5f : 0.34f);
            float width = plate.scale() * (0.13f + 0.08f * scatter.next());
            float height = plate.scale() * (0.1f + 0.05f * scatter.next());
            float x = plate.x(hex) + distance * (float) Math.cos(angle) - width / 2;
            float y = plate.y(hex) + distance * (float) Math.sin(angle) - height / 2;
            plate.ink().rectangle(x, y, width, height, Palette.TOWN);
        }
    }

    private static void ripples(Plate plate, Hex hex) {
        for (int i = -3; i <= 3; i++) {
            float y = plate.y(hex) + i * 0.22f * plate.scale();
            float half = plate.scale() * (0.75f - Math.abs(i) * 0.12f);
            plate.ink()
                    .line(
                            plate.x(hex) - half,
                            y,
                            plate.x(hex) + half,
                            y,
                            plate.stroke(0.02f, 0.6f),
                            Palette.clear(Palette.RIVER, 0.7f));
        }
    }
}
