package org.roadtorichmond.victory.sheets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Shares.Share;
import org.roadtorichmond.victory.sheets.SpoilsSheet.Event;
import org.roadtorichmond.victory.sheets.SpoilsSheet.Kind;
import org.roadtorichmond.victory.sheets.SpoilsSheet.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * The course of a game for the spoils of war (document 001): which units are shaken, destroyed or hold tokens after
 * each event. The one place that knows when a token is due; sheets are checked and scored by it.
 */
public final class SpoilsCourse {
    private final PerArmy<Map<String, Unit>> units;
    private final int lastTurn;
    private final PerArmy<?> names;
    private final PerArmy<Set<String>> shaken = PerArmy.each(army -> new HashSet<>());
    private final PerArmy<Set<String>> destroyed = PerArmy.each(army -> new HashSet<>());
    private final PerArmy<Map<String, Integer>> tokens = PerArmy.each(army -> new HashMap<>());
    private final List<Share> lines = new ArrayList<>();

    /** The beginning of the game, when no unit is shaken; the events of the sheet are left to {@link #apply}. */
    public SpoilsCourse(SpoilsSheet sheet, PerArmy<?> names) {
        this.units = PerArmy.each(army -> byId(sheet.armies().of(army)));
        this.lastTurn = sheet.lastTurn();
        this.names = names;
        for (Army army : Army.values()) {
            sheet.armies().of(army).forEach(unit -> bring(army, unit));
        }
    }

    private void bring(Army army, Unit unit) {
        if (unit.tokens() > 0) {
            tokens.of(army).put(unit.id(), unit.tokens());
            addLine("spoils.token", army, unit.id(), unit.tokens(), "course.brought");
        }
    }

    private static Map<String, Unit> byId(List<Unit> units) {
        Map<String, Unit> byId = new HashMap<>();
        units.forEach(unit -> byId.put(unit.id(), unit));
        return byId;
    }

    /** The course of a sheet whose events are valid, to its end. */
    public static SpoilsCourse run(SpoilsSheet sheet, PerArmy<?> names) {
        SpoilsCourse course = new SpoilsCourse(sheet, names);
        sheet.events().forEach(course::apply);
        return course;
    }

    /** How tokens were won and lost so far. */
    public Shares shares() {
        return new Shares(lines);
    }

    /** The tokens on a unit now, those included that do not count while an umpire has taken it out. */
    public int tokens(Army army, String id) {
        return tokens.of(army).getOrDefault(id, 0);
    }

    /** Why the unit does not score now, as the end of a sentence; nothing if it scores. */
    public Optional<Sentence> whyNotScoring(Army army, String id) {
        Unit unit = units.of(army).get(id);
        if (unit == null || isDestroyed(army, id)) {
            return Optional.of(Sentence.of("noToken.absent"));
        }
        if (isShaken(army, id)) {
            return Optional.of(Sentence.of("noToken.shaken"));
        }
        return whyNeverScoring(unit, lastTurn);
    }

    /** The same for a unit at any time. */
    public static Optional<Sentence> whyNeverScoring(Unit unit, int lastTurn) {
        if (!unit.rankAndFile()) {
            return Optional.of(Sentence.of("noToken.rankAndFile"));
        }
        if (!unit.standardBearer()) {
            return Optional.of(Sentence.of("noToken.standard"));
        }
        if (unit.lightTroops()) {
            return Optional.of(Sentence.of("noToken.light"));
        }
        if (unit.summoned()) {
            return Optional.of(Sentence.of("noToken.summoned"));
        }
        return unit.arrivedTurn() == lastTurn ? Optional.of(Sentence.of("noToken.late")) : Optional.empty();
    }

    /** Whether the unit is shaken now; a destroyed unit is not. */
    public boolean isShaken(Army army, String id) {
        return shaken.of(army).contains(id);
    }

    /** Whether the unit was destroyed. */
    public boolean isDestroyed(Army army, String id) {
        return destroyed.of(army).contains(id);
    }

    /** The engaged units that may take the token for this event, before it is applied; none if no token is due. */
    public List<String> takers(Event event) {
        if (event.kind() != Kind.DESTROYED_IN_COMBAT
                || whyNotScoring(event.army(), event.unit()).isPresent()) {
            return List.of();
        }
        Army other = event.army().enemy();
        return event.engaged().stream()
                .filter(id -> whyNotScoring(other, id).isEmpty())
                .toList();
    }

    /** Goes on to the state after the event; a token goes only to a unit that may take it. */
    public void apply(Event event) {
        List<String> takers = takers(event);
        Army army = event.army();
        switch (event.kind()) {
            case SHAKEN -> {
                shaken.of(army).add(event.unit());
                dropTokens(event);
            }
            case RALLIED -> shaken.of(army).remove(event.unit());
            case SET_ASIDE -> count(event, -1, "course.setAside");
            case RETURNED -> {
                destroyed.of(army).remove(event.unit());
                count(event, 1, "course.returned");
            }
            case DESTROYED, DESTROYED_IN_COMBAT -> {
                shaken.of(army).remove(event.unit());
                destroyed.of(army).add(event.unit());
                dropTokens(event);
            }
        }
        event.token().filter(takers::contains).ifPresent(taker -> putToken(event, taker));
    }

    private void putToken(Event event, String taker) {
        Army army = event.army().enemy();
        tokens.of(army).merge(taker, 1, Integer::sum);
        Sentence why = Sentence.of("spoils.token", event.unit(), names.of(event.army()), taker);
        lines.add(Share.alone("spoils.token", army, 1, List.of(taker), why));
    }

    /** Tokens stay on a unit that is taken out, and count again when it is put back (rule 19.2). */
    private void count(Event event, int sign, String key) {
        addLine("19.2", event.army(), event.unit(), sign * tokens(event.army(), event.unit()), key);
    }

    private void dropTokens(Event event) {
        int held = tokens(event.army(), event.unit());
        tokens.of(event.army()).remove(event.unit());
        String key = event.kind() == Kind.SHAKEN ? "course.shaken" : "course.destroyed";
        addLine("spoils.lost", event.army(), event.unit(), -held, key);
    }

    private void addLine(String rule, Army army, String unit, int change, String key) {
        if (change != 0) {
            Sentence why = Sentence.of(key, unit, names.of(army), Math.abs(change));
            lines.add(Share.alone(rule, army, change, List.of(unit), why));
        }
    }
}
