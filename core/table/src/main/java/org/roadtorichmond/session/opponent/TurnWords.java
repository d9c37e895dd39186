package org.roadtorichmond.session.opponent;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Unit;

/** Says what a side did in its player-turn: a line for each place. */
public final class TurnWords {
    /** How many units are named; where there are more, the rest is counted. */
    private static final int MOST = 2;

    /** What may stand behind the name of a commander. */
    private static final Pattern SUFFIX = Pattern.compile("(?: Jr\\.| \\(|,).*");

    private final Texts texts;

    /** The words of a language. */
    public TurnWords(Texts texts) {
        this.texts = texts;
    }

    /** Where a group of events happened. */
    public String place(TurnReport.Group group) {
        boolean number = Character.isDigit(group.place().charAt(0));
        return number
                ? texts.get("opponent.hex", group.place())
                : group.near() ? texts.get("opponent.near", group.place()) : group.place();
    }

    /** What happened there, such as {@code 3 units came up, 2 attacks, Griffin driven back}. */
    public String actions(TurnReport.Group group) {
        return group.actions().stream().map(this::action).collect(Collectors.joining(", "));
    }

    private String action(TurnAction action) {
        return texts.get("opponent." + action.kind().name(), action.count(), names(action.units()));
    }

    private String names(List<Unit> units) {
        String named = units.stream().limit(MOST).map(TurnWords::name).collect(Collectors.joining(", "));
        return units.size() > MOST ? texts.get("opponent.more", named, units.size() - MOST) : named;
    }

    /** A unit by the surname of its commander, as is customary, or by its designation. */
    private static String name(Unit unit) {
        String whole = SUFFIX.matcher(unit.commander()).replaceFirst("").trim();
        String surname = whole.substring(whole.lastIndexOf(' ') + 1);
        return unit.arm().artillery() || surname.isEmpty() ? unit.id() : surname;
    }
}
