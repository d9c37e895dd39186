package org.roadtorichmond.workshop.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.setup.MapReader;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.PlacedProblem;
import org.roadtorichmond.workshop.Pointer;

/**
 * A problem or warning about the scenario under edit, and where it leads.
 *
 * @param problem what is wrong, as {@code validate} says it
 * @param warning whether it can be played all the same
 * @param leadsTo what has to be selected to mend it; nothing if it is about the scenario as a whole
 * @param field the name of the field that is wrong, such as {@code strength}, {@code arrives.turn} or {@code victory.exit}; empty if no
 *     single one is
 */
public record Finding(Problem problem, boolean warning, Selected leadsTo, String field) {
    /** All problems, and after them the warnings, each with where it leads on a tree. */
    public static List<Finding> all(Judge.Judgement judgement, EditableTree tree) {
        List<Finding> all = new ArrayList<>();
        judgement.problems().forEach(placed -> all.add(of(placed, false, tree)));
        judgement.warnings().forEach(placed -> all.add(of(placed, true, tree)));
        return all;
    }

    private static Finding of(PlacedProblem placed, boolean warning, EditableTree tree) {
        if (tree.isCampaign()) {
            return inCampaign(placed, warning, tree);
        }
        Selected leadsTo = target(tree, placed.in(tree), placed.problem().sentence());
        return new Finding(
                placed.problem(),
                warning,
                leadsTo,
                field(leadsTo.list().steps(), placed.path().steps()));
    }

    /** What is wrong with a scenario is the campaign's problem, and has no field here. */
    private static Finding inCampaign(PlacedProblem placed, boolean warning, EditableTree tree) {
        if (placed.problem().file().isPresent()) {
            return new Finding(placed.problem(), warning, new Selected.OfPart(Pointer.ROOT, placed.file()), "");
        }
        List<String> steps = placed.path().steps();
        int within = 0;
        while (within + 1 < steps.size() && steps.get(within + 1).matches("[0-9]+")) {
            within += 2;
        }
        Pointer part = new Pointer(steps.subList(0, within));
        String field = String.join(".", steps.subList(within, steps.size())).replaceFirst("(\\.[0-9]+)+$", "");
        return new Finding(placed.problem(), warning, Selected.OfPart.of(tree, part), field);
    }

    /** The rest of a path within an element of a list; an element of a list of simple values belongs to the field of the list. */
    private static String field(List<String> list, List<String> path) {
        int within = list.isEmpty() ? 0 : list.size() + 1;
        boolean there = path.size() > within && path.subList(0, list.size()).equals(list);
        return there ? String.join(".", path.subList(within, path.size())).replaceFirst("(\\.[0-9]+)+$", "") : "";
    }

    private static Selected target(EditableTree tree, Pointer place, Sentence said) {
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
            case "ways" ->
                unbridged(tree, element, said)
                        .or(() -> tree.text(element.then("name")).map(Selected.OfWay::new));
            case "waters" -> tree.text(element.then("name")).map(Selected.OfWater::new);
            case "crossings" ->
                crossing(tree, tree.text(element.then("hexside")).orElse(""));
            case "places", "edges", "crossovers" ->
                tree.text(element.then("hex")).flatMap(hex -> hex(tree, hex));
            case "terrain" -> row(tree, element.last());
            default -> tree.text(place).flatMap(hex -> hex(tree, hex));
        };
        return target.filter(selected -> selected.isIn(tree)).orElse(Selected.NOTHING);
    }

    /** Where a way has no bridge over a river, if that is what a problem says. */
    private static Optional<Selected> unbridged(EditableTree tree, Pointer way, Sentence said) {
        return new MapQuestions(tree)
                .unbridged(way).stream()
                        .filter(side -> tree.text(way.then("kind"))
                                .filter(kind -> MapReader.noBridge(kind, side).equals(said))
                                .isPresent())
                        .findFirst()
                        .map(Selected.OfCrossing::new);
    }

    /** A bridge or ford, or if its hexside has no water the first hex. */
    private static Optional<Selected> crossing(EditableTree tree, String written) {
        return tree.side(written)
                .<Selected>map(Selected.OfCrossing::new)
                .filter(crossing -> crossing.isIn(tree))
                .or(() -> hex(tree, written));
    }

    /** The first hex of a hex or hexside as it is written. */
    private static Optional<Selected> hex(EditableTree tree, String written) {
        String number = written.replaceFirst("/.*", "");
        return tree.hex(number).map(Selected.OfHex::new);
    }

    private static Optional<Selected> row(EditableTree tree, String number) {
        boolean digits = number.matches("[0-9]{1,3}");
        Optional<HexGrid> grid = tree.grid().filter(known -> digits);
        Optional<Hex> first = grid.flatMap(known -> known.at(1, Integer.parseInt(number) + 1));
        return first.map(Selected.OfHex::new);
    }
}
