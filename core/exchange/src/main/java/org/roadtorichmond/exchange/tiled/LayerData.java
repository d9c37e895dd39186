package org.roadtorichmond.exchange.tiled;

import io.airlift.compress.MalformedInputException;
import io.airlift.compress.zstd.ZstdDecompressor;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Reads the numbers of the tiles of a layer in all forms in which Tiled writes them; never more than the layer has. */
final class LayerData {
    /** The flips and turns of a tile, which say nothing of its terrain. */
    private static final int WITHOUT_FLIPS = 0x0FFF_FFFF;

    private static final long LARGEST = 0xFFFF_FFFFL;

    private LayerData() {}

    /**
     * The numbers of tiles without their flips, row by row; 0 is no tile.
     *
     * @param data the element {@code data}
     * @param part the same, or the {@code chunk} in it whose tiles are meant
     * @param count how many tiles there must be
     */
    static int[] tiles(XmlElement data, XmlElement part, int count) {
        String encoding = data.attribute("encoding").orElse("");
        String compression = data.attribute("compression").orElse("");
        return switch (encoding) {
            case "" -> single(part, count);
            case "csv" -> csv(part, count);
            case "base64" -> binary(part, compression, count);
            default -> throw new RefusedFile(data.at(), Sentence.of("import.tiled.encoding", Words.quoted(encoding)));
        };
    }

    private static int[] single(XmlElement part, int count) {
        List<XmlElement> tiles = part.children("tile");
        check(part, tiles.size(), count);
        return tiles.stream()
                .mapToInt(tile -> gid(tile, tile.attribute("gid").orElse("0")))
                .toArray();
    }

    private static int[] csv(XmlElement part, int count) {
        String text = part.text().strip();
        String[] numbers = text.isEmpty() ? new String[0] : text.split("[,\\s]+", count + 2);
        int length = numbers.length > 0 && numbers[numbers.length - 1].isEmpty() ? numbers.length - 1 : numbers.length;
        check(part, length, count);
        return Arrays.stream(numbers, 0, length)
                .mapToInt(number -> gid(part, number))
                .toArray();
    }

    private static int gid(XmlElement part, String number) {
        try {
            long gid = Long.parseLong(number.strip());
            if (gid >= 0 && gid <= LARGEST) {
                return (int) gid & WITHOUT_FLIPS;
            }
        } catch (NumberFormatException e) {
            // Refused below, as what is out of bounds is.
        }
        throw new RefusedFile(part.at(), Sentence.of("import.tiled.gid", Words.quoted(number)));
    }

    private static void check(XmlElement part, int found, int expected) {
        if (found != expected) {
            throw new RefusedFile(part.at(), Sentence.of("import.tiled.count", found, expected));
        }
    }

    private static int[] binary(XmlElement part, String compression, int count) {
        byte[] bytes = unpacked(part, decoded(part), compression, count * Integer.BYTES);
        check(part, bytes.length / Integer.BYTES, count);
        ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int[] tiles = new int[count];
        for (int i = 0; i < count; i++) {
            tiles[i] = numbers.getInt() & WITHOUT_FLIPS;
        }
        return tiles;
    }

    private static byte[] decoded(XmlElement part) {
        try {
            return Base64.getDecoder().decode(part.text().replaceAll("\\s+", ""));
        } catch (IllegalArgumentException e) {
            throw new RefusedFile(part.at(), Sentence.of("import.tiled.base64"));
        }
    }

    private static byte[] unpacked(XmlElement part, byte[] packed, String compression, int size) {
        try {
            return switch (compression) {
                case "" -> packed;
                case "gzip" -> some(new GZIPInputStream(new ByteArrayInputStream(packed)), size);
                case "zlib" -> some(new InflaterInputStream(new ByteArrayInputStream(packed)), size);
                case "zstd" -> zstd(packed, size);
                default ->
                    throw new RefusedFile(
                            part.at(), Sentence.of("import.tiled.compression", Words.quoted(compression)));
            };
        } catch (IOException | MalformedInputException e) {
            throw new RefusedFile(part.at(), Sentence.of("import.tiled.packed", Words.quoted(compression)));
        }
    }

    /** As many bytes as there must be, and a few more if there are, by which too many are noticed. */
    private static byte[] some(InputStream stream, int size) throws IOException {
        try (stream) {
            return stream.readNBytes(size + Integer.BYTES);
        }
    }

    private static byte[] zstd(byte[] packed, int size) throws IOException {
        byte[] unpacked = new byte[size];
        try {
            int found = new ZstdDecompressor().decompress(packed, 0, packed.length, unpacked, 0, size);
            return Arrays.copyOf(unpacked, found);
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            // The library says so of some broken frames.
            throw new IOException(e);
        }
    }
}
