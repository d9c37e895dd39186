package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.roadtorichmond.screen.battle.board.Layers;
import org.roadtorichmond.screen.battle.panel.SidePanel;
import org.roadtorichmond.screen.kit.ChangeDialog;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.ElsewhereDialog;
import org.roadtorichmond.screen.kit.KeyTable;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.SaveDialog;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.report.StatisticsDialog;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Display;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.session.table.PlanRecall;
import org.roadtorichmond.session.table.Staff;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.SaveNames;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.MapCamera;

/** The menu of a battle, and what it and the panels lead to: saving, moves to be taken back, practice, replay, plans. */
final class BattleMenu implements SidePanel.Doors {
    private static final float WIDE = 520;

    private final Widgets ui;
    private final Dialogs dialogs;
    private final Navigator navigator;
    private final Control control;
    private final Session session;
    private final ShownGame shown;
    private final MapCamera camera;
    private final Staff staff;
    private final PlanRecall recall;
    private final EventSentences sentences;

    private final Consumer<KeyAction> press;

    /**
     * A menu of a page.
     *
     * @param press does what a key of the battle does
     */
    BattleMenu(
            Widgets ui,
            Dialogs dialogs,
            Navigator navigator,
            Control control,
            GameTable table,
            MapCamera camera,
            Consumer<KeyAction> press) {
        this.press = press;
        this.ui = ui;
        this.dialogs = dialogs;
        this.navigator = navigator;
        this.control = control;
        shown = table.shown();
        this.camera = camera;
        staff = table.staff();
        recall = table.recall();
        session = control.session();
        sentences = new EventSentences(ui.texts());
    }

    void open() {
        show("menu.heading", MenuGroups.WIDTH, "menu.resume", menu -> {
            lookUp(menu);
            program(menu);
            menu.column();
            game(menu);
        });
    }

    /** Shows entries, the keys of which do what they do, above a button that leads back to the battle. */
    private void show(String heading, float width, String back, Consumer<MenuGroups> fill) {
        Supplier<MenuGroups> entries = () -> {
            MenuGroups menu = new MenuGroups(ui);
            fill.accept(menu);
            return menu;
        };
        dialogs.show(
                ui.text(heading),
                width,
                () -> entries.get().build(),
                () -> List.of(ui.button(ui.text(back), "default", dialogs::close)),
                key -> ui.app()
                        .keys()
                        .action(ui.held().stroke(key))
                        .filter(action -> entries.get().press(action) || (action == KeyAction.BACK && dialogs.close()))
                        .isPresent());
    }

    private void lookUp(MenuGroups menu) {
        menu.group("menu.lookUp");
        menu.entry("menu.roster", KeyAction.ROSTER, true, pressing(KeyAction.ROSTER));
        menu.entry("menu.charts", KeyAction.CHARTS, true, pressing(KeyAction.CHARTS));
        menu.entry("title.rules", KeyAction.RULES, true, () -> ui.manual(""));
        menu.entry("title.keys", KeyAction.KEYS, true, this::keys);
    }

    private void game(MenuGroups menu) {
        menu.group("menu.game");
        menu.entry("menu.save", KeyAction.SAVE, true, this::save);
        menu.entry("menu.load", KeyAction.LOAD, true, this::load);
        menu.entry("time.replay", KeyAction.REPLAY, true, () -> replay(Optional.empty()));
        menu.entry("menu.table", true, () -> show("menu.table", MenuGroups.WIDTH / 2, "ledger.close", this::seats));
        menu.entry(
                "menu.change",
                !session.seats().onTwoComputers(),
                () -> new ChangeDialog(ui, dialogs, session)
                        .ask(ui.text("menu.changeAsk"), chosen -> leaveFor(() -> navigator.change(chosen))));
    }

    /** Who plays, and how: what is agreed on at the table. */
    private void seats(MenuGroups menu) {
        if (session.seats().onTwoComputers()) {
            menu.entry("two.talk", true, () -> closing(navigator::talk));
        }
        menu.entry(
                "seats.title",
                session.state().ending().isEmpty() && !session.seats().onTwoComputers(),
                () -> new SeatsDialog(ui, dialogs, session).ask());
        boolean practice = session.practice();
        menu.entry(
                practice ? "time.practising" : "time.practice",
                !practice && !session.seats().onTwoComputers(),
                this::practise);
        menu.entry(
                "menu.umpire",
                KeyAction.UMPIRE,
                session.humanDecides() && !session.seats().onTwoComputers(),
                () -> closing(this::umpire));
        menu.entry("menu.concede", conceding().isPresent(), this::concede);
    }

    private void program(MenuGroups menu) {
        menu.group("menu.program");
        menu.entry("title.settings", true, () -> navigator.settings(Optional.of(session)));
        menu.entry("menu.leave", true, () -> ask(ui.text(leaveQuestion()), () -> leaveFor(navigator::title)));
    }

    @Override
    public void press(KeyAction action) {
        press.accept(action);
    }

    /** Does what a key of the battle does, without the menu. */
    private Runnable pressing(KeyAction action) {
        return () -> closing(() -> press.accept(action));
    }

    private void closing(Runnable action) {
        dialogs.close();
        action.run();
    }

    private void ask(String question, Runnable yes) {
        ask(ui.text("menu.title"), question, yes);
    }

    private void ask(String title, String question, Runnable yes) {
        dialogs.ask(title, question, yes);
    }

    @Override
    public void statistics() {
        dialogs.close();
        dialogs.open(new StatisticsDialog(ui, dialogs, session.game()));
    }

