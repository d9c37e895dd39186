package org.roadtorichmond.ai.outlook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.KeptRange;
import org.roadtorichmond.path.MovementRange;
import org.roadtorichmond.path.Obstacles;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.MovementSystem;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.play.ReinforcementSystem;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Where each unit of a side can end a march on a board, and who can come to each hex, those included that come onto the map. Friends are taken to make room for one
 * another; which unit has to wait for which is decided when the marches are ordered.
 */
public final class Ranges {
    private static final int BARS = 1;
    private static final int HALTS = 2;

    /** How many ranges are kept of a unit: as the board is, as it would be with an attacker or a post, and with the attacked gone. */
    private static final int KEPT = 4;

    private final Board board;
    private final MovementRange search;
    private final March march = new March();
    private final List<Unit> units = new ArrayList<>();
    private final int[] placeOf;
    private final short[][] ends;
    private final int[] ended;
    private final long[] comers;
    private final int words;
    private final byte[] barriers;
    private final KeptRange.Kinds kinds;
    private final @Nullable Note[] notes;
    private final byte[] newest;

    /** What is marked for the unit at each place: the search that it was found by, and which of the searches that one has made. */
    private final @Nullable Note[] marked;

    private final long[] markedOf;
    private final int[] markedAt;
    private boolean kept;
    private long changes;
    private Side side = Side.UNION;

    /** A range and what it was found for. */
    private static final class Note {
        private final KeptRange range = new KeptRange();
        private long searches;
        private int hex = Board.NOWHERE;
        private int points;
        private boolean fresh;
        private @Nullable BitSet inside;

        /** Whether it is of a search like another, from the same hex. */
        boolean like(int at, int budget, boolean freeStep, @Nullable BitSet held) {
            return hex == at && points == budget && fresh == freeStep && Objects.equals(inside, held);
        }
    }

    /** The ranges of one side at a time on a board. */
    public Ranges(Board board) {
        this.board = board;
        search = new MovementRange(board.grid());
        placeOf = new int[board.units()];
        ends = new short[board.units()][];
        ended = new int[board.units()];
        words = (board.units() + Long.SIZE - 1) / Long.SIZE;
        comers = new long[board.grid().size() * words];
        barriers = new byte[board.grid().size()];
        kinds = hex -> barriers[hex];
        notes = new Note[board.units() * KEPT];
        newest = new byte[board.units()];
        marked = new Note[board.units()];
        markedOf = new long[board.units()];
        markedAt = new int[board.units()];
    }

    /** Finds where the units of the side whose phase it is can go with what they have left. */
    public void surveyOwn(Game game) {
        begin(board.player());
        look();
        MovementSystem movement = game.rules().movement();
        for (Unit unit : game.state().onMap(side)) {
            boolean still = movement.checkMarch(unit).isPresent();
            int at = board.hexOf(unit.ordinal());
            survey(units.size(), unit, at, still ? -1 : movement.left(unit), !board.moved(unit.ordinal()));
            if (!still && movement.remaining(unit) > movement.left(unit)) {
                extend(units.size() - 1, movement.reach(unit));
            }
        }
        surveyEntering(game);
    }

