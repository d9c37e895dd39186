package org.roadtorichmond.exchange.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.json.Result;

@DisplayName("Pictures to trace are read with care")
final class PictureFileTest {

    private static byte[] picture(String format, int width, int height) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                image.setRGB(x, y, x < width / 2 ? 0xff0000 : 0x0000ff);
            }
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertTrue(ImageIO.write(image, format, out));
        return out.toByteArray();
    }

    /** A PNG that says how large it is and has nothing more. */
    private static byte[] header(int width, int height) throws IOException {
        ByteArrayOutputStream chunk = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(chunk);
        data.write("IHDR".getBytes(StandardCharsets.US_ASCII));
        data.writeInt(width);
        data.writeInt(height);
        data.write(new byte[] {8, 2, 0, 0, 0});
        CRC32 sum = new CRC32();
        sum.update(chunk.toByteArray());
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(file);
        out.write(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'});
        out.writeInt(13);
        out.write(chunk.toByteArray());
        out.writeInt((int) sum.getValue());
        out.writeInt(0);
        out.write("IDAT".getBytes(StandardCharsets.US_ASCII));
        out.writeInt(0);
        return file.toByteArray();
    }

    private static String why(Result<?> result) {
        assertTrue(result.value().isEmpty(), "it is refused");
        return result.problems().get(0).sentence().key();
    }

    @ParameterizedTest
    @CsvSource({"png, png", "jpg, jpg"})
    @DisplayName("a PNG and a JPEG have their size and their pixels")
    void whole(String format, String ending) throws IOException {
        PictureFile file = PictureFile.open(picture(format, 60, 40)).value().orElseThrow();
        assertEquals(List.of(60, 40, ending), List.of(file.width(), file.height(), file.ending()));
        UnpackedPicture unpacked = file.unpack(4096).value().orElseThrow();
        assertEquals(List.of(60, 40), List.of(unpacked.width(), unpacked.height()));
        assertEquals(60 * 40 * 4, unpacked.rgba().length);
        int left = 4 * (20 * 60 + 10);
        int right = 4 * (20 * 60 + 50);
        assertTrue((unpacked.rgba()[left] & 0xff) > 240 && (unpacked.rgba()[left + 2] & 0xff) < 15, "red at the left");
        assertTrue((unpacked.rgba()[right] & 0xff) < 15 && (unpacked.rgba()[right + 2] & 0xff) > 240, "blue");
        assertEquals((byte) 0xff, unpacked.rgba()[left + 3]);
    }

    @Test
    @DisplayName("what is larger than wanted is made smaller, each pixel the mean of those it covers")
    void smaller() throws IOException {
        UnpackedPicture unpacked = PictureFile.open(picture("png", 1000, 500))
                .then(file -> file.unpack(100))
                .value()
                .orElseThrow();
        assertEquals(List.of(100, 50), List.of(unpacked.width(), unpacked.height()));
        assertEquals(255, unpacked.rgba()[4 * (25 * 100 + 49)] & 0xff);
        assertEquals(0, unpacked.rgba()[4 * (25 * 100 + 50)] & 0xff);
    }

    @ParameterizedTest
    @CsvSource({"30000, 30000", "30000, 10", "10, 25001", "20000, 5001"})
    @DisplayName("what is too large is refused by its header alone")
    void large(int width, int height) throws IOException {
        assertEquals("picture.large", why(PictureFile.open(header(width, height))));
    }

    @Test
    @DisplayName("a header without a picture is found out when it is unpacked")
    void cutOff() throws IOException {
        assertEquals("picture.damaged", why(PictureFile.open(header(3000, 2000)).then(file -> file.unpack(4096))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no picture", "GIF89a......", "\u0089PNG\r\n\u001a\n"})
    @DisplayName("what is no PNG or JPEG is refused")
    void unknown(String content) {
        assertEquals("picture.unknown", why(PictureFile.open(content.getBytes(StandardCharsets.ISO_8859_1))));
    }

    @Test
    @DisplayName("two thousand spoilt pictures are refused or read, and throw nothing")
    void spoilt() throws IOException {
        Random random = new Random(7);
        List<byte[]> whole = List.of(picture("png", 40, 30), picture("jpg", 40, 30));
        int refused = 0;
        for (int i = 0; i < 2000; i++) {
            byte[] bytes = whole.get(i % 2).clone();
            for (int k = 0; k <= random.nextInt(6); k++) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            byte[] cut = random.nextInt(3) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
            Result<UnpackedPicture> read = PictureFile.open(cut).then(file -> file.unpack(64));
            refused += read.value().isEmpty() ? 1 : 0;
        }
        assertTrue(refused > 200, refused + " were refused");
    }
}
