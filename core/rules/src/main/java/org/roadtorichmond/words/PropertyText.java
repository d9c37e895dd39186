package org.roadtorichmond.words;

/** The text of a properties file in a form in which every platform reads it alike. */
public final class PropertyText {
    private static final int LAST_OF_LATIN_1 = 0xFF;
    private static final int FIVE_DIGITS = 0x10000;

    private PropertyText() {}

    /**
     * The text with all letters beyond Latin-1 in hexadecimal digits: the reader of the platform in browsers, for which the rules are compiled too,
     * takes no more than a byte of a letter.
     */
    public static String plain(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        boolean escaped = false;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter > LAST_OF_LATIN_1) {
                // A backslash before such a letter means nothing, but before digits it would be the letter itself.
                if (escaped) {
                    plain.setLength(plain.length() - 1);
                }
                plain.append("\\u")
                        .append(Integer.toHexString(FIVE_DIGITS | letter).substring(1));
            } else {
                plain.append(letter);
            }
            escaped = letter == '\\' && !escaped;
        }
        return plain.toString();
    }
}