    /** Who can give up: the person who decides, and in a match the one at this computer. */
    private Optional<Side> conceding() {
        if (session.humanDecides()) {
            return Optional.of(session.state().decider());
        }
        boolean running = session.state().ending().isEmpty();
        return Arrays.stream(Side.values())
                .filter(side -> running
                        && session.seats().human(side)
                        && session.seats().remote(side.enemy()))
                .findFirst();
    }

    private void concede() {
        conceding().ifPresent(side -> ask(ui.text("menu.concedeAsk", ui.word(side)), () -> control.concede(side)));
    }

    private String leaveQuestion() {
        if (session.seats().elsewhere()) {
            return "two.leaveWatchedAsk";
        }
        return session.seats().onTwoComputers() ? "two.leaveAsk" : "menu.leaveAsk";
    }

    /** Puts the game away, which is kept, and goes on with something else. */
    private void leaveFor(Runnable next) {
        Runnable go = () -> {
            ui.app().leaveTable();
            next.run();
        };
        ui.app()
                .autosaving()
                .unsaved()
                .ifPresentOrElse(
                        why -> new ElsewhereDialog(ui, dialogs, session)
                                .ask(why, Optional.of(new ElsewhereDialog.Without("elsewhere.leave", go)), go),
                        go);
    }

    private void practise() {
        ask(ui.text("time.practiceAsk"), session::practise);
    }

    /** Asks for a name and saves the game. */
    void save() {
        new SaveDialog(ui, dialogs, session).ask(SaveNames.proposal(session.state(), ui.texts()));
    }

    /** Leads to the saved games. */
    void load() {
        navigator.load(Optional.of(session));
    }

    /** Shows the list of keys. */
    void keys() {
        dialogs.show(ui.text("keys.title"), KeyTable.WIDTH, () -> KeyTable.build(ui), () -> List.of(dialogs.closing()));
    }

    /** Shows or hides overlays that only one victory system knows; under the others says why nothing is seen. */
    void supplies(Consumer<Display> change) {
        if (Layers.idle(Layer.SUPPLY, session.state())) {
            dialogs.notice(ui.text("menu.title"), ui.text("layer.idle"));
        } else {
            change.accept(control.display());
        }
    }

    /** Shows or hides what happened historically; where nothing can be looked up, says why. */
    void history(boolean available) {
        if (available) {
            control.display().toggle(Layer.HISTORY);
        } else {
            boolean off = !ui.app().preferences().get(Setting.HISTORY);
            dialogs.notice(ui.text("history.title"), ui.text(off ? "history.off" : "history.none"));
        }
    }

    /** Shows the game step by step, from its end or playing a stretch of it. */
    void replay(Optional<Replay.Stretch> stretch) {
        navigator.replay(session, camera, stretch);
    }

    @Override
    public void lastTurn() {
        Optional<Replay.Stretch> last = shown.lastTurn();
        if (last.isPresent()) {
            replay(last);
        }
    }

    /** The moves of this phase, each of which can be taken back alone. */
    void moves() {
        dialogs.show(ui.text("time.movesTitle"), WIDE, this::listOfMoves, () -> List.of(dialogs.closing()));
    }

    private Actor listOfMoves() {
        Table table = new Table();
        for (int move : session.movesOfPhase()) {
            String words = String.join(" ", sentences.tell(session.game().log().get(move)));
            table.add(ui.line(words, "list", () -> takeBack(move))).growX().row();
        }
        return table;
    }

    private void takeBack(int move) {
        int lost = session.takeBack(move).size();
        dialogs.close();
        if (lost > 0) {
            dialogs.notice(ui.text("time.movesTitle"), ui.text("time.lost", lost));
        } else if (!session.movesOfPhase().isEmpty()) {
            moves();
        }
    }

    /** Asks the staff for a plan, and shows what it answers. */
    void advice() {
        if (!control.display().shows(Layer.PLAN)) {
            control.display().toggle(Layer.PLAN);
        }
        control.display().show(Optional.empty());
        staff.ask(ui.app().preferences().get(Setting.ADVISER));
    }

    /** Has a person act as umpire, after a question where none has come to the table; or no more. */
    void umpire() {
        if (session.seats().onTwoComputers() || control.umpire().end()) {
            return;
        }
        if (control.umpire().present()) {
            control.umpire().begin();
        } else if (session.humanDecides() && session.state().combat().isEmpty()) {
            ask(ui.text("umpire.title"), ui.text("umpire.ask"), control.umpire()::begin);
        } else {
            boolean waits = session.state().combat().isPresent();
            dialogs.notice(ui.text("umpire.title"), ui.text(waits ? "umpire.combat" : "umpire.waits"));
        }
    }

    /** Has the staff think no more; whether it was thinking. */
    boolean stopThinking() {
        boolean thinking = staff.thinking().isPresent() || recall.thinking().isPresent();
        staff.cancel();
        recall.cancel();
        return thinking;
    }

    /** Shows or hides what commanders intended and the staff advises; what was intended last is worked out again if need be. */
    void plans() {
        control.display().toggle(Layer.PLAN);
        control.display().show(Optional.empty());
        if (control.display().shows(Layer.PLAN)
                && control.display().page(shown.game()).isEmpty()) {
            recall.newest(shown.game(), Integer.MAX_VALUE)
                    .filter(turn -> !recall.strange(turn))
                    .ifPresent(turn -> recall.recall(turn, page -> {}));
        }
    }
}
