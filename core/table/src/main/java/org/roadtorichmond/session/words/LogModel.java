package org.roadtorichmond.session.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.UmpireActed;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * The log as it is read: sentences under the headings of their phases, each with the hexes that it speaks of.
 */
public final class LogModel {
    /** Which entries are wanted. */
    public enum Filter {
        ALL,
        COMBAT,
        MINE
    }

    /**
     * One line of the log.
     *
     * @param entry its entry's place in the log; -1 for the heading above the first
     * @param heading whether it is the heading of a phase
     * @param words its text
     * @param hexes the hexes that it speaks of
     * @param page the plan that it speaks of, if any
     */
    public record Item(int entry, boolean heading, String words, List<Hex> hexes, Optional<PlanBook.Page> page) {
        /** Copies the list. */
        public Item {
            hexes = List.copyOf(hexes);
        }

        /** A line that speaks of no plan. */
        Item(int entry, boolean heading, String words, List<Hex> hexes) {
            this(entry, heading, words, hexes, Optional.empty());
        }
    }

    /** The units that an event concerns, and the hexes that its line speaks of. */
    private record Subject(Set<Side> sides, List<Hex> hexes) {
        static Subject of(Unit unit, Hex... hexes) {
            return new Subject(Set.of(unit.side()), List.of(hexes));
        }

        /** An attack, and what it costs, concerns both sides. */
        static Subject both(List<Hex> hexes) {
            return new Subject(Set.of(Side.values()), hexes);
        }
    }

    private static final EventTable<Subject> SUBJECTS = new EventTable<Subject>()
            .on(Event.UnitMoved.class, moved -> Subject.of(moved.unit(), moved.from(), moved.to()))
            .on(Event.UnitEntered.class, entered -> Subject.of(entered.unit(), entered.hex()))
            .on(Event.UnitExited.class, exited -> Subject.of(exited.unit(), exited.hex()))
            .on(Event.UnitShifted.class, shifted -> Subject.of(shifted.unit(), shifted.from(), shifted.to()))
            .on(Event.UnitRecovered.class, recovered -> Subject.of(recovered.unit()))
            .on(Event.AttackDeclared.class, attack -> Subject.both(attack.targets()))
            .on(Event.UnitEliminated.class, lost -> Subject.both(List.of(lost.hex())))
            .on(Event.UnitShaken.class, shaken -> Subject.both(List.of()))
            .on(UmpireActed.class, acted -> Subject.both(acted.hexes()))
            .othersSilent();

    private final Game game;
    private final EventSentences chronicle;

    /** The units that each kind of event concerns, and where. */
    public static EventTable<?> subjects() {
        return SUBJECTS;
    }

    /** The log of a game in the words of a chronicle. */
    public LogModel(Game game, EventSentences chronicle) {
        this.game = game;
        this.chronicle = chronicle;
    }

    /**
     * The lines that a filter lets through; headings of phases in which nothing is left are left out, except the last.
     *
     * @param takenBack after how many entries dice were taken back, which no filter hides
     * @param remarks lines by the number of entries before them; only the log of combats leaves them out
     */
    public List<Item> items(Filter filter, Side viewer, Set<Integer> takenBack, Map<Integer, List<Item>> remarks) {
        return items(filter, viewer, takenBack, remarks, QuietMarches.NONE);
    }

    /**
     * The same with quiet player-turns of commanders in one line each.
     *
     * @param quiet those player-turns; only the log of everything tells them so, since in the others they have no lines
     */
    public List<Item> items(
            Filter filter, Side viewer, Set<Integer> takenBack, Map<Integer, List<Item>> remarks, QuietMarches quiet) {
        boolean remarked = filter != Filter.COMBAT;
        List<Item> items = new ArrayList<>();
        items.add(new Item(-1, true, chronicle.phase(game.opening().moment()), List.of()));
        for (Event event : game.prologue()) {
            add(items, event, -1);
        }
        boolean fights = game.opening().moment().phase() == Phase.COMBAT;
        boolean quietly = false;
        List<Entry> log = game.log();
        for (int i = 0; i < log.size(); i++) {
            tellTakenBack(items, i, takenBack);
            if (remarked) {
                items.addAll(remarks.getOrDefault(i, List.of()));
            }
            boolean wanted = wanted(log.get(i), filter, viewer);
            QuietMarches.Turn turn = filter == Filter.ALL ? quiet.turns().get(i) : null;
            if (turn != null && turn.first() == i) {
                items.add(new Item(i, false, chronicle.quiet(turn), turn.hexes()));
            }
            quietly = turn != null || (quietly && log.get(i).command() instanceof Command.EndPhase);
            for (Event event : log.get(i).events()) {
                if (event instanceof Event.PhaseBegan began) {
                    if (filter == Filter.ALL && fights && !quietly) {
                        tellUnfought(items, i);
                    }
                    fights = began.after().phase() == Phase.COMBAT;
                    head(items, chronicle.phase(began.after()), i);
                } else if ((wanted && !(turn != null && QuietMarches.march(event)))
                        || event instanceof Event.GameEnded) {
                    add(items, event, i);
                }
            }
        }
        tellTakenBack(items, log.size(), takenBack);
        if (remarked) {
            items.addAll(remarks.getOrDefault(log.size(), List.of()));
        }
        return items;
    }

    private void tellTakenBack(List<Item> items, int entries, Set<Integer> takenBack) {
        if (takenBack.contains(entries)) {
            items.add(new Item(entries - 1, false, chronicle.takenBack(), List.of()));
        }
    }

    /** Says of a combat phase that ends that no one attacked, if nothing stands under its heading; one that was passed over is seen so. */
    private void tellUnfought(List<Item> items, int entry) {
        if (items.get(items.size() - 1).heading()) {
            items.add(new Item(entry, false, chronicle.unfought(), List.of()));
        }
    }

    private static void head(List<Item> items, String words, int entry) {
        if (items.get(items.size() - 1).heading()) {
            items.remove(items.size() - 1);
        }
        items.add(new Item(entry, true, words, List.of()));
    }

    private void add(List<Item> items, Event event, int entry) {
        String words = chronicle.tell(event);
        if (!words.isEmpty()) {
            items.add(new Item(
                    entry, false, words, SUBJECTS.of(event).map(Subject::hexes).orElse(List.of())));
        }
    }

    private static boolean wanted(Entry entry, Filter filter, Side viewer) {
        return switch (filter) {
            case ALL -> true;
            case COMBAT -> combat(entry.command());
            case MINE -> concerns(entry, viewer);
        };
    }

    private static boolean combat(Command command) {
        return !(command instanceof Command.MoveUnit
                || command instanceof Command.EnterUnit
                || command instanceof Command.ExitUnit
                || command instanceof Command.EndPhase
                || command instanceof Command.Umpire
                || command instanceof Command.Concede);
    }

    /** Whether a unit of a side did something in an entry, or suffered it. */
    private static boolean concerns(Entry entry, Side side) {
        return entry.events().stream().anyMatch(event -> concerns(event, side));
    }

    private static boolean concerns(Event event, Side side) {
        return SUBJECTS.of(event).filter(of -> of.sides().contains(side)).isPresent();
    }
}
