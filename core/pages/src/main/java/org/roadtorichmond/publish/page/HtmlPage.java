package org.roadtorichmond.publish.page;

import com.google.gson.Gson;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.DocumentType;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.words.InvisibleCharacters;

/** An empty page with its style, to which scripts and the figures of its charts are added in the end. */
public final class HtmlPage {
    private static final String FOLDER = "/org/roadtorichmond/publish/page/";
    /** A browser that obeys it loads nothing, whatever stands in the page, and heeds no style and no script but those of which a hash follows. */
    private static final String CLOSED = "default-src 'none'; font-src data:; img-src data:";

    private final Document document = Document.createShell("");
    private final List<ChartData<?>> charts = new ArrayList<>();
    private final Map<String, Object> data = new LinkedHashMap<>();
    private final List<String> scripts = new ArrayList<>();
    private final Element policy;
    private final Element main;
    private String closed = CLOSED;

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
        policy = head.appendElement("meta").attr("http-equiv", "Content-Security-Policy");
        head.appendElement("meta").attr("name", "generator").attr("content", OutputKind.GENERATOR);
        head.appendElement("meta").attr("name", "viewport").attr("content", "width=device-width, initial-scale=1");
        head.appendElement("meta").attr("name", "color-scheme").attr("content", "light dark");
        head.appendElement("title").text(title);
        head.appendElement("link").attr("rel", "icon").attr("href", "data:,");
        head.appendElement("style")
                .appendChild(new DataNode(BookFont.style() + ShippedFiles.text(FOLDER + "page.css") + style));
        main = document.body().appendElement("main");
        data.put("charts", charts);
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

    /** Lets the page show pictures of its own site. */
    public void showPictures() {
        closed = CLOSED + " 'self'";
    }

    /** Adds a script of the page's own, which runs after that of the charts. */
    public void script(String content) {
        scripts.add(content);
    }

    /** Adds figures that the page's scripts read as JSON from the element of an id. */
    public void data(String id, Object figures) {
        data.put(id, figures);
    }

    /** The page as text. */
    public String html() {
        List<String> all = new ArrayList<>(scripts);
        if (!charts.isEmpty()) {
            all.addAll(0, List.of(ChartLibrary.text(), ShippedFiles.text(FOLDER + "page.js")));
        }
        // Gson writes what could end the element in escapes.
        data.forEach((id, figures) -> element(new Gson().toJson(figures)).id(id).attr("type", "application/json"));
        all.forEach(this::element);
        document.traverse((node, depth) -> show(node));
        Stream<String> styles = document.select("style").stream().map(style -> style.data() + style.wholeText());
        policy.attr("content", closed + "; style-src" + hashes(styles) + "; script-src" + hashes(all.stream()));
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

    private Element element(String content) {
        Element script = document.body().appendElement("script");
        script.appendChild(new DataNode(content));
        return script;
    }

    /** Styles or scripts as a policy names them. */
    private static String hashes(Stream<String> contents) {
        return contents.map(HtmlPage::hash).distinct().collect(Collectors.joining());
    }

    private static String hash(String content) {
        byte[] digest = HexFormat.of().parseHex(Digest.of(content));
        return " 'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    }
}
