package org.roadtorichmond.publish.svg;

import org.roadtorichmond.view.Canvas;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.NameKind;
import org.roadtorichmond.view.Paint;

/** A canvas in an SVG drawing: what follows one another in one colour becomes one path. It is to be closed when all is drawn. */
final class SvgCanvas implements Canvas, AutoCloseable {
    /** How much wider the bold letters of a sans serif are than italics of a serif. */
    private static final float WIDER = 1.32f;

    private final DrawingLayout layout;
    private final SvgWriter svg;
    private PathData path = PathData.fine();
    private String style = "";
    private double width;

    SvgCanvas(DrawingLayout layout, SvgWriter svg) {
        this.layout = layout;
        this.svg = svg;
    }

    @Override
    public HexLayout layout() {
        return layout.layout();
    }

    @Override
    public float atLeast(float radii, float pixels) {
        return radii;
    }

    @Override
    public boolean isLarge(float pixels) {
        return DrawingLayout.RADIUS >= pixels;
    }

    @Override
    public boolean shows(float x, float y, float reach) {
        return true;
    }

    private PathData path(String wanted, double stroke) {
        if (!wanted.equals(style) || stroke != width) {
            close();
            style = wanted;
            width = stroke;
        }
        return path;
    }

    @Override
    public void fill(Paint paint, float... points) {
        double[] corners = new double[points.length];
        for (int i = 0; i < points.length; i += 2) {
            corners[i] = layout.x(points[i]);
            corners[i + 1] = layout.y(points[i + 1]);
        }
        path(Style.fill(paint), 0).polygon(corners);
    }

    @Override
    public void stroke(Paint paint, float radii, float... points) {
        PathData line = path("lines " + Style.stroke(paint), radii * DrawingLayout.RADIUS);
        line.move(layout.x(points[0]), layout.y(points[1]));
        for (int i = 2; i < points.length; i += 2) {
            line.line(layout.x(points[i]), layout.y(points[i + 1]));
        }
    }

    @Override
    public void write(Paint paint, String words, float x, float y, float size) {
        close();
        double letters = size * DrawingLayout.RADIUS;
        svg.text(
                "text",
                words,
                "class",
                "bold " + Style.fill(paint),
                "font-size",
                letters,
                "x",
                layout.x(x),
                "y",
                layout.y(y) + 0.36 * letters);
    }

    @Override
    public float width(String words, float size) {
        int grains = DrawingLayout.RADIUS;
        return WIDER * new SerifWidths().width(words, Math.round(size * grains), NameKind.PLACE) / grains;
    }

    @Override
    public void begin(String words) {
        close();
        svg.open("g").text("title", words);
    }

    @Override
    public void end() {
        close();
        svg.close();
    }

    /** Writes what is not written yet. */
    @Override
    public void close() {
        if (!path.isEmpty()) {
            svg.empty("path", "class", style);
            if (width > 0) {
                svg.attributes("stroke-width", width);
            }
            svg.attributes("d", path);
        }
        path = PathData.fine();
        style = "";
    }
}
