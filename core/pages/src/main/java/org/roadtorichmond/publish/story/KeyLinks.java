package org.roadtorichmond.publish.story;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.roadtorichmond.publish.svg.MapSeries;
import org.roadtorichmond.victory.KeyHex;

/** Has the numbers of the hexes that the battle is about lead to their signs on the plate, wherever a page's words name them. */
final class KeyLinks {
    private static final Pattern NUMBER = Pattern.compile("\\d{4,}|\\d{3}\\.\\d{3}");

    private final Map<String, String> ids = new TreeMap<>();

    KeyLinks(List<KeyHex> keys) {
        keys.forEach(key -> ids.put(key.hex().number(), MapSeries.keyId(key.hex())));
    }

    /** Adds the links to an element of the page. */
    void add(Element element) {
        for (Element words : element.select("p, td, li, dd")) {
            List<TextNode> nodes = List.copyOf(words.textNodes());
            nodes.forEach(this::link);
        }
    }

    private void link(TextNode words) {
        TextNode rest = words;
        Matcher matcher = NUMBER.matcher(rest.getWholeText());
        while (matcher.find()) {
            String id = ids.get(matcher.group());
            if (id != null) {
                TextNode number = rest.splitText(matcher.start());
                rest = number.splitText(matcher.group().length());
                Element link = new Element("a").attr("href", "#" + id);
                number.replaceWith(link);
                link.appendChild(number);
                matcher = NUMBER.matcher(rest.getWholeText());
            }
        }
    }
}
