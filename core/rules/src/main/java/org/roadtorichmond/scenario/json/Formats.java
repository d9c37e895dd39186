package org.roadtorichmond.scenario.json;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words that name the kind and version of a file. */
public final class Formats {
    /** A map. */
    public static final String MAP = "map/1";
    /** A scenario, with its map or the name of one. */
    public static final String SCENARIO = "scenario/1";
    /** A position in a scenario. */
    public static final String POSITION = "position/1";
    /** A saved game; its older versions are migrated. */
    public static final String GAME = "game/2";
    /** A saved game of a match between two computers: {@link #GAME} with the record of its dice. */
    public static final String GAME_3 = "game/3";
    /** The first version of saved games, which is still read. */
    public static final String GAME_1 = "game/1";

    /** A tally sheet. */
    public static final String TALLY = "tally/1";

    /** How boldly a commander plays. */
    public static final String DOCTRINE = "doctrine/1";

    /** A tactical position. */
    public static final String TACTIC = "tactic/1";

    /** An experiment of the balance laboratory. */
    public static final String EXPERIMENT = "experiment/1";

    /** Battles that are fought one after the other. */
    public static final String CAMPAIGN = "campaign/1";

    /** How far a campaign has come. */
    public static final String CAMPAIGN_PROGRESS = "campaign-progress/1";

    /** How many games of a scenario went, to lay a game over. */
    public static final String YARDSTICK = "yardstick/1";

    /** What happened historically on a map. */
    public static final String HISTORY = "history/1";

    /** What a player has set. */
    public static final String SETTINGS = "settings/1";

    /** A lesson: steps on a small scenario that teach how to play. */
    public static final String LESSON = "lesson/1";

    /** The games that a player has finished. */
    public static final String MY_GAMES = "my-games/1";

    /** All of them, in the order in which messages list them. */
    public static final List<String> ALL = List.of(
            MAP,
            SCENARIO,
            POSITION,
            GAME,
            GAME_3,
            GAME_1,
            TALLY,
            DOCTRINE,
            TACTIC,
            EXPERIMENT,
            CAMPAIGN,
            CAMPAIGN_PROGRESS,
            YARDSTICK,
            HISTORY,
            SETTINGS,
            LESSON,
            MY_GAMES);

    /** The format of saved games, as far as a newer version may go on counting. */
    private static final Pattern GAMES = Pattern.compile("game/([1-9][0-9]{0,8})");

    private static final int NEWEST_GAME = 3;

    private Formats() {}

    /** Whether a format is that of the saved games of a newer version of the program. */
    public static boolean isNewerGame(String format) {
        Matcher game = GAMES.matcher(format);
        return game.matches() && Integer.parseInt(game.group(1)) > NEWEST_GAME;
    }
}
