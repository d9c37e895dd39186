package org.roadtorichmond.words;

/**
 * Characters that a reader does not see: control characters, marks that turn the direction of writing, and others that take no
 * room. Names in files may have them, and what is printed raw would then read otherwise than it stands there. So whatever is
 * printed for people or written into pages goes through here, and shows them as JSON writes them: {@code \}{@code u202e}.
 */
public final class InvisibleCharacters {
    private static final String BREAKS = "\n\r\t";

    /** Letters of no width: what joins graphemes, and fillers of Hangul and Khmer. */
    private static final String FILLERS = "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0";

    private InvisibleCharacters() {}

    /** Whether a character cannot be seen; line breaks and tabs can. */
    public static boolean is(int character) {
        int type = Character.getType(character);
        return type == Character.FORMAT
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || FILLERS.indexOf(character) >= 0
                || (Character.isISOControl(character) && BREAKS.indexOf(character) < 0);
    }

    /** The text with what cannot be seen in escapes; line breaks and tabs stay. */
    public static String shown(String text) {
        if (text.codePoints().noneMatch(InvisibleCharacters::is)) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(character -> append(shown, character));
        return shown.toString();
    }

    /** Adds a character as it is, or its escape where it cannot be seen. */
    public static void append(StringBuilder shown, int character) {
        if (is(character)) {
            escape(shown, character);
        } else {
            shown.appendCodePoint(character);
        }
    }

    /** Adds the escape of a character, of two parts beyond the first plane. */
    public static void escape(StringBuilder shown, int character) {
        for (char part : Character.toChars(character)) {
            shown.append("\\u").append(Integer.toHexString(0x10000 | part).substring(1));
        }
    }
}
