package org.roadtorichmond.session;

import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What players call a saved game, and the name of its file: every name that can be typed has one, on every disk.
 *
 * <p>Letters, digits and a few marks stay as they are where the disk takes them, and others become underscores. Where a disk takes
 * fewer letters, as under a language setting without UTF-8, the rest are written as numbers, so that no two names become one.
 */
final class GameNames {
    /** A letter written as a number, between marks that stand in no name by themselves. */
    private static final Pattern NUMBERED = Pattern.compile("~([0-9a-f]{2,6})~");

    /** Names that mean a device on Windows, whatever follows the first full stop. */
    private static final Pattern DEVICE = Pattern.compile("(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?");

    /** The longest name: with its ending, and with each letter taking up to four bytes, it fits on every disk. */
    private static final int LONGEST = 60;

    private GameNames() {}

    /** Which names a disk takes. */
    @FunctionalInterface
    interface Disk {
        boolean takes(String name);
    }

    /** What something is called of which there is no file yet: its title, or one with a number, for which a long title is cut. */
    static String free(String title, Predicate<String> taken) {
        String tried = title;
        for (int number = 2; taken.test(tried); number++) {
            String behind = " " + number;
            tried = shortened(title.strip(), LONGEST - behind.length()) + behind;
        }
        return tried;
    }

    /** A text, or its first letters if it has more of them. */
    static String shortened(String text, int most) {
        return text.codePointCount(0, text.length()) > most
                ? text.substring(0, text.offsetByCodePoints(0, most)).stripTrailing()
                : text;
    }

    /** The name of the file of what players call so, without an ending. */
    static String file(String title, Disk disk) {
        String some = shortened(title.strip().replaceAll("[^\\p{L}\\p{M}\\p{N} ,._-]", "_"), LONGEST);
        String whole = some.isEmpty() || DEVICE.matcher(some).matches() || some.startsWith(".") ? "_" + some : some;
        if (disk.takes(whole)) {
            return whole;
        }
        StringBuilder numbered = new StringBuilder();
        whole.codePoints().forEach(letter -> {
            String one = Character.toString(letter);
            numbered.append(disk.takes(one) ? one : String.format(Locale.ROOT, "~%02x~", letter));
        });
        return numbered.toString();
    }

    /** What players call the game in a file of this name. */
    static String title(String file) {
        return NUMBERED.matcher(file).replaceAll(letter -> {
            int point = Integer.parseInt(letter.group(1), 16);
            return Matcher.quoteReplacement(
                    Character.isValidCodePoint(point) && Character.isLetterOrDigit(point)
                            ? Character.toString(point)
                            : letter.group());
        });
    }
}
