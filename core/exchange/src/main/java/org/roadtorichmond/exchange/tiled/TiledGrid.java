package org.roadtorichmond.exchange.tiled;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Where the cells of a map of Tiled are in pixels, by the whole-number divisions of Tiled itself; columns and rows count from 0 and
 * may be negative on infinite maps. A map whose hexes have their points up is turned anticlockwise by 90 degrees: its rows become
 * columns from left to right, and what was at the right is above. Immutable.
 */
final class TiledGrid {
    private static final int SMALLEST_TILE = 4;
    private static final int LARGEST_TILE = 4_096;
    private static final double SAME = 0.01;

    private final boolean turned;
    private final int across;
    private final boolean oddIsLower;
    private final double half;
    private final double corner;
    private final int column;
    private final int row;

    /** A point in pixels of the map. */
    record Point(double x, double y) {
        double distance(Point other) {
            return Math.hypot(x - other.x, y - other.y);
        }

        Point plus(double dx, double dy) {
            return new Point(x + dx, y + dy);
        }

        Point middle(Point other) {
            return new Point((x + other.x) / 2, (y + other.y) / 2);
        }
    }

    /** A cell, which need not be on the map. */
    record Cell(int column, int row) {}

    /** Where the cells of a map become hexes of the game. */
    record Frame(HexGrid grid, int firstColumn, int firstRow) {
        Optional<Hex> hex(Cell cell) {
            return grid.at(cell.column() - firstColumn + 1, cell.row() - firstRow + 1);
        }
    }

    /** The grid of a map, which is refused if it is none of hexes, or would have to be turned and may not be. */
    TiledGrid(XmlElement map, Answers answers) {
        String orientation = map.attribute("orientation").orElse("");
        if (!orientation.equals("hexagonal")) {
            throw new RefusedFile(map.at(), Sentence.of("import.tiled.orientation", Words.quoted(orientation)));
        }
        String axis = map.attribute("staggeraxis").orElse("y");
        turned = !axis.equals("x");
        if (turned) {
            mayTurn(map, axis, answers);
        }
        // Of rows that are turned, those lie lower that were not moved to the right.
        oddIsLower = map.attribute("staggerindex").orElse("odd").equals("even") == turned;
        across = turned && !map.truth("infinite", false) ? map.whole("width", 0, 1, TiledImport.LARGEST) : 0;
        int width = map.whole("tilewidth", 0, SMALLEST_TILE, LARGEST_TILE);
        int height = map.whole("tileheight", 0, SMALLEST_TILE, LARGEST_TILE);
        if (width == 0 || height == 0) {
            throw new RefusedFile(map.at(), Sentence.of("import.tiled.noTileSize"));
        }
        int wide = turned ? height : width;
        int side = map.whole("hexsidelength", 0, 0, wide);
        int off = (wide - side) / 2;
        column = off + side;
        row = (turned ? width : height) / 2;
        half = (column + off) / 2.0;
        corner = side / 2.0;
    }

    private static void mayTurn(XmlElement map, String axis, Answers answers) {
        Optional<String> answer = answers.of(Question.TURN, Question.MAP);
        if (answer.isEmpty()) {
            throw new RefusedFile(
                    map.at(),
                    Sentence.of("import.ask.turn", Words.quoted(axis)),
                    new RefusedFile.Open(Question.TURN, List.of(Question.MAP)));
        } else if (!answer.get().equals(Question.YES)) {
            throw new RefusedFile(map.at(), Sentence.of("import.tiled.axis", Words.quoted(axis)));
        }
    }

    boolean turned() {
        return turned;
    }

    Cell cell(int fileColumn, int fileRow) {
        return turned ? new Cell(fileRow, across - 1 - fileColumn) : new Cell(fileColumn, fileRow);
    }

    /** The point that a point in pixels of the file is. */
    Point point(Point file) {
        return turned ? new Point(file.y(), across * 2.0 * row + row - file.x()) : file;
    }

    /** The cell in which the middle of a cell is after it was moved by pixels of the file. */
    Cell moved(Cell cell, double dx, double dy) {
        return at(turned ? middle(cell).plus(dy, -dx) : middle(cell).plus(dx, dy));
    }

    /** Whether the cells of a column are half a hex lower than those beside it. */
    boolean lower(int columnIndex) {
        return Math.floorMod(columnIndex, 2) == 1 == oddIsLower;
    }

