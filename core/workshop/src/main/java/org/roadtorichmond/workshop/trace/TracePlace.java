package org.roadtorichmond.workshop.trace;

import java.util.Optional;

/**
 * Where a picture lies under the map: moved, turned and made larger, but never bent.
 *
 * @param corner where its upper left corner lies
 * @param hex how many of its pixels are as much as a hex is high, from one side to the opposite; more than 0
 * @param degrees how far it is turned clockwise
 */
public record TracePlace(SheetPoint corner, double hex, double degrees) {
    /** The least number of pixels that may be a hex. */
    public static final double LEAST_HEX = 1;

    /** The greatest number of pixels that may be a hex. */
    public static final double GREATEST_HEX = 5000;

    private static final double HEX_HEIGHT = Math.sqrt(3);
    private static final double FULL_CIRCLE = 360;

    /** Keeps the size within its bounds, and the angle from -180 to less than 180. */
    public TracePlace {
        hex = Math.max(LEAST_HEX, Math.min(GREATEST_HEX, hex));
        degrees = degrees - FULL_CIRCLE * Math.floor((degrees + FULL_CIRCLE / 2) / FULL_CIRCLE);
    }

    /** A picture that lies upright and covers a sheet as far as it can be seen whole, its sizes in pixels and in hex radii. */
    public static TracePlace over(int width, int height, double sheetWidth, double sheetHeight) {
        double hex = HEX_HEIGHT * Math.max(width / sheetWidth, height / sheetHeight);
        TracePlace upright = new TracePlace(new SheetPoint(0, 0), hex, 0);
        double radii = upright.radii();
        return upright.moved((sheetWidth - width * radii) / 2, (sheetHeight - height * radii) / 2);
    }

    /** How many hex radii a pixel of the picture is. */
    public double radii() {
        return HEX_HEIGHT / hex;
    }

    /** Where a point of the picture lies. */
    public SheetPoint sheet(PicturePoint point) {
        double cos = Math.cos(Math.toRadians(degrees)) * radii();
        double sin = Math.sin(Math.toRadians(degrees)) * radii();
        return new SheetPoint(
                corner.x() + point.x() * cos - point.y() * sin, corner.y() + point.x() * sin + point.y() * cos);
    }

    /** The point of the picture that lies at a point of the sheet, on the picture or beside it. */
    public PicturePoint picture(SheetPoint point) {
        double cos = Math.cos(Math.toRadians(degrees)) / radii();
        double sin = Math.sin(Math.toRadians(degrees)) / radii();
        double x = point.x() - corner.x();
        double y = point.y() - corner.y();
        return new PicturePoint(x * cos + y * sin, y * cos - x * sin);
    }

    /** The same moved by hex radii. */
    public TracePlace moved(double right, double down) {
        return new TracePlace(new SheetPoint(corner.x() + right, corner.y() + down), hex, degrees);
    }

    /** The same, so many times as large, about a point that stays where it is. */
    public TracePlace enlarged(double times, SheetPoint about) {
        PicturePoint under = picture(about);
        return new TracePlace(corner, hex / times, degrees).bringing(under, about);
    }

    /** The same turned clockwise about a point that stays where it is. */
    public TracePlace turned(double byDegrees, SheetPoint about) {
        PicturePoint under = picture(about);
        return new TracePlace(corner, hex, degrees + byDegrees).bringing(under, about);
    }

    /** The same moved so that a point of the picture lies where it belongs. */
    public TracePlace bringing(PicturePoint point, SheetPoint to) {
        SheetPoint now = sheet(point);
        return moved(to.x() - now.x(), to.y() - now.y());
    }

    /** A point of the picture, and where it belongs. */
    public record Pair(PicturePoint picture, SheetPoint sheet) {}

    /**
     * The one place in which two points of a picture lie where they belong.
     *
     * @return empty if the two are the same point of the picture or of the sheet
     */
    public static Optional<TracePlace> fitting(Pair first, Pair second) {
        double fromX = second.picture().x() - first.picture().x();
        double fromY = second.picture().y() - first.picture().y();
        double toX = second.sheet().x() - first.sheet().x();
        double toY = second.sheet().y() - first.sheet().y();
        double from = Math.hypot(fromX, fromY);
        double to = Math.hypot(toX, toY);
        if (from < 1 || to < 1e-6) {
            return Optional.empty();
        }
        double degrees = Math.toDegrees(Math.atan2(toY, toX) - Math.atan2(fromY, fromX));
        return Optional.of(new TracePlace(new SheetPoint(0, 0), HEX_HEIGHT * from / to, degrees)
                .bringing(first.picture(), first.sheet()));
    }
}
