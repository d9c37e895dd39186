package org.roadtorichmond.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.play.Entry;

/** The drawer with the log: the latest entries, newest at the bottom. */
final class LogDrawer {
    private static final int SHOWN = 120;

    private final Page page;
    private final Session session;
    private final Chronicle chronicle;
    private final Label words;
    private final Pane pane;

    LogDrawer(Page page, Session session) {
        this.page = page;
        this.session = session;
        chronicle = new Chronicle(page.studio().texts());
        words = page.wrapped("", "default");
        words.setAlignment(Align.topLeft);
        Table table = new Table();
        table.add(words).grow().top().left();
        pane = new Pane(table, page.theme());
    }

    Table build() {
        Table drawer = page.panel();
        drawer.add(page.label(page.text("log.title"), "bold")).left().row();
        drawer.add(pane).grow();
        return drawer;
    }

    void refresh() {
        List<Entry> log = session.game().log();
        List<String> lines = new ArrayList<>();
        int first = Math.max(0, log.size() - SHOWN);
        for (Entry entry : log.subList(first, log.size())) {
            if (session.takenBack().contains(first)) {
                lines.add(page.text("log.takenBack"));
            }
            lines.addAll(chronicle.tell(entry));
            first++;
        }
        if (session.takenBack().contains(first)) {
            lines.add(page.text("log.takenBack"));
        }
        words.setText(String.join("\n", lines));
        pane.validate();
        pane.setScrollPercentY(1);
        pane.updateVisualScroll();
    }
}
