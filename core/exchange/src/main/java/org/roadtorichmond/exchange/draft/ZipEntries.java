package org.roadtorichmond.exchange.draft;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Goes through the entries of a zip in memory, within limits that no honest file reaches. No entry is ever written as a file, and
 * names that would lead out of a folder are refused all the same.
 */
public final class ZipEntries {
    /** The most bytes of one text. */
    public static final int LARGEST_TEXT = 32 << 20;

    private static final int MOST_ENTRIES = 50_000;
    private static final long LARGEST_TEXTS = 96L << 20;
    private static final long LARGEST = 512L << 20;

    private final String name;
    private long unpacked;
    private long kept;

    /** What is done with each entry. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * Gets an entry.
         *
         * @param entry its name with its folders
         * @param content its bytes, of which as many are read as are wanted
         * @throws IOException if the zip is broken
         */
        void entry(String entry, InputStream content) throws IOException;
    }

    /** Entries of a zip that is called so in refusals. */
    public ZipEntries(String name) {
        this.name = name;
    }

    /**
     * Hands on all entries in their order.
     *
     * @throws RefusedFile if it is no zip, is broken, passes a limit or has a name that leads out of a folder
     */
    public void read(byte[] bytes, Visitor visitor) {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            Counted counted = new Counted(zip);
            int entries = 0;
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries++;
                if (entries > MOST_ENTRIES) {
                    throw refused(Sentence.of("import.zip.entries", MOST_ENTRIES));
                } else if (!Siblings.isInside(entry.getName())) {
                    throw refused(Sentence.of("import.zip.outside", Words.quoted(entry.getName())));
                }
                visitor.entry(entry.getName(), counted);
                // The zip itself would unpack the rest without counting it.
                counted.transferTo(OutputStream.nullOutputStream());
            }
            if (entries == 0) {
                throw refused(Sentence.of("import.zip.broken"));
            }
        } catch (IOException | IllegalArgumentException e) {
            // Of names that are no text the JDK says so by an illegal argument.
            throw refused(Sentence.of("import.zip.broken"));
        }
    }

    /**
     * The whole text of an entry.
     *
     * @throws RefusedFile if it is too large, or if all texts together are
     */
    public byte[] text(String entry, InputStream content) throws IOException {
        byte[] text = content.readNBytes(LARGEST_TEXT + 1);
        kept += text.length;
        if (text.length > LARGEST_TEXT || kept > LARGEST_TEXTS) {
            throw refused(Sentence.of("import.zip.large", Words.quoted(entry), LARGEST_TEXT >> 20));
        }
        return text;
    }

    /** A refusal of the zip. */
    public RefusedFile refused(Sentence sentence) {
        return new RefusedFile(new Place(1, 1, name), sentence);
    }

    /** Counts what is unpacked, which may grow a thousandfold. */
    private final class Counted extends FilterInputStream {
        Counted(InputStream zip) {
            super(zip);
        }

        private int counted(int read) {
            unpacked += Math.max(0, read);
            if (unpacked > LARGEST) {
                throw refused(Sentence.of("import.zip.bomb", LARGEST >> 20));
            }
            return read;
        }

        @Override
        public int read() throws IOException {
            int next = super.read();
            counted(next < 0 ? 0 : 1);
            return next;
        }

        @Override
        public int read(byte[] buffer, int from, int length) throws IOException {
            return counted(super.read(buffer, from, length));
        }
    }
}
