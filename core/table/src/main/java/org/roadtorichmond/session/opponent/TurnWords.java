package org.roadtorichmond.session.opponent;

import java.util.stream.Collectors;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.session.words.LossWords;
import org.roadtorichmond.session.words.Texts;

/** Says what a side did in its player-turn: a line for each place. */
public final class TurnWords {
    /** How many units are named; where there are more, the rest is counted. */
    private static final int MOST = 2;

    private final Texts texts;
    private final LossWords losses;

    /** The words of a language for games of a scenario. */
    public TurnWords(Texts texts, Scenario scenario) {
        this.texts = texts;
        losses = new LossWords(texts, scenario);
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
        boolean lost = action.kind() == TurnAction.Kind.LOST || action.kind() == TurnAction.Kind.DESTROYED;
        return texts.get(
                "opponent." + action.kind().name(),
                action.count(),
                losses.names(action.units(), MOST),
                lost ? losses.paid(action.units()) : "");
    }
}
