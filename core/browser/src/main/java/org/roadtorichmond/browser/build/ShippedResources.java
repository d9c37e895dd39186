package org.roadtorichmond.browser.build;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.roadtorichmond.browser.PageLessons;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.json.TreeReader;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that the script carries within it: the shipped scenarios with their maps, lessons, doctrines, and all sentences. */
public final class ShippedResources implements ResourcesPolicy {
    private static final List<String> ALWAYS = List.of(
            "assets/doctrine/bold.json",
            "assets/doctrine/cautious.json",
            "assets/doctrine/steady.json",
            "assets/i18n/page.properties",
            "assets/i18n/page_de.properties",
            "maps/lessons.txt",
            "maps/scenarios.txt",
            "org/roadtorichmond/publish/svg/map.css",
            "org/roadtorichmond/publish/svg/series.css",
            "org/roadtorichmond/scenario/setup/defaults.json",
            "org/roadtorichmond/sentences.properties",
            "org/roadtorichmond/sentences_de.properties");

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        Set<String> names = new LinkedHashSet<>(ALWAYS);
        ShippedFiles.text("/maps/scenarios.txt").lines().forEach(scenario -> {
            names.add("maps/" + scenario);
            names.add("maps/" + scenario.replace(".json", "_de.properties"));
            Node.ObjectNode tree = TreeReader.read(ShippedFiles.bytes("/maps/" + scenario))
                    .value()
                    .orElseThrow();
            if (tree.members().containsKey("map")) {
                names.add("maps/" + ((Node.TextNode) tree.members().get("map").value()).text());
            }
        });
        PageLessons.names().forEach(lesson -> {
            names.add("maps/" + lesson + ".lesson.json");
            names.add("maps/" + lesson + ".lesson_de.properties");
        });
        return names.toArray(String[]::new);
    }
}
