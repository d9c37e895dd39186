package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.function.Predicate;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.battle.board.Layers;
import org.roadtorichmond.screen.battle.board.PlanArrows;
import org.roadtorichmond.screen.kit.LastShown;
import org.roadtorichmond.screen.kit.Tips;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.HeldAdvice;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Routes;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.Palette;

/** The buttons of the overlays at the edge of the map, each with a picture, a word where there is room, and its key, and the legend of what is shown. */
public final class LayerBar {
    /** How far the buttons are from the edges of the map, in units of the interface. */
    public static final float GAP = 8;

    private static final float SWATCH = 14;

    private final Widgets ui;
    private final Control control;
    private final Tips tips;
    private final MapCamera camera;
    private final Runnable refresh;
    private final Predicate<KeyAction> offered;
    private final LastShown shown = new LastShown();

    /**
     * Buttons for the control's overlays, which cover some of what a camera sees; the screen is refreshed after each click.
     *
     * @param offered which of them there are, by their keys: a lesson has those that it teaches
     */
    public LayerBar(
            Widgets ui, Control control, Tips tips, MapCamera camera, Predicate<KeyAction> offered, Runnable refresh) {
        this.camera = camera;
        this.offered = offered;
        this.ui = ui;
        this.control = control;
        this.tips = tips;
        this.refresh = refresh;
    }

    /** Fills the table, if it would show anything else than before. */
    public void fill(Table table) {
        GameState state = control.session().state();
        if (!shown.differs(
                state.hash(),
                control.display().layers(),
                control.arm(),
                control.display().viewer(),
                control.display().drawn(control.session().game()))) {
            return;
        }
        table.clear();
        Table buttons = new Table();
        buttons.defaults().growX().padBottom(ui.px(2));
        pair(buttons, KeyAction.ZONES, Layer.ZONES);
        pair(buttons, KeyAction.SUPPLY, Layer.SUPPLIES);
        pair(buttons, KeyAction.TERRAIN, Layer.GROUND);
        button(
                buttons,
                KeyAction.INTENT,
                control.display().shows(Layer.PLAN),
                () -> control.display().toggle(Layer.PLAN));
        table.add(buttons).top().left();
        float beside = 2 * ui.px(GAP);
        camera.cover(Math.round(buttons.getPrefWidth() + beside), Math.round(buttons.getPrefHeight() + beside));
        Table legend = legend();
        if (legend.hasChildren()) {
            legend.setBackground(ui.theme().panel());
            table.add(ui.solid(legend)).top().left().padLeft(ui.px(6));
        }
    }

    private void pair(Table table, KeyAction action, Layer.Pair pair) {
        boolean on = control.display().shows(pair.first()) || control.display().shows(pair.second());
        button(table, action, on, () -> control.display().cycle(pair));
    }

    private void button(Table table, KeyAction action, boolean on, Runnable press) {
        if (!offered.test(action)) {
            return;
        }
        TextButton button = ui.button(ui.text("layer.name." + action.name()), on ? "chosen" : "default", () -> {
            press.run();
            refresh.run();
        });
        GameState state = control.session().state();
        boolean idle = action == KeyAction.SUPPLY && Layers.idle(Layer.SUPPLY, state);
        Label words = button.getLabel();
        words.setAlignment(Align.left);
        button.clearChildren();
        button.add(new LayerIcon(ui, action, idle)).padRight(ui.px(6));
        if (TopBar.roomy(ui)) {
            button.add(words).growX();
        }
        button.add(ui.label(ui.key(action), "key")).padLeft(ui.px(8));
        LessonRings.ofLayer(action, button).setDisabled(idle);
        tips.explain(button, () -> ui.text(idle ? "layer.idle" : "layer." + action.name()));
        table.add(button).row();
    }

    private Table legend() {
        Table legend = new Table();
        legend.defaults().left();
        Side viewer = control.display().viewer();
        if (control.display().shows(Layer.OWN_CONTROL)) {
            row(legend, Layers.zone(viewer), "legend.zone", ui.word(viewer));
        }
        if (control.display().shows(Layer.ENEMY_CONTROL)) {
            row(legend, Layers.zone(viewer.enemy()), "legend.zone", ui.word(viewer.enemy()));
        }
        GameState state = control.session().state();
        if (control.display().shows(Layer.COMMUNICATIONS) && !Layers.idle(Layer.COMMUNICATIONS, state)) {
            for (Side side : Side.values()) {
                communications(legend, state, side);
            }
        }
        if (control.display().shows(Layer.SUPPLY) && !Layers.idle(Layer.SUPPLY, state)) {
            row(legend, Palette.SUPPLIED, "legend.supplied");
            row(legend, Palette.UNSUPPLIED, "legend.unsupplied");
        }
        if (control.display().shows(Layer.TERRAIN)) {
            row(legend, Palette.WHITE, "legend.terrain", ui.word(control.arm()));
            row(legend, Palette.SHEET, "legend.clear", clear(state));
        }
        if (control.display().shows(Layer.POINTS)) {
            for (Side side : Side.values()) {
                row(legend, Palette.rim(side), "legend.points", ui.word(side));
            }
        }
        if (control.display().shows(Layer.PLAN)) {
            plan(legend, control.display().drawn(control.session().game()));
        }
        return legend;
    }

    /** The colours of the arrows that there are. */
    private void plan(Table legend, HeldAdvice.Drawn drawn) {
        if (!drawn.attacks().isEmpty()) {
            row(legend, Palette.TARGET, "legend.attacks");
        }
        arrow(legend, drawn, Plan.Role.ATTACK, "legend.joins");
        arrow(legend, drawn, Plan.Role.CLOSE, "legend.marches");
        arrow(legend, drawn, Plan.Role.WITHDRAW, "legend.withdraws");
        arrow(legend, drawn, Plan.Role.ENTER, "legend.entersOrLeaves");
    }

    private void arrow(Table legend, HeldAdvice.Drawn drawn, Plan.Role role, String key) {
        Color color = PlanArrows.color(role);
        if (drawn.marches().stream()
                .anyMatch(march -> PlanArrows.color(march.role()).equals(color))) {
            row(legend, color, key);
        }
    }

    /** What clear ground costs, which is not written on the map. */
    private String clear(GameState state) {
        TerrainEffects.Row row = state.scenario().rules().ground().row(Terrain.CLEAR);
        Integer cost = control.arm().wheeled() ? row.wheeled() : row.foot();
        return cost == null ? "–" : Texts.halves(cost);
    }

    private void communications(Table legend, GameState state, Side side) {
        Communications line = Routes.communications(state, side);
        String key = line instanceof Communications.Blocked
                ? "legend.cut"
                : line.exists() ? "legend.line" : "legend.unconnected";
        row(legend, line.exists() ? Palette.rim(side) : Palette.TARGET, key, ui.word(side));
    }

    private void row(Table table, Color color, String key, Object... values) {
        Table swatch = new Table();
        swatch.setBackground(ui.theme().box(Palette.clear(color, 1), Palette.INK, 0));
        table.add(swatch).size(ui.px(SWATCH)).padRight(ui.px(6));
        table.add(ui.label(ui.text(key, values), "small")).row();
    }
}
