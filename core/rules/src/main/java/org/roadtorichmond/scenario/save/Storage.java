package org.roadtorichmond.scenario.save;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/**
 * Where games, settings, reports and pictures are kept: things with names, and folders of such things.
 *
 * <p>What is written is there whole or not at all, whatever happens meanwhile. Whatever the disk refuses is returned as a
 * sentence for the player, never thrown. Any number of threads may use a storage at once.
 */
public interface Storage {
    /**
     * A thing that is kept.
     *
     * @param name its name in its folder
     * @param written when it was written last
     */
    record Kept(String name, Instant written) {}

    /** The things in this folder by name, without other folders; none if the folder is not there or cannot be listed. */
    List<Kept> list();

    /** Returns whether things may have such a name here; what does not keep things as files takes every name. */
    default boolean takes(String name) {
        return true;
    }

    /** Returns whether the name is taken, by a file or a folder. */
    boolean has(String name);

    /**
     * Both ends of a thing, which overlap if it is short.
     *
     * @param head how it begins
     * @param tail how it ends
     * @param length how many bytes it has in all
     */
    @SuppressWarnings("ArrayRecordComponent") // Ends are not compared.
    record Ends(byte[] head, byte[] tail, long length) {}

    /**
     * Returns both ends of a thing, or the problem with reading it.
     *
     * @param most how many bytes of each end are read at most
     */
    Result<Ends> ends(String name, int most);

    /** Returns the content of a thing, or the problem with reading it. */
    Result<byte[]> read(String name);

    /**
     * Writes a thing, in place of the one with this name if there is one; the folder is made if it is missing.
     *
     * @return empty if it was written; otherwise, in one sentence, why not, and what was there before is unchanged
     */
    Optional<Sentence> write(String name, byte[] content);

    /**
     * Copies a thing under the first free name of a form, so that what it holds is not lost when it is written over.
     *
     * @param form a name with {@code %d}, for which 1, 2 and so on are tried
     * @return empty if it was copied; otherwise, in one sentence, why not
     */
    default Optional<Sentence> putAside(String name, String form) {
        Result<byte[]> content = read(name);
        int number = 1;
        while (has(String.format(Locale.ROOT, form, number))) {
            number++;
        }
        String free = String.format(Locale.ROOT, form, number);
        return content.value()
                .map(bytes -> write(free, bytes))
                .orElseGet(() -> Optional.of(content.problems().get(0).sentence()));
    }

    /**
     * Deletes a thing; one that is not there is no trouble.
     *
     * @return empty if it is gone; otherwise, as the end of a sentence, why not
     */
    Optional<Sentence> delete(String name);

    /** What keeps others out of a folder until it is closed, or the program ends in whatever way. */
    interface Hold extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * Locks this folder for one writer. Where nothing can be locked, the hold excludes no one.
     *
     * @return empty while another one has it, in this program or another
     */
    default Optional<Hold> hold() {
        return Optional.of(() -> {});
    }

    /** Returns the folder with a name in this one, which need not be there yet. */
    Storage folder(String name);

    /** Returns how players find a thing, such as the path of its file. */
    String place(String name);

    /** Returns how players find this folder. */
    String place();
}
