package org.roadtorichmond.exchange.vassal;

import java.util.Optional;
import org.roadtorichmond.exchange.draft.XmlElement;

/**
 * The grid of a board with hexes: where they are, and what is printed in them, by the arithmetic of VASSAL.
 *
 * @param dx the distance of columns in pixels
 * @param dy the height of a hex in pixels
 * @param x0 where the first column begins
 * @param y0 where its first hex is
 * @param sideways whether columns and rows change places
 * @param numbering how hexes are numbered
 */
record HexNumbers(double dx, double dy, int x0, int y0, boolean sideways, Numbering numbering) {
    private static final double USUAL_DY = 64;
    private static final double USUAL_DX = USUAL_DY * Math.sqrt(3) / 2;
    private static final int USUAL_Y0 = 32;
    private static final int FARTHEST = 100_000;
    private static final double LEAST = 4;
    private static final String NUMBER = "$gridLocation$";

    /**
     * How hexes are numbered.
     *
     * @param columnFirst whether the column stands before the row
     * @param separator what stands between them
     * @param letters whether the column is a letter, and whether the row is
     * @param offsets what is added to column and row
     * @param leading how many digits at least, less one
     * @param descends whether columns, and whether rows, count down
     * @param stagger whether the rows of lower columns count one more
     * @param format what stands around the number
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Numbering(
            boolean columnFirst,
            String separator,
            boolean[] letters,
            int[] offsets,
            int[] leading,
            boolean[] descends,
            boolean stagger,
            String format) {
        static Numbering of(Optional<XmlElement> element) {
            XmlElement it = element.orElse(new XmlElement(
                    "none", java.util.Map.of(), java.util.List.of(), "", org.roadtorichmond.scenario.json.Place.START));
            return new Numbering(
                    !it.attribute("first").orElse("H").equals("V"),
                    it.attribute("sep").orElse(""),
                    new boolean[] {
                        it.attribute("hType").orElse("N").equals("A"),
                        it.attribute("vType").orElse("N").equals("A")
                    },
                    new int[] {it.whole("hOff", 1, -FARTHEST, FARTHEST), it.whole("vOff", 1, -FARTHEST, FARTHEST)},
                    new int[] {it.whole("hLeading", 1, 0, 9), it.whole("vLeading", 1, 0, 9)},
                    new boolean[] {it.truth("hDescend", false), it.truth("vDescend", false)},
                    it.truth("stagger", true),
                    it.filled("locationFormat").orElse(NUMBER));
        }

        private String number(int value, int axis) {
            int number = value + offsets[axis];
            if (letters[axis]) {
                return letter(number);
            }
            String digits = Integer.toString(Math.abs(number));
            return (number < 0 ? "-" : "") + "0".repeat(Math.max(0, leading[axis] + 1 - digits.length())) + digits;
        }

        /** A to Z, then AA, BB and so on. */
        private static String letter(int number) {
            int index = Math.abs(number);
            char letter = (char) ('A' + index % 26);
            return (number < 0 ? "-" : "") + String.valueOf(letter).repeat(Math.min(index / 26 + 1, 99));
        }
    }

    /** A hex by its raw column and row, which are not printed. */
    record Raw(int column, int row) {
        boolean odd() {
            return Math.floorMod(column, 2) == 1;
        }
    }

    /** The grid of an element; empty if its hexes have no size. */
    static Optional<HexNumbers> of(XmlElement grid) {
        double dx = grid.decimal("dx", USUAL_DX);
        double dy = grid.decimal("dy", USUAL_DY);
        Optional<XmlElement> numbering = grid.children().stream()
                .filter(child -> child.name().endsWith("HexGridNumbering"))
                .findFirst();
        return dx < LEAST || dy < LEAST
                ? Optional.empty()
                : Optional.of(new HexNumbers(
                        dx,
                        dy,
                        grid.whole("x0", 0, -FARTHEST, FARTHEST),
                        grid.whole("y0", USUAL_Y0, -FARTHEST, FARTHEST),
                        grid.truth("sideways", false),
                        Numbering.of(numbering)));
    }

    /** The hex in which a pixel of the board is. */
    Raw at(int x, int y) {
        double across = sideways ? y : x;
        double down = sideways ? x : y;
        int column = (int) Math.floor((across - x0) / dx + 0.5);
        boolean odd = Math.floorMod(column, 2) == 1;
        return new Raw(column, (int) Math.round((down - y0 - (odd ? dy / 2 : 0)) / dy));
    }

    /** The middle of a hex on the board, across and down. */
    int[] middle(Raw hex) {
        int across = (int) (hex.column() * dx) + x0;
        int down = (int) (hex.row() * dy + (hex.odd() ? dy / 2 : 0)) + y0;
        return sideways ? new int[] {down, across} : new int[] {across, down};
    }

    /** What is printed in a hex, on a board or in a zone of a size. */
    String name(Raw hex, int width, int height) {
        int maxRows = (int) Math.floor(height / dx + 0.5);
        int maxColumns = (int) Math.floor(width / dy + 0.5);
        int column = hex.column();
        int row = hex.row();
        boolean[] down = numbering.descends();
        if (sideways) {
            column = down[1] ? maxRows - column : column;
            row = down[0] ? maxColumns - row : row;
        } else {
            column = down[0] ? maxColumns - column : column;
            row = down[1] ? maxRows - row : row;
        }
        if (numbering.stagger() && hex.odd()) {
            row += down[1] || (down[0] && sideways) ? -1 : 1;
        }
        String first = numbering.number(numbering.columnFirst() ? column : row, numbering.columnFirst() ? 0 : 1);
        String second = numbering.number(numbering.columnFirst() ? row : column, numbering.columnFirst() ? 1 : 0);
        return numbering
                .format()
                .replace(NUMBER, first + numbering.separator() + second)
                .replace("$row$", numbering.columnFirst() ? second : first)
                .replace("$column$", numbering.columnFirst() ? first : second);
    }

    /** Whether what is printed in the hexes can be their number in the game: its even columns are lower, and it counts from 1. */
    boolean isLikeTheGame() {
        boolean[] down = numbering.descends();
        boolean evenLower = Math.floorMod(numbering.offsets()[0], 2) == (numbering.stagger() ? 0 : 1);
        return !sideways
                && !down[0]
                && !down[1]
                && !numbering.letters()[0]
                && !numbering.letters()[1]
                && numbering.columnFirst()
                && evenLower;
    }
}
