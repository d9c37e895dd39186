package org.roadtorichmond.exchange.picture;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/**
 * A PNG or JPEG of which only the header was read. What is too large or no such picture is refused before memory is spent on it; what
 * is larger than wanted is made smaller while it is unpacked. Any thread may unpack it.
 */
public final class PictureFile {
    /** The most bytes of a file, 64 MiB. */
    public static final int MOST_BYTES = 64 << 20;

    /** The most pixels in a row or column. */
    public static final int LONGEST_SIDE = 25_000;

    /** The most pixels in all, in millions. */
    public static final int MOST_MILLIONS = 100;

    private static final long MILLION = 1_000_000;

    /** How many pixels are held in memory at once; of a larger picture every second or third pixel is read. */
    private static final long MOST_HELD = 32 * MILLION;

    private final byte[] content;
    private final String ending;
    private final int left;
    private final int top;
    private final int width;
    private final int height;

    static {
        // Nothing of the desktop's own drawing may be started beside the window.
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    private PictureFile(byte[] content, String ending, int left, int top, int width, int height) {
        this.content = content;
        this.ending = ending;
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
    }

    /** Something that is done with a reader of a picture. */
    private interface Reading<T> {
        T result(ImageReader reader) throws IOException;
    }

    /**
     * Reads the header of a picture.
     *
     * @param content the bytes of the file, which are not changed
     * @return a problem if it is no PNG or JPEG, if its header is damaged, or if it is larger than {@link #LONGEST_SIDE} or {@link
     *     #MOST_MILLIONS}
     */
    public static Result<PictureFile> open(byte[] content) {
        if (content.length > MOST_BYTES) {
            return refused(Sentence.of("picture.heavy", MOST_BYTES >> 20));
        }
        Optional<PictureFile> found = read(content, reader -> {
            String format = reader.getFormatName().toLowerCase(Locale.ROOT);
            String ending = format.equals("jpeg") ? "jpg" : format;
            return new PictureFile(content, ending, 0, 0, reader.getWidth(0), reader.getHeight(0));
        });
        if (found.isEmpty()) {
            return refused(Sentence.of("picture.unknown"));
        }
        PictureFile file = found.get();
        boolean large = Math.max(file.width, file.height) > LONGEST_SIDE
                || (long) file.width * file.height > MOST_MILLIONS * MILLION;
        return large
                ? refused(Sentence.of("picture.large", file.width, file.height, LONGEST_SIDE, MOST_MILLIONS))
                : Result.good(file);
    }

    private static <T> Result<T> refused(Sentence why) {
        return Result.bad(new Problem(Place.NOWHERE, why));
    }

    /** Does something with the reader of a PNG or JPEG; empty if it is neither, or damaged. */
    private static <T> Optional<T> read(byte[] content, Reading<T> reading) {
        try (ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(content))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
            while (readers.hasNext()) {
                ImageReader reader = readers.next();
                String format = reader.getFormatName().toLowerCase(Locale.ROOT);
                if (format.equals("png") || format.equals("jpeg")) {
                    reader.setInput(stream, true, true);
                    try {
                        return Optional.of(reading.result(reader));
                    } finally {
                        reader.dispose();
                    }
                }
            }
            return Optional.empty();
        } catch (IOException | RuntimeException e) {
            // Readers of pictures throw anything at all where a file is damaged.
            return Optional.empty();
        }
    }

    /** A part of the picture, such as one tile of many; empty if it does not lie wholly in it. */
    public Optional<PictureFile> part(int x, int y, int wide, int high) {
        boolean inside = x >= 0 && y >= 0 && wide > 0 && high > 0 && wide <= width - x && high <= height - y;
        return inside ? Optional.of(new PictureFile(content, ending, left + x, top + y, wide, high)) : Optional.empty();
    }

    /** The ending of such files, without the dot: png or jpg. */
    public String ending() {
        return ending;
    }

    /** The pixels in a row of the file. */
    public int width() {
        return width;
    }

    /** The rows of the file. */
    public int height() {
        return height;
    }

    /**
     * Unpacks the picture, made smaller if a side has more pixels than are wanted. Takes up to some seconds.
     *
     * @param longest the most pixels of a side, at least 1
     * @return a problem if the file is damaged
     */
    public Result<UnpackedPicture> unpack(int longest) {
        return read(content, reader -> {
                    ImageReadParam every = reader.getDefaultReadParam();
                    int step = 1;
                    while ((long) (width / step) * (height / step) > MOST_HELD) {
                        step++;
                    }
                    every.setSourceRegion(new Rectangle(left, top, width, height));
                    every.setSourceSubsampling(step, step, 0, 0);
                    return smaller(reader.read(0, every), longest);
                })
                .map(Result::good)
                .orElseGet(() -> refused(Sentence.of("picture.damaged")));
    }

    /** Each pixel of the smaller picture is the mean of those that it covers. */
    private static UnpackedPicture smaller(BufferedImage image, int longest) {
        double shrink = Math.max(1, Math.max(image.getWidth(), image.getHeight()) / (double) longest);
        int wide = Math.max(1, (int) (image.getWidth() / shrink));
        int high = Math.max(1, (int) (image.getHeight() / shrink));
        byte[] rgba = new byte[4 * wide * high];
        int[] row = new int[image.getWidth()];
        long[] sums = new long[4 * wide];
        int[] counts = new int[wide];
        int done = 0;
        for (int y = 0; y < image.getHeight() && done < high; y++) {
            image.getRGB(0, y, row.length, 1, row, 0, row.length);
            for (int x = 0; x < row.length; x++) {
                add(row[x], Math.min(wide - 1, (int) ((long) x * wide / row.length)), sums, counts);
            }
            if ((long) (y + 1) * high / image.getHeight() > done) {
                put(sums, counts, rgba, 4 * wide * done);
                done++;
            }
        }
        return new UnpackedPicture(wide, high, rgba);
    }

    private static void add(int argb, int column, long[] sums, int[] counts) {
        sums[4 * column] += argb >> 16 & 0xFF;
        sums[4 * column + 1] += argb >> 8 & 0xFF;
        sums[4 * column + 2] += argb & 0xFF;
        sums[4 * column + 3] += argb >>> 24;
        counts[column]++;
    }

    private static void put(long[] sums, int[] counts, byte[] rgba, int at) {
        for (int i = 0; i < sums.length; i++) {
            rgba[at + i] = (byte) (sums[i] / Math.max(1, counts[i / 4]));
            sums[i] = 0;
        }
        Arrays.fill(counts, 0);
    }
}
