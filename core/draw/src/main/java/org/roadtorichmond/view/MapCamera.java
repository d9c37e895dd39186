package org.roadtorichmond.view;

/**
 * What part of the map is seen: a zoom level (pixels a hex radius), the point of the map in the middle of the window's free
 * area, and that area. Zoom goes in steps, because the map is baked for each zoom; only the view of the play area is as large as
 * whole pixels allow. Knows no interface scale.
 */
public final class MapCamera {
    private static final float[] LEVELS = {8, 10, 12, 14, 17, 20, 24, 28, 33, 39, 46, 54, 64, 76, 90, 106, 124};

    /** The least hex radius, in pixels, at which a whole map is shown that is larger than the smallest zoom shows. */
    private static final float SMALLEST = 3;

    /** How much paper is left round the hexes, in hex radii. */
    public static final float MARGIN = 1.5f;

    /** How much paper is left below them, for the title, in hex radii. */
    public static final float FOOT = 4.3f;

    /** How much of the paper below them is seen where only the play area is looked at, in hex radii. */
    public static final float EDGE = 0.8f;

    /** A move of less than this, in pixels, is none. */
    private static final float LEAST_STEP = 0.3f;

    private HexLayout layout;
    private float scale = LEVELS[0];
    private float centreX;
    private float centreY;
    private int left;
    private int bottom;
    private int width = 1;
    private int height = 1;
    private int coveredWidth;
    private int coveredHeight;

    /** A camera over a map; it sees nothing sensible before {@link #area}. */
    public MapCamera(HexLayout layout) {
        this.layout = layout;
        centreX = layout.width() / 2;
        centreY = layout.height() / 2;
    }

    /** Sets which part of the window, in pixels from the lower left, is free for the map, and keeps the map in sight. */
    public void area(int newLeft, int newBottom, int newWidth, int newHeight) {
        left = newLeft;
        bottom = newBottom;
        width = Math.max(1, newWidth);
        height = Math.max(1, newHeight);
        clamp();
    }

    /**
     * The same, but the map stays where it is in the window: what lies beside it has taken room from it or given it back. Where paper
     * ends within the free area it goes on doing so until the map is moved.
     */
    public void areaAround(int newLeft, int newBottom, int newWidth, int newHeight) {
        float moveX = newLeft + newWidth / 2f - left - width / 2f;
        float moveY = newBottom + newHeight / 2f - bottom - height / 2f;
        left = newLeft;
        bottom = newBottom;
        width = Math.max(1, newWidth);
        height = Math.max(1, newHeight);
        centreX += moveX / scale;
        centreY += moveY / scale;
    }

    /** Looks at the map in another way as if the free area ended at a height in the window, in pixels; then the map stays there. */
    public void above(int lowest, Runnable look) {
        int was = bottom;
        int whole = height;
        int rise = Math.max(0, lowest - bottom);
        area(left, bottom + rise, width, height - rise);
        look.run();
        areaAround(left, was, width, whole);
    }

    /**
     * Sets how much of the upper left corner of the free area buttons lie on, in pixels; nothing of the map is moved. The map can be
     * moved so far that each of its hexes is seen beside them, and the whole map is shown beside them.
     */
    public void cover(int newWidth, int newHeight) {
        coveredWidth = newWidth;
        coveredHeight = newHeight;
    }

    /** Sees what another camera over the same map sees, which may be turned otherwise. */
    public void like(MapCamera other) {
        scale = other.scale;
        lookAtPrinted(
                other.layout.printedX(other.centreX, other.centreY),
                other.layout.printedY(other.centreX, other.centreY));
    }

    /** Sees the map turned to the left, or as it is printed, with the same point in the middle. */
    public void turn(boolean turned) {
        float x = layout.printedX(centreX, centreY);
        float y = layout.printedY(centreX, centreY);
        layout = layout.turned(turned);
        lookAtPrinted(x, y);
    }

    /** Puts a point of the printed map into the middle. */
    public void lookAtPrinted(float x, float y) {
        look(layout.fromPrintedX(x, y), layout.fromPrintedY(x, y));
    }

    /** The layout seen. */
    public HexLayout layout() {
        return layout;
    }

    /** Pixels a hex radius. */
    public float scale() {
        return scale;
    }

