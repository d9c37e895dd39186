package org.roadtorichmond.workshop.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.Pointer;

/**
 * A problem or warning about the scenario under edit, and where it leads.
 *
 * @param problem what is wrong, as {@code validate} says it
 * @param warning whether it can be played all the same
 * @param leadsTo what has to be selected to mend it; nothing if it is about the scenario as a whole
 * @param field the key of the field that is wrong, such as {@code strength} or {@code turns}; empty if no single one is
 */
public record Finding(Problem problem, boolean warning, Selected leadsTo, String field) {
    /**
     * All problems, and after them the warnings, each with where it leads on a tree.
     *
     * @param overlay whether the scenario is an overlay, whose file numbers its units and zones otherwise than the tree that it makes
     */
    public static List<Finding> all(Judge.Judgement judgement, EditableTree tree, boolean overlay) {
        List<Finding> all = new ArrayList<>();
        judgement.problems().forEach(problem -> all.add(of(judgement, problem, false, tree, overlay)));
        judgement.warnings().forEach(problem -> all.add(of(judgement, problem, true, tree, overlay)));
        return all;
    }

    private static Finding of(
            Judge.Judgement judgement, Problem problem, boolean warning, EditableTree tree, boolean overlay) {
        boolean ofMap = judgement
                .map()
                .filter(map ->
                        map.problems().contains(problem) || map.warnings().contains(problem))
                .isPresent();
        Pointer at = Pointer.ofProblem(problem.path());
        Pointer place = ofMap ? new Pointer(joined(EditableTree.MAP.steps(), at.steps())) : at;
        Selected target = overlay && !ofMap ? named(at) : target(tree, place);
        return new Finding(problem, warning, target.isIn(tree) ? target : Selected.NOTHING, field(place));
    }

    /** What a path of an overlay leads to, in which units and zones are known by their names. */
    private static Selected named(Pointer at) {
        List<String> steps = at.steps();
        if (steps.size() < 2) {
            return Selected.NOTHING;
        }
        return switch (steps.get(0)) {
            case "units" -> new Selected.OfUnit(steps.get(1));
            case "zones" -> new Selected.OfZone(steps.get(1));
            default -> Selected.NOTHING;
        };
    }

    private static List<String> joined(List<String> first, List<String> second) {
        List<String> joined = new ArrayList<>(first);
        joined.addAll(second);
        return joined;
    }

    private static String field(Pointer place) {
        return place.steps().stream()
                .filter(step -> !step.matches("[0-9]+"))
                .reduce((first, last) -> last)
                .orElse("");
    }

    private static Selected target(EditableTree tree, Pointer place) {
        List<String> steps = place.steps();
        boolean ofMap = steps.size() > 2 && steps.get(0).equals(EditableTree.MAP.last());
        int list = ofMap ? 1 : 0;
        if (steps.size() < list + 2) {
            return Selected.NOTHING;
        }
        Pointer element = new Pointer(steps.subList(0, list + 2));
        Optional<Selected> target = switch (steps.get(list)) {
            case "units" -> tree.text(element.then("id")).map(Selected.OfUnit::new);
            case "zones" -> tree.text(element.then("name")).map(Selected.OfZone::new);
            case "ways" -> tree.text(element.then("name")).map(Selected.OfWay::new);
            case "waters" -> tree.text(element.then("name")).map(Selected.OfWater::new);
            case "crossings" -> tree.text(element.then("hexside")).flatMap(side -> hex(tree, side));
            case "places", "edges", "crossovers" ->
                tree.text(element.then("hex")).flatMap(hex -> hex(tree, hex));
            case "terrain" -> row(tree, element.last());
            default -> tree.text(place).flatMap(hex -> hex(tree, hex));
        };
        return target.orElse(Selected.NOTHING);
    }

    /** The first hex of a hex or hexside as it is written. */
    private static Optional<Selected> hex(EditableTree tree, String written) {
        String number = written.replaceFirst("/.*", "");
        return tree.grid().flatMap(grid -> grid.parse(number)).map(Selected.OfHex::new);
    }

    private static Optional<Selected> row(EditableTree tree, String number) {
        boolean digits = number.matches("[0-9]{1,3}");
        Optional<HexGrid> grid = tree.grid().filter(known -> digits);
        Optional<Hex> first = grid.flatMap(known -> known.at(1, Integer.parseInt(number) + 1));
        return first.map(Selected.OfHex::new);
    }
}
