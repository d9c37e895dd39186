package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.NamedPlace;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.svg.MapDrawing;
import org.roadtorichmond.victory.VictorySystems;

/**
 * Where units fought, died and marched: one map with a layer for each of them and each variant, of which the page's style shows the
 * one that the reader chooses.
 */
record MapsPart(List<ReportedVariant> variants) {
    private static final int MOST_ROWS = 10;

    /** What a layer shows. */
    private enum Layer {
        FOUGHT("fought", "Where units fought", "attacks"),
        DIED("died", "Where units died", "units eliminated"),
        MARCHED("marched", "Where units marched", "units marched in");

        private final String word;
        private final String title;
        private final String unit;

        Layer(String word, String title, String unit) {
            this.word = word;
            this.title = title;
            this.unit = unit;
        }

        Map<String, Integer> counts(VariantFindings found) {
            return switch (this) {
                case FOUGHT -> found.fought();
                case DIED -> found.died();
                case MARCHED -> found.marched();
            };
        }
    }

    void write(Part page) {
        Part part = page.part("maps", "Where it happened");
        ReportedVariant first = variants.get(0);
        // Layers lie on one map.
        List<ReportedVariant> alike = variants.stream()
                .filter(variant -> variant.variant()
                        .scenario()
                        .mapJson()
                        .equals(first.variant().scenario().mapJson()))
                .toList();
        MapDrawing drawing = MapDrawing.of(field(first))
                .signs(VictorySystems.newGame(first.variant().scenario().survey(), 1)
                        .state())
                .title(first.variant().scenario().scenario().name())
                .numbers(false)
                .prefix("map-");
        part.say("The darker a hex, the more; half as dark is a quarter as much as in the darkest one.");
        Element choice = part.element().appendElement("div").addClass("maps");
        boolean checked = true;
        List<TableData<?>> tables = new ArrayList<>();
        for (ReportedVariant variant : alike) {
            Element group = choice.appendElement("fieldset");
            group.appendElement("legend").text(alike.size() > 1 ? variant.name() : "Show");
            for (Layer layer : Layer.values()) {
                Map<String, Integer> counts = layer.counts(variant.found());
                drawing = drawing.overlay(shares(variant, counts), "", "heat " + variant.id(layer.word));
                radio(group, variant, layer, checked);
                checked = false;
                tables.add(table(variant, layer, alike.size() > 1));
            }
        }
        Element box = choice.appendElement("div").addClass("sheet");
        box.appendChild(Jsoup.parse(drawing.svg(), "", Parser.xmlParser()).child(0));
        part.tables(tables.toArray(TableData[]::new));
    }

    private static Battlefield field(ReportedVariant variant) {
        return variant.variant().scenario().scenario().field();
    }

    private static void radio(Element group, ReportedVariant variant, Layer layer, boolean checked) {
        String id = "show-" + variant.id(layer.word);
        Element label = group.appendElement("label").attr("for", id);
        label.appendElement("input")
                .id(id)
                .attr("type", "radio")
                .attr("name", "layer")
                .attr("value", variant.id(layer.word))
                .attr("checked", checked);
        label.appendText(" " + layer.title);
    }

    /** The rules of the style by which only the chosen layer is shown, with or without scripts. */
    static String style(List<ReportedVariant> variants) {
        StringBuilder css = new StringBuilder();
        for (ReportedVariant variant : variants) {
            for (Layer layer : Layer.values()) {
                String id = variant.id(layer.word);
                css.append(".maps:has(#show-" + id + ":checked) ." + id + "{display:inline}");
            }
        }
        return css.toString();
    }

    private static Map<Hex, Double> shares(ReportedVariant variant, Map<String, Integer> counts) {
        int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(1);
        Map<Hex, Double> shares = new HashMap<>();
        counts.forEach((number, count) -> field(variant)
                .grid()
                .parse(number)
                .ifPresent(hex -> shares.put(hex, Math.sqrt((double) count / most))));
        return shares;
    }

    private static TableData<?> table(ReportedVariant variant, Layer layer, boolean several) {
        return new TableData<>(
                        layer.title + " most" + (several ? ": " + variant.name() : ""),
                        Figures.most(layer.counts(variant.found()), count -> count, MOST_ROWS))
                .words("Hex", Map.Entry::getKey)
                .words("Place", hex -> place(variant, hex.getKey()))
                .figure(
                        layer.unit + " a game",
                        hex -> Figures.number(
                                (double) hex.getValue() / variant.found().size(), 2));
    }

    private static String place(ReportedVariant variant, String number) {
        Optional<Hex> hex = field(variant).grid().parse(number);
        return String.join(
                ", ",
                field(variant).places().stream()
                        .filter(place -> Optional.of(place.hex()).equals(hex))
                        .map(NamedPlace::name)
                        .toList());
    }
}
