package org.roadtorichmond.hex;

import java.util.Optional;

/**
 * The geometry of a rectangular map of flat-topped hexes whose even columns stand half a hex lower (rule 1.2).
 *
 * <p>Everything that asks often works on indexes: a hex is one int, its neighbours and axial coordinates are read from flat
 * arrays. Indexes run down the columns, so that ascending indexes are ascending hex numbers. Immutable; safe for any number of
 * threads.
 */
public final class HexGrid {

    /** What {@link #neighbour} answers where there is no hex. */
    public static final int OFF_MAP = -1;

    /** The most columns or rows that a map may have. */
    public static final int LARGEST = 9999;

    private static final int FOUR_DIGITS = 99;

    private final int columns;
    private final int rows;
    private final Hex[] hexes;
    private final int[] neighbours;
    private final short[] axialQ;
    private final short[] axialR;

    /**
     * A grid of the given size.
     *
     * @param columns 1 to {@link #LARGEST}
     * @param rows 1 to {@link #LARGEST}
     */
    public HexGrid(int columns, int rows) {
        if (columns < 1 || rows < 1 || columns > LARGEST || rows > LARGEST) {
            throw new IllegalArgumentException("a map has 1 to " + LARGEST + " columns and rows");
        }
        this.columns = columns;
        this.rows = rows;
        boolean wide = columns > FOUR_DIGITS || rows > FOUR_DIGITS;
        hexes = new Hex[columns * rows];
        for (int i = 0; i < hexes.length; i++) {
            hexes[i] = new Hex(i, i / rows + 1, i % rows + 1, wide);
        }
        axialQ = new short[hexes.length];
        axialR = new short[hexes.length];
        for (int i = 0; i < hexes.length; i++) {
            axialQ[i] = (short) (i / rows);
            axialR[i] = (short) (i % rows - axialQ[i] / 2);
        }
        neighbours = new int[hexes.length * Direction.COUNT];
        for (Hex hex : hexes) {
            for (Direction direction : Direction.values()) {
                neighbours[hex.index() * Direction.COUNT + direction.ordinal()] = offset(hex, direction);
            }
        }
    }

    private int offset(Hex hex, Direction direction) {
        int q = axialQ(hex.index()) + direction.dq();
        int r = axialR(hex.index()) + direction.dr();
        return axialIndex(q, r);
    }

    /** The number of columns. */
    public int columns() {
        return columns;
    }

    /** The number of rows. */
    public int rows() {
        return rows;
    }

    /** The number of hexes. */
    public int size() {
        return hexes.length;
    }

    /** The hex with an index of 0 to size - 1. */
    public Hex hex(int index) {
        return hexes[index];
    }

    /** The hex in a printed column and row, if the map has it. */
    public Optional<Hex> at(int column, int row) {
        if (column < 1 || column > columns || row < 1 || row > rows) {
            return Optional.empty();
        }
        return Optional.of(hexes[(column - 1) * rows + row - 1]);
    }

    /** The hex with a printed number such as {@code 0117} ({@code 003.117} on large maps), if the map has it. */
    public Optional<Hex> parse(String number) {
        boolean wide = hexes[0].wide();
        int split = wide ? number.indexOf('.') : 2;
        if (split < 2 || (!wide && number.length() != 4)) {
            return Optional.empty();
        }
        int column = digits(number, 0, split);
        int row = digits(number, wide ? split + 1 : split, number.length());
        return at(column, row).filter(hex -> hex.number().equals(number));
    }

    private static int digits(String text, int from, int to) {
        int value = 0;
        for (int i = from; i < to; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9 || value > LARGEST) {
                return -1;
            }
            value = value * 10 + digit;
        }
        return value;
    }

    /** The index of the neighbour in a direction of 0 to 5, or {@link #OFF_MAP}. */
    public int neighbour(int hex, int direction) {
        return neighbours[hex * Direction.COUNT + direction];
    }

    /** The direction of 0 to 5 that leads from one hex to an adjacent one, or -1 where they are not adjacent. */
    public int direction(int from, int to) {
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (neighbour(from, direction) == to) {
                return direction;
            }
        }
        return -1;
    }

    /** The number of steps between two hexes on an empty map. */
    public int distance(int from, int to) {
        return axialDistance(axialQ(to) - axialQ(from), axialR(to) - axialR(from));
    }

    /** Whether a side of the hex is the map's edge. */
    public boolean onBorder(int hex) {
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (neighbour(hex, direction) == OFF_MAP) {
                return true;
            }
        }
        return false;
    }

    static int axialDistance(int dq, int dr) {
        return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
    }

    int axialQ(int hex) {
        return axialQ[hex];
    }

    int axialR(int hex) {
        return axialR[hex];
    }

    int axialIndex(int q, int r) {
        int row = r + Math.floorDiv(q, 2);
        return q < 0 || q >= columns || row < 0 || row >= rows ? OFF_MAP : q * rows + row;
    }
}
