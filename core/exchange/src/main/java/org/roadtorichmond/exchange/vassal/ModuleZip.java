package org.roadtorichmond.exchange.vassal;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.exchange.draft.ZipEntries;

/** What an import needs of a module, which is a zip: texts that are asked for, and the sizes of pictures. */
final class ModuleZip {
    private static final List<String> PICTURES = List.of(".png", ".jpg", ".jpeg", ".gif");

    private final Map<String, byte[]> texts = new HashMap<>();
    private final Map<String, ImageSize> images = new HashMap<>();

    private ModuleZip() {}

    /**
     * Reads a zip.
     *
     * @param name what it is called in refusals
     * @param bytes the zip
     * @param wanted the names, or their endings, of the texts to keep
     */
    static ModuleZip read(String name, byte[] bytes, Set<String> wanted) {
        ModuleZip archive = new ModuleZip();
        ZipEntries entries = new ZipEntries(name);
        entries.read(bytes, (entry, content) -> {
            String lower = entry.toLowerCase(Locale.ROOT);
            if (wanted.stream().anyMatch(end -> entry.equals(end) || (end.startsWith(".") && lower.endsWith(end)))) {
                archive.texts.put(entry, entries.text(entry, content));
            } else if (PICTURES.stream().anyMatch(lower::endsWith)) {
                ImageSize.of(content.readNBytes(ImageSize.HEAD)).ifPresent(size -> archive.images.put(entry, size));
            }
        });
        return archive;
    }

    /** A text that was kept. */
    Optional<byte[]> text(String entry) {
        return Optional.ofNullable(texts.get(entry));
    }

    /** The size of a picture by its name in the folder of pictures, or by its whole name. */
    Optional<ImageSize> image(String file) {
        return Optional.ofNullable(images.get("images/" + file)).or(() -> Optional.ofNullable(images.get(file)));
    }
}
