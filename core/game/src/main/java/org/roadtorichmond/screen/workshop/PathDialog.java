package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.FileImport;
import org.roadtorichmond.exchange.share.PlayerFiles;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.trace.TraceFolder;

/** Asks for the path of a file: by a field in which it can be typed, and by the dialog of the desktop where there is one. */
final class PathDialog {
    private static final float WIDTH = 560;

    private static final List<String> ENDINGS = Stream.concat(FileImport.ENDINGS.stream(), TraceFolder.ENDINGS.stream())
            .toList();

    private final Widgets ui;
    private final Dialogs dialogs;
    private final Worker worker;
    private TextField field;
    /** Counts the questions, so that a dialog of the desktop that is answered late does not answer another one. */
    private int asked;

    /**
     * A dialog.
     *
     * @param worker waits for the dialog of the desktop
     */
    PathDialog(Widgets ui, Dialogs dialogs, Worker worker) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.worker = worker;
        field = new TextField("", ui.theme().skin());
    }

    /** Asks which file is to be read. */
    void source(String heading, String about, Consumer<String> chosen) {
        PlayerFiles files = ui.app().files();
        ask(heading, about, "", () -> files.chooseFile(heading, ENDINGS), chosen);
    }

    /**
     * Asks where a file is written.
     *
     * @param proposed the path that is offered
     */
    void target(String heading, String about, String proposed, Consumer<String> chosen) {
        PlayerFiles files = ui.app().files();
        ask(heading, about, proposed, () -> files.chooseTarget(heading, proposed), chosen);
    }

    private void ask(
            String heading, String about, String proposed, Supplier<Optional<String>> browse, Consumer<String> chosen) {
        worker.run(ui.app().files()::hasDialogs, present -> {
            asked++;
            int now = asked;
            field.setText(proposed);
            Consumer<String> accept = path -> {
                asked++;
                dialogs.close();
                chosen.accept(path);
            };
            Runnable browsing = () -> worker.run(
                    browse,
                    path -> path.filter(named -> now == asked && dialogs.isOpen())
                            .ifPresent(accept));
            dialogs.show(heading, WIDTH, () -> content(about), () -> buttons(accept, present, browsing));
            ui.stage().setKeyboardFocus(field);
            field.setCursorPosition(field.getText().length());
        });
    }

    private List<Actor> buttons(Consumer<String> accept, boolean present, Runnable browsing) {
        List<Actor> buttons = new ArrayList<>();
        buttons.add(ui.enterButton(ui.text("incoming.goOn"), () -> {
            if (!field.getText().isBlank()) {
                accept.accept(field.getText().strip());
            }
        }));
        if (present) {
            buttons.add(ui.button(ui.text("path.browse"), "default", browsing));
        }
        buttons.add(ui.button(ui.text("dialog.cancel"), "default", () -> {
            asked++;
            dialogs.close();
        }));
        return buttons;
    }

    private Table content(String about) {
        field = new TextField(field.getText(), ui.theme().skin());
        field.setName("path");
        Table content = new Table();
        content.defaults().growX().left();
        content.add(ui.wrapped(about, "book")).padBottom(ui.px(8)).row();
        content.add(field);
        return content;
    }
}
