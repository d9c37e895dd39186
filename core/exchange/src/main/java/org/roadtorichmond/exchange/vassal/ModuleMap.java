package org.roadtorichmond.exchange.vassal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.exchange.draft.XmlElement;

/**
 * A map of a module: boards beside one another, and stacks that stand there from the beginning.
 *
 * @param name its name
 * @param edgeWidth the empty space left of the boards in pixels
 * @param edgeHeight the empty space above them
 * @param boards all its boards
 * @param layout which of them lie where
 * @param stacks its stacks
 */
record ModuleMap(
        String name,
        int edgeWidth,
        int edgeHeight,
        List<ModuleBoard> boards,
        List<Laid> layout,
        List<XmlElement> stacks) {
    private static final int LARGEST_EDGE = 100_000;
    private static final String PICKER = "BoardPicker";
    private static final String REVERSED = "/rev";

    /** A board that lies on the map: its column and row, and whether it is turned by half. */
    record Laid(ModuleBoard board, int column, int row, boolean reversed) {}

    /** A point on a board, in pixels from its upper left corner. */
    record Spot(ModuleBoard board, int x, int y) {}

    /** The map of an element. */
    static ModuleMap of(XmlElement element, ModuleZip archive) {
        List<ModuleBoard> boards = new ArrayList<>();
        String setup = "";
        for (XmlElement picker : element.children()) {
            if (picker.name().endsWith("." + PICKER)) {
                picker.children().stream()
                        .filter(child -> child.name().endsWith(".Board"))
                        .forEach(child -> boards.add(ModuleBoard.of(child, archive)));
                setup = picker.child("setup").map(XmlElement::text).orElse(setup);
            }
        }
        ModuleMap map = new ModuleMap(
                element.attribute("mapName").orElse(""),
                element.whole("edgeWidth", 0, 0, LARGEST_EDGE),
                element.whole("edgeHeight", 0, 0, LARGEST_EDGE),
                boards,
                boards.isEmpty() ? List.of() : List.of(new Laid(boards.get(0), 0, 0, false)),
                element.children().stream()
                        .filter(child -> child.name().endsWith(".SetupStack"))
                        .toList());
        return map.laid(setup);
    }

    /** The same with the boards that a command lays; unchanged if it lays none of them. */
    ModuleMap laid(String command) {
        List<String> parts = Sequence.split(command, '\t');
        if (!parts.get(0).strip().equals(name + PICKER)) {
            return this;
        }
        List<Laid> laid = new ArrayList<>();
        for (int i = 1; i + 2 < parts.size(); i += 3) {
            boolean reversed = parts.get(i).endsWith(REVERSED);
            String board =
                    reversed ? parts.get(i).substring(0, parts.get(i).length() - REVERSED.length()) : parts.get(i);
            int column = small(parts.get(i + 1));
            int row = small(parts.get(i + 2));
            boards.stream()
                    .filter(each -> each.name().equals(board))
                    .findFirst()
                    .ifPresent(each -> laid.add(new Laid(each, column, row, reversed)));
        }
        return laid.isEmpty() ? this : new ModuleMap(name, edgeWidth, edgeHeight, boards, laid, stacks);
    }

    private static int small(String number) {
        return number.strip().matches("[0-9]{1,3}") ? Integer.parseInt(number.strip()) : 0;
    }

    /** The board of a name, if it is in play. */
    Optional<Laid> board(String named) {
        return layout.stream().filter(laid -> laid.board().name().equals(named)).findFirst();
    }

    /** The point of a board that is at a point of the map. */
    Optional<Spot> spot(int x, int y) {
        for (Laid laid : layout) {
            int left = x - edgeWidth;
            int top = y - edgeHeight;
            for (Laid other : layout) {
                left -= other.row() == laid.row() && other.column() < laid.column()
                        ? other.board().width()
                        : 0;
                top -= other.column() == laid.column() && other.row() < laid.row()
                        ? other.board().height()
                        : 0;
            }
            ModuleBoard board = laid.board();
            boolean sized = board.width() > 0 && board.height() > 0;
            boolean inside = left >= 0 && top >= 0 && (!sized || (left < board.width() && top < board.height()));
            if (inside) {
                return Optional.of(
                        laid.reversed()
                                ? new Spot(board, board.width() - left, board.height() - top)
                                : new Spot(board, left, top));
            }
        }
        return Optional.empty();
    }
}
