package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.advice.Advice;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.screen.kit.Dialog;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.balance.BalanceDial;
import org.roadtorichmond.workshop.tools.EditingSession;

/** Asks the commander who plays for the side that moves first what he would do where the scenario begins, and lists his orders. */
final class AdviceDialog implements Dialog {
    private static final float WIDTH = 620;
    private static final long SEED = 1;

    private final Widgets ui;
    private final Dialogs dialogs;
    private final EditingSession session;
    private final BalanceDial dial;
    private final Worker worker;
    private Subscription question = () -> {};
    private Subscription rest = () -> {};
    private String words = "";
    private Optional<Advice> advice = Optional.empty();

    AdviceDialog(Widgets ui, Dialogs dialogs, EditingSession session, BalanceDial dial, Worker worker) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.session = session;
        this.dial = dial;
        this.worker = worker;
    }

    /** Asks; the dialog says that the commander is thinking, and then what he advises. */
    void ask() {
        Optional<LoadedScenario> whole = session.judgement().flatMap(Judge.Judgement::playable);
        if (whole.isEmpty()) {
            dialogs.notice(ui.text("advise.title"), ui.text("edit.notWhole"));
            return;
        }
        LoadedScenario scenario = whole.get();
        Side side = scenario.scenario().first();
        CommanderSpec commander = dial.commanders().of(side);
        String name = ui.texts().player(commander.toString());
        words = ui.text("advise.thinking", name);
        advice = Optional.empty();
        dialogs.open(this);
        rest = dial.hold();
        Calibration calibration = ui.app().archive().yardsticks().calibration(scenario);
        question = worker.run(
                cancelled -> advice(scenario, commander, cancelled, calibration),
                known -> {
                    rest.close();
                    words = ui.text("advise.would", name, ui.word(side));
                    advice = Optional.of(known);
                    dialogs.rebuild();
                },
                fault -> {
                    close();
                    ui.app().trouble().accept(fault);
                });
    }

    private static Advice advice(
            LoadedScenario scenario, CommanderSpec commander, BooleanSupplier cancelled, Calibration calibration) {
        Game game = VictorySystems.newGame(scenario.survey(), SEED);
        return Advice.of(
                game,
                () -> {
                    Commander staff = Commanders.create(commander);
                    staff.stopWhen(cancelled);
                    return staff;
                },
                calibration);
    }

    private void close() {
        question.close();
        rest.close();
        dialogs.close(this);
    }

    @Override
    public Table build() {
        Table box = ui.panel();
        box.pad(ui.px(14));
        box.add(ui.label(ui.text("advise.title"), "heading"))
                .left()
                .padBottom(ui.px(8))
                .row();
        WheelScrollPane pane = new WheelScrollPane(content(), ui.theme());
        box.add(pane)
                .width(Math.min(ui.px(WIDTH), ui.stage().getWidth() * 0.9f))
                .maxHeight(ui.stage().getHeight() - ui.px(170))
                .row();
        box.add(ui.enterButton(ui.text("ledger.close"), this::close)).left().padTop(ui.px(10));
        Table middle = new Table();
        middle.add(box);
        return middle;
    }

    @Override
    public boolean key(int key) {
        if (key == Keys.ESCAPE) {
            close();
        }
        return key == Keys.ESCAPE;
    }

    private Table content() {
        Table table = new Table();
        table.padRight(ui.px(10));
        table.defaults().padBottom(ui.px(4));
        Rows rows = new Rows(ui, table);
        rows.text(words, "bold", 0);
        advice.ifPresent(known -> {
            known.plan().forEach(sentence -> rows.text(ui.tell(sentence), "default", 0));
            rows.add(ui.label(ui.text("advise.orders"), "bold"), 6);
            known.orders().forEach(order -> rows.text(ui.tell(order.reason()), "default", 0));
        });
        return table;
    }
}
