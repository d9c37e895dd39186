package org.roadtorichmond.publish.story;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
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

    /** Links the numbers in a text from its end, so that what stands before each stays where it is. */
    private void link(TextNode words) {
        List<MatchResult> numbers =
                NUMBER.matcher(words.getWholeText()).results().toList();
        for (int i = numbers.size() - 1; i >= 0; i--) {
            MatchResult number = numbers.get(i);
            String id = ids.get(number.group());
            if (id != null) {
                if (number.end() < words.getWholeText().length()) {
                    words.splitText(number.end());
                }
                TextNode linked = number.start() == 0 ? words : words.splitText(number.start());
                linked.wrap("<a href=\"#" + id + "\"></a>");
            }
        }
    }
}
