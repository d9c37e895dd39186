package org.roadtorichmond.desktop;

import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.Optional;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * The part of a screen that its desktop leaves to windows, in units of the screen, and the scale of the desktop.
 *
 * @param left its left edge, from the left end of all screens
 * @param top its top edge, from the upper end of all screens
 * @param width the width; positive
 * @param height the height; positive
 * @param scale by how much the desktop enlarges everything; at least 1
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

    /** The work area of the main screen; empty if GLFW has not been initialised or finds no screen. */
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
     * The size in which a window opens: the usual size times the scale, but no larger than this area.
     *
     * @param pixels whether a unit of the screen is one pixel at any scale, as everywhere except on a Mac
     */
    Size opening(boolean pixels) {
        float larger = pixels ? scale : 1;
        return within(Math.round(USUAL_WIDTH * larger), Math.round(USUAL_HEIGHT * larger));
    }

    /** The smallest size of a window: what all panels need, or this area if it is smaller. */
    Size least() {
        return within(LEAST_WIDTH, LEAST_HEIGHT);
    }

    /** The area without the frame that the desktop draws around a window, given its width on each side. */
    WorkArea inFrame(int fromLeft, int fromTop, int fromRight, int fromBottom) {
        return new WorkArea(
                left + fromLeft,
                top + fromTop,
                Math.max(1, width - fromLeft - fromRight),
                Math.max(1, height - fromTop - fromBottom),
                scale);
    }

    /** Shrinks a window, with its frame, to fit into this area, and moves it here if it was shrunk. */
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
