package org.roadtorichmond.publish.page;

import java.util.List;
import org.jsoup.nodes.Element;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.publish.data.TableData;

/**
 * A part of the page under a heading, into which words, tables and charts are put in order.
 *
 * @param element its element
 * @param level the level of its heading
 * @param charts the charts of the whole page
 * @param figures what is said of each chart to those who do not see it, after its title
 */
public record Part(Element element, int level, List<ChartData<?>> charts, String figures) {
    private static final String SECTION = "section";

    /** Begins a part of this one. */
    public Part part(String id, String heading) {
        Element section = element.appendElement(SECTION).id(id).attr("aria-labelledby", id + "-h");
        section.appendElement("h" + (level + 1)).id(id + "-h").text(heading);
        return new Part(section, level + 1, charts, figures);
    }

    /** Begins a part of this one that is folded up under its heading, or open at first. */
    public Part folded(String id, String heading, boolean open) {
        Element details = element.appendElement("details").id(id).addClass("variant");
        details.attr("open", open);
        details.appendElement("summary").appendElement("h" + (level + 1)).text(heading);
        return new Part(details, level + 1, charts, figures);
    }

    /** Adds a paragraph. */
    public Part say(String words) {
        element.appendElement("p").text(words);
        return this;
    }

    /** Adds a table, if it has rows. */
    public Part table(TableData<?> table) {
        if (!table.isEmpty()) {
            new HtmlTable(table).appendTo(element);
        }
        return this;
    }

    /** Adds tables beside one another, those without rows not. */
    public Part tables(TableData<?>... tables) {
        Element row = element.appendElement("div").addClass("pair");
        for (TableData<?> table : tables) {
            if (!table.isEmpty()) {
                new HtmlTable(table).appendTo(row);
            }
        }
        return this;
    }

    /** Adds a chart and beside it, or under it where there is no room, the table with its figures. */
    public Part chart(ChartData<?> chart, TableData<?> table) {
        if (table.isEmpty()) {
            return this;
        }
        Element pair = element.appendElement("div").addClass("pair");
        draw(pair, chart);
        new HtmlTable(table).appendTo(pair);
        return this;
    }

    /** Adds charts beside one another, whose figures are in tables below. */
    public Part charts(List<? extends ChartData<?>> several, TableData<?>... tables) {
        Element pair = element.appendElement("div").addClass(several.size() > 2 ? "trio" : "pair");
        several.forEach(chart -> draw(pair, chart));
        for (TableData<?> table : tables) {
            table(table);
        }
        return this;
    }

    /** A script finds the place by the number of the chart; without scripts it is not shown. */
    private void draw(Element parent, ChartData<?> chart) {
        Element figure = parent.appendElement("figure").addClass("chart");
        figure.appendElement("figcaption").text(chart.title());
        Element plot = figure.appendElement("div").addClass("plot");
        plot.appendElement("canvas")
                .attr("data-chart", String.valueOf(charts.size()))
                .attr("role", "img")
                .attr("aria-label", chart.title() + "; " + figures);
        charts.add(chart);
    }
}
