package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Set;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.screen.kit.LastShown;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyStroke;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.ToolKind;
import org.roadtorichmond.workshop.tools.ToolSettings;

/** The palette of the workshop: the tools with their keys, and what the tool in use can be set to. */
final class PalettePane {
    private static final int COLUMNS = 2;
    private static final float SWATCH = 15;
    private static final Set<ToolKind> GROUND = Set.of(ToolKind.TERRAIN, ToolKind.FILL, ToolKind.PICK);

    private final Widgets ui;
    private final EditingSession session;
    private final Table content = new Table();
    private final LastShown shown = new LastShown();

    PalettePane(Widgets ui, EditingSession session) {
        this.ui = ui;
        this.session = session;
    }

    /** The pane on an empty stage. */
    WheelScrollPane build() {
        shown.forget();
        return new WheelScrollPane(content, ui.theme());
    }

    /** Fills it if tool or settings have changed. */
    void refresh() {
        if (!shown.differs(session.kind(), session.settings())) {
            return;
        }
        content.clear();
        content.top().left().padRight(ui.px(10));
        content.add(tools()).growX().row();
        Table options = new Table();
        Form form = new Form(ui, options, true);
        options(form);
        content.add(options).growX().padTop(ui.px(6)).row();
    }

    private Table tools() {
        Table tools = new Table();
        int column = 0;
        for (ToolKind kind : ToolKind.values()) {
            boolean used = kind == session.kind();
            TextButton button = ui.line(ui.text("tool." + kind), used ? "chosen" : "list", () -> session.use(kind));
            button.setName(TourGuide.tool(kind));
            String key = ui.texts().key(new KeyStroke(WorkshopKeys.key(kind)));
            button.add(ui.label(key, "key")).right();
            tools.add(button).growX().uniformX().pad(ui.px(1));
            column++;
            if (column % COLUMNS == 0) {
                tools.row();
            }
        }
        return tools;
    }

    private void options(Form form) {
        ToolKind kind = session.kind();
        ToolSettings now = session.settings();
        if (GROUND.contains(kind)) {
            for (Terrain terrain : Terrain.values()) {
                form.add(terrain(terrain, now.terrain() == terrain));
            }
        }
        if (kind == ToolKind.TERRAIN) {
            form.choices(
                    ui.text("edit.radius"),
                    List.of(0, 1, ToolSettings.WIDEST),
                    now.radius(),
                    radius -> Integer.toString(radius),
                    radius -> session.set(session.settings().withRadius(radius)));
        }
        if (kind == ToolKind.UNIT || kind == ToolKind.EXIT || kind == ToolKind.ZONE) {
            form.choices(
                    ui.text(kind == ToolKind.ZONE ? "edit.closedTo" : "edit.side"),
                    List.of(Side.values()),
                    now.side(),
                    ui::word,
                    side -> session.set(session.settings().with(side)));
        }
        if (kind == ToolKind.UNIT) {
            form.choices(
                    ui.text("edit.type"),
                    List.of(Arm.values()),
                    now.arm(),
                    ui::word,
                    arm -> session.set(session.settings().with(arm)));
            form.field("tools.strength", ui.text("edit.strength"), Integer.toString(now.strength()), "", typed -> {
                if (typed.strip().matches("[0-9]{1,4}")) {
                    session.set(session.settings().withStrength(Integer.parseInt(typed.strip())));
                }
            });
        }
        if (kind.names()) {
            String words =
                    ui.text(kind == ToolKind.UNIT ? "edit.id" : kind == ToolKind.EDGE ? "edit.leadsTo" : "edit.name");
            form.field(
                    "tools.name",
                    words,
                    now.name(),
                    ui.text("edit.byItself"),
                    typed -> session.set(session.settings().withName(typed)));
        }
    }

    private TextButton terrain(Terrain terrain, boolean chosen) {
        TextButton line = ui.line(
                ui.word(terrain),
                chosen ? "chosen" : "list",
                () -> session.set(session.settings().with(terrain)));
        Image swatch = new Image(ui.theme().box(MapMarks.ink(terrain), Palette.PANEL_EDGE, 0));
        line.add(swatch).size(ui.px(SWATCH)).right();
        return line;
    }
}
