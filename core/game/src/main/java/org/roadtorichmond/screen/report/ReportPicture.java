package org.roadtorichmond.screen.report;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.view.Screenshot;
import org.roadtorichmond.words.Sentence;

/** The whole report as one picture: all its leaves on one sheet, in columns of about one length. */
final class ReportPicture {
    private static final float COLUMN = 640;
    private static final float BETWEEN = 40;
    private static final float MARGIN = 36;

    /** Which leaves stand in each column, from 0: the end and the course, result and losses, luck and comparison. */
    private static final List<List<Integer>> COLUMNS = List.of(List.of(0, 2), List.of(1, 3), List.of(4, 5));

    private final Widgets ui;
    private final Dialogs dialogs;

    /** Pictures of reports of a page. */
    ReportPicture(Widgets ui, Dialogs dialogs) {
        this.ui = ui;
        this.dialogs = dialogs;
    }

    /**
     * Draws a report and writes it among the player's pictures; a dialog says where it is, or why there is none.
     *
     * @param lines what stands above it: the name of the battle, who won, who played
     * @param name what the file is called, without its ending
     */
    void write(ReportView report, List<String> lines, String name) {
        Archive archive = ui.app().archive();
        String file = archive.unpictured(name);
        Optional<byte[]> picture = Screenshot.png(ui.app().ink(), sheet(report, lines), ui.px(MARGIN));
        String words = picture.map(bytes -> archive.pictures()
                        .write(file, bytes)
                        .map((Sentence why) -> ui.text("report.pictureFailed", why))
                        .orElseGet(() -> ui.text(
                                "report.pictureWritten", archive.pictures().place(file))))
                .orElseGet(() -> ui.text("report.pictureTooLarge"));
        dialogs.notice(ui.text("report.picture"), words);
    }

    private Table sheet(ReportView report, List<String> lines) {
        Table sheet = new Table();
        sheet.top().left();
        List<String> styles = List.of("subtitle", "banner", "small");
        for (int i = 0; i < lines.size(); i++) {
            sheet.add(ui.label(lines.get(i), styles.get(Math.min(i, styles.size() - 1))))
                    .colspan(COLUMNS.size())
                    .row();
        }
        float column = ui.px(COLUMN);
        List<Table> leaves = report.leaves(column);
        // The ledger and the losses grow with a game, charts do not.
        for (List<Integer> places : COLUMNS) {
            List<Table> below = places.stream()
                    .filter(place -> place < leaves.size())
                    .map(leaves::get)
                    .toList();
            sheet.add(column(below, column)).width(column).top().pad(0, ui.px(BETWEEN / 2), 0, ui.px(BETWEEN / 2));
        }
        return sheet;
    }

    private Table column(List<Table> leaves, float width) {
        Table column = new Table();
        column.top().left();
        leaves.forEach(leaf ->
                column.add(leaf).width(width).padBottom(ui.px(BETWEEN / 2)).row());
        return column;
    }
}
