package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.Dialog;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.balance.BalanceDial;
import org.roadtorichmond.workshop.balance.TunableValue;
import org.roadtorichmond.workshop.balance.TuneState;
import org.roadtorichmond.workshop.balance.TuneWish;
import org.roadtorichmond.workshop.balance.ValueTuner;
import org.roadtorichmond.workshop.tools.EditingSession;

/** Searches the best value of a number: which values, for what share, how far the search is, what it found, and takes it. */
final class TuneDialog implements Dialog {
    private static final float WIDTH = 520;
    private static final float NUMBER = 64;
    private static final float FIELD_GAP = 12;
    private static final int SPREAD = 3;
    private static final int WHOLE = 100;
    private static final String HALF = "50";
    private static final List<Integer> FINALS = List.of(40, 100, 400);

    private final Widgets ui;
    private final Dialogs dialogs;
    private final EditingSession session;
    private final BalanceDial dial;
    private final ValueTuner tuner;
    private final Table found = new Table();
    private TunableValue value;
    private List<Node> values = List.of();
    private int finals = FINALS.get(1);
    private boolean open;
    private TextField from;
    private TextField to;
    private TextField step;
    private TextField share;
    private Label said;
    private @Nullable TextButton start;
    private @Nullable TextButton take;

    TuneDialog(Widgets ui, Dialogs dialogs, EditingSession session, BalanceDial dial, ValueTuner tuner) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.session = session;
        this.dial = dial;
        this.tuner = tuner;
        value = new TunableValue("", "", "", node -> tree -> {});
        from = field("", "");
        to = from;
        step = from;
        share = from;
        said = ui.label("", "default");
        tuner.listen(this::refresh);
    }

    /** Opens it for a number. */
    void open(TunableValue next) {
        value = next;
        values = List.of();
        tuner.forget();
        int now = next.now().matches("[0-9]{1,6}") ? Integer.parseInt(next.now()) : 1;
        int by = Math.max(1, now / (2 * SPREAD));
        from = field("tune.from", Integer.toString(Math.max(now > 0 ? 1 : 0, now - SPREAD * by)));
        to = field("tune.to", Integer.toString(now + SPREAD * by));
        step = field("tune.step", Integer.toString(by));
        share = field("tune.share", HALF);
        open = true;
        dialogs.open(this);
        ui.stage().setKeyboardFocus(from);
        from.selectAll();
    }

    private TextField field(String name, String text) {
        TextField field = new TextField(text, ui.theme().skin());
        field.setName(name);
        return field;
    }

    private TextField again(TextField before) {
        return field(String.valueOf(before.getName()), before.getText());
    }

    @Override
    public Table build() {
        Table box = ui.panel();
        box.pad(ui.px(14));
        box.defaults().left().padBottom(ui.px(6));
        float wide = Math.min(ui.px(WIDTH), ui.stage().getWidth() * 0.9f);
        box.add(ui.wrapped(ui.text("tune.title", value.words()), "heading"))
                .width(wide)
                .row();
        box.add(ui.wrapped(
                        ui.text(
                                "tune.about",
                                ui.texts()
                                        .player(dial.commanders().of(Side.UNION).toString()),
                                ui.texts()
                                        .player(dial.commanders()
                                                .of(Side.CONFEDERATE)
                                                .toString())),
                        "default"))
                .width(wide)
                .row();
        from = again(from);
        to = again(to);
        step = again(step);
        share = again(share);
        Flow fields = new Flow(ui.px(FIELD_GAP));
        number(fields, "tune.from", from);
        number(fields, "tune.to", to);
        number(fields, "tune.step", step);
        number(fields, "tune.share", share);
        box.add(fields).width(wide).row();
        Table games = new Table();
        games.add(ui.label(ui.text("tune.games"), "default")).padRight(ui.px(6));
        games.add(ui.choices(FINALS, finals, number -> Integer.toString(number), this::play))
                .growX();
        box.add(games).width(wide).row();
        box.add(ui.wrapped(ui.text("tune.within", finals, WHOLE * within()), "small"))
                .width(wide)
                .row();
        said = ui.wrapped("", "bold");
        box.add(said).width(wide).row();
        box.add(new WheelScrollPane(found, ui.theme()))
                .width(wide)
                .maxHeight(ui.stage().getHeight() - ui.px(330))
                .row();
        box.add(buttons()).padBottom(0);
        refresh();
        Table middle = new Table();
        middle.add(box);
        return middle;
    }

    private Table buttons() {
        Table row = new Table();
        row.defaults().padRight(ui.px(8)).minWidth(ui.px(90));
        TextButton starting = ui.button(ui.text("tune.start"), "action", this::startOrStop);
        starting.setName("tune.start");
        start = starting;
        row.add(starting);
        TextButton taking = ui.button(ui.text("tune.take"), "default", this::take);
        take = taking;
        row.add(taking);
        row.add(ui.button(ui.text("ledger.close"), "default", this::close));
        return row;
    }

    private void number(Flow fields, String words, TextField field) {
        Table pair = new Table();
        pair.add(ui.label(ui.text(words), "default")).padRight(ui.px(6));
        pair.add(field).width(ui.px(NUMBER));
        fields.addActor(pair);
    }

    private double within() {
        return TuneWish.within(finals);
    }

    private void play(int number) {
        finals = number;
        dialogs.rebuild();
    }

    // --- The search ------------------------------------------------------------------------------------------------

    private void startOrStop() {
        if (tuner.isRunning()) {
            tuner.stop();
            return;
        }
        Optional<LoadedScenario> whole = session.judgement().flatMap(Judge.Judgement::playable);
        List<Node> wanted = TunableValue.values(from.getText(), to.getText(), step.getText());
        boolean percent = share.getText().strip().matches("[1-9][0-9]?");
        if (whole.isEmpty()) {
            said.setText(ui.text("edit.notWhole"));
        } else if (wanted.isEmpty() || !percent) {
            said.setText(ui.text("tune.values", TunableValue.MOST));
        } else {
            values = wanted;
            double part = Double.parseDouble(share.getText().strip()) / WHOLE;
            tuner.start(new TuneWish(whole.get(), value.path(), wanted, dial.commanders(), part, finals));
        }
    }

    private void take() {
        tuner.state().best().ifPresent(best -> {
            session.apply(value.setting().apply(values.get(best)));
            close();
        });
    }

    private void close() {
        open = false;
        tuner.stop();
        dialogs.close(this);
    }

    @Override
    public boolean key(int key) {
        if (key == Keys.ESCAPE) {
            close();
            return true;
        }
        boolean enter = key == Keys.ENTER || key == Keys.NUMPAD_ENTER;
        boolean typing = ui.stage().getKeyboardFocus() instanceof TextField;
        if (enter && typing) {
            startOrStop();
        }
        return enter && typing;
    }

    // --- What was found --------------------------------------------------------------------------------------------

    private void refresh() {
        if (!open) {
            return;
        }
        TuneState state = tuner.state();
        said.setText(words(state));
        if (start != null && take != null) {
            start.setText(ui.text(tuner.isRunning() ? "tune.stop" : "tune.start"));
            take.setDisabled(tuner.isRunning() || state.best().isEmpty());
        }
        found.clear();
        found.top().left().padRight(ui.px(10));
        found.defaults().left().padRight(ui.px(16));
        if (!state.tried().isEmpty()) {
            for (String head : List.of("tune.value", "tune.union", "tune.interval", "tune.played")) {
                found.add(ui.label(ui.text(head), "bold"));
            }
            found.row();
        }
        state.tried().forEach(tried -> line(state, tried));
        Gdx.graphics.requestRendering();
    }

    private void line(TuneState state, TuneState.Value tried) {
        String typed = TypedValue.typed(values.get(tried.value()));
        boolean now = typed.equals(value.now());
        boolean best = state.best().filter(number -> number == tried.value()).isPresent();
        String style = best ? "bold" : "default";
        Optional<TuneState.Share> games = now ? state.asItIs() : tried.share();
        found.add(ui.label(ui.text(best ? "tune.best" : now ? "tune.now" : "tune.one", typed), style));
        found.add(ui.label(games.map(one -> percent(one.share().value())).orElse("\u2013"), style));
        found.add(ui.label(
                games.filter(one -> one.share().hasInterval())
                        .map(one -> ui.text(
                                "tune.between",
                                WHOLE * one.share().low(),
                                WHOLE * one.share().high()))
                        .orElse("\u2013"),
                style));
        found.add(ui.label(
                games.map(one -> ui.text(one.confirmed() ? "tune.fresh" : "tune.count", one.games()))
                        .orElse("\u2013"),
                style));
        found.row();
    }

    private String percent(double part) {
        return ui.text("tune.percent", WHOLE * part);
    }

    private String words(TuneState state) {
        if (!state.troubles().isEmpty()) {
            return ui.tell(state.troubles().get(0));
        } else if (tuner.isRunning()) {
            return state.most() == 0 ? ui.text("tune.begins") : ui.text("tune.running", state.games(), state.most());
        } else if (state.verdict().isEmpty()) {
            return ui.text(state.games() == 0 ? "tune.ready" : "tune.stopped", state.games());
        }
        return switch (state.verdict().get()) {
            case AS_IT_IS -> ui.text("tune.asItIs");
            case RECOMMENDED -> ui.text("tune.recommended", best(state));
            case UNPROVED -> ui.text("tune.unproved", best(state));
            case NOTHING -> state.best().isPresent() ? ui.text("tune.nearest", best(state)) : ui.text("tune.nothing");
        };
    }

    private String best(TuneState state) {
        return state.best().map(number -> TypedValue.typed(values.get(number))).orElse(value.now());
    }
}
