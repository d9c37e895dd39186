package org.roadtorichmond.publish.report;

import com.google.gson.Gson;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.DocumentType;
import org.jsoup.nodes.Element;

/** An empty page with its style, to which scripts and the figures of its charts are added in the end. */
final class Page {
    /** Of how many variants there are rows in tables; a file for spreadsheets has all. */
    static final int MOST_VARIANTS = 200;

    /** A browser that obeys it loads nothing, whatever stands in the page. */
    private static final String CLOSED =
            "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

    private final Document document = Document.createShell("");
    private final List<Chart> charts = new ArrayList<>();
    private final Element main;

    Page(String title, String style) {
        document.outputSettings().prettyPrint(false);
        document.prependChild(new DocumentType("html", "", ""));
        Element html = document.child(0);
        html.attr("lang", "en");
        Element head = document.head();
        head.appendElement("meta").attr("charset", "utf-8");
        head.appendElement("meta").attr("http-equiv", "Content-Security-Policy").attr("content", CLOSED);
        head.appendElement("meta").attr("name", "viewport").attr("content", "width=device-width, initial-scale=1");
        head.appendElement("meta").attr("name", "color-scheme").attr("content", "light dark");
        head.appendElement("title").text(title);
        head.appendElement("link").attr("rel", "icon").attr("href", "data:,");
        head.appendElement("style").appendChild(new DataNode(Resources.text("report.css") + style));
        main = document.body().appendElement("main");
    }

    /** What the page is about. */
    Element main() {
        return main;
    }

    /** The page as a part whose own parts are of the second level. */
    Part content() {
        return new Part(main, 1, charts);
    }

    /** The page as text. */
    String html() {
        script("", Resources.charts());
        // Gson writes what could end the element in escapes.
        script("application/json", new Gson().toJson(charts)).id("charts");
        script("", Resources.text("report.js"));
        return document.html();
    }

    private Element script(String type, String content) {
        Element script = document.body().appendElement("script");
        if (!type.isEmpty()) {
            script.attr("type", type);
        }
        script.appendChild(new DataNode(content));
        return script;
    }
}
