package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Screen;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.battle.board.Layers;
import org.roadtorichmond.screen.book.LoadScreen;
import org.roadtorichmond.screen.book.SettingsScreen;
import org.roadtorichmond.screen.kit.KeyTable;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.Sheets;
import org.roadtorichmond.screen.report.StatisticsLeaf;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.words.SaveNames;
import org.roadtorichmond.unit.Side;

/** The sheets of the battle screen: menu, keys, saving and loading, and questions before what cannot be taken back. */
public final class BattleSheets {
    private static final float NARROW = 420;

    private final Page page;
    private final Control control;
    private final Sheets sheets;
    private final SavedGames saved;

    BattleSheets(Page page, Control control, Sheets sheets, SavedGames saved) {
        this.page = page;
        this.control = control;
        this.sheets = sheets;
        this.saved = saved;
    }

    private TextButton button(String key, Runnable action) {
        return page.button(page.text(key), "default", action);
    }

    /** A button that tells the key that does the same. */
    private TextButton command(String key, KeyAction action, Runnable deed) {
        return page.button(page.text(key, page.key(action)), "default", deed);
    }

    private List<Actor> closing() {
        return List.of(page.enterButton(page.text("ledger.close"), sheets::close));
    }

    /** Shows or hides an overlay that only one victory system knows; under the others it is told why nothing is seen. */
    public void layer(Layer layer) {
        if (!Layers.idle(layer, control.session().game().state())) {
            control.toggle(layer);
        } else {
            tell(page.text("menu.title"), page.text("layer.idle"));
        }
    }

    void keys() {
        sheets.show(page.text("keys.title"), KeyTable.build(page), KeyTable.WIDTH, closing());
    }

    void menu(TimeSheets time, Runnable leave) {
        Table table = new Table();
        table.defaults().growX().padBottom(page.theme().px(8));
        table.add(command("menu.resume", KeyAction.BACK, sheets::close)).row();
        table.add(button("menu.statistics", this::statistics)).row();
        table.add(command("menu.save", KeyAction.SAVE, this::save)).row();
        table.add(command("menu.load", KeyAction.LOAD, this::load)).row();
        time.addTo(table);
        table.add(button("title.settings", () -> show(new SettingsScreen(page.studio(), this::battle))))
                .row();
        TextButton concede = button("menu.concede", this::concede);
        concede.setDisabled(!control.session().humanDecides());
        table.add(concede).row();
        table.add(button("menu.leave", () -> ask("menu.leaveAsk", "", leave))).row();
        sheets.show(page.text("menu.title"), table, NARROW, List.of());
    }

    void ask(String key, String value, Runnable yes) {
        sheets.show(
                page.text("menu.title"),
                page.wrapped(page.text(key, value), "book"),
                NARROW,
                List.of(
                        button("menu.yes", () -> {
                            sheets.close();
                            yes.run();
                        }),
                        button("menu.no", sheets::close)));
    }

    private void statistics() {
        sheets.close();
        page.leaves().open(new StatisticsLeaf(page, control.session().game()));
    }

    private void concede() {
        GameState state = control.session().game().state();
        Side side = state.decider();
        ask("menu.concedeAsk", page.studio().texts().word(side), () -> control.concede(side));
    }

    void tell(String heading, String words) {
        sheets.show(heading, page.wrapped(words, "book"), NARROW, closing());
    }

    void save() {
        String proposal = SaveNames.proposal(
                control.session().game().state(), page.studio().texts());
        TextField name = new TextField(proposal, page.theme().skin());
        Table table = new Table();
        table.add(name).growX();
        Runnable write = () -> {
            var trouble = saved.save(control.session(), name.getText());
            tell(
                    page.text("files.save"),
                    trouble.map(why -> page.text("files.failed", why))
                            .orElse(page.text(
                                    "files.saved", page.studio().archive().place(name.getText()))));
        };
        sheets.show(
                page.text("files.save"),
                table,
                NARROW,
                List.of(page.enterButton(page.text("files.save"), write), button("menu.no", sheets::close)));
        page.stage().setKeyboardFocus(name);
        name.selectAll();
    }

    void load() {
        show(new LoadScreen(page.studio(), this::battle, Optional.of(control.session())));
    }

    private void show(Screen screen) {
        page.studio().show(screen);
    }

    /** The battle as it stands, on a screen of its own. */
    private Screen battle() {
        return new BattleScreen(page.studio(), page.studio().lay(control.session()));
    }

    /** A button that looks like a line of a list. */
    static TextButton line(Page page, String words, Runnable action) {
        TextButton button = page.button(words, "list", action);
        button.getLabel().setAlignment(Align.left);
        return button;
    }
}
