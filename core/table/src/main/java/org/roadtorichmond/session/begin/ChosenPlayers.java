package org.roadtorichmond.session.begin;

import java.util.EnumMap;
import java.util.Map;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.unit.Side;

/** Who is to play, and what people are called, as far as that is chosen; at first as in the last battle that was begun. */
public final class ChosenPlayers {
    private final Map<Side, String> called = new EnumMap<>(Side.class);
    private Seats seats = new Seats(Seats.HUMAN, Level.EASY.spec().toString(), RandomSeeds.temper());

    /** The players of the last battle. */
    public ChosenPlayers(Preferences preferences) {
        for (Side side : Side.values()) {
            called.put(side, preferences.name(side));
            String player = preferences.get(Setting.seat(side));
            Seats remembered = seats.with(side, player);
            if (!player.isEmpty()
                    && !remembered.remote(side)
                    && !remembered.unknown().containsKey(side)) {
                seats = remembered;
            }
        }
    }

    /** Who plays. */
    public Seats seats() {
        return seats;
    }

    /** Sets who plays. */
    public void seats(Seats others) {
        seats = others;
    }

    /** What the person is called who plays a side; empty for no name. */
    public String called(Side side) {
        return called.getOrDefault(side, "");
    }

    /** Sets what the person is called who plays a side. */
    public void call(Side side, String name) {
        called.put(side, name);
    }

    /** The players of a battle that begins; they are remembered for the next one. */
    public Players begin(Preferences preferences) {
        Players players = new Players(seats);
        for (Side side : Side.values()) {
            preferences.set(Setting.seat(side), seats.of(side));
        }
        called.forEach((side, name) -> {
            players.name(side, name);
            preferences.set(Setting.name(side), name);
        });
        return players;
    }
}
