package org.roadtorichmond.session.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A paragraph of the field manual: words, some of them bold ({@code **word**}), some of them the numbers of other rules
 * ({@code {8.3}}).
 *
 * @param pieces the parts of its words, in order
 */
public record Prose(List<Piece> pieces) {
    private static final Pattern TOKEN = Pattern.compile("\\{([^}]+)}|\\*\\*|[^\\s{*]+|\\*|\\s+");

    /** A space at which a line is not to be broken; it is set as any other. */
    private static final char NO_BREAK = '\u00a0';

    /** How a piece is set. */
    public enum Style {
        PLAIN,
        BOLD,
        RULE
    }

    /**
     * A word or a part of one, set in one way.
     *
     * @param text its letters
     * @param style how it is set
     * @param spaced whether a space stands before it
     * @param at its place in the plain text
     */
    public record Piece(String text, Style style, boolean spaced, int at) {
        /** Where it ends in the plain text. */
        public int end() {
            return at + text.length();
        }
    }

    /** Copies the pieces. */
    public Prose {
        pieces = List.copyOf(pieces);
    }

    /** Reads a paragraph. */
    public static Prose parse(String source) {
        List<Piece> pieces = new ArrayList<>();
        boolean bold = false;
        boolean spaced = false;
        int at = 0;
        Matcher matcher = TOKEN.matcher(source.strip());
        while (matcher.find()) {
            String token = matcher.group();
            if (token.equals("**")) {
                bold = !bold;
            } else if (token.isBlank()) {
                spaced = true;
            } else {
                String rule = matcher.group(1);
                String text = (rule == null ? token : rule).replace(NO_BREAK, ' ');
                at += spaced ? 1 : 0;
                pieces.add(new Piece(text, rule == null ? bold ? Style.BOLD : Style.PLAIN : Style.RULE, spaced, at));
                at += text.length();
                spaced = false;
            }
        }
        return new Prose(pieces);
    }

    /** The letters alone, as they are searched. */
    public String plain() {
        StringBuilder plain = new StringBuilder();
        for (Piece piece : pieces) {
            plain.append(piece.spaced() ? " " : "").append(piece.text());
        }
        return plain.toString();
    }

    /** The numbers of the rules that it cites. */
    public List<String> cited() {
        return pieces.stream()
                .filter(piece -> piece.style() == Style.RULE)
                .map(Piece::text)
                .toList();
    }
}
