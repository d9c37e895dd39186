package org.roadtorichmond.exchange.tiled;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;

/** A row of hexes in plain colours as a PNG, so that a map shows its terrain in Tiled without any other file. */
final class TilePicture {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int OPAQUE = 0xFF;
    private static final int RGBA = 6;
    private static final int DEPTH = 8;

    private TilePicture() {}

    /**
     * The picture.
     *
     * @param colours the colours of the hexes from left to right, as 0xRRGGBB
     * @param width the width of a hex in pixels
     * @param height its height
     * @param side the length of its upper and lower side
     */
    static byte[] png(int[] colours, int width, int height, int side) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.write(SIGNATURE);
            ByteArrayOutputStream header = new ByteArrayOutputStream();
            DataOutputStream size = new DataOutputStream(header);
            size.writeInt(width * colours.length);
            size.writeInt(height);
            size.write(new byte[] {DEPTH, RGBA, 0, 0, 0});
            chunk(out, "IHDR", header.toByteArray());
            chunk(out, "IDAT", pixels(colours, width, height, side));
            chunk(out, "IEND", new byte[0]);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] pixels(int[] colours, int width, int height, int side) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes))) {
            for (int y = 0; y < height; y++) {
                out.write(0);
                double share = 1 - Math.abs(y + 0.5 - height / 2.0) / (height / 2.0);
                double half = side / 2.0 + (width - side) / 2.0 * share;
                for (int x = 0; x < width * colours.length; x++) {
                    boolean inside = Math.abs(x % width + 0.5 - width / 2.0) <= half;
                    out.writeInt(inside ? colours[x / width] << DEPTH | OPAQUE : 0);
                }
            }
        }
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream out, String type, byte[] content) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(content);
        out.writeInt(content.length);
        out.write(name);
        out.write(content);
        out.writeInt((int) sum.getValue());
    }
}
