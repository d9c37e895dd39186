package org.roadtorichmond.publish.page;

import java.util.List;
import org.jsoup.nodes.Element;
import org.roadtorichmond.publish.data.TableData;

/** Puts a table into a page: a caption, headings, and rows whose first cell names them. */
final class HtmlTable {
    /** Words of which a line of a narrow column has few, and texts of which it has hardly any: so many letters or more. */
    private static final int PHRASE = 12;

    private static final int TEXT = 40;

    private final TableData<?> table;
    private final List<List<String>> rows;

    HtmlTable(TableData<?> table) {
        this.table = table;
        rows = table.cells().stream()
                .map(row -> row.stream().map(Object::toString).toList())
                .toList();
    }

    /** Puts the table into an element, in a box of its own that scrolls where the table is too large for it. */
    void appendTo(Element parent) {
        Element box = parent.appendElement("div")
                .addClass("table")
                .attr("role", "region")
                .attr("tabindex", "0")
                .attr("aria-label", table.caption());
        Element shown = box.appendElement("table");
        // In an element of its own it stays in sight where the table is wider than the page.
        shown.appendElement("caption").appendElement("span").text(table.caption());
        Element head = shown.appendElement("thead").appendElement("tr");
        for (int i = 0; i < table.columns().size(); i++) {
            String heading = table.columns().get(i).heading();
            align(head.appendElement("th").attr("scope", "col").text(heading), i);
        }
        Element body = shown.appendElement("tbody");
        for (List<String> cells : rows) {
            Element row = body.appendElement("tr");
            for (int i = 0; i < cells.size(); i++) {
                Element cell = i == 0 ? row.appendElement("th").attr("scope", "row") : row.appendElement("td");
                align(cell.text(cells.get(i)), i);
            }
        }
    }

    private void align(Element cell, int column) {
        if (table.columns().get(column).words()) {
            cell.addClass("words");
            int longest = rows.stream()
                    .mapToInt(cells -> cells.get(column).length())
                    .max()
                    .orElse(0);
            if (longest >= PHRASE) {
                cell.addClass(longest < TEXT ? "phrase" : "text");
            }
        }
    }
}
