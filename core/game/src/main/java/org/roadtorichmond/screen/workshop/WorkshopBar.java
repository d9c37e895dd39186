package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.Optional;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Finding;

/** The bar at the top of the workshop: what is edited and how it stands, and the buttons for it. */
final class WorkshopBar {
    private final Widgets ui;
    private final EditingSession session;
    private final Actions actions;
    private final String files;
    private Label name;
    private Label state;
    private TextButton undo;
    private TextButton redo;
    private TextButton play;

    /** What the buttons do that the session alone cannot. */
    interface Actions {
        /** Leads to the field of the scenario's name. */
        void rename();

        void save();

        /** Shows what can be done with files, or shares a campaign. */
        void files();

        /** Plays the scenario as it stands. */
        void play();

        void leave();
    }

    /**
     * The bar of a session.
     *
     * @param files what the button says that does something with files
     */
    WorkshopBar(Widgets ui, EditingSession session, Actions actions, String files) {
        this.files = files;
        this.ui = ui;
        this.session = session;
        this.actions = actions;
        name = ui.label("", "top");
        state = ui.label("", "topPlain");
        undo = ui.button("", "top", session::undo);
        redo = undo;
        play = undo;
    }

    /** The bar on an empty stage. */
    Table build() {
        Table bar = ui.solid(new Table());
        bar.setBackground(ui.theme().bar());
        int gap = ui.px(10);
        name = Widgets.onClick(ui.label("", "top"), actions::rename);
        name.setEllipsis(true);
        state = ui.label("", "topPlain");
        state.setEllipsis(true);
        undo = ui.button(ui.text("edit.undo", ui.key(KeyAction.UNDO)), "top", session::undo);
        redo = ui.button(ui.text("edit.redo", ui.key(KeyAction.REDO)), "top", session::redo);
        play = ui.button(ui.text("edit.play"), "top", actions::play);
        play.setName(TourGuide.PLAY);
        TextButton save = ui.button(ui.text("edit.save", ui.key(KeyAction.SAVE)), "top", actions::save);
        bar.add(name).padLeft(gap).minWidth(0);
        bar.add(state).padLeft(gap).minWidth(0).growX().left();
        bar.add(undo).padRight(gap / 2f);
        bar.add(redo).padRight(gap / 2f);
        bar.add(save).padRight(gap / 2f);
        bar.add(ui.button(files, "top", actions::files)).padRight(gap / 2f);
        bar.add(play).padRight(gap / 2f);
        bar.add(ui.button(ui.text("edit.close"), "top", actions::leave)).padRight(gap / 2f);
        return bar;
    }

    /** Shows how the scenario stands. */
    void refresh() {
        name.setText(session.tree().text(Pointer.of("name")).orElse(""));
        state.setText(words());
        undo.setDisabled(!session.canUndo());
        redo.setDisabled(!session.canRedo());
        play.setDisabled(session.judgement().filter(Judge.Judgement::isWhole).isEmpty());
    }

    private String words() {
        Optional<Judge.Judgement> judgement = session.judgement();
        long problems = session.findings().stream()
                .filter(finding -> !finding.warning())
                .count();
        long warnings = session.findings().stream().filter(Finding::warning).count();
        String whole = judgement.isEmpty()
                ? ui.text("edit.checking")
                : problems > 0 ? ui.text("edit.draft", problems) : ui.text("edit.whole", warnings);
        return ui.text("edit.state", whole, ui.text(session.isSaved() ? "edit.isSaved" : "edit.isUnsaved"));
    }
}
