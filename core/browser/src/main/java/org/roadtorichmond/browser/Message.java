package org.roadtorichmond.browser;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.unit.Unit;

/** A request of the page; what it lacks, or states in a wrong way, is as if it were not there. */
record Message(Node.ObjectNode tree) {
    private static final int MOST_DIGITS = 18;

    private Optional<Node> value(String key) {
        return tree.member(key).map(Node.Member::value);
    }

    /** A text. */
    Optional<String> text(String key) {
        return value(key).filter(Node.TextNode.class::isInstance).map(node -> ((Node.TextNode) node).text());
    }

    /** A whole number of at most 18 digits. */
    Optional<Long> number(String key) {
        return value(key)
                .filter(Node.NumberNode.class::isInstance)
                .map(node -> ((Node.NumberNode) node).literal())
                .filter(digits -> digits.matches("-?[0-9]{1," + MOST_DIGITS + "}"))
                .map(Long::parseLong);
    }

    /** A truth value; false where there is none. */
    boolean truth(String key) {
        return value(key)
                .filter(node -> node instanceof Node.TruthNode truth && truth.truth())
                .isPresent();
    }

    /** Texts; one alone may stand without brackets. */
    List<String> texts(String key) {
        return value(key)
                .filter(Node.ArrayNode.class::isInstance)
                .map(node -> ((Node.ArrayNode) node)
                        .elements().stream()
                                .filter(Node.TextNode.class::isInstance)
                                .map(each -> ((Node.TextNode) each).text())
                                .toList())
                .orElseGet(() -> text(key).stream().toList());
    }

    /** How many elements a list has. */
    int size(String key) {
        return value(key)
                .filter(Node.ArrayNode.class::isInstance)
                .map(node -> ((Node.ArrayNode) node).elements().size())
                .orElse(0);
    }

    /** A unit of a scenario, by its id. */
    Optional<Unit> unit(String key, Scenario scenario) {
        return text(key).flatMap(scenario::unit);
    }

    /** A hex of a scenario's map, by its number. */
    Optional<Hex> hex(String key, Scenario scenario) {
        return text(key).flatMap(scenario.field().grid()::parse);
    }

    /** Units of a scenario, each once. */
    List<Unit> units(String key, Scenario scenario) {
        return all(key, scenario::unit);
    }

    /** Hexes of a scenario's map, each once. */
    List<Hex> hexes(String key, Scenario scenario) {
        return all(key, scenario.field().grid()::parse);
    }

    private <T> List<T> all(String key, Function<String, Optional<T>> named) {
        List<T> found =
                texts(key).stream().flatMap(name -> named.apply(name).stream()).toList();
        return List.copyOf(new LinkedHashSet<>(found));
    }
}
