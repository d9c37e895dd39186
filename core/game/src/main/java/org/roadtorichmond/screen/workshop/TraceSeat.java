package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.session.KeyStroke;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.edits.MapSizeEdits.Resizing;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.ToolKind;
import org.roadtorichmond.workshop.trace.TraceFolder;
import org.roadtorichmond.workshop.trace.TraceModel;

/** The picture that is traced, on the screen of the workshop: its button, its fields, and mouse and keys while it is laid. */
final class TraceSeat implements Disposable {
    /** The key that leads to the picture and back. */
    static final int KEY = Keys.P;

    private final Page page;
    private final EditingSession session;
    private final TraceModel model;
    private final TraceControl control;
    private final TraceInput input;
    private final TracePane pane;
    private ToolKind tool;

    TraceSeat(Page page, EditingSession session, OpenScenario open, EditedMap map, TraceInput.Screen screen) {
        this.page = page;
        this.session = session;
        String name =
                open.editor().draft().mapName().orElse(open.editor().draft().scenarioName());
        model = new TraceModel(new TraceFolder(page.app().archive().ownScenarios(), name));
        control = new TraceControl(model, map, page.app().worker("traced picture"), page::stale);
        input = new TraceInput(control, map, screen);
        pane = new TracePane(page, control, () -> lay(false));
        tool = session.kind();
        follow();
    }

    /** The button that leads to the picture. */
    TextButton button() {
        TextButton button =
                page.line(page.text("trace.button"), input.isOn() ? "chosen" : "list", () -> lay(!input.isOn()));
        button.add(page.label(page.texts().key(new KeyStroke(KEY)), "key")).right();
        return button;
    }

    /** The fields of the picture, while it is laid. */
    Optional<WheelScrollPane> fields() {
        return input.isOn() ? Optional.of(pane.build()) : Optional.empty();
    }

    /** Shows a picture under the map, whose file a person has named or dropped, and leads to its fields. */
    void open(String path) {
        lay(true);
        control.open(path);
    }

    private void lay(boolean on) {
        if (on != input.isOn()) {
            input.turn(on);
            tool = session.kind();
            page.rebuild();
        }
    }

    /** The size of the map has changed, and everything on it has moved. */
    void resized(Resizing size) {
        model.resized(session.tree(), size);
        control.show();
    }

    private void follow() {
        model.follow(session.tree());
        control.show();
    }

    /** Shows what has changed; a tool that is taken up ends the laying. */
    void refresh() {
        follow();
        if (input.isOn() && session.kind() != tool) {
            lay(false);
        } else if (input.isOn()) {
            pane.refresh();
        }
    }

    /** What the mouse does while the picture is laid, in words. */
    Optional<String> does() {
        return input.isOn() ? Optional.of(page.text("trace.does")) : Optional.empty();
    }

    /** Whether arrow keys move the picture and not the map. */
    boolean takesArrows() {
        return input.isOn();
    }

    /** Handles a key of the map; whether it was used. */
    boolean key(int key) {
        boolean toggles = key == KEY && !page.held().control() && !page.held().shift();
        if (toggles) {
            lay(!input.isOn());
        }
        return toggles || input.key(key);
    }

    /** One step back: ends the fitting, then the laying; whether there was such a step. */
    boolean cancel() {
        boolean was = input.isOn();
        if (was && !control.stopFitting()) {
            lay(false);
        }
        return was;
    }

    /** Ends the laying, because a tool is needed. */
    void leave() {
        lay(false);
    }

    /** Receives the mouse before the tools do. */
    InputProcessor mouse() {
        return input;
    }

    /** What is to be seen on the map, and with it the hex that a click would name. */
    MapContents mark(MapContents contents) {
        Optional<Hex> hex = input.hex(Gdx.input.getX(), Gdx.input.getY());
        if (hex.isEmpty()) {
            return contents;
        }
        List<Overlay> over = new ArrayList<>(contents.over());
        over.add(new Overlay.Frame(hex.get(), Palette.LEGAL));
        return contents.with(contents.under(), over);
    }

    @Override
    public void dispose() {
        control.dispose();
    }
}
