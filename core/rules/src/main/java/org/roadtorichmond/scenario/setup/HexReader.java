package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Reads hex numbers, rows of them and hexsides on a map of known size.
 *
 * <p>Where the size of the map is not known, because that was itself at fault, only the form of the JSON is checked: what
 * cannot be judged is not complained of.
 *
 * @param grid the size of the map, if it is known
 * @param problems those of the whole file, to which faults are added
 */
public record HexReader(Optional<HexGrid> grid, Problems problems) {
    /** The hex whose number is the value of a key. */
    Optional<Hex> hex(Fields fields, String key) {
        String number = fields.text(key);
        return fields.isGood(key) ? hex(number, message -> fields.fault(key, message)) : Optional.empty();
    }

    /** The hex whose number is the value of a key, if the key is there. */
    Optional<Hex> optionalHex(Fields fields, String key) {
        return fields.optionalText(key).flatMap(number -> hex(number, message -> fields.fault(key, message)));
    }

    /** The hexes of a list of numbers, of which none may come twice; at least one. */
    public List<Hex> list(Fields fields, String key) {
        return list(fields, key, fields.texts(key));
    }

    /** The same; none if the key is missing. */
    public List<Hex> listOrNone(Fields fields, String key) {
        List<Located<String>> numbers = fields.textsOrNone(key);
        return fields.has(key) ? list(fields, key, numbers) : List.of();
    }

    private List<Hex> list(Fields fields, String key, List<Located<String>> numbers) {
        fields.checkGood(!numbers.isEmpty(), key, Sentence.of("problem.noHexes"));
        List<Hex> hexes = new ArrayList<>();
        for (Located<String> number : numbers) {
            Optional<Hex> hex = hex(number.value(), message -> problems.add(number.at(), message));
            if (hex.filter(hexes::contains).isPresent()) {
                problems.add(number.at(), Sentence.of("problem.hexTwice", number.value()));
            }
            hex.ifPresent(hexes::add);
        }
        return hexes;
    }

    /** The hexes of a text of numbers parted by spaces; empty if one of them is at fault. */
    List<Hex> row(Fields fields, String key) {
        return each(fields, key, number -> hex(number, message -> fields.fault(key, message)));
    }

    /** The hexsides of a text of such parted by spaces; empty if one of them is at fault. */
    List<Hexside> hexsides(Fields fields, String key) {
        return each(fields, key, text -> hexside(text, message -> fields.fault(key, message)));
    }

    Optional<Hexside> hexside(Fields fields, String key) {
        String text = fields.text(key);
        return fields.isGood(key) ? hexside(text, message -> fields.fault(key, message)) : Optional.empty();
    }

    private static <T> List<T> each(Fields fields, String key, Function<String, Optional<T>> reader) {
        String text = fields.text(key);
        List<T> found = new ArrayList<>();
        if (fields.isGood(key)) {
            for (String word : text.strip().split(" +", -1)) {
                reader.apply(word).ifPresent(found::add);
            }
        }
        return fields.isGood(key) ? List.copyOf(found) : List.of();
    }

    private Optional<Hex> hex(String number, Consumer<Sentence> fault) {
        return hex(grid, number, fault);
    }

    /** The hex of a number, if the size of the map is known and has it; the fault is told what is wrong with it. */
    public static Optional<Hex> hex(Optional<HexGrid> grid, String number, Consumer<Sentence> fault) {
        if (grid.isEmpty()) {
            return Optional.empty();
        }
        Optional<Hex> hex = grid.get().parse(number);
        if (hex.isEmpty()) {
            Hex last = grid.get().hex(grid.get().size() - 1);
            fault.accept(Sentence.of(
                    "problem.hexNumber", Words.quoted(number), grid.get().hex(0), last));
        }
        return hex;
    }

    private Optional<Hexside> hexside(String text, Consumer<Sentence> fault) {
        String[] numbers = text.split("/", -1);
        if (numbers.length != 2) {
            fault.accept(Sentence.of("problem.hexside", Words.quoted(text)));
            return Optional.empty();
        }
        Optional<Hex> first = hex(numbers[0], fault);
        Optional<Hex> second = hex(numbers[1], fault);
        if (first.isEmpty() || second.isEmpty()) {
            return Optional.empty();
        }
        if (!adjacent(first.get(), second.get())) {
            fault.accept(Sentence.of("problem.notAdjacent", Words.quoted(text)));
            return Optional.empty();
        }
        return Optional.of(new Hexside(first.get(), second.get()));
    }

    /** Whether two hexes of the map share a side. */
    boolean adjacent(Hex first, Hex second) {
        return grid.isPresent() && grid.get().direction(first.index(), second.index()) >= 0;
    }
}
