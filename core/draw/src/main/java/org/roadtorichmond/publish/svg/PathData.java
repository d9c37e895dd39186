package org.roadtorichmond.publish.svg;

import java.util.List;
import org.roadtorichmond.view.CurvePoint;

/**
 * Writes the data of an SVG path as short as it goes: relative steps between rounded points, so that no error adds up, and no
 * needless spaces. Points are given in units of the drawing.
 */
final class PathData {
    private final StringBuilder text = new StringBuilder();
    private final int grains;
    private char last;
    private int x;
    private int y;
    private int controlX;
    private int controlY;

    /** A path whose points are rounded to a tenth of a unit. */
    static PathData fine() {
        return new PathData(10);
    }

    /** A path whose points are rounded to whole units, for what is strewn over the ground. */
    static PathData coarse() {
        return new PathData(1);
    }

    private PathData(int grains) {
        this.grains = grains;
    }

    boolean isEmpty() {
        return text.length() == 0;
    }

    PathData move(double toX, double toY) {
        return step('m', grain(toX), grain(toY));
    }

    PathData line(double toX, double toY) {
        int goalX = grain(toX);
        int goalY = grain(toY);
        if (goalY == y) {
            command('h');
            number(goalX - x);
            x = goalX;
            return this;
        }
        return step('l', goalX, goalY);
    }

    /** A point: a stroke without length, which round ends make a disc. */
    PathData dot(double atX, double atY) {
        move(atX, atY);
        return close();
    }

    PathData close() {
        text.append('z');
        last = 'z';
        return this;
    }

    /** A closed shape through points given as x, y, x, y, ... */
    PathData polygon(double... points) {
        move(points[0], points[1]);
        int startX = x;
        int startY = y;
        for (int i = 2; i < points.length; i += 2) {
            line(points[i], points[i + 1]);
        }
        close();
        x = startX;
        y = startY;
        return this;
    }

    /** A course that is guided by points in units of the drawing, the first and last of which are sharp. */
    PathData course(List<CurvePoint> curvePoints) {
        move(curvePoints.get(0).x(), curvePoints.get(0).y());
        for (int i = 1; i < curvePoints.size(); i++) {
            CurvePoint curvePoint = curvePoints.get(i);
            if (curvePoint.sharp()) {
                line(curvePoint.x(), curvePoint.y());
            } else {
                CurvePoint before = curvePoints.get(i - 1);
                if (before.sharp()) {
                    line((before.x() + curvePoint.x()) / 2, (before.y() + curvePoint.y()) / 2);
                }
                bend(curvePoint, curvePoints.get(i + 1), before.sharp());
            }
        }
        return this;
    }

    /** A closed smooth line that is guided by soft points. */
    PathData ring(List<CurvePoint> curvePoints) {
        int count = curvePoints.size();
        CurvePoint end = curvePoints.get(count - 1);
        CurvePoint first = curvePoints.get(0);
        move((end.x() + first.x()) / 2, (end.y() + first.y()) / 2);
        int startX = x;
        int startY = y;
        for (int i = 0; i < count; i++) {
            bend(curvePoints.get(i), curvePoints.get((i + 1) % count), i == 0);
        }
        close();
        x = startX;
        y = startY;
        return this;
    }

    /**
     * Bends past a point to the middle of the way to the next. A bend that follows another goes on smoothly from it: its control
     * point is the mirror image of the one before, and the middle is rounded so that this image stays at the point.
     */
    private void bend(CurvePoint curvePoint, CurvePoint next, boolean first) {
        if (first) {
            controlX = grain(curvePoint.x());
            controlY = grain(curvePoint.y());
            int goalX = Math.round((controlX + grain(next.x())) / 2f);
            int goalY = Math.round((controlY + grain(next.y())) / 2f);
            command('q');
            number(controlX - x);
            number(controlY - y);
            number(goalX - x);
            number(goalY - y);
            x = goalX;
            y = goalY;
        } else {
            controlX = 2 * x - controlX;
            controlY = 2 * y - controlY;
            step('t', Math.round((controlX + grain(next.x())) / 2f), Math.round((controlY + grain(next.y())) / 2f));
        }
    }

    private PathData step(char command, int goalX, int goalY) {
        if (text.length() == 0) {
            text.append('M');
            last = 'M';
        } else {
            command(command);
        }
        number(goalX - x);
        number(goalY - y);
        x = goalX;
        y = goalY;
        return this;
    }

    private void command(char command) {
        if (command != last || command == 'm') {
            text.append(command);
            last = command;
        }
    }

    private int grain(double value) {
        return (int) Math.round(value * grains);
    }

    private void number(int value) {
        char before = text.charAt(text.length() - 1);
        if (value >= 0 && (before == '.' || Character.isDigit(before))) {
            text.append(' ');
        }
        text.append(decimal(value, grains));
    }

    /** A number of grains as a decimal without needless digits. */
    private static String decimal(int value, int grains) {
        if (grains == 1 || value % grains == 0) {
            return Integer.toString(value / grains);
        }
        int size = Math.abs(value);
        return (value < 0 ? "-" : "") + (size < grains ? "" : Integer.toString(size / grains)) + "." + size % grains;
    }

    /** A number with at most one decimal. */
    static String number(double value) {
        return decimal((int) Math.round(value * 10), 10);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
