package org.roadtorichmond.exchange.vassal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.roadtorichmond.exchange.vassal.Module.Slot;

/**
 * To which side pieces belong. Unless it is answered otherwise, a mark called {@code Side} says it, or the tab that is called like an
 * entry of the roster; an answer names another mark, or a level of tabs and panels, from the outermost on.
 */
final class PieceSides {
    /** The answer that the roster says it, and what it does not know is no unit. */
    static final String ROSTER = "roster";

    private static final String LEVEL = "level ";
    private static final int MOST_VALUES = 8;
    private static final int MOST_SIDES = 12;

    private final Module module;
    private final Function<Slot, Optional<String>> side;

    PieceSides(Module module, Optional<String> answer) {
        this.module = module;
        String given = answer.map(String::strip).orElse(ROSTER).toLowerCase(Locale.ROOT);
        if (given.equals(ROSTER)) {
            side = slot -> mark(slot, "side").or(() -> roster(slot));
        } else if (given.matches(LEVEL + "[0-9]{1,2}")) {
            int level = Integer.parseInt(given.substring(LEVEL.length()));
            side = slot -> level(slot, level);
        } else {
            side = slot -> mark(slot, given);
        }
    }

    /** The side of a piece, as the module calls it. */
    Optional<String> of(Slot slot) {
        return side.apply(slot);
    }

    private Optional<String> roster(Slot slot) {
        return slot.above().stream()
                .flatMap(name -> module.sides().stream().filter(each -> each.equalsIgnoreCase(name.strip())))
                .findFirst();
    }

    /** What a mark says of a piece, whatever the capitals of its key. */
    static Optional<String> mark(Slot slot, String key) {
        return slot.piece().marks().entrySet().stream()
                .filter(mark -> mark.getKey().strip().equalsIgnoreCase(key.strip()))
                .map(mark -> line(mark.getValue()))
                .filter(value -> !value.isEmpty())
                .findFirst();
    }

    private static Optional<String> level(Slot slot, int level) {
        int place = slot.above().size() - level;
        return place >= 0 && level > 0
                ? Optional.of(line(slot.above().get(place))).filter(name -> !name.isEmpty())
                : Optional.empty();
    }

    static String line(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    /** What else could say the side, with what each would give: those first by which most pieces have one. */
    List<String> offers(List<Slot> pieces) {
        record Offer(int count, String words) {}
        List<Offer> offers = new ArrayList<>();
        Set<String> names = new TreeSet<>();
        pieces.forEach(slot -> names.addAll(slot.piece().marks().keySet()));
        int deepest =
                pieces.stream().mapToInt(slot -> slot.above().size()).max().orElse(0);
        for (int level = 1; level <= deepest; level++) {
            names.add(LEVEL + level);
        }
        names.add(ROSTER);
        for (String name : names) {
            PieceSides by = new PieceSides(module, Optional.of(name));
            List<String> found =
                    pieces.stream().flatMap(slot -> by.of(slot).stream()).toList();
            Set<String> values = new TreeSet<>(found);
            if (!values.isEmpty() && values.size() <= MOST_SIDES) {
                String some =
                        String.join(", ", values.stream().limit(MOST_VALUES).toList());
                offers.add(new Offer(found.size(), name + " (" + some + "): " + found.size()));
            }
        }
        offers.sort(Comparator.comparingInt(Offer::count).reversed());
        return offers.stream().map(Offer::words).toList();
    }
}
