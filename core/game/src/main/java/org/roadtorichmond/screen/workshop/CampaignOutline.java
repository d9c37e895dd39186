package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.SchemaField;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Selected;

/** All parts of a campaign in order, as its schema has them: its battles, what follows from each, and points at the end. */
final class CampaignOutline {
    private static final float INDENT = 16;

    private final Widgets ui;
    private final EditingSession session;
    private final BiConsumer<Pointer, String> add;
    private final FieldWords words;
    private final Table list = new Table();
    private @Nullable Shown shown;

    private record Shown(Pointer selected, long revision) {}

    /**
     * The outline of a session.
     *
     * @param add adds an element to a list, which is called so
     */
    CampaignOutline(Widgets ui, EditingSession session, BiConsumer<Pointer, String> add) {
        this.ui = ui;
        this.session = session;
        this.add = add;
        words = new FieldWords(ui.texts());
    }

    /** The outline on an empty stage. */
    WheelScrollPane build() {
        shown = null;
        return new WheelScrollPane(list, ui.theme());
    }

    /** Lists them again if anything is another one. */
    void refresh() {
        Pointer selected = session.selected().place(session.tree()).orElse(Pointer.ROOT);
        Shown next = new Shown(selected, session.revision());
        if (!next.equals(shown)) {
            shown = next;
            list.clear();
            list.top().left().padRight(ui.px(10));
            line(Selected.OfPart.CAMPAIGN, ui.text("edit.campaign"), selected, 0);
            lists(Pointer.ROOT, selected, 0);
        }
    }

    private void lists(Pointer part, Pointer selected, int depth) {
        EditableTree tree = session.tree();
        for (SchemaField field : Schema.CAMPAIGN.fields(part)) {
            if (field.kind() == SchemaField.Kind.PARTS) {
                Pointer of = part.then(field.at());
                if (depth == 0) {
                    list.add(ui.wrapped(words.name(field), "bold"))
                            .growX()
                            .padTop(ui.px(8))
                            .row();
                }
                for (int i = 0; i < tree.elements(of).size(); i++) {
                    Selected.OfPart element = Selected.OfPart.of(tree, of.then(i));
                    String number = Integer.toString(i + 1);
                    boolean named = depth == 0 && !element.name().equals(number);
                    line(element, named ? number + "  " + element.name() : element.name(), selected, depth);
                    lists(of.then(i), selected, depth + 1);
                }
                boolean near = selected.steps().size() >= part.steps().size()
                        && selected.steps().subList(0, part.steps().size()).equals(part.steps());
                if (near) {
                    more(of, words.name(field), depth);
                }
            }
        }
    }

    private void line(Selected.OfPart part, String said, Pointer selected, int depth) {
        TextButton line = ui.choice(said, part.at().equals(selected), () -> session.select(part));
        line.setName("part." + String.join(".", part.at().steps()));
        line.getLabel().setAlignment(Align.left);
        line.getLabel().setEllipsis(true);
        list.add(line)
                .minWidth(1)
                .prefWidth(1)
                .growX()
                .padLeft(ui.px(INDENT * depth))
                .padBottom(ui.px(2))
                .row();
    }

    private void more(Pointer of, String said, int depth) {
        TextButton more = ui.button(
                ui.texts().find("edit.add." + of.last()).orElseGet(() -> ui.text("edit.addPart", said)),
                "list",
                () -> add.accept(of, said));
        more.setName("add." + String.join(".", of.steps()));
        list.add(more).left().padLeft(ui.px(INDENT * depth)).padBottom(ui.px(4)).row();
    }
}
