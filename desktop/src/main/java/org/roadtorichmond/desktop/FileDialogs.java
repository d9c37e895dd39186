package org.roadtorichmond.desktop;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.util.tinyfd.TinyFileDialogs;

/** The dialogs of the desktop in which files are chosen. Each waits until the player has chosen, so call them beside the drawing thread. */
final class FileDialogs {
    /** A title for which nothing is shown: the answer says whether a dialog would be. */
    private static final String QUERY = "tinyfd_query";

    private FileDialogs() {}

    /** Whether this desktop has such dialogs. Where it has none, the library would ask in the terminal instead. */
    static boolean areThere() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            // The answer is a number in place of an address, which the wrapper would take for a text.
            long answer = TinyFileDialogs.ntinyfd_openFileDialog(
                    MemoryUtil.memAddress(stack.UTF8(QUERY)), MemoryUtil.NULL, 0, MemoryUtil.NULL, MemoryUtil.NULL, 0);
            return answer != MemoryUtil.NULL;
        } catch (LinkageError e) {
            // There is no such library for this kind of computer; paths can still be typed.
            return false;
        }
    }

    /** Has the player choose a file with one of some endings; empty if he chooses none. */
    static Optional<String> open(String heading, List<String> endings) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            PointerBuffer patterns = stack.mallocPointer(endings.size());
            endings.forEach(ending -> patterns.put(stack.UTF8("*." + ending)));
            patterns.flip();
            return chosen(TinyFileDialogs.tinyfd_openFileDialog(plain(heading), null, patterns, null, false));
        }
    }

    /** Has the player choose where a file is written; empty if he chooses nothing. */
    static Optional<String> save(String heading, String proposed) {
        return chosen(TinyFileDialogs.tinyfd_saveFileDialog(plain(heading), plain(proposed), null, null));
    }

    /** Has the player choose a folder; empty if he chooses none. */
    static Optional<String> folder(String heading) {
        return chosen(TinyFileDialogs.tinyfd_selectFolderDialog(plain(heading), ""));
    }

    /** The library runs programs of the desktop by a shell, and so refuses texts with quotes. */
    private static String plain(String text) {
        return text.replaceAll("[\"'`]", "");
    }

    private static Optional<String> chosen(@Nullable String path) {
        return Optional.ofNullable(path).filter(named -> !named.isBlank());
    }
}
