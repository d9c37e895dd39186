package org.roadtorichmond.desktop;

import com.badlogic.gdx.utils.GdxNativesLoader;
import com.badlogic.gdx.utils.SharedLibraryLoader;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The libraries that LibGDX unpacks in the folder of temporary files, where all programs of a user share them. It writes them in place:
 * of two programs that begin at once where they are not yet, one maps what the other still writes, and the system ends it.
 */
final class NativeLibraries {
    private NativeLibraries() {}

    /** Loads them; another program that begins meanwhile waits until they are unpacked. */
    static void load() {
        Path mark = Path.of(
                System.getProperty("java.io.tmpdir", ""), "libgdx" + System.getProperty("user.name", "") + ".lock");
        try (FileChannel turn = FileChannel.open(mark, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            turn.lock();
            GdxNativesLoader.load();
            new SharedLibraryLoader().load("gdx-freetype");
        } catch (IOException e) {
            // LibGDX loads them without a mark, from the next folder that can be written.
        }
    }
}
