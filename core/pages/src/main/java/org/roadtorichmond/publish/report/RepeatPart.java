package org.roadtorichmond.publish.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;

/** How to get the same findings again, and how to see that they are the same. */
record RepeatPart(Findings findings, Origin origin, String title) {
    /** Of how many variants there are rows in tables; a file for spreadsheets has all. */
    static final int MOST_VARIANTS = 200;

    void write(Part page) {
        Part part = page.part("repeat", "How to repeat it");
        part.say(
                "The same version of the program gives the same games on any number of threads: the signature is of all their last "
                        + "states, the digest of all that they depend on. Each variant plays the seeds from the first one up.");
        part.element()
                .appendElement("pre")
                .attr("tabindex", "0")
                .appendElement("code")
                .text("java -jar road-to-richmond.jar " + origin.typed());
        Experiment experiment = findings.experiment();
        Variant first = experiment.variants().get(0);
        Map<String, String> choices = new LinkedHashMap<>();
        choices.put("Program", "Road to Richmond " + origin.version());
        choices.put("What is played", title);
        choices.put("Commanders of the first variant", commanders(first));
        choices.put("First seed", String.valueOf(experiment.seed()));
        choices.put("Games of each variant at most", Figures.whole(experiment.games()));
        choices.put("Stop rule", stop(experiment.rule()));
        choices.put("Also scored under", experiment.further().isEmpty() ? "nothing else" : systems(experiment));
        choices.put("Games played", Figures.whole(findings.games()) + " of " + Figures.whole(experiment.most()));
        choices.put("SHA-256 of the experiment", experiment.digest());
        choices.put("Signature", String.format(Locale.ROOT, "%016x", findings.signature()));
        part.table(table("Choices and checks", "Choice", "Value", choices))
                .table(paths(experiment))
                .table(digests(experiment));
    }

    private static TableData<?> table(String caption, String what, String value, Map<String, String> rows) {
        return new TableData<>(caption, rows.entrySet())
                .words(what, Map.Entry::getKey)
                .words(value, Map.Entry::getValue);
    }

    private static String commanders(Variant variant) {
        return variant.commander(Side.UNION) + " for the Union, " + variant.commander(Side.CONFEDERATE)
                + " for the Confederates";
    }

    private static String systems(Experiment experiment) {
        return String.join(
                ", ", experiment.further().stream().map(VictorySystem::id).toList());
    }

    private static String stop(StopRule rule) {
        if (rule instanceof StopRule.Until until) {
            return "when the score is known to " + Figures.percent(until.halfWidth()) + " on either side";
        } else if (rule instanceof StopRule.Sprt test) {
            return "when it is settled whether the Union scores " + Figures.percent(test.low()) + " or "
                    + Figures.percent(test.high());
        }
        return "none, all games are played";
    }

    private static List<Variant> shown(Experiment experiment) {
        return experiment
                .variants()
                .subList(0, Math.min(MOST_VARIANTS, experiment.variants().size()));
    }

    /** Variants that are called otherwise in files. */
    private static TableData<Variant> paths(Experiment experiment) {
        List<Variant> others = shown(experiment).stream()
                .filter(variant -> !variant.name().equals(variant.words().toString()))
                .toList();
        return new TableData<>("Variants as files for programs call them", others)
                .words("Variant", Variant::words)
                .words("In files", Variant::name);
    }

    /** Scenarios and maps by their digests, with the first variant that has them. */
    private static TableData<?> digests(Experiment experiment) {
        Map<String, String> found = new LinkedHashMap<>();
        for (Variant variant : shown(experiment)) {
            String name = variant.name().isEmpty() ? "" : " of " + variant.words();
            found.putIfAbsent(Digest.of(variant.scenario().scenarioJson()), "Scenario" + name);
            found.putIfAbsent(Digest.of(variant.scenario().mapJson()), "Map" + name);
        }
        return new TableData<>("Files without needless spaces", found.entrySet())
                .words("File", Map.Entry::getValue)
                .words("SHA-256", Map.Entry::getKey);
    }
}
