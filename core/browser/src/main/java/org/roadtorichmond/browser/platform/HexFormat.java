package org.roadtorichmond.browser.platform;

/** Stands in for {@code java.util.HexFormat}. */
public final class HexFormat {
    private static final HexFormat LOWER_CASE = new HexFormat();
    private static final int DIGITS = 16;

    private HexFormat() {}

    /** That with small letters and nothing between the bytes. */
    public static HexFormat of() {
        return LOWER_CASE;
    }

    /** Two digits a byte. */
    public String formatHex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte each : bytes) {
            int value = Byte.toUnsignedInt(each);
            text.append(Character.forDigit(value / DIGITS, DIGITS)).append(Character.forDigit(value % DIGITS, DIGITS));
        }
        return text.toString();
    }

    /**
     * The number that at most sixteen digits write.
     *
     * @throws NumberFormatException if one of them is no digit
     */
    public static long fromHexDigitsToLong(CharSequence digits) {
        long number = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = Character.digit(digits.charAt(i), DIGITS);
            if (digit < 0) {
                throw new NumberFormatException(digits.toString());
            }
            number = number * DIGITS + digit;
        }
        return number;
    }
}
