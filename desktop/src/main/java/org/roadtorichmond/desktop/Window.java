package org.roadtorichmond.desktop;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Files.FileType;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowAdapter;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.system.MemoryUtil;
import org.roadtorichmond.exchange.share.PlayerFiles;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.screen.LaunchOptions;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Keyboard;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Seats;

/** Opens the window of the game on a desktop computer. */
public final class Window {
    /** The exit code when there is no display to open a window on. */
    public static final int NO_DISPLAY = 2;

    private static final int FAULT = 1;

    private static final String WITHOUT_DISPLAY =
            "There is no display to open a window on. Start the game from a desktop, or under a virtual display such as xvfb-run;"
                    + " --help lists the commands that need none.";
    private static final String[] ICONS = {
        "assets/icon/icon-128.png", "assets/icon/icon-32.png", "assets/icon/icon-16.png"
    };
    private static final String WITHOUT_OPENGL =
            "The display cannot draw the window: it offers no OpenGL 2. Install or switch on the driver of the graphics card, or draw"
                    + " without one by LIBGL_ALWAYS_SOFTWARE=1 (and without LIBGL_ALWAYS_INDIRECT); --help lists the commands that need"
                    + " no window.";
    private static final int BITS = 8;
    /** A screen of unknown size. */
    private static final WorkArea ANY_SCREEN = new WorkArea(0, 0, Integer.MAX_VALUE, Integer.MAX_VALUE, 1);

    private Window() {}

    /**
     * Opens the window and returns when it is closed.
     *
     * @return the exit code: 0, {@link #NO_DISPLAY} after a sentence on standard error, or 1 after a fault of the program
     */
    public static int open(WindowOptions options) {
        if (FirstThread.missing()) {
            System.err.println(FirstThread.REMEDY);
            return NO_DISPLAY;
        }
        if (!ready()) {
            System.err.println(WITHOUT_DISPLAY);
            return NO_DISPLAY;
        }
        int code = run(program(options));
        ClassArchive.renew();
        return code;
    }

    /**
     * Runs a program until its window is closed. After a fault, a new window says where the report and the game are. The same
     * message goes to standard error, because the second window may fail in the same way.
     *
     * @return 0, 1 if there was a fault, or {@link #NO_DISPLAY} if the display could not even open the window
     */
    static int run(Program program) {
        try {
            show(program, closing(program));
            return 0;
        } catch (RuntimeException | Error fault) {
            if (!program.isOpen()) {
                System.err.println(fault instanceof GdxRuntimeException ? WITHOUT_OPENGL : Faults.told(fault));
                return NO_DISPLAY;
            }
            String words = program.report(fault);
            System.err.println(words);
            Program again = program.restarted(words);
            show(again, closing(again));
            return FAULT;
        }
    }

    /** Shows something in a window until it is closed. */
    static void show(ApplicationListener shown, Lwjgl3ApplicationConfiguration configuration) {
        forgetClosedWindows();
        // For a display that offers too little, GLFW prints a stack trace; the caller says it in a sentence instead.
        PrintStream usual = Lwjgl3ApplicationConfiguration.errorStream;
        Lwjgl3ApplicationConfiguration.errorStream = new PrintStream(OutputStream.nullOutputStream(), false, UTF_8);
        try {
            NativeLibraries.load();
            new WindowApplication(shown, configuration);
        } finally {
            Lwjgl3ApplicationConfiguration.errorStream = usual;
        }
    }

    /** Clears the addresses of callbacks that an earlier window of this process has freed. */
    private static void forgetClosedWindows() {
        GLFW.nglfwSetErrorCallback(MemoryUtil.NULL);
    }

    /** Whether a window can be opened. Check before LibGDX tries: where it cannot, it fills the terminal with its log. */
    public static boolean hasDisplay() {
        boolean ready = ready();
        if (ready) {
            GLFW.glfwTerminate();
        }
        return ready;
    }

    /** Whether a window can be opened. If so, the connection to the display is kept, so that LibGDX need not open it again. */
    private static boolean ready() {
        boolean needsServer = !System.getProperty("os.name", "").startsWith("Windows") && !onMac();
        if (needsServer && isEmpty("DISPLAY") && isEmpty("WAYLAND_DISPLAY")) {
            return false;
        }
        forgetClosedWindows();
        return GLFW.glfwInit();
    }

    private static WorkArea screen() {
        return WorkArea.ofMainScreen().orElse(ANY_SCREEN);
    }

    private static boolean onMac() {
        return System.getProperty("os.name", "").startsWith("Mac");
    }

    private static boolean isEmpty(String variable) {
        String value = System.getenv(variable);
        return value == null || value.isEmpty();
    }

    static Program program(WindowOptions options) {
        PlatformFolders folders = PlatformFolders.own();
        Preferences preferences = new Preferences(new FileStorage(folders.settings()), Locale.getDefault());
        return program(
                options, folders.data(), preferences, new WindowKeyboard(), new DesktopFiles(true), screen().scale());
    }

    /** A program with folders for its games and settings, and a keyboard, that shows no dialogs of the desktop. */
    static Program program(WindowOptions options, Path data, Path settings, Keyboard keyboard) {
        return program(options, data, new Preferences(new FileStorage(settings)), keyboard, new DesktopFiles(false), 1);
    }

    /** A program with preferences, a folder for its games, a keyboard, the files of the computer, and the scale of its desktop. */
    static Program program(
            WindowOptions options,
            Path data,
            Preferences preferences,
            Keyboard keyboard,
            PlayerFiles files,
            float desktopScale) {
        Shelf shelf = Shelf.installed(options.maps()).with(data.resolve(Archive.OWN_SCENARIOS));
        Archive archive = new Archive(shelf, new FileStorage(data));
        Optional<Seats> seats =
                options.union().isEmpty() && options.confederate().isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Seats(
                                options.union().orElse(Seats.HUMAN),
                                options.confederate().orElse(Seats.HUMAN)));
        return new Program(
                archive,
                preferences,
                keyboard,
                files,
                new LaunchOptions(
                        options.file(),
                        seats,
                        options.seed(),
                        desktopScale,
                        new PlayerMatches(data.resolve("matches")),
                        options.match()));
    }

    /** The usual window. Before it closes, it asks the program. */
    private static Lwjgl3ApplicationConfiguration closing(Program program) {
        Lwjgl3ApplicationConfiguration configuration = configuration();
        configuration.setWindowListener(new Lwjgl3WindowAdapter() {
            @Override
            public void created(Lwjgl3Window window) {
                screen().fit(window.getWindowHandle());
            }

            @Override
            public boolean closeRequested() {
                return program.mayClose();
            }

            @Override
            public void filesDropped(String[] files) {
                program.dropped(List.of(files));
            }
        });
        return configuration;
    }

    static Lwjgl3ApplicationConfiguration configuration() {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle("Road to Richmond");
        configuration.setWindowIcon(FileType.Classpath, ICONS);
        WorkArea screen = ready() ? screen() : ANY_SCREEN;
        WorkArea.Size size = screen.opening(!onMac());
        configuration.setWindowedMode(size.width(), size.height());
        WorkArea.Size least = screen.least();
        configuration.setWindowSizeLimits(least.width(), least.height(), -1, -1);
        // With two screens a player works in another window beside the full one.
        configuration.setAutoIconify(false);
        configuration.disableAudio(!AudioDevice.present());
        configuration.useVsync(true);
        // Nothing needs depth; and Mesa's llvmpipe copies fast only if there is no depth buffer.
        configuration.setBackBufferConfig(BITS, BITS, BITS, BITS, 0, 0, 0);
        return configuration;
    }
}
