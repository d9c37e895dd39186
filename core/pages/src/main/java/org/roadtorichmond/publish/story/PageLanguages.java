package org.roadtorichmond.publish.story;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jsoup.nodes.Element;
import org.roadtorichmond.session.words.Texts;

/**
 * The languages of a page, which holds all words in each of them; its style shows those of the one that the reader chooses, with or
 * without scripts, and of the first one where a browser cannot choose.
 *
 * @param all the texts, one of each language, that of the language shown at first before the others
 */
record PageLanguages(List<Texts> all) {
    /** Copies the list. */
    PageLanguages {
        all = List.copyOf(all);
    }

    Texts first() {
        return all.get(0);
    }

    /** The tag of a language. */
    static String tag(Texts texts) {
        return texts.locale().getLanguage();
    }

    private static String shown(Texts texts) {
        return "in-" + tag(texts);
    }

    /** Adds an element for each language. */
    void each(Element parent, String name, BiConsumer<Element, Texts> filled) {
        for (Texts texts : all) {
            Element element =
                    parent.appendElement(name).attr("lang", tag(texts)).addClass(shown(texts));
            filled.accept(element, texts);
        }
    }

    /** Adds words to an element; those that are the same in all languages once. */
    void say(Element element, Function<Texts, String> words) {
        if (all.stream().map(words).distinct().count() == 1) {
            element.appendText(words.apply(first()));
        } else {
            each(element, "span", (span, texts) -> span.text(words.apply(texts)));
        }
    }

    /** The words of all languages one after another, for what can have but one text. */
    String joined(Function<Texts, String> words) {
        return String.join(" / ", all.stream().map(words).distinct().toList());
    }

    /** Adds the choice of a language; each button carries the page's title in its language. */
    void choice(Element parent, Function<Texts, String> title) {
        Element group = parent.appendElement("fieldset").addClass("languages");
        group.appendElement("legend").text(joined(texts -> texts.get("settings.language")));
        for (Texts texts : all) {
            Element label = group.appendElement("label").attr("for", "say-" + tag(texts));
            label.appendElement("input")
                    .id("say-" + tag(texts))
                    .attr("type", "radio")
                    .attr("name", "language")
                    .attr("value", tag(texts))
                    .attr("data-title", title.apply(texts))
                    .attr("checked", texts.equals(first()));
            label.appendElement("span").attr("lang", tag(texts)).text(texts.get("language." + tag(texts)));
        }
    }

    /** The rules by which only one language is shown. */
    String style() {
        StringBuilder css = new StringBuilder();
        for (Texts texts : all) {
            if (!texts.equals(first())) {
                css.append("." + shown(texts) + "{display:none}");
                css.append(chosen(texts) + " ." + shown(texts) + "{display:revert}");
            }
            for (Texts other : all) {
                String map = other.equals(texts) ? "inline" : "none";
                css.append(chosen(texts) + "{--map-in-" + tag(other) + ":" + map + "}");
                if (!other.equals(texts)) {
                    css.append(chosen(texts) + " ." + shown(other) + "{display:none}");
                }
            }
        }
        return css.toString();
    }

    private static String chosen(Texts texts) {
        return ":root:has(#say-" + tag(texts) + ":checked)";
    }
}
