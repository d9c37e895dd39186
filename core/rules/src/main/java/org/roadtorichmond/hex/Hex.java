package org.roadtorichmond.hex;

/**
 * One hex of a map. Hexes are made by a {@link HexGrid} only, so that index and printed number always agree.
 *
 * @param index the place of the hex in every per-hex array, 0 to size - 1; ascending indexes are ascending numbers
 * @param column the printed column, from 1
 * @param row the printed row, from 1
 * @param wide whether the map is so large that numbers are printed as {@code CCC.RRR} (rule 1.2)
 */
public record Hex(int index, int column, int row, boolean wide) implements Comparable<Hex> {

    /** The number printed in the hex: {@code CCRR}, on maps beyond 99 by 99 {@code CCC.RRR} (or longer). */
    public String number() {
        if (wide) {
            return padded(column) + '.' + padded(row);
        }
        return new String(new char[] {digit(column / 10), digit(column % 10), digit(row / 10), digit(row % 10)});
    }

    private static String padded(int value) {
        String digits = Integer.toString(value);
        return "0".repeat(Math.max(0, 3 - digits.length())) + digits;
    }

    private static char digit(int value) {
        return (char) ('0' + value);
    }

    @Override
    public int compareTo(Hex other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return number();
    }
}
