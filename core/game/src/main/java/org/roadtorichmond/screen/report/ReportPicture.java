package org.roadtorichmond.screen.report;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.view.Screenshot;
import org.roadtorichmond.words.Sentence;

/** The whole report as one picture: all its leaves on one sheet, in columns of about one length. */
record ReportPicture(Widgets ui, Dialogs dialogs) {
    private static final float COLUMN = 640;
    private static final float BETWEEN = 40;
    private static final float MARGIN = 36;

    private static final int COLUMNS = 3;

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
                    .colspan(COLUMNS)
                    .row();
        }
        float column = ui.px(COLUMN);
        List<Table> leaves = report.leaves(column);
        columns(leaves)
                .forEach(below -> sheet.add(column(below, column))
                        .width(column)
                        .top()
                        .pad(0, ui.px(BETWEEN / 2), 0, ui.px(BETWEEN / 2)));
        return sheet;
    }

    /** Each leaf goes into the column that is shortest so far: the ledger and the losses grow with a game, charts do not. */
    private static List<List<Table>> columns(List<Table> leaves) {
        List<List<Table>> columns = Stream.generate(() -> (List<Table>) new ArrayList<Table>())
                .limit(COLUMNS)
                .toList();
        ToDoubleFunction<List<Table>> height =
                column -> column.stream().mapToDouble(Table::getPrefHeight).sum();
        for (Table leaf : leaves) {
            columns.stream()
                    .min(Comparator.comparingDouble(height))
                    .orElseThrow()
                    .add(leaf);
        }
        return columns;
    }

    private Table column(List<Table> leaves, float width) {
        Table column = new Table();
        column.top().left();
        leaves.forEach(leaf ->
                column.add(leaf).width(width).padBottom(ui.px(BETWEEN / 2)).row());
        return column;
    }
}
