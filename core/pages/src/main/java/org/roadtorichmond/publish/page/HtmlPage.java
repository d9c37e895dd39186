package org.roadtorichmond.publish.page;

import com.google.gson.Gson;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.DocumentType;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.words.InvisibleCharacters;

/** An empty page with its style, to which scripts and the figures of its charts are added in the end. */
public final class HtmlPage {
    private static final String FOLDER = "/org/roadtorichmond/publish/page/";
    /** A browser that obeys it loads nothing, whatever stands in the page. */
    private static final String CLOSED =
            "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; font-src data:";

    private final Document document = Document.createShell("");
    private final List<ChartData<?>> charts = new ArrayList<>();
    private final List<String> scripts = new ArrayList<>();
    private final Element main;

    /**
     * An empty page.
     *
     * @param language the tag of its language
     * @param title what browsers show above it
     * @param style rules that come after those of all pages
     */
    public HtmlPage(String language, String title, String style) {
        document.outputSettings().prettyPrint(false);
        document.prependChild(new DocumentType("html", "", ""));
        Element html = document.child(0);
        html.attr("lang", language);
        Element head = document.head();
        head.appendElement("meta").attr("charset", "utf-8");
        head.appendElement("meta").attr("http-equiv", "Content-Security-Policy").attr("content", CLOSED);
        head.appendElement("meta").attr("name", "generator").attr("content", OutputKind.GENERATOR);
        head.appendElement("meta").attr("name", "viewport").attr("content", "width=device-width, initial-scale=1");
        head.appendElement("meta").attr("name", "color-scheme").attr("content", "light dark");
        head.appendElement("title").text(title);
        head.appendElement("link").attr("rel", "icon").attr("href", "data:,");
        head.appendElement("style")
                .appendChild(new DataNode(BookFont.style() + ShippedFiles.text(FOLDER + "page.css") + style));
        main = document.body().appendElement("main");
    }

    /** What the page is about. */
    public Element main() {
        return main;
    }

    /** The page as a part whose own parts are of the second level, in English. */
    public Part content() {
        return content(main, "the table has the figures");
    }

    /**
     * An element of the page as a part whose own parts are of the second level.
     *
     * @param figures what is said of each chart to those who do not see it, after its title
     */
    public Part content(Element element, String figures) {
        return new Part(element, 1, charts, figures);
    }

    /** Adds a script of the page's own, which runs after that of the charts. */
    public void script(String content) {
        scripts.add(content);
    }

    /** The page as text. */
    public String html() {
        script("", ChartLibrary.text());
        // Gson writes what could end the element in escapes.
        script("application/json", new Gson().toJson(charts)).id("charts");
        script("", ShippedFiles.text(FOLDER + "page.js"));
        scripts.forEach(each -> script("", each));
        document.traverse((node, depth) -> show(node));
        return document.html();
    }

    /** Names in files may have characters that turn the direction of writing or cannot be seen. */
    private static void show(Node node) {
        if (node instanceof TextNode text) {
            String words = text.getWholeText();
            String shown = InvisibleCharacters.shown(words);
            if (!shown.equals(words)) {
                text.text(shown);
            }
        } else if (node instanceof Element) {
            node.attributes().forEach(attribute -> attribute.setValue(InvisibleCharacters.shown(attribute.getValue())));
        }
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
