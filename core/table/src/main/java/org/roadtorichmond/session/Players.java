package org.roadtorichmond.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.unit.Side;

/**
 * Who plays which side of a game, now and before, and what people are called. A side can be handed to another player at any time;
 * that is no command and no part of the rules, but it is saved with the game, so that log and replay know who gave which orders.
 */
public final class Players {
    /** How many letters a name has at most. */
    public static final int LONGEST_NAME = 30;

    private Seats seats;
    private final List<GameNotes.Handed> handed = new ArrayList<>();
    private final Map<Side, String> names = new EnumMap<>(Side.class);

    /** Players none of which was replaced so far, and none has a name. */
    public Players(Seats seats) {
        this.seats = seats;
    }

    /**
     * What the notes of a saved game say of players.
     *
     * @param now who plays from now on
     * @param entries how many commands have been given
     */
    static Players of(GameNotes notes, Seats now, int entries) {
        Players players = new Players(now);
        players.handed.addAll(notes.handed());
        for (Side side : Side.values()) {
            players.name(side, notes.names().getOrDefault(side, ""));
            // A game may be opened with other players than it was saved with.
            players.noteChange(side, entries);
        }
        return players;
    }

    /**
     * Whether all that a saved game says of its players agrees: a side is handed on by the player that had it last, and is played by
     * the player it was handed to last. That holds in every game that the program has saved; where no side was ever handed over, any
     * players can have it.
     */
    public static boolean agree(SavedGame saved) {
        // Where the present player is not the one that was given the side, a change is noted here that is not in the
        // file.
        Players told = of(saved.notes(), Seats.of(saved.options()), Integer.MAX_VALUE);
        if (told.handed.stream().anyMatch(change -> change.after() == Integer.MAX_VALUE)) {
            return false;
        }
        for (Side side : Side.values()) {
            List<GameNotes.Handed> changes =
                    told.handed.stream().filter(change -> change.side() == side).toList();
            for (int i = 1; i < changes.size(); i++) {
                if (!changes.get(i).from().equals(changes.get(i - 1).to())) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Ends the changes of a side with who plays it now, where the last one does not. */
    private void noteChange(Side side, int entries) {
        last(side)
                .filter(change -> !change.to().equals(seats.of(side)))
                .ifPresent(change -> handed.add(new GameNotes.Handed(entries, side, change.to(), seats.of(side))));
    }

    private Optional<GameNotes.Handed> last(Side side) {
        return handed.stream().filter(change -> change.side() == side).reduce((before, after) -> after);
    }

    /** Who plays now, as options of a saved game. */
    Map<String, String> options() {
        Map<String, String> options = new TreeMap<>(seats.options());
        if (!handed.isEmpty()) {
            // Commanders who have left are asked again what they intended.
            options.put(Commanders.TEMPER, Integer.toString(seats.temper()));
        }
        return options;
    }

    /** Who plays now. */
    public Seats seats() {
        return seats;
    }

    /** Who played when a number of commands had been given. */
    public Seats seats(int entries) {
        Seats then = seats;
        for (Side side : Side.values()) {
            then = then.with(side, player(side, entries));
        }
        return then;
    }

    private String player(Side side, int entries) {
        for (GameNotes.Handed change : handed) {
            if (change.side() == side && change.after() > entries) {
                return change.from();
            }
        }
        return seats.of(side);
    }

    /** The sides that were handed over, in the order in which that was done. */
    public List<GameNotes.Handed> handed() {
        return Collections.unmodifiableList(handed);
    }

    /** Hands a side to a player after a number of commands; nothing changes if the player has it already. */
    void hand(Side side, String player, int entries) {
        if (seats.of(side).equals(player)) {
            return;
        }
        boolean fresh = seats.bothHuman() && handed.isEmpty() && seats.temper() == 0;
        handed.add(new GameNotes.Handed(entries, side, seats.of(side), player));
        seats = seats.with(side, player).with(fresh ? RandomSeeds.temper() : seats.temper());
    }

    /** Commands were taken back, so that only the first ones stand: the players stay the same. */
    void reverted(int entries) {
        handed.replaceAll(change ->
                new GameNotes.Handed(Math.min(entries, change.after()), change.side(), change.from(), change.to()));
    }

    /** Other players who take a game over where this one stood after a number of commands; the names of people go with it. */
    Players upTo(int entries, Seats now) {
        Players copy = new Players(now);
        handed.stream().filter(change -> change.after() <= entries).forEach(copy.handed::add);
        copy.names.putAll(names);
        for (Side side : Side.values()) {
            copy.noteChange(side, entries);
        }
        return copy;
    }

    /** What the person is called who plays a side; nothing where a commander does, or where he has given no name. */
    public Optional<String> name(Side side) {
        return seats.human(side) || seats.remote(side) ? Optional.ofNullable(names.get(side)) : Optional.empty();
    }

    /** What people are called, by the side that they play, or played and will again. */
    Map<Side, String> names() {
        return Collections.unmodifiableMap(names);
    }

    /** What the person is called who plays a side, or played it and will again; empty where no name was given. */
    public String written(Side side) {
        return names.getOrDefault(side, "");
    }

    /** Names the person who plays a side, with at most {@link #LONGEST_NAME} letters; no name where there are none. */
    public Players name(Side side, String name) {
        // Those beyond ASCII as well: a saved game with one in it could not be read.
        String clean = name.replaceAll("\\p{Cc}", " ").strip();
        if (clean.isEmpty()) {
            names.remove(side);
        } else {
            names.put(side, clean.substring(0, Math.min(LONGEST_NAME, clean.length())));
        }
        return this;
    }
}
