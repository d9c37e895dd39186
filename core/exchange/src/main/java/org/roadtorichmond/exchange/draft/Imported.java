package org.roadtorichmond.exchange.draft;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;

/**
 * What an import has made of a file.
 *
 * @param name what map and scenario are called where nothing else is said
 * @param map the map, which can be read as it is; empty if the file has none that fits the game
 * @param units the units, to which keys may be missing
 * @param facts what else was learnt of the file and belongs neither to map nor units, for programs: an object
 * @param report what was taken, left and is missing
 */
public record Imported(
        String name, Optional<Node.ObjectNode> map, List<UnitDraft> units, Node.ObjectNode facts, ImportReport report) {
    /** The most units that a scenario may have. */
    public static final int MOST_UNITS = 5_000;

    /** Copies the units. */
    public Imported {
        units = List.copyOf(units);
    }

    /** Nothing yet: a question comes first. */
    public static Imported asking(String name, Problem problem, RefusedFile.Open open) {
        ImportReport report = new ImportReport();
        report.asked(open.question(), "file", open.names(), problem.at(), problem.sentence());
        return new Imported(name, Optional.empty(), List.of(), JsonValues.noMembers(), report);
    }

    /** The answers that are proposed to the questions that are open. */
    public Answers proposed() {
        Answers proposed = Answers.NONE;
        for (ReportEntry entry : report.questions()) {
            for (String name : entry.of()) {
                Question question = entry.question().orElseThrow();
                proposed = entry.proposal(name).isPresent()
                        ? proposed.with(question, name, entry.proposal(name).get())
                        : proposed;
            }
        }
        return proposed;
    }

    /** The questions without whose answers nothing was made; none if something was. */
    public List<ReportEntry> undecided() {
        return map.isPresent() || !units.isEmpty() ? List.of() : report.questions();
    }
}
