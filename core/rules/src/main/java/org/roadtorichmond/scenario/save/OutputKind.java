package org.roadtorichmond.scenario.save;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * What a file that a command writes is to hold: how its name ends, and by what in its first {@link #HEAD} bytes a file that is
 * there already is recognised as one of the same kind.
 */
public enum OutputKind {
    /** A page for browsers, which says in its head that this program made it. */
    PAGE(".html", ".*<meta name=\"generator\" content=\"" + OutputKind.GENERATOR + "\">"),
    /** Findings for spreadsheets, which begin with their headings. */
    TABLE(".csv", "variant,games,"),
    /** An order of battle for spreadsheets, which begins with its headings. */
    ORDER_OF_BATTLE(".csv", "id,side,type,"),
    /** What a designer answers to the questions of an import; spreadsheets separate the cells in ways of their own. */
    ANSWERS(".answers.csv", "(?:\u00ef\u00bb\u00bf)?\"?question\"?[,;\t]\"?name\"?[,;\t]\"?answer\\b"),
    /** A map for the editor Tiled. */
    TILED(".tmx", "\\s*(?:<\\?xml[^>]*>\\s*)?<map\\b"),
    /** A drawing that needs no display. */
    DRAWING(".svg", "\\s*(?:<\\?xml[^>]*>\\s*)?<svg\\b"),
    /** A picture as the window draws it. */
    PICTURE(".png", "\u0089PNG\r\n\u001a\n"),
    /** A map. */
    MAP(".map.json", "map"),
    /** A scenario, also one that is laid over another. */
    SCENARIO(".scenario.json", "scenario"),
    /** Battles that are fought one after the other. */
    CAMPAIGN(".campaign.json", "campaign"),
    /** What happened historically on a map. */
    HISTORY(".history.json", "history"),
    /** A position. */
    POSITION(".position.json", "position"),
    /** A saved game. */
    GAME(".game.json", "game"),
    /** A file of a match by files, in lines of JSON. */
    MATCH_FILE(".match.jsonl", "\\{\\s*\"format\"\\s*:\\s*\"match-mail/[0-9]"),
    /** How the games of a scenario went. */
    YARDSTICK(".yardstick.json", "yardstick"),
    /** What a scenario, a campaign or a history says in another language; such files begin with their keys or with a comment. */
    TRANSLATION(".properties", "\\s*(?:[#!]|[A-Za-z][A-Za-z0-9.]*\\s*[=:])"),
    /** A scenario or a campaign with all files that it needs, in one zip. */
    SHARED(".zip", "PK\u0003\u0004"),
    /** What only ever grows, and is gone on with on request; its first line says whose it is ({@link LineFile}). */
    RESULTS("", "");

    /** What pages name as the program that made them. */
    public static final String GENERATOR = "Road to Richmond";

    /** How many bytes of a file are looked at. */
    public static final int HEAD = 4096;

    private final String ending;
    private final Pattern beginning;

    OutputKind(String ending, String beginning) {
        this.ending = ending;
        // The writers of JSON put the format first, so that the file need not be read whole.
        String whole = ending.endsWith(".json") ? "\\s*\\{\\s*\"format\"\\s*:\\s*\"" + beginning + "/[0-9]" : beginning;
        this.beginning = Pattern.compile(whole, Pattern.DOTALL);
    }

    /** How the names of such files end, in small letters; empty if in any way. */
    public String ending() {
        return ending;
    }

    /** Whether a name ends so, in letters of whatever size, and is more than an ending. */
    public boolean endsLike(String name) {
        return name.length() > ending.length() && name.toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** Whether a file that begins so is of this kind; so is an empty one, in which nothing can be lost. */
    public boolean beginsLike(byte[] head) {
        return head.length == 0
                || beginning
                        .matcher(new String(head, StandardCharsets.ISO_8859_1))
                        .lookingAt();
    }
}
