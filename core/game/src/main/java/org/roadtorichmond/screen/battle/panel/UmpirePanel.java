package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.screen.kit.CounterActor;
import org.roadtorichmond.screen.kit.LastShown;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.UmpireControl;
import org.roadtorichmond.session.words.UmpireWords;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.Counter.Mark;

/** The umpire's panel: the unit that is taken up and what can be done with it, the clock, and who can be placed (rule 19). */
public final class UmpirePanel {
    private static final float COUNTER = 62;
    private static final float HELD = 124;

    /** What can have become of a unit that is not on the map, in the order in which an umpire is likely to want them back. */
    private static final List<String> KINDS = List.of("umpire.aside", "umpire.lost", "umpire.gone", "umpire.awaited");

    private final Rows rows;
    private final Widgets ui;
    private final Control control;
    private final UmpireControl umpire;
    private final CorpsBands bands;
    private final LastShown filled = new LastShown();

    /** A panel with rows. */
    public UmpirePanel(Rows rows, Control control, CorpsBands bands) {
        this.rows = rows;
        this.control = control;
        this.bands = bands;
        ui = rows.ui();
        umpire = control.umpire();
    }

    private GameState state() {
        return control.session().state();
    }

    /** Fills the panel with what it has to show now, if that is something else than before. */
    public void refresh() {
        int entries = control.session().game().log().size();
        if (filled.differs(state().hash(), entries, umpire.picked(), umpire.turn(), umpire.may())) {
            rows.clear();
            fill();
        }
    }

    /** Fills the panel again the next time. */
    public void forget() {
        filled.forget();
    }

    private void fill() {
        rows.text(ui.text("umpire.title"), "heading");
        rows.text(new UmpireWords(ui.texts()).times(state()), "small");
        if (!umpire.may()) {
            rows.text(ui.text(state().combat().isPresent() ? "umpire.combat" : "umpire.waits"), "warning");
        }
        held();
        rows.button(ui.text("umpire.close", ui.key(KeyAction.BACK)), "default", umpire::end);
        clock();
        off();
    }

    /** The unit that is taken up, or room for one, so that nothing below moves when one is. */
    private void held() {
        Table box = new Table();
        box.top();
        Rows held = new Rows(ui, box);
        umpire.picked().ifPresentOrElse(unit -> unit(unit, held), () -> held.text(ui.text("umpire.pick"), "default"));
        rows.add(box, 4).minHeight(ui.px(HELD));
    }

    private void unit(Unit unit, Rows held) {
        Table card = new Table();
        // A counter in the panel lies in no hex; a unit that is not on the map is drawn the same.
        Hex hex = state().hexOf(unit)
                .orElseGet(() -> state().scenario().field().grid().hex(0));
        card.add(new CounterActor(ui.app(), Counter.of(unit, hex, state(), bands, false, Mark.SELECTED), COUNTER))
                .top()
                .padRight(ui.px(10));
        Table facts = new Table();
        facts.defaults().left().growX();
        facts.add(ui.wrapped(name(unit), "bold")).row();
        facts.add(ui.wrapped(where(unit), "default")).row();
        if (state().shaken(unit)) {
            facts.add(ui.wrapped(ui.text("side.shaken"), "warning")).row();
        }
        card.add(facts).growX();
        held.add(card, 8);
        held.text(ui.text(state().onMap(unit) ? "umpire.move" : "umpire.place"), "default");
        Table buttons = new Table();
        buttons.defaults().growX().uniformX();
        String shake = ui.text(state().shaken(unit) ? "umpire.recover" : "umpire.shake");
        buttons.add(button(shake, umpire.mayShake(), umpire::shake)).padRight(ui.px(6));
        buttons.add(button(ui.text("umpire.remove"), umpire.mayRemove(), umpire::remove));
        held.add(buttons, 6);
    }

    private TextButton button(String words, boolean enabled, Runnable action) {
        TextButton button = ui.button(words, "default", () -> rows.act(action));
        button.setDisabled(!enabled);
        return button;
    }

    private static String name(Unit unit) {
        return unit.commander().isEmpty() ? unit.id() : unit.id() + " · " + unit.commander();
    }

    private String where(Unit unit) {
        Optional<Hex> hex = state().hexOf(unit);
        return hex.map(at -> ui.text("umpire.in", at)).orElseGet(() -> ui.text(kind(unit)));
    }

    /** What became of a unit that is not on the map: the key of a word for it. */
    private String kind(Unit unit) {
        if (state().awaited(unit)) {
            return "umpire.awaited";
        } else if (state().eliminated(unit).isPresent()) {
            return "umpire.lost";
        }
        return state().exited(unit).isPresent() ? "umpire.gone" : "umpire.aside";
    }

    private void clock() {
        rows.text(ui.text("umpire.clock"), "heading");
        Table line = new Table();
        int turn = umpire.turn();
        int last = control.session().game().rules().umpire().lastTurn();
        line.add(button("−", turn > 1, () -> umpire.turn(turn - 1))).minWidth(ui.px(44));
        line.add(ui.centred(ui.text("top.turn", turn, state().scenario().turns()), "bold"))
                .growX();
        line.add(button("+", turn < last, () -> umpire.turn(turn + 1))).minWidth(ui.px(44));
        rows.add(line, 2);
        for (Moment moment : umpire.phases()) {
            boolean now = moment.equals(state().moment());
            String words = new UmpireWords(ui.texts()).phaseOf(moment);
            if (now || !umpire.may()) {
                rows.text(now ? ui.text("umpire.now", words) : words, now ? "bold" : "small");
            } else {
                rows.line(words, "list", () -> umpire.set(moment));
            }
        }
    }

    /** Who is not on the map, by side and by what became of them. */
    private void off() {
        rows.text(ui.text("umpire.off"), "heading");
        boolean none = true;
        for (Side side : Side.values()) {
            for (String kind : KINDS) {
                List<Unit> units = umpire.off(side, unit -> kind(unit).equals(kind));
                if (!units.isEmpty()) {
                    none = false;
                    rows.text(ui.word(side) + " · " + ui.text(kind), "bold");
                    units.forEach(this::line);
                }
            }
        }
        if (none) {
            rows.text(ui.text("umpire.nobody"), "small");
        }
    }

    private void line(Unit unit) {
        String style = umpire.picked().filter(unit::equals).isPresent() ? "chosen" : "list";
        rows.line(unit.id(), style, () -> umpire.pick(unit));
    }
}