    /** The x in the window, in whole pixels, of the map's origin. */
    public int originX() {
        return Math.round(left + width / 2f - centreX * scale());
    }

    /** The y in the window, in whole pixels from below, of the map's origin. */
    public int originY() {
        return Math.round(bottom + height / 2f - centreY * scale());
    }

    /** The x on the map of a pixel of the window. */
    public float mapX(float pixelX) {
        return (pixelX - originX()) / scale();
    }

    /** The y on the map of a pixel of the window, counted from below. */
    public float mapY(float pixelY) {
        return (pixelY - originY()) / scale();
    }

    /** The x in the window of a point of the map. */
    public float pixelX(float mapX) {
        return originX() + mapX * scale();
    }

    /** The y in the window, from below, of a point of the map. */
    public float pixelY(float mapY) {
        return originY() + mapY * scale();
    }

    /** The x on the map of the middle of the free area. */
    public float middleX() {
        return centreX;
    }

    /** The y on the map of the middle of the free area. */
    public float middleY() {
        return centreY;
    }

    /** The least x of the map in the free area. */
    public float leftEdge() {
        return mapX(left);
    }

    /** The greatest x of the map in the free area. */
    public float rightEdge() {
        return mapX(left + width);
    }

    /** The least y of the map in the free area. */
    public float bottomEdge() {
        return mapY(bottom);
    }

    /** The greatest y of the map in the free area. */
    public float topEdge() {
        return mapY(bottom + height);
    }

    /** Zooms by steps, in if positive, so that the point under a pixel stays where it is. */
    public void zoom(int steps, float pixelX, float pixelY) {
        float x = mapX(pixelX);
        float y = mapY(pixelY);
        for (int step = 0; step < Math.abs(steps); step++) {
            scale = steps > 0 ? nearer() : farther();
        }
        centreX = x - (pixelX - left - width / 2f) / scale();
        centreY = y - (pixelY - bottom - height / 2f) / scale();
        clamp();
    }

    /** Moves the map by pixels, not farther out of sight than it is. */
    public void drag(float dx, float dy) {
        float fromX = centreX;
        float fromY = centreY;
        centreX -= dx / scale();
        centreY -= dy / scale();
        clamp(fromX, fromY);
    }

    /** How wide it is what covers the free area, in hex radii. */
    public float covered() {
        return coveredWidth / scale;
    }

    /** Shows the whole map as large as fits beside what covers the free area. */
    public void fit() {
        scale = within(whole(layout, width - coveredWidth, height));
        centreX = restX();
        centreY = restY();
    }

    /** How many pixels a hex radius may have where the whole sheet is to be seen in an area. */
    public static float whole(HexLayout layout, float width, float height) {
        return Math.min(width / (layout.width() + 2 * MARGIN), height / (layout.height() + MARGIN + FOOT));
    }

    /** In whole pixels, and neither farther nor nearer than can be seen. */
    private static float within(float most) {
        return Math.max(SMALLEST, Math.min(LEVELS[LEVELS.length - 1], (float) Math.floor(most)));
    }

    /** Shows all hexes with what is written round them as large as fits; the title below them stays out of sight. */
    public void fitPlay() {
        float most = Math.min(
                (width - coveredWidth) / (layout.width() + 2 * MARGIN), height / (layout.height() + MARGIN + EDGE));
        scale = within(most);
        look(restX(), (layout.height() + MARGIN - EDGE) / 2);
    }

    /** The same, but if their radius would be less than one that is wanted, the hexes alone, as near to it as fits. */
    public void fitPlay(float wanted) {
        fitPlay();
        if (scale < wanted) {
            float most = Math.min(width / (layout.width() + EDGE), height / (layout.height() + EDGE));
            see(Math.max(scale, Math.min(wanted, (float) Math.floor(most))), layout.width() / 2, layout.height() / 2);
        }
    }

    /** Shows the map as wide as the free area, whole columns of hexes with nothing beside the paper, with hexes of at least a radius. */
    public void fitWidth(float least) {
        float most = (float) Math.ceil(width / (layout.width() + 2 * MARGIN));
        see(Math.max(least, most), centreX, centreY);
    }

