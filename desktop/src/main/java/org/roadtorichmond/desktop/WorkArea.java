package org.roadtorichmond.desktop;

import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.Optional;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * The part of a screen that its desktop leaves to windows, in units of the screen, and how many times as large as usual the desktop
 * shows everything.
 *
 * @param left where it begins, from the left end of all screens
 * @param top where it begins, from the upper end of all screens
 * @param width from left to right; positive
 * @param height from top to bottom; positive
 * @param scale 1 or more
 */
record WorkArea(int left, int top, int width, int height, float scale) {
    private static final int USUAL_WIDTH = 1366;
    private static final int USUAL_HEIGHT = 768;
    private static final int LEAST_WIDTH = 1024;
    private static final int LEAST_HEIGHT = 600;

    /** A size in units of the screen. */
    record Size(int width, int height) {}

    private Size within(int wide, int high) {
        return new Size(Math.min(wide, width), Math.min(high, height));
    }

    /** That of the main screen; none where GLFW has not begun, or knows of no screen. */
    static Optional<WorkArea> ofMainScreen() {
        long monitor = GLFW.glfwGetPrimaryMonitor();
        if (monitor == MemoryUtil.NULL) {
            return Optional.empty();
        }
        try (MemoryStack stack = MemoryStack.stackPush()) {
            IntBuffer place = stack.mallocInt(2);
            IntBuffer width = stack.mallocInt(1);
            IntBuffer height = stack.mallocInt(1);
            GLFW.glfwGetMonitorWorkarea(monitor, place.slice(0, 1), place.slice(1, 1), width, height);
            FloatBuffer wide = stack.mallocFloat(1);
            FloatBuffer high = stack.mallocFloat(1);
            GLFW.glfwGetMonitorContentScale(monitor, wide, high);
            return width.get(0) <= 0 || height.get(0) <= 0
                    ? Optional.empty()
                    : Optional.of(new WorkArea(
                            place.get(0), place.get(1), width.get(0), height.get(0), Math.max(1, high.get(0))));
        }
    }

    /**
     * The size in which a window opens: the usual one, as much larger as the desktop shows everything, but no larger than this.
     *
     * @param pixels whether a unit of the screen is a pixel however large the desktop shows everything, as it is except on a Mac
     */
    Size opening(boolean pixels) {
        float larger = pixels ? scale : 1;
        return within(Math.round(USUAL_WIDTH * larger), Math.round(USUAL_HEIGHT * larger));
    }

    /** The least size of a window: what all panels need, or this where it is smaller. */
    Size least() {
        return within(LEAST_WIDTH, LEAST_HEIGHT);
    }

    /** The same without the room of the frame that a desktop draws round a window, from each of its edges. */
    WorkArea inFrame(int fromLeft, int fromTop, int fromRight, int fromBottom) {
        return new WorkArea(
                left + fromLeft,
                top + fromTop,
                Math.max(1, width - fromLeft - fromRight),
                Math.max(1, height - fromTop - fromBottom),
                scale);
    }

    /** Makes a window no larger than this, frame and all, and moves it here if it was. */
    void fit(long window) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            IntBuffer frame = stack.mallocInt(4);
            GLFW.glfwGetWindowFrameSize(
                    window, frame.slice(0, 1), frame.slice(1, 1), frame.slice(2, 1), frame.slice(3, 1));
            IntBuffer size = stack.mallocInt(2);
            GLFW.glfwGetWindowSize(window, size.slice(0, 1), size.slice(1, 1));
            WorkArea inner = inFrame(frame.get(0), frame.get(1), frame.get(2), frame.get(3));
            Size fitting = inner.within(size.get(0), size.get(1));
            if (fitting.width() < size.get(0) || fitting.height() < size.get(1)) {
                Size least = inner.least();
                GLFW.glfwSetWindowSizeLimits(
                        window, least.width(), least.height(), GLFW.GLFW_DONT_CARE, GLFW.GLFW_DONT_CARE);
                GLFW.glfwSetWindowSize(window, fitting.width(), fitting.height());
                GLFW.glfwSetWindowPos(
                        window,
                        inner.left() + (inner.width() - fitting.width()) / 2,
                        inner.top() + (inner.height() - fitting.height()) / 2);
            }
        }
    }
}
