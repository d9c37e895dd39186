package org.roadtorichmond.desktop;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferUShort;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/**
 * A picture that moves: what was shown one after the other, as an animated GIF that repeats for ever. All its frames have the same
 * colours, and each holds only the part that differs from the frame before, so it stays small where little moves.
 */
final class MovingPicture {
    private static final int MOST_COLOURS_FROM = 12;

    /** What browsers read as: repeated without end. */
    private static final byte[] FOR_EVER = {1, 0, 0};

    private static final int[] POINTER_X = {0, 0, 4, 7, 10, 7, 12};
    private static final int[] POINTER_Y = {0, 17, 13, 20, 19, 12, 12};

    /** A frame in 65,536 colours, and for how many hundredths of a second it is shown. */
    private record Frame(BufferedImage picture, int hundredths) {
        short[] pixels() {
            return ((DataBufferUShort) picture.getRaster().getDataBuffer()).getData();
        }

        boolean like(Frame other) {
            return Arrays.equals(pixels(), other.pixels());
        }
    }

    private final int width;
    private final int height;
    private final List<Frame> frames = new ArrayList<>();

    /** A picture of a size in pixels, to which all that is shown is made smaller. */
    MovingPicture(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /**
     * Adds what the window shows, with a pointer that it does not draw itself.
     *
     * @param hundredths for how long it is shown, in hundredths of a second
     * @param x of the pointer from the left, of the window's pixels
     * @param y of the pointer from above
     */
    void add(BufferedImage shown, int hundredths, int x, int y) {
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_USHORT_565_RGB);
        Graphics2D brush = picture.createGraphics();
        brush.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        brush.drawImage(shown, 0, 0, width, height, null);
        brush.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        brush.translate((double) x * width / shown.getWidth(), (double) y * height / shown.getHeight());
        Polygon pointer = new Polygon(POINTER_X, POINTER_Y, POINTER_X.length);
        brush.setColor(Color.WHITE);
        brush.fill(pointer);
        brush.setColor(Color.BLACK);
        brush.draw(pointer);
        brush.dispose();
        Frame frame = new Frame(picture, hundredths);
        int last = frames.size() - 1;
        if (last >= 0 && frames.get(last).like(frame)) {
            frames.set(last, new Frame(picture, frames.get(last).hundredths + hundredths));
        } else {
            frames.add(frame);
        }
    }

    /** How long it takes once, in hundredths of a second. */
    int hundredths() {
        return frames.stream().mapToInt(Frame::hundredths).sum();
    }

    /** The best colours for some frames from all of the picture, one of which is seen through. */
    private IndexColorModel colours() throws IOException {
        int step = Math.max(1, frames.size() / MOST_COLOURS_FROM);
        int count = (frames.size() + step - 1) / step;
        BufferedImage sheet = new BufferedImage(width, height * count + 1, BufferedImage.TYPE_INT_ARGB);
        Graphics2D brush = sheet.createGraphics();
        for (int i = 0; i < count; i++) {
            brush.drawImage(frames.get(i * step).picture, 0, i * height, null);
        }
        brush.dispose();
        // The JDK chooses colours for a picture that it writes.
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(sheet, "gif", bytes);
        return (IndexColorModel)
                ImageIO.read(new ByteArrayInputStream(bytes.toByteArray())).getColorModel();
    }

    /** The nearest colour for each of the 65,536. */
    private static byte[] nearest(IndexColorModel colours) {
        byte[] nearest = new byte[1 << Short.SIZE];
        for (int i = 0; i < nearest.length; i++) {
            int red = (i >> 11 & 31) * 255 / 31;
            int green = (i >> 5 & 63) * 255 / 63;
            int blue = (i & 31) * 255 / 31;
            int least = Integer.MAX_VALUE;
            for (int j = 0; j < colours.getMapSize(); j++) {
                int r = red - colours.getRed(j);
                int g = green - colours.getGreen(j);
                int b = blue - colours.getBlue(j);
                int far = 2 * r * r + 4 * g * g + 3 * b * b;
                if (far < least && j != colours.getTransparentPixel()) {
                    least = far;
                    nearest[i] = (byte) j;
                }
            }
        }
        return nearest;
    }

