package org.roadtorichmond.publish.svg;

import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.view.HexLayout;

/** Draws the hexsides and the hex numbers. One column is drawn, and used as often as the map has columns. */
record GridDrawing(DrawingLayout layout, SvgWriter svg) {
    private static final double NUMBER = 0.62 * DrawingLayout.RADIUS;

    void draw() {
        HexGrid grid = layout.layout().grid();
        int rows = grid.rows();
        Hex first = grid.hex(0);
        PathData column = PathData.fine();
        column.move(layout.cornerX(first, 2), layout.cornerY(first, 2));
        for (int row = 0; row < rows; row++) {
            Hex hex = grid.hex(row);
            column.line(layout.cornerX(hex, 3), layout.cornerY(hex, 3));
            column.line(layout.cornerX(hex, 4), layout.cornerY(hex, 4));
        }
        for (int row = 0; row < rows; row++) {
            Hex hex = grid.hex(row);
            column.move(layout.cornerX(hex, 2), layout.cornerY(hex, 2));
            column.line(layout.cornerX(hex, 1), layout.cornerY(hex, 1));
        }
        Hex last = grid.hex(rows - 1);
        column.move(layout.cornerX(last, 4), layout.cornerY(last, 4));
        column.line(layout.cornerX(last, 5), layout.cornerY(last, 5));
        svg.open("g", "class", "lines grid");
        svg.empty("path", "id", svg.id("col"), "d", column);
        for (int i = 1; i < grid.columns(); i++) {
            use("col", first, grid.hex(i * rows));
        }
        svg.close();
        border(grid);
    }

    private void border(HexGrid grid) {
        PathData data = PathData.fine();
        for (int i = 0; i < grid.size(); i++) {
            for (int direction = 0; direction < 6; direction++) {
                if (grid.neighbour(i, direction) == HexGrid.OFF_MAP) {
                    side(data, grid.hex(i), direction);
                }
            }
        }
        svg.empty("path", "class", "lines border", "stroke-width", 2, "d", data);
    }

    private void side(PathData data, Hex hex, int direction) {
        int corner = HexLayout.sideCorner(direction);
        data.move(layout.cornerX(hex, corner), layout.cornerY(hex, corner));
        data.line(layout.cornerX(hex, corner + 1), layout.cornerY(hex, corner + 1));
    }

    /**
     * Draws the numbers. Their halves meet above the middle of each hex: the columns' halves are drawn once for the odd and once for
     * the even columns of a row, the rows' halves once for a column.
     */
    void numbers() {
        HexGrid grid = layout.layout().grid();
        svg.open("g", "class", "number fine");
        svg.open("g", "id", svg.id("rows"));
        for (int row = 0; row < grid.rows(); row++) {
            Hex hex = grid.hex(row);
            svg.text("text", half(hex, false), "x", layout.x(hex), "y", layout.y(hex) - NUMBER);
        }
        svg.close();
        for (int i = 1; i < grid.columns(); i++) {
            use("rows", grid.hex(0), grid.hex(i * grid.rows()));
        }
        svg.open("g", "id", svg.id("cols"), "text-anchor", "end");
        for (int i = 0; i < grid.columns(); i++) {
            Hex hex = grid.hex(i * grid.rows());
            svg.text("text", half(hex, true), "x", layout.x(hex), "y", layout.y(hex) - NUMBER);
        }
        svg.close();
        for (int row = 1; row < grid.rows(); row++) {
            use("cols", grid.hex(0), grid.hex(row));
        }
        svg.close();
    }

    /** Draws again what is drawn at a hex, at another. */
    private void use(String what, Hex drawn, Hex at) {
        svg.empty(
                "use", "href", svg.ref(what), "x", layout.x(at) - layout.x(drawn), "y", layout.y(at) - layout.y(drawn));
    }

    private static String half(Hex hex, boolean first) {
        String number = hex.number();
        int middle = hex.wide() ? number.indexOf('.') + 1 : number.length() / 2;
        return first ? number.substring(0, middle) : number.substring(middle);
    }
}
