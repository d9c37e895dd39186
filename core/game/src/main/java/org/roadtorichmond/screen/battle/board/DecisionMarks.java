package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

/** What is seen of the decisions after a combat: where the chosen unit can go, and what is proposed for it and for all others. */
final class DecisionMarks {
    private static final float NOTE = 0.8f;

    private final Control control;
    private final GameState state;
    private final Texts texts;

    DecisionMarks(Control control, Texts texts) {
        this.control = control;
        this.texts = texts;
        state = control.session().state();
    }

    /** Adds the marks of a unit that retreats, advances or may be given a token. */
    void add(Selection.Mover mover, List<Overlay> under, List<Overlay> over) {
        Optional<Command> own = control.confirmation().proposedDecision();
        Optional<Hex> proposed = own.flatMap(DecisionMarks::goal);
        for (Hex hex : control.session().options().decision().goals(mover.unit())) {
            boolean stands =
                    mover.crowded().or(() -> proposed).filter(hex::equals).isPresent();
            under.add(new Overlay.Shade(hex, Palette.REACH));
            over.add(new Overlay.Frame(hex, stands ? Palette.SELECTED : Palette.LEGAL));
        }
        control.confirmation().proposedDecisions().stream()
                .filter(decision -> own.filter(decision::equals).isEmpty())
                .forEach(decision -> way(decision, Palette.SUPPLIED, over));
        own.ifPresent(decision -> way(decision, Palette.PATH, over));
        ArrowCounts.add(
                control.confirmation().proposedDecisions().stream()
                        .flatMap(decision -> goal(decision).stream())
                        .toList(),
                2,
                Palette.PATH,
                over);
        if (own.filter(Command.EndAdvance.class::isInstance).isPresent()) {
            state.hexOf(mover.unit())
                    .ifPresent(hex -> over.add(new Overlay.Caption(hex, texts.get("note.stays"), Palette.PATH, NOTE)));
        }
    }

    /** The hex to which a decision moves a unit, if it does. */
    private static Optional<Hex> goal(Command decision) {
        if (decision instanceof Command.Retreat retreat) {
            return Optional.of(retreat.to());
        }
        return decision instanceof Command.Advance advance ? Optional.of(advance.to()) : Optional.empty();
    }

    private void way(Command decision, Color color, List<Overlay> over) {
        Optional<Hex> from = decision instanceof Command.Retreat retreat
                ? state.hexOf(retreat.unit())
                : decision instanceof Command.Advance advance ? state.hexOf(advance.unit()) : Optional.empty();
        Optional<Hex> to = goal(decision);
        if (from.isPresent() && to.isPresent()) {
            over.add(new Overlay.Route(List.of(from.get(), to.get()), color, true));
        }
    }
}
