package org.roadtorichmond.screen.battle.board;

import org.roadtorichmond.view.MapCamera;

/**
 * Moves the map while a key is held, or while the mouse rests at an edge of the window. In a window that is not the whole screen it stops after a while: a mouse
 * that has left the window is never seen again there.
 */
public final class Steering {
    private static final int EDGE = 5;
    private static final float SPEED = 620;
    private static final float LONGEST = 0.1f;
    private static final float PATIENCE = 1.5f;
    /** A key held for longer than this, in seconds, means more than the step that it made at once. */
    private static final float HELD = 0.25f;

    private final MapCamera camera;
    private int x = -1;
    private int y = -1;
    private float rested;
    private float held;

    /** A steering that moves a camera. */
    public Steering(MapCamera camera) {
        this.camera = camera;
    }

    /** The mouse is at a pixel of the window, counted from its upper left. */
    public void mouse(int newX, int newY) {
        x = newX;
        y = newY;
        rested = 0;
    }

    /**
     * Time has passed while keys are held, or none of them; returns whether any is.
     *
     * @param across 1 where the view is to move to the right, -1 to the left, 0 where no key says so
     * @param up 1 upwards, -1 downwards
     */
    public boolean keys(float seconds, int across, int up) {
        if (across == 0 && up == 0) {
            held = 0;
            return false;
        }
        float time = Math.min(LONGEST, seconds);
        held += time;
        if (held > HELD) {
            camera.drag(-across * SPEED * time, -up * SPEED * time);
        }
        return true;
    }

    /**
     * Time has passed while the mouse may be at an edge; returns whether the map has moved.
     *
     * @param seconds how much
     * @param width the window's width in pixels
     * @param height its height
     * @param whole whether the window is the whole screen
     */
    public boolean edge(float seconds, int width, int height, boolean whole) {
        int across = direction(x, width);
        int up = -direction(y, height);
        if (x < 0 || (across == 0 && up == 0) || (!whole && rested > PATIENCE)) {
            return false;
        }
        float time = Math.min(LONGEST, seconds);
        rested += time;
        float fromX = camera.middleX();
        float fromY = camera.middleY();
        camera.drag(-across * SPEED * time, -up * SPEED * time);
        return camera.middleX() != fromX || camera.middleY() != fromY;
    }

    private static int direction(int at, int size) {
        return at < EDGE ? -1 : at >= size - EDGE ? 1 : 0;
    }
}