    /** Adds where those can go in the same phase that may enter in it (rule 11), each by the hex that costs it least. */
    private void surveyEntering(Game game) {
        Map<Hex, Integer> ahead = new TreeMap<>();
        for (Unit unit : game.state().forces().awaited().of(side)) {
            Optional<Map.Entry<Hex, Integer>> door = game.rules().reinforcements().entries(unit).entrySet().stream()
                    .min(Map.Entry.<Hex, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()));
            if (door.isPresent()) {
                Hex hex = door.get().getKey();
                int toll = ReinforcementSystem.inColumn(door.get().getValue(), ahead.merge(hex, 1, Integer::sum) - 1);
                int left = game.rules().movement().allowance(unit) - toll;
                boolean halted = board.controlled(hex.index(), side.enemy());
                survey(units.size(), unit, hex.index(), halted ? -1 : left, false);
            }
        }
    }

    /** Adds what the last unit surveyed reaches by a strategic march only (rule 16.2). */
    private void extend(int place, Reach reach) {
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            if (!reaches(place, hex)) {
                fit(place, ended[place] + 1);
                ends[place][ended[place]++] = (short) hex;
                mark(hex, place);
            }
        }
    }

    private void fit(int place, int count) {
        if (ends[place] == null) {
            ends[place] = new short[count + count / 2];
        } else if (ends[place].length < count) {
            ends[place] = Arrays.copyOf(ends[place], count + count / 2);
        }
    }

    /**
     * Finds where the units of a side can go in its next player-turn, as the board is. What was found for the same units before, one
     * after the other on the same board, is marked again only where it has changed.
     */
    public void survey(Side who) {
        if (!kept || side != who || !sameUnits(who)) {
            begin(who);
            kept = true;
        }
        look();
        boolean night = board.night(who);
        int place = 0;
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            int at = unit.side() == who ? start(ordinal) : Board.NOWHERE;
            if (at != Board.NOWHERE) {
                boolean enters = board.hexOf(ordinal) == Board.NOWHERE;
                boolean pinned = !night && board.controlled(at, who.enemy());
                int points = night ? board.scenario().rules().atNight(unit.allowance()) : unit.allowance();
                survey(place++, unit, at, pinned ? -1 : points - (enters ? board.toll(ordinal) : 0), !enters);
            }
        }
    }

    /** Where a unit begins its next march: where it stands or comes onto the map; {@link Board#NOWHERE} if it does neither. */
    private int start(int ordinal) {
        int at = board.hexOf(ordinal);
        return at == Board.NOWHERE ? board.door(ordinal) : at;
    }

    /** Whether the units of a side on the board, and those that come, are those surveyed last. */
    private boolean sameUnits(Side who) {
        int place = 0;
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            if (unit.side() == who && start(ordinal) != Board.NOWHERE) {
                if (place >= units.size() || !units.get(place).equals(unit)) {
                    return false;
                }
                place++;
            }
        }
        return place == units.size();
    }

    /** Supposes that no unit of a side goes anywhere or attacks. */
    public void clear(Side who) {
        begin(who);
    }

    private void begin(Side who) {
        side = who;
        kept = false;
        units.clear();
        Arrays.fill(placeOf, Board.NOWHERE);
        Arrays.fill(comers, 0);
    }

    /** Takes note of what bars and halts the side in each hex, and whether that has changed since the last survey. */
    private void look() {
        boolean night = board.night(side);
        int stacking = board.scenario().rules().stacking();
        Side enemy = side.enemy();
        for (int hex = 0; hex < barriers.length; hex++) {
            int now = 0;
            if (board.controlled(hex, enemy)) {
                now = night || board.count(hex, side) >= stacking ? HALTS | BARS : HALTS;
            }
            if (board.occupied(hex, enemy) || board.closed(hex, side)) {
                now |= BARS;
            }
            if (barriers[hex] != now) {
                barriers[hex] = (byte) now;
                changes++;
            }
        }
    }

    private void survey(int place, Unit unit, int at, int points, boolean fresh) {
        Note note = points < 0 ? null : note(unit, at, points, fresh);
        long search = note == null ? 0 : note.searches;
        if (place < units.size()) {
            if (marked[place] == note && markedOf[place] == search && markedAt[place] == at) {
                return;
            }
            unmark(place);
        } else {
            units.add(unit);
            placeOf[unit.ordinal()] = place;
        }
        marked[place] = note;
        markedOf[place] = search;
        markedAt[place] = at;
        ended[place] = note == null ? 1 : 1 + note.range.entered();
        fit(place, ended[place]);
        ends[place][0] = (short) at;
        for (int i = 1; note != null && i < ended[place]; i++) {
            ends[place][i] = (short) note.range.hex(i - 1);
        }
        for (int i = 0; i < ended[place]; i++) {
            mark(ends[place][i], place);
        }
    }

    private void unmark(int place) {
        for (int i = 0; i < ended[place]; i++) {
            comers[ends[place][i] * words + place / Long.SIZE] &= ~(1L << place);
        }
    }

    /** What a search for a unit finds: what was found lately for it or for one beside it, if that still holds. */
    private Note note(Unit unit, int at, int points, boolean fresh) {
        BitSet inside = board.held(unit.ordinal());
        Note known = known(unit.ordinal(), at, points, fresh, inside);
        for (int other = board.first(at); other != Board.NOWHERE && known == null; other = board.next(other)) {
            if (board.unit(other).arm() == unit.arm() && board.unit(other).side() == side) {
                known = known(other, at, points, fresh, inside);
            }
        }
        return known == null ? search(unit, at, points, fresh, inside) : known;
    }

    /** What was found for a unit, the newest first. */
    private @Nullable Note known(int unit, int at, int points, boolean fresh, @Nullable BitSet inside) {
        for (int age = 0; age < KEPT; age++) {
            Note note = notes[slot(unit, age)];
            if (note == null) {
                return null;
            }
            if (note.like(at, points, fresh, inside) && note.range.holds(kinds, changes)) {
                return note;
            }
        }
        return null;
    }

    private int slot(int unit, int age) {
        return unit * KEPT + (newest[unit] + KEPT - age) % KEPT;
    }

    private Note search(Unit unit, int at, int points, boolean fresh, @Nullable BitSet inside) {
        newest[unit.ordinal()] = (byte) ((newest[unit.ordinal()] + 1) % KEPT);
        int slot = slot(unit.ordinal(), 0);
        Note note = notes[slot];
        if (note == null) {
            note = new Note();
            notes[slot] = note;
        }
        search.search(at, points, board.survey().costs(side).cheapest(unit.arm()), march.within(inside), fresh);
        note.range.keep(search, kinds, changes);
        note.hex = at;
        note.points = points;
        note.fresh = fresh;
        note.inside = inside;
        note.searches++;
        return note;
    }

    private void mark(int hex, int place) {
        comers[hex * words + place / Long.SIZE] |= 1L << place;
    }

    /** The units surveyed, ordered by id; a unit's place in this list is its bit. */
    public List<Unit> units() {
        return units;
    }

    /** The place of a unit in the list, or {@link Board#NOWHERE}. */
    public int placeOf(Unit unit) {
        return placeOf[unit.ordinal()];
    }

    /** How many hexes the unit at a place can end in, the one where it stands included. */
    public int count(int place) {
        return ended[place];
    }

    /** One of them; the first is where it stands. */
    public int hex(int place, int number) {
        return ends[place][number];
    }

    /** Whether the unit at a place can come to stand in a hex, or stands there. */
    public boolean reaches(int place, int hex) {
        return (comers[hex * words + place / Long.SIZE] & 1L << place) != 0;
    }

    /** How many words of 64 bits hold the units that can come to a hex. */
    public int words() {
        return words;
    }

    /** One of the words that hold the units that can come to a hex. */
    public long comers(int hex, int word) {
        return comers[hex * words + word];
    }

    /** What is in the way of a unit. */
    private final class March implements Obstacles {
        private @Nullable BitSet inside;

        March within(@Nullable BitSet held) {
            inside = held;
            return this;
        }

        @Override
        public boolean bars(int hex) {
            return (barriers[hex] & BARS) != 0 || (inside != null && !inside.get(hex));
        }

        @Override
        public boolean halts(int hex) {
            return (barriers[hex] & HALTS) != 0;
        }

        @Override
        public boolean full(int hex) {
            return false;
        }
    }
}
