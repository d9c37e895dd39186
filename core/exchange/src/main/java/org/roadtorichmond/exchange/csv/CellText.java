package org.roadtorichmond.exchange.csv;

import java.util.regex.Pattern;

/** How texts stand in cells, so that no spreadsheet takes one for a formula, and none is changed on the way there and back. */
final class CellText {
    /** With what a formula begins in some spreadsheet, behind the apostrophes of texts that already have some. */
    private static final Pattern FORMULA = Pattern.compile("'*[=+\\-@\uff1d\uff0b\uff0d\uff20].*", Pattern.DOTALL);

    private static final Pattern BREAKS = Pattern.compile("\\s*[\\r\\n]+\\s*");

    private CellText() {}

    static String written(String text) {
        return FORMULA.matcher(text).matches() ? "'" + text : text;
    }

    /** What a cell says: without blanks around it, in one line, without the apostrophe before what looks like a formula. */
    static String read(String cell) {
        String line = BREAKS.matcher(cell.replace('\u00a0', ' ').strip()).replaceAll(" ");
        return line.startsWith("'") && FORMULA.matcher(line).matches() ? line.substring(1) : line;
    }
}
