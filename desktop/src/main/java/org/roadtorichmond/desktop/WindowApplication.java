package org.roadtorichmond.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Clipboard;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.utils.Clipboard;
import java.nio.ByteBuffer;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.system.MemoryUtil;

/** An application of LibGDX from which texts of any length can be copied, also out of text fields, which ask it for its clipboard. */
final class WindowApplication extends Lwjgl3Application {
    /** Shows something in a window, and returns when it is closed. */
    WindowApplication(ApplicationListener shown, Lwjgl3ApplicationConfiguration configuration) {
        super(shown, configuration);
    }

    @Override
    public Clipboard getClipboard() {
        // The window is shown while the constructor above still runs, so there is no field to keep it in.
        return new LargeClipboard();
    }

    /** LibGDX puts what is copied on a stack of 64 KB, which ends the program when it overflows. */
    private static final class LargeClipboard extends Lwjgl3Clipboard {
        @Override
        public void setContents(String content) {
            ByteBuffer bytes = MemoryUtil.memUTF8(content);
            try {
                long window = ((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle();
                GLFW.glfwSetClipboardString(window, bytes);
            } finally {
                MemoryUtil.memFree(bytes);
            }
        }
    }
}