    Point middle(Cell cell) {
        double y = (double) cell.row() * 2 * row + row + (lower(cell.column()) ? row : 0);
        return new Point((double) cell.column() * column + half, y);
    }

    /** The cell whose middle is nearest to a point. */
    Cell at(Point point) {
        int near = (int) Math.round((point.x() - half) / column);
        Cell best = new Cell(near, 0);
        double least = Double.MAX_VALUE;
        for (int c = near - 1; c <= near + 1; c++) {
            int r = (int) Math.round((point.y() - row - (lower(c) ? row : 0)) / (2.0 * row));
            Cell cell = new Cell(c, r);
            double distance = middle(cell).distance(point);
            if (distance < least) {
                least = distance;
                best = cell;
            }
        }
        return best;
    }

    /** The six cells around one, clockwise from the one above. */
    List<Cell> around(Cell cell) {
        int c = cell.column();
        int up = lower(c) ? cell.row() : cell.row() - 1;
        return List.of(
                new Cell(c, cell.row() - 1),
                new Cell(c + 1, up),
                new Cell(c + 1, up + 1),
                new Cell(c, cell.row() + 1),
                new Cell(c - 1, up + 1),
                new Cell(c - 1, up));
    }

    /** The corners of a cell, clockwise from the upper left. */
    List<Point> corners(Cell cell) {
        Point middle = middle(cell);
        return List.of(
                middle.plus(-corner, -row),
                middle.plus(corner, -row),
                middle.plus(half, 0),
                middle.plus(corner, row),
                middle.plus(-corner, row),
                middle.plus(-half, 0));
    }

    Point nearestCorner(Point point) {
        return nearest(corners(at(point)), point);
    }

    private static Point nearest(List<Point> points, Point to) {
        Point best = points.get(0);
        for (Point each : points) {
            best = each.distance(to) < best.distance(to) - SAME ? each : best;
        }
        return best;
    }

    /** The corners from one corner to another along sides of hexes, as straight as they go; both included. */
    List<Point> alongSides(Point from, Point to) {
        List<Point> path = new ArrayList<>(List.of(from));
        Point now = from;
        while (now.distance(to) > SAME) {
            Point next = nearest(beside(now), to);
            if (next.distance(to) > now.distance(to) - SAME) {
                // No corner is nearer, which no regular grid has: the line ends here, and the rest of it shows as a
                // gap.
                return path;
            }
            path.add(next);
            now = next;
        }
        return path;
    }

    /** The corners that a side joins to a corner. */
    private List<Point> beside(Point point) {
        List<Point> beside = new ArrayList<>();
        Cell cell = at(point);
        List<Cell> cells = new ArrayList<>(around(cell));
        cells.add(cell);
        for (Cell each : cells) {
            List<Point> corners = corners(each);
            for (int i = 0; i < corners.size(); i++) {
                if (corners.get(i).distance(point) <= SAME) {
                    beside.add(corners.get((i + 1) % corners.size()));
                    beside.add(corners.get((i + corners.size() - 1) % corners.size()));
                }
            }
        }
        return beside;
    }

    /** The two cells that share the side between two corners. */
    List<Cell> sharing(Point one, Point other) {
        Point middle = one.middle(other);
        double length = one.distance(other);
        double dx = (other.y() - one.y()) / length * row / 2;
        double dy = (one.x() - other.x()) / length * row / 2;
        return List.of(at(middle.plus(dx, dy)), at(middle.plus(-dx, -dy)));
    }

    /** The cells that share the side whose middle is nearest to a point. */
    List<Cell> nearestSide(Point point) {
        Cell cell = at(point);
        Cell best = cell;
        double least = Double.MAX_VALUE;
        for (Cell beside : around(cell)) {
            double distance = middle(cell).middle(middle(beside)).distance(point);
            if (distance < least) {
                least = distance;
                best = beside;
            }
        }
        return List.of(cell, best);
    }

    /** A step along lines that passes over no cell. */
    double step() {
        return Math.min(row, column) / 4.0;
    }

    /** A third of what is between two corners: farther from one, a point is not meant to be on it. */
    double tolerance() {
        return Math.min(2 * corner, Math.hypot(half - corner, row)) / 3;
    }
}
