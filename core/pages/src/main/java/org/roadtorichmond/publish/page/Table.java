package org.roadtorichmond.publish.page;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;

/** A table: a caption, headings, and rows whose first cell names them. */
public final class Table {
    /** Words of which a line of a narrow column has few, and texts of which it has hardly any: so many letters or more. */
    private static final int PHRASE = 12;

    private static final int TEXT = 40;

    private final String caption;
    private final List<String> headings;
    private final List<List<String>> rows = new ArrayList<>();
    private int words = 1;

    /** An empty table. */
    public Table(String caption, String... headings) {
        this.caption = caption;
        this.headings = List.of(headings);
    }

    /** With words, and not figures, in the first columns from the left. */
    public Table words(int columns) {
        words = columns;
        return this;
    }

    /** Adds a row with a cell for each heading. */
    public Table row(String... cells) {
        return row(List.of(cells));
    }

    /** Adds a row with a cell for each heading. */
    public Table row(List<String> cells) {
        if (cells.size() != headings.size()) {
            throw new IllegalArgumentException(cells + " do not go below " + headings);
        }
        rows.add(cells);
        return this;
    }

    /** Whether it has no rows. */
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Puts the table into a page, in a box of its own that scrolls where the table is too large for it. */
    public void appendTo(Element parent) {
        Element box = parent.appendElement("div")
                .addClass("table")
                .attr("role", "region")
                .attr("tabindex", "0")
                .attr("aria-label", caption);
        Element table = box.appendElement("table");
        // In an element of its own it stays in sight where the table is wider than the page.
        table.appendElement("caption").appendElement("span").text(caption);
        Element head = table.appendElement("thead").appendElement("tr");
        for (int i = 0; i < headings.size(); i++) {
            align(head.appendElement("th").attr("scope", "col").text(headings.get(i)), i);
        }
        Element body = table.appendElement("tbody");
        for (List<String> cells : rows) {
            Element row = body.appendElement("tr");
            for (int i = 0; i < cells.size(); i++) {
                Element cell = i == 0 ? row.appendElement("th").attr("scope", "row") : row.appendElement("td");
                align(cell.text(cells.get(i)), i);
            }
        }
    }

    private void align(Element cell, int column) {
        if (column < words) {
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
