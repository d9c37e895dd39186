package org.roadtorichmond.benchmarks;

/** The sizes of generated battles, from the size of the real map to a million hexes. */
public enum MapSize {
    HEXES_672(24, 28, 50),
    HEXES_10_000(100, 100, 200),
    HEXES_100_000(400, 250, 1000),
    HEXES_1_000_000(1000, 1000, 5000);

    private final int columns;
    private final int rows;
    private final int units;

    MapSize(int columns, int rows, int units) {
        this.columns = columns;
        this.rows = rows;
        this.units = units;
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    int hexes() {
        return columns * rows;
    }

    int units() {
        return units;
    }
}
