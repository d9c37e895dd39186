package org.roadtorichmond.scenario.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.roadtorichmond.scenario.setup.Handicap;

/**
 * What is kept of a campaign while it is played. Games are only named: a finished battle's saved game is the truth.
 *
 * @param campaign the name of the campaign's file
 * @param edition the SHA-256 of that file as it was last
 * @param options who plays and under which handicap, as saved games state it
 * @param names what people are called, by the word for the side that they play
 * @param battles the battles that are over, in order
 * @param tries how often each battle was fought to its end or given up, by its id; 1 or more
 * @param running the seed of the battle that has begun, if one has
 */
public record KeptProgress(
        String campaign,
        String edition,
        Map<String, String> options,
        Map<String, String> names,
        List<Over> battles,
        Map<String, Integer> tries,
        OptionalInt running) {
    /** The largest seed of a battle. */
    public static final int LARGEST_SEED = 999_999_999;

    /** Copies the collections. */
    public KeptProgress {
        options = Map.copyOf(options);
        names = Map.copyOf(names);
        battles = List.copyOf(battles);
        tries = Map.copyOf(tries);
    }

    /**
     * A battle that is over.
     *
     * @param battle its id
     * @param save its saved game; it was skipped if there is none
     * @param union the Union's battle points of twenty
     */
    public record Over(String battle, Optional<Save> save, int union) {}

    /** A saved game: the name of its file in the folder for games, and its SHA-256. */
    public record Save(String file, String sha256) {}

    /** The handicap under which the campaign is played, if any. */
    public Optional<Handicap> handicap() {
        return Handicap.of(options);
    }

    /** How often a battle was fought to its end or given up. */
    public int tries(String battle) {
        return tries.getOrDefault(battle, 0);
    }

    /** The same in an edition of the campaign. */
    public KeptProgress of(String other) {
        return new KeptProgress(campaign, other, options, names, battles, tries, running);
    }

    /** The same with one more battle that is over, and none running. */
    public KeptProgress then(Over over) {
        List<Over> more = new ArrayList<>(battles);
        more.add(over);
        return new KeptProgress(campaign, edition, options, names, more, tries, OptionalInt.empty());
    }

    /** The same with only its first battles, and none running. */
    public KeptProgress first(int count) {
        return new KeptProgress(
                campaign, edition, options, names, battles.subList(0, count), tries, OptionalInt.empty());
    }

    /** The same with one more try of a battle. */
    public KeptProgress tried(String battle) {
        Map<String, Integer> more = new TreeMap<>(tries);
        more.merge(battle, 1, Integer::sum);
        return new KeptProgress(campaign, edition, options, names, battles, more, running);
    }

    /** The same with a battle that has begun. */
    public KeptProgress running(int seed) {
        return new KeptProgress(campaign, edition, options, names, battles, tries, OptionalInt.of(seed));
    }
}