    /** Writes it as a GIF. */
    void write(Path file) throws IOException {
        IndexColorModel colours = colours();
        byte[] nearest = nearest(colours);
        byte[] before = new byte[width * height];
        Arrays.fill(before, (byte) colours.getTransparentPixel());
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (OutputStream bytes = Files.newOutputStream(file);
                ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            for (Frame frame : frames) {
                byte[] now = new byte[before.length];
                short[] pixels = frame.pixels();
                for (int i = 0; i < now.length; i++) {
                    now[i] = nearest[pixels[i] & 0xffff];
                }
                part(writer, colours, before, now, frame.hundredths);
                before = now;
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
    }

    /** Writes the smallest rectangle that holds all that differs, in which what does not is seen through. */
    private void part(ImageWriter writer, IndexColorModel colours, byte[] before, byte[] now, int hundredths)
            throws IOException {
        int left = width - 1;
        int top = height - 1;
        int right = 0;
        int bottom = 0;
        for (int i = 0; i < now.length; i++) {
            if (now[i] != before[i]) {
                left = Math.min(left, i % width);
                right = Math.max(right, i % width);
                top = Math.min(top, i / width);
                bottom = Math.max(bottom, i / width);
            }
        }
        // Where the fewer colours show no difference, one pixel still keeps the time.
        left = Math.min(left, right);
        top = Math.min(top, bottom);
        int wide = right - left + 1;
        int high = bottom - top + 1;
        BufferedImage part = new BufferedImage(wide, high, BufferedImage.TYPE_BYTE_INDEXED, colours);
        byte[] pixels = ((DataBufferByte) part.getRaster().getDataBuffer()).getData();
        for (int i = 0; i < pixels.length; i++) {
            int place = (top + i / wide) * width + left + i % wide;
            pixels[i] = now[place] == before[place] ? (byte) colours.getTransparentPixel() : now[place];
        }
        IIOMetadata data = writer.getDefaultImageMetadata(new ImageTypeSpecifier(part), null);
        described(data, part, left, top, hundredths);
        writer.writeToSequence(new IIOImage(part, null, data), null);
    }

    /** Says of a part where it lies, how long it stands, and that the picture begins again at its end. */
    private static void described(IIOMetadata data, BufferedImage part, int left, int top, int hundredths)
            throws IOException {
        int transparent = ((IndexColorModel) part.getColorModel()).getTransparentPixel();
        IIOMetadataNode root = new IIOMetadataNode(data.getNativeMetadataFormatName());
        child(
                root,
                "ImageDescriptor",
                Map.of(
                        "imageLeftPosition",
                        left,
                        "imageTopPosition",
                        top,
                        "imageWidth",
                        part.getWidth(),
                        "imageHeight",
                        part.getHeight(),
                        "interlaceFlag",
                        "FALSE"));
        child(
                root,
                "GraphicControlExtension",
                Map.of(
                        "disposalMethod",
                        "doNotDispose",
                        "userInputFlag",
                        "FALSE",
                        "transparentColorFlag",
                        "TRUE",
                        "transparentColorIndex",
                        transparent,
                        "delayTime",
                        hundredths));
        IIOMetadataNode extension = child(
                child(root, "ApplicationExtensions", Map.of()),
                "ApplicationExtension",
                Map.of("applicationID", "NETSCAPE", "authenticationCode", "2.0"));
        extension.setUserObject(FOR_EVER);
        data.mergeTree(root.getNodeName(), root);
    }

    private static IIOMetadataNode child(IIOMetadataNode parent, String name, Map<String, Object> attributes) {
        IIOMetadataNode made = new IIOMetadataNode(name);
        attributes.forEach((key, value) -> made.setAttribute(key, value.toString()));
        parent.appendChild(made);
        return made;
    }
}
