package org.roadtorichmond.workshop.trace;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/**
 * The files of the picture that is traced for one map, beside that map: {@code NAME.trace.json} says where it lies, and {@code
 * NAME.trace.png} or {@code .jpg} is a copy of the picture. No game reads them, and they are part of no scenario.
 */
public final class TraceFolder {
    /** How the names of pictures end that can be traced, without the dot. */
    public static final List<String> ENDINGS = List.of("png", "jpg", "jpeg");

    private static final String MAP = ".map.json";
    private static final String SCENARIO = ".scenario.json";

    private final Storage storage;
    private final String stem;

    /**
     * The files beside a map.
     *
     * @param storage the folder of the map
     * @param map the name of the map's file, or of the scenario's if that contains its map
     */
    public TraceFolder(Storage storage, String map) {
        this.storage = storage;
        stem = Stream.of(MAP, SCENARIO)
                .filter(map::endsWith)
                .findFirst()
                .map(ending -> map.substring(0, map.length() - ending.length()))
                .orElse(map);
    }

    private String settingsName() {
        return stem + ".trace.json";
    }

    /** The name of the copy of a picture, by the ending of such pictures. */
    public String pictureName(String ending) {
        return stem + ".trace." + ending;
    }

    /** Whether a picture is kept for this map. */
    public boolean isThere() {
        return storage.has(settingsName());
    }

    /** How the picture was shown last; a problem if the file cannot be read. */
    public Result<TraceSettings> settings() {
        return storage.read(settingsName()).then(TreeReader::read).then(TraceFormat::read);
    }

    /** Whether a path names a picture that can be traced, by its ending. */
    public static boolean isPicture(String path) {
        return ENDINGS.stream().anyMatch(ending -> path.toLowerCase(Locale.ROOT).endsWith("." + ending));
    }

    /** The bytes of a picture that is kept. */
    public Result<byte[]> picture(String name) {
        return storage.read(name);
    }

    /** Keeps a picture and how it is shown in place of the one before; returns why that failed, if it did. */
    public Optional<Sentence> keep(TraceSettings settings, byte[] picture) {
        Optional<Sentence> trouble = storage.write(settings.file(), picture);
        if (trouble.isEmpty()) {
            trouble = keep(settings);
        }
        if (trouble.isEmpty()) {
            Stream.of("png", "jpg")
                    .map(this::pictureName)
                    .filter(name -> !name.equals(settings.file()))
                    .forEach(storage::delete);
        }
        return trouble;
    }

    /** Keeps how the picture is shown; returns why that failed, if it did. */
    public Optional<Sentence> keep(TraceSettings settings) {
        return storage.write(settingsName(), TraceFormat.write(settings));
    }

    /** Removes both files; returns why that failed, if it did. */
    public Optional<Sentence> remove() {
        return Stream.of(settingsName(), pictureName("png"), pictureName("jpg"))
                .flatMap(name -> storage.delete(name).stream())
                .findFirst()
                .map(why -> Sentence.of("trace.notRemoved", why));
    }
}
