package org.roadtorichmond.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;

/**
 * What the commanders of a game intended with their player-turns, and what its players were advised. Plans are no commands and are
 * not saved; that a player has asked for advice, and how many of its orders he gave, is saved with the game.
 *
 * <p>What a commander intends is open to others once its player-turn is over; what a player was advised is his alone until the game
 * is.
 */
public final class PlanBook {
    /** In the order of the game, also where one was worked out again later. */
    private final List<Page> pages = new ArrayList<>();

    private final TreeMap<Integer, String> asked = new TreeMap<>();
    private final TreeMap<Integer, Integer> taken = new TreeMap<>();
    private Calibration calibration = Calibration.NONE;

    /**
     * A plan that was made for the game.
     *
     * @param entries how many commands had been given when it was made
     * @param author who made it, as a seat names a commander
     * @param advice whether it was made for a player who had asked for it, and not for the commander itself
     * @param plan what was intended
     */
    public record Page(int entries, String author, boolean advice, Plan plan) {

        /** Whether a side may read it while the game is known to stand as given. */
        boolean open(Game known, Side reader) {
            GameState state = known.state();
            Moment now = state.moment();
            Moment made = plan.moment();
            boolean over = now.turn() != made.turn() || now.player() != made.player();
            boolean his = advice ? plan.side() == reader : over;
            return known.log().size() >= entries && (his || state.ending().isPresent());
        }
    }

    PlanBook() {}

    /** What the notes of a saved game say of advice. */
    static PlanBook of(GameNotes notes) {
        PlanBook book = new PlanBook();
        for (GameNotes.Advice advice : notes.advice()) {
            book.ask(advice.after(), advice.by());
            if (advice.taken() > 0) {
                book.taken.put(advice.after(), advice.taken());
            }
        }
        return book;
    }

    /** Where advice was asked for, in the order of the game. */
    List<GameNotes.Advice> advice() {
        return asked.entrySet().stream()
                .map(mark -> new GameNotes.Advice(mark.getKey(), mark.getValue(), taken(mark.getKey())))
                .toList();
    }

    /** What is known of a game that is taken over where this one stood after a number of commands. */
    PlanBook upTo(int entries) {
        PlanBook copy = new PlanBook();
        copy.asked.putAll(asked.headMap(entries + 1));
        copy.taken.putAll(taken);
        copy.calibration = calibration;
        copy.keep(entries);
        return copy;
    }

    /** Has chances of winning shown otherwise from now on; plans that are there already stay as they are. */
    void show(Calibration by) {
        calibration = by;
    }

    /** How chances of winning are shown to the people of the game. */
    public Calibration calibration() {
        return calibration;
    }

    /** After how many commands a player asked for advice, and the commander last asked there. */
    public SortedMap<Integer, String> asked() {
        return Collections.unmodifiableSortedMap(asked);
    }

    /**
     * How many orders of the advice that was asked for after a number of commands the player then gave, directly or by the staff;
     * the one that ends the phase is not counted.
     */
    public int taken(int entries) {
        return taken.getOrDefault(entries, 0);
    }

    void ask(int entries, String adviser) {
        asked.put(entries, adviser);
        taken.remove(entries);
    }

    /** A command was given after a number of others, which may be what was advised there. */
    void given(int entries, Command command) {
        for (Page page : pages) {
            int next = entries - page.entries();
            List<Plan.Order> orders = page.plan().orders();
            boolean advised = page.advice()
                    && !(command instanceof Command.EndPhase)
                    && next == taken(page.entries())
                    && next < orders.size();
            if (advised && orders.get(next).command().equals(command)) {
                taken.put(page.entries(), next + 1);
            }
        }
    }

    /** Counts only orders among the first commands. */
    private void keep(int entries) {
        taken.replaceAll((mark, orders) -> Math.min(orders, entries - mark));
        taken.values().removeIf(orders -> orders <= 0);
    }

    /** Adds a plan, in the place of one of the same kind that was made where the game stood then. */
    public void add(Page page) {
        pages.removeIf(old -> old.entries() == page.entries() && old.advice() == page.advice());
        int place = pages.size();
        while (place > 0 && pages.get(place - 1).entries() > page.entries()) {
            place--;
        }
        pages.add(place, page);
    }

    /**
     * Whether there is a commander's plan for a phase.
     *
     * @param from how many commands had been given when the phase began, for an umpire may have it played again
     */
    public boolean has(Moment phase, int from) {
        return pages.stream()
                .anyMatch(page -> !page.advice()
                        && page.entries() >= from
                        && page.plan().moment().equals(phase));
    }

    /** Commands were taken back, so that only the first ones stand: questions that were asked stay counted. */
    void reverted(int entries) {
        pages.removeIf(page -> page.entries() > entries);
        keep(entries);
        SortedMap<Integer, String> later = asked.tailMap(entries + 1);
        if (!later.isEmpty()) {
            String last = later.get(later.lastKey());
            later.clear();
            asked.put(entries, last);
        }
    }

    /**
     * The plans that may be read, the oldest first.
     *
     * @param known the game as far as it is known to the reader
     * @param reader the side for which it is read
     */
    public List<Page> open(Game known, Side reader) {
        return pages.stream().filter(page -> page.open(known, reader)).toList();
    }

    /** The newest plan that may be read. */
    public Optional<Page> newest(Game known, Side reader) {
        List<Page> open = open(known, reader);
        return open.isEmpty() ? Optional.empty() : Optional.of(open.get(open.size() - 1));
    }
}
