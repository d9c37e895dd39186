package org.roadtorichmond.exchange.vassal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.vassal.HexNumbers.Raw;
import org.roadtorichmond.exchange.vassal.ModuleMap.Laid;
import org.roadtorichmond.exchange.vassal.ModuleMap.Spot;

/**
 * The hexes on which a battle is fought: those of one board, and of the boards that lie beside it with hexes of the same size. Each
 * board is moved as a whole, by whole hexes, so that none of its hexes is lost where boards do not meet exactly.
 *
 * @param map the map on which the boards lie
 * @param main the board whose hexes all others join
 * @param parts how the hexes of each board become those of the main one
 * @param kept whether what is printed in the hexes can be their number in the game
 * @param firstColumn the raw column that becomes the first of the game
 * @param firstRow the raw row that becomes the first
 */
record BoardField(ModuleMap map, Laid main, Map<Laid, Part> parts, boolean kept, int firstColumn, int firstRow) {
    /** How much the hexes of two boards may differ in size, as a share. */
    private static final double ALIKE = 0.02;

    /**
     * A board of the field, in axes that lie along rows of hexes.
     *
     * @param turned whether it is turned by half against the main board
     * @param across by how many columns it is moved
     * @param along by how many hexes along them
     */
    record Part(boolean turned, int across, int along) {
        /** A hex of the board as one of the main board. */
        Raw of(Raw own) {
            int sign = turned ? -1 : 1;
            int column = sign * own.column() + across;
            return new Raw(column, sign * along(own) + along + Math.floorDiv(column, 2));
        }

        private static int along(Raw raw) {
            return raw.row() - Math.floorDiv(raw.column(), 2);
        }

        /** The part of a board of which this hex is that one of the main board. */
        static Part of(boolean turned, Raw own, Raw main) {
            int sign = turned ? -1 : 1;
            return new Part(turned, main.column() - sign * own.column(), along(main) - sign * along(own));
        }
    }

    /**
     * The field of a map.
     *
     * @param main a board of it that has hexes
     */
    static BoardField of(ModuleMap map, Laid main) {
        Map<Laid, Part> parts = new LinkedHashMap<>();
        parts.put(main, new Part(false, 0, 0));
        for (Laid laid : map.layout()) {
            joined(map, main, laid).ifPresent(part -> parts.putIfAbsent(laid, part));
        }
        BoardField field = new BoardField(map, main, parts, true, 0, 0);
        HexNumbers hexes = field.hexes();
        List<Raw> whole = field.whole().toList();
        if (parts.entrySet().stream().allMatch(part -> field.isNumberedAlike(part.getKey(), part.getValue(), whole))) {
            int[] offsets = hexes.numbering().offsets();
            return field.from(true, 1 - offsets[0], 1 - offsets[1]);
        }
        int column = whole.stream().mapToInt(Raw::column).min().orElse(0);
        if (hexes.sideways()) {
            // Turned, the even columns lie lower, which the first of the game does not.
            int last = whole.stream().mapToInt(Raw::row).max().orElse(0);
            return field.from(false, column - Math.floorMod(column + 1, 2), last);
        }
        int row = whole.stream().mapToInt(Raw::row).min().orElse(0);
        // The first column of the game is not a lower one.
        return field.from(false, column - Math.floorMod(column, 2), row);
    }

    /** The same as players see it: with a main board that is not turned, if there is one. */
    BoardField upright() {
        return Stream.concat(Stream.of(main), parts.keySet().stream())
                .filter(laid -> !laid.reversed())
                .findFirst()
                .filter(laid -> !laid.equals(main))
                .map(laid -> of(map, laid))
                .orElse(this);
    }

    private BoardField from(boolean keeps, int column, int row) {
        return new BoardField(map, main, parts, keeps, column, row);
    }

