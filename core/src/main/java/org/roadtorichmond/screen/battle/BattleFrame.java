package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Disposable;
import java.util.function.Supplier;
import org.roadtorichmond.screen.battle.board.MinimapPane;
import org.roadtorichmond.screen.battle.panel.TopBar;
import org.roadtorichmond.screen.kit.Pane;
import org.roadtorichmond.screen.kit.StillPane;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.view.Board;
import org.roadtorichmond.view.Minimap;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.view.Stills;

/** Where the panels of the battle screen lie; those that are refilled while the game goes on are its tables. */
final class BattleFrame implements Disposable {
    final Table side = new Table();
    final Table tray = new Table();
    final Table log = new Table();
    final Table layers = new Table();
    final Table minimap = new Table();

    private final BattleScreen screen;
    private final Stills stills;

    BattleFrame(BattleScreen screen) {
        this.screen = screen;
        stills = new Stills(screen.studio().ink());
    }

    /** The small map in its corner. */
    MinimapPane small(Minimap map, float height, Supplier<Board> board) {
        return new MinimapPane(map, screen.camera(), height, board, stills.part());
    }

    /** The bar at the top, with its buttons. */
    Table top(TopBar top, Table buttons) {
        return new StillPane(top.build(buttons), stills.part());
    }

    private int px(float units) {
        return screen.theme().px(units);
    }

    /** What lies over the map: the overlays' buttons above the tray, the small map beside them, and the log under all. */
    Table overMap(MinimapPane small) {
        int gap = px(8);
        Table left = new Table();
        left.add(layers).expand().top().left().row();
        left.add(tray).bottom().left().padTop(gap);
        Table over = new Table();
        over.add(left).grow().pad(gap);
        over.add(minimap).bottom().padRight(gap).padBottom(gap).row();
        over.add(log).colspan(2).growX();
        minimap.clear();
        minimap.setBackground(screen.theme().box(Palette.INK, Palette.PAPER, 2));
        screen.solid(minimap);
        minimap.add(small);
        return over;
    }

    /** The buttons at the right end of the bar at the top. */
    Table buttons(Control control, BattleInput input) {
        Table buttons = new Table();
        buttons.defaults().padLeft(px(4));
        buttons.add(screen.button(screen.text("bar.undo"), "top", () -> input.press(KeyAction.UNDO)));
        buttons.add(screen.button(screen.text("bar.redo"), "top", () -> input.press(KeyAction.REDO)));
        buttons.add(screen.button(screen.text("bar.ledger"), "top", () -> {
            control.toggle(Layer.POINTS);
            screen.refresh();
        }));
        buttons.add(screen.button(screen.text("bar.log"), "top", screen::toggleLog));
        buttons.add(screen.button(
                screen.text("bar.keys"), "top", () -> screen.sheets().keys()));
        buttons.add(screen.button(screen.text("bar.menu"), "top", screen::menu));
        return buttons;
    }

    /** The panel at the right. */
    Table side() {
        Table frame = screen.panel();
        side.top().pad(px(6));
        frame.add(new Pane(side, screen.theme())).grow();
        return new StillPane(frame, stills.part());
    }

    /** The line at the foot: what to do next, and the button that ends the phase. */
    Table foot(Label hint, TextButton end) {
        Table foot = screen.panel();
        foot.add(hint).growX().left().padLeft(px(10));
        foot.add(end).right().minWidth(px(220)).growY().pad(px(2));
        return new StillPane(foot, stills.part());
    }

    @Override
    public void dispose() {
        stills.dispose();
    }
}