    /** Sees a point of the map in the middle, at a number of pixels a hex radius. */
    public void see(float radius, float x, float y) {
        scale = Math.max(LEVELS[0], Math.min(LEVELS[LEVELS.length - 1], Math.round(radius)));
        look(x, y);
    }

    /** Moves a part of the way, 0 to 1, towards a point, and a pixel or more until it is there; whether it can still come nearer. */
    public boolean approach(float x, float y, float part) {
        float fromX = centreX;
        float fromY = centreY;
        float left = scale * (float) Math.hypot(x - centreX, y - centreY);
        float step = left <= 1 ? 1 : Math.max(part, 1 / left);
        look(centreX + (x - centreX) * step, centreY + (y - centreY) * step);
        float moved = Math.max(Math.abs(centreX - fromX), Math.abs(centreY - fromY));
        return moved * scale > LEAST_STEP;
    }

    /** How wide the part of the map is that is seen, in hex radii. */
    public float seenWidth() {
        return width / scale;
    }

    /** How high it is. */
    public float seenHeight() {
        return height / scale;
    }

    /** Puts a point of the map into the middle. */
    public void look(float x, float y) {
        centreX = x;
        centreY = y;
        clamp();
    }

    /** The same, but nothing is seen beside the paper that need not be, wherever buttons lie. */
    public void lookOnPaper(float x, float y) {
        centreX = clamp(x, layout.width() / 2, -MARGIN, layout.width() + MARGIN, width);
        centreY = clamp(y, restY(), -FOOT, layout.height() + MARGIN, height);
    }

    /** Zooms in until a hex has at least this radius, if it is smaller. */
    public void atLeast(float radius) {
        while (scale < radius && nearer() > scale) {
            scale = nearer();
        }
        clamp();
    }

    /** The next greater zoom, or the greatest. */
    private float nearer() {
        for (float step : LEVELS) {
            if (step > scale) {
                return step;
            }
        }
        return scale;
    }

    /** The next smaller zoom, or the smallest. */
    private float farther() {
        for (int i = LEVELS.length - 1; i >= 0; i--) {
            if (LEVELS[i] < scale) {
                return LEVELS[i];
            }
        }
        return scale;
    }

    /** Whether all hexes are seen. */
    public boolean showsAll() {
        return leftEdge() <= 0 && bottomEdge() <= 0 && rightEdge() >= layout.width() && topEdge() >= layout.height();
    }

    /** Whether all is seen that stands at the foot of the sheet: where panels cut title or compass, bare paper is shown instead. */
    public boolean showsFoot() {
        return bottomEdge() <= EDGE / 4 - FOOT;
    }

    /** Whether a point of the map is under what covers the corner of the free area, or near it. */
    public boolean covers(float x, float y) {
        return coveredWidth > 0
                && pixelX(x) < left + coveredWidth + scale()
                && pixelY(y) > bottom + height - coveredHeight - scale();
    }

    /** Whether a point of the map is well inside the free area, and not under what covers its corner. */
    public boolean shows(float x, float y) {
        float edge = scale();
        return !covers(x, y)
                && pixelX(x) > left + edge
                && pixelX(x) < left + width - edge
                && pixelY(y) > bottom + edge
                && pixelY(y) < bottom + height - edge;
    }

    /** What is in the middle of the free area where the whole sheet is seen beside what covers it. */
    private float restX() {
        return (layout.width() - covered()) / 2;
    }

    private float restY() {
        return (layout.height() + MARGIN - FOOT) / 2;
    }

    /** Keeps the map in sight: where it is larger than the area it fills it, else it stays in the middle. */
    private void clamp() {
        clamp(restX(), restY());
    }

    /** The same, but it may stay as far out of sight as a point in its middle is. */
    private void clamp(float fromX, float fromY) {
        centreX = clamp(centreX, fromX, -MARGIN - covered(), layout.width() + MARGIN, width);
        centreY = clamp(centreY, fromY, -FOOT, layout.height() + MARGIN, height);
    }

    private float clamp(float centre, float from, float least, float most, int pixels) {
        float middle = (least + most) / 2;
        float half = Math.min(pixels / scale(), most - least) / 2;
        float low = Math.min(from, Math.min(middle, least + half));
        float high = Math.max(from, Math.max(middle, most - half));
        return Math.max(low, Math.min(high, centre));
    }
}