    /** How a board joins the main one; empty if its hexes are others, or it is not known how large the boards are. */
    private static Optional<Part> joined(ModuleMap map, Laid main, Laid laid) {
        HexNumbers hexes = main.board().grid().orElseThrow();
        ModuleBoard board = laid.board();
        boolean sized = Stream.of(main, laid)
                .allMatch(each -> each.board().width() > 0 && each.board().height() > 0);
        Optional<HexNumbers> own = board.grid().filter(grid -> sized && isAlike(grid, hexes));
        return own.map(grid -> {
            Raw hex = grid.at(board.width() / 2, board.height() / 2);
            int[] middle = grid.middle(hex);
            int[] shown = laid.shown(middle[0], middle[1]);
            int[] corner = map.corner(laid);
            int[] from = map.corner(main);
            int[] there = main.shown(corner[0] + shown[0] - from[0], corner[1] + shown[1] - from[1]);
            return Part.of(laid.reversed() != main.reversed(), hex, hexes.at(there[0], there[1]));
        });
    }

    private static boolean isAlike(HexNumbers one, HexNumbers other) {
        return one.sideways() == other.sideways()
                && Math.abs(one.dx() - other.dx()) <= ALIKE * other.dx()
                && Math.abs(one.dy() - other.dy()) <= ALIKE * other.dy();
    }

    /** Whether all that is printed on a board can be a number of the game, and goes on from board to board. */
    private boolean isNumberedAlike(Laid laid, Part part, List<Raw> whole) {
        HexNumbers own = laid.board().grid().orElseThrow();
        return own.isLikeTheGame()
                && laid.board().whole().stream()
                        .allMatch(raw -> printed(own, raw).equals(printed(hexes(), part.of(raw))))
                && whole.stream().map(raw -> printed(hexes(), raw)).allMatch(BoardField::isNumber);
    }

    /** Column and row that are printed in a hex of a grid that is like that of the game. */
    private static List<Integer> printed(HexNumbers hexes, Raw raw) {
        int lower = hexes.numbering().stagger() && raw.odd() ? 1 : 0;
        int[] offsets = hexes.numbering().offsets();
        return List.of(raw.column() + offsets[0], raw.row() + offsets[1] + lower);
    }

    /** Whether column and row are from 1 to 99, so that a map can have them without being mostly empty. */
    private static boolean isNumber(List<Integer> printed) {
        return printed.get(0) >= 1 && printed.get(1) >= 1 && printed.get(0) <= 99 && printed.get(1) <= 99;
    }

    /** The grid of the main board. */
    HexNumbers hexes() {
        return main.board().grid().orElseThrow();
    }

    /** All hexes that lie wholly on a board, as those of the main one. */
    private Stream<Raw> whole() {
        return parts.entrySet().stream()
                .flatMap(part -> part.getKey().board().whole().stream().map(part.getValue()::of));
    }

    /** Whether a board belongs to the field. */
    boolean has(Laid laid) {
        return parts.containsKey(laid);
    }

    /** The boards beside the main one that do not belong to the field. */
    List<String> apart() {
        return map.layout().stream()
                .filter(laid -> !has(laid))
                .map(laid -> laid.board().name())
                .toList();
    }

    /** Column and row in the game of all hexes, and of those of some places. */
    List<int[]> numbers(Set<Spot> spots) {
        List<int[]> numbers = new ArrayList<>();
        whole().map(this::number).forEach(numbers::add);
        spots.forEach(spot -> number(spot).ifPresent(numbers::add));
        return numbers;
    }

    /** Column and row in the game of the hex of a place; empty if it is in no hex of the field. */
    Optional<int[]> number(Spot spot) {
        return Optional.ofNullable(parts.get(spot.laid()))
                .flatMap(part -> spot.board().hex(spot.x(), spot.y()).map(part::of))
                .map(this::number);
    }

    private int[] number(Raw raw) {
        if (hexes().sideways()) {
            // Its rows are counted from the right, so that what was at the right is above and nothing is mirrored.
            return new int[] {raw.column() - firstColumn + 1, firstRow - raw.row() + 1};
        }
        int lower = kept && hexes().numbering().stagger() && raw.odd() ? 1 : 0;
        return new int[] {raw.column() - firstColumn + 1, raw.row() - firstRow + 1 + lower};
    }
}
