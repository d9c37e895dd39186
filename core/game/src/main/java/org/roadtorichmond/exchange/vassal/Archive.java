package org.roadtorichmond.exchange.vassal;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * A zip, read in memory within limits: texts that are asked for, and the sizes of pictures. No entry is ever written as a file, and
 * names that would lead out of a folder are refused all the same, since no honest module has them.
 */
final class Archive {
    private static final int MOST_ENTRIES = 50_000;
    private static final int LARGEST_TEXT = 32 << 20;
    private static final long LARGEST_TEXTS = 96L << 20;
    private static final long LARGEST = 512L << 20;
    private static final List<String> PICTURES = List.of(".png", ".jpg", ".jpeg", ".gif");

    private final String name;
    private final Map<String, byte[]> texts = new HashMap<>();
    private final Map<String, ImageSize> images = new HashMap<>();
    private long unpacked;
    private long kept;

    private Archive(String name) {
        this.name = name;
    }

    /**
     * Reads a zip.
     *
     * @param name what it is called in refusals
     * @param bytes the zip
     * @param wanted the names, or their endings, of the texts to keep
     */
    static Archive read(String name, byte[] bytes, Set<String> wanted) {
        Archive archive = new Archive(name);
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            int entries = 0;
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries++;
                if (entries > MOST_ENTRIES) {
                    throw archive.refused(Sentence.of("import.zip.entries", MOST_ENTRIES));
                }
                archive.entry(entry.getName(), zip, wanted);
            }
            if (entries == 0) {
                throw archive.refused(Sentence.of("import.zip.broken"));
            }
        } catch (IOException | IllegalArgumentException e) {
            // Of names that are no text the JDK says so by an illegal argument.
            throw archive.refused(Sentence.of("import.zip.broken"));
        }
        return archive;
    }

    private RefusedFile refused(Sentence sentence) {
        return new RefusedFile(new Place(1, 1, name), sentence);
    }

    private void entry(String entry, InputStream stream, Set<String> wanted) throws IOException {
        if (!Siblings.isInside(entry)) {
            throw refused(Sentence.of("import.zip.outside", Words.quoted(entry)));
        }
        String lower = entry.toLowerCase(Locale.ROOT);
        if (wanted.stream().anyMatch(end -> entry.equals(end) || (end.startsWith(".") && lower.endsWith(end)))) {
            byte[] text = stream.readNBytes(LARGEST_TEXT + 1);
            kept += text.length;
            if (text.length > LARGEST_TEXT || kept > LARGEST_TEXTS) {
                throw refused(Sentence.of("import.zip.large", Words.quoted(entry), LARGEST_TEXT >> 20));
            }
            texts.put(entry, text);
        } else if (PICTURES.stream().anyMatch(lower::endsWith)) {
            byte[] head = stream.readNBytes(ImageSize.HEAD);
            unpacked += head.length;
            ImageSize.of(head).ifPresent(size -> images.put(entry, size));
        }
        skip(stream);
    }

    /** Goes on to the end of an entry, which must be unpacked for that; how much that may be altogether is limited. */
    private void skip(InputStream stream) throws IOException {
        byte[] buffer = new byte[1 << 16];
        for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
            unpacked += read;
            if (unpacked > LARGEST) {
                throw refused(Sentence.of("import.zip.bomb", LARGEST >> 20));
            }
        }
    }

    /** A text that was kept. */
    Optional<byte[]> text(String entry) {
        return Optional.ofNullable(texts.get(entry));
    }

    /** The names of the texts that were kept. */
    Set<String> texts() {
        return new HashSet<>(texts.keySet());
    }

    /** The size of a picture by its name in the folder of pictures, or by its whole name. */
    Optional<ImageSize> image(String file) {
        return Optional.ofNullable(images.get("images/" + file)).or(() -> Optional.ofNullable(images.get(file)));
    }
}
