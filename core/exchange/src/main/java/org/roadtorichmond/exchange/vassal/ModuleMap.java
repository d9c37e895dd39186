package org.roadtorichmond.exchange.vassal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.roadtorichmond.exchange.draft.XmlElement;

/**
 * A map of a module: boards beside one another, and stacks that stand there from the beginning.
 *
 * @param name its name
 * @param edgeWidth the empty space left of the boards in pixels
 * @param edgeHeight the empty space above them
 * @param boards all its boards
 * @param layout which of them lie where
 * @param said whether anything says so; else one of them lies alone
 * @param stacks its stacks
 */
record ModuleMap(
        String name,
        int edgeWidth,
        int edgeHeight,
        List<ModuleBoard> boards,
        List<Laid> layout,
        boolean said,
        List<XmlElement> stacks) {
    private static final int LARGEST_EDGE = 100_000;
    private static final String PICKER = "BoardPicker";
    private static final String REVERSED = "/rev";
    private static final String BESIDE = ";";
    private static final String BELOW = "|";

    /** A board that lies on the map: its column and row, and whether it is turned by half. */
    record Laid(ModuleBoard board, int column, int row, boolean reversed) {
        /** A point of the board as the map shows it, or the other way round. */
        int[] shown(int x, int y) {
            return reversed ? new int[] {board.width() - x, board.height() - y} : new int[] {x, y};
        }
    }

    /** A point on a board, in pixels from its upper left corner. */
    record Spot(Laid laid, int x, int y) {
        ModuleBoard board() {
            return laid.board();
        }
    }

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
                boards.stream()
                        .filter(board -> board.grid().isPresent())
                        .findFirst()
                        .or(() -> boards.stream().findFirst())
                        .map(board -> List.of(new Laid(board, 0, 0, false)))
                        .orElse(List.of()),
                false,
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
            lay(parts.get(i), small(parts.get(i + 1)), small(parts.get(i + 2))).ifPresent(laid::add);
        }
        return laid.isEmpty() ? this : with(laid);
    }

    /** The same with the boards of an answer: names from the left with semicolons, rows with bars; empty if one is unknown. */
    Optional<ModuleMap> answered(String answer) {
        List<Optional<Laid>> laid = new ArrayList<>();
        String[] rows = answer.split(Pattern.quote(BELOW), -1);
        for (int row = 0; row < rows.length; row++) {
            String[] names = rows[row].split(BESIDE, -1);
            for (int column = 0; column < names.length; column++) {
                laid.add(lay(names[column].strip(), column, row));
            }
        }
        return laid.stream().allMatch(Optional::isPresent)
                ? Optional.of(with(laid.stream().flatMap(Optional::stream).toList()))
                : Optional.empty();
    }

    private Optional<Laid> lay(String named, int column, int row) {
        boolean reversed = named.endsWith(REVERSED);
        String board = reversed ? named.substring(0, named.length() - REVERSED.length()) : named;
        return boards.stream()
                .filter(each -> each.name().equals(board))
                .findFirst()
                .map(each -> new Laid(each, column, row, reversed));
    }

    private ModuleMap with(List<Laid> laid) {
        return new ModuleMap(name, edgeWidth, edgeHeight, boards, laid, true, stacks);
    }

    /** What {@link #answered} takes, for all boards that have hexes. */
    String example() {
        return boards.stream()
                .filter(board -> board.grid().isPresent())
                .map(ModuleBoard::name)
                .collect(Collectors.joining(BESIDE));
    }

    private static int small(String number) {
        return number.strip().matches("[0-9]{1,3}") ? Integer.parseInt(number.strip()) : 0;
    }

    /** The board of a name, if it is in play. */
    Optional<Laid> board(String named) {
        return layout.stream().filter(laid -> laid.board().name().equals(named)).findFirst();
    }

    /** The upper left corner of a board, in pixels from that of the boards together. */
    int[] corner(Laid laid) {
        int left = 0;
        int top = 0;
        for (Laid other : layout) {
            left += other.row() == laid.row() && other.column() < laid.column()
                    ? other.board().width()
                    : 0;
            top += other.column() == laid.column() && other.row() < laid.row()
                    ? other.board().height()
                    : 0;
        }
        return new int[] {left, top};
    }

    /** The point of a board that is at a point of the map. */
    Optional<Spot> spot(int x, int y) {
        for (Laid laid : layout) {
            int[] corner = corner(laid);
            int left = x - edgeWidth - corner[0];
            int top = y - edgeHeight - corner[1];
            ModuleBoard board = laid.board();
            boolean sized = board.width() > 0 && board.height() > 0;
            boolean inside = left >= 0 && top >= 0 && (!sized || (left < board.width() && top < board.height()));
            if (inside) {
                int[] own = laid.shown(left, top);
                return Optional.of(new Spot(laid, own[0], own[1]));
            }
        }
        return Optional.empty();
    }
}
