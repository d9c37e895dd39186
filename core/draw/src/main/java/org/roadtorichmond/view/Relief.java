package org.roadtorichmond.view;

import java.util.Arrays;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;

/**
 * How strongly woods, swamp, height and ponds are felt at each point of the sheet, from 0 to 1: hexes blend into their neighbours, so
 * that a wood of several hexes is one wood. What lies at one half is the edge; it wanders a little round the hexsides. Beyond the
 * border the ground goes on as in the nearest hex. Lengths are in hex radii.
 */
public final class Relief {
    /** Samples a hex radius. */
    static final int FINENESS = 12;
    /** How far the ground goes on beyond the box round all hexes. */
    static final float BEYOND = 1;
    /** Where a ground begins. */
    public static final float EDGE = 0.5f;

    /** How far a hex is felt; height falls off more gently, so that slopes have room for hachures. */
    private static final float REACH = 1.5f;

    private static final float SLOPE_REACH = 1.9f;

    private static final int FULL = 255;

    /** What is sampled. */
    public enum Kind {
        WOODS,
        SWAMP,
        HEIGHT,
        POND
    }

    private final HexLayout layout;
    /** The terrain of each hex, column by column. */
    private final Terrain[][] ground;

    private final int columns;
    private final int rows;
    private final float[][] samples;
    private final Noise[] wander = {new Noise(1), new Noise(2), new Noise(3), new Noise(4)};

    Relief(Battlefield field, HexLayout layout) {
        this.layout = layout;
        ground = new Terrain[field.grid().columns()][field.grid().rows()];
        for (int column = 0; column < ground.length; column++) {
            for (int row = 0; row < ground[column].length; row++) {
                ground[column][row] = field.grid()
                        .at(column + 1, row + 1)
                        .map(hex -> field.terrain(hex.index()))
                        .orElse(Terrain.CLEAR);
            }
        }
        columns = Math.round((layout.width() + 2 * BEYOND) * FINENESS) + 1;
        rows = Math.round((layout.height() + 2 * BEYOND) * FINENESS) + 1;
        samples = new float[Kind.values().length][columns * rows];
        float[] felt = new float[samples.length];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                feel(x(column), y(row), felt);
                for (int kind = 0; kind < felt.length; kind++) {
                    samples[kind][row * columns + column] = felt[kind];
                }
            }
        }
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    /** The x on the map of a column of samples. */
    float x(int column) {
        return (float) column / FINENESS - BEYOND;
    }

    /** The y on the map of a row of samples, counted from below. */
    float y(int row) {
        return (float) row / FINENESS - BEYOND;
    }

    float sample(Kind kind, int column, int row) {
        return samples[kind.ordinal()][row * columns + column];
    }

    /** All samples, row by row from below, a byte for each kind in their order; 255 is felt fully. */
    byte[] bytes() {
        byte[] bytes = new byte[columns * rows * samples.length];
        for (int kind = 0; kind < samples.length; kind++) {
            for (int i = 0; i < samples[kind].length; i++) {
                bytes[i * samples.length + kind] = (byte) Math.round(samples[kind][i] * FULL);
            }
        }
        return bytes;
    }

    /** What is felt at a point of the map, between the samples. */
    float at(Kind kind, float x, float y) {
        float across = Math.max(0, Math.min(columns - 1.001f, (x + BEYOND) * FINENESS));
        float up = Math.max(0, Math.min(rows - 1.001f, (y + BEYOND) * FINENESS));
        int column = (int) across;
        int row = (int) up;
        float right = across - column;
        float top = up - row;
        float lower = sample(kind, column, row) * (1 - right) + sample(kind, column + 1, row) * right;
        float upper = sample(kind, column, row + 1) * (1 - right) + sample(kind, column + 1, row + 1) * right;
        return lower * (1 - top) + upper * top;
    }

    private void feel(float x, float y, float[] felt) {
        float wanderX = 0.3f * wander[0].at(x * 0.8f, y * 0.8f) + 0.11f * wander[1].at(x * 2.3f, y * 2.3f);
        float wanderY = 0.3f * wander[2].at(x * 0.8f, y * 0.8f) + 0.11f * wander[3].at(x * 2.3f, y * 2.3f);
        float px = layout.printedX(x + wanderX, y + wanderY);
        float py = layout.printedY(x + wanderX, y + wanderY);
        Arrays.fill(felt, 0);
        int middle = Math.round((px - 1) / HexLayout.COLUMN);
        Terrain here = terrain(middle, level(middle, py));
        if (isAllRound(here, middle, py)) {
            add(here, 1, 1, felt);
            return;
        }
        float near = 0;
        float far = 0;
        for (int q = middle - 1; q <= middle + 1; q++) {
            float lower = lower(q);
            int level = level(q, py);
            for (int r = level - 1; r <= level + 1; r++) {
                float dx = px - 1 - q * HexLayout.COLUMN;
                float dy = py - (layout.printedHeight() - HexLayout.HEIGHT * (r + 0.5f + lower));
                float square = dx * dx + dy * dy;
                float weight = weight(square, REACH);
                float gentle = weight(square, SLOPE_REACH);
                near += weight;
                far += gentle;
                add(terrain(q, r), weight, gentle, felt);
            }
        }
        for (Kind kind : Kind.values()) {
            felt[kind.ordinal()] /= Math.max(1e-6f, kind == Kind.HEIGHT ? far : near);
        }
    }

    /** By how much of a hex a column lies lower than the first. */
    private static float lower(int q) {
        return Math.floorMod(q, 2) == 1 ? 0.5f : 0;
    }

    /** The row in which a height lies in a column. */
    private int level(int q, float py) {
        return Math.round((layout.printedHeight() - py) / HexLayout.HEIGHT - 0.5f - lower(q));
    }

    /** Whether all hexes that are felt have a terrain, which is felt fully then. */
    private boolean isAllRound(Terrain terrain, int middle, float py) {
        for (int q = middle - 1; q <= middle + 1; q++) {
            int level = level(q, py);
            for (int r = level - 1; r <= level + 1; r++) {
                if (terrain(q, r) != terrain) {
                    return false;
                }
            }
        }
        return true;
    }

    private static float weight(float square, float reach) {
        float left = Math.max(0, 1 - square / (reach * reach));
        return left * left * left;
    }

    private static void add(Terrain terrain, float weight, float gentle, float[] felt) {
        switch (terrain) {
            case FOREST -> felt[Kind.WOODS.ordinal()] += weight;
            case SWAMP -> felt[Kind.SWAMP.ordinal()] += weight;
            case ROUGH -> felt[Kind.HEIGHT.ordinal()] += gentle;
            case FORESTED_ROUGH -> {
                felt[Kind.WOODS.ordinal()] += weight;
                felt[Kind.HEIGHT.ordinal()] += gentle;
            }
            case LAKE -> felt[Kind.POND.ordinal()] += weight;
            case CLEAR, TOWN -> {}
        }
    }

    private Terrain terrain(int q, int r) {
        Terrain[] column = ground[Math.max(0, Math.min(ground.length - 1, q))];
        return column[Math.max(0, Math.min(column.length - 1, r))];
    }
}
