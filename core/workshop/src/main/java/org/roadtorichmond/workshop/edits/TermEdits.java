package org.roadtorichmond.workshop.edits;

import java.util.List;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Sets what is played for and by which rules: the rules that differ, the victory system and its values, and ground that pays. */
public final class TermEdits {
    private static final Pointer RULES = Pointer.of("rules");
    private static final Pointer VICTORY = Pointer.of("victory");
    private static final String VALUES = "values";
    private static final Pointer HOLDS = VICTORY.then("holds");

    private TermEdits() {}

    /**
     * Sets a value of the rules.
     *
     * @param keys the keys that lead to it from {@code rules}, such as {@code movement} and {@code infantry}; one at least
     */
    public static Edit rule(List<String> keys, Node value) {
        return tree -> put(tree, RULES, keys, value);
    }

    /** Takes a value of the rules back to what is printed; objects that say nothing any more go. */
    public static Edit ruleAsPrinted(List<String> keys) {
        return tree -> removeEmptied(tree, RULES, keys);
    }

    /** Sets a value of the victory terms, such as {@code gateway} or {@code supplyRange}. */
    public static Edit victory(List<String> keys, Node value) {
        return tree -> put(tree, VICTORY, keys, value);
    }

    /** Says nothing any more of a value of the victory terms. */
    public static Edit victoryAsUsual(List<String> keys) {
        return tree -> removeEmptied(tree, VICTORY, keys);
    }

    /** Sets the victory system by its id. */
    public static Edit system(String id) {
        return victory(List.of("system"), JsonValues.text(id));
    }

    /** Sets a number of the victory document that is played by. */
    public static Edit victoryValue(String key, Node value) {
        return victory(List.of(VALUES, key), value);
    }

    /** Takes a number back to what the victory document says. */
    public static Edit victoryValueAsPrinted(String key) {
        return victoryAsUsual(List.of(VALUES, key));
    }

    private static void put(EditableTree tree, Pointer object, List<String> keys, Node value) {
        Pointer at = object;
        for (String key : keys) {
            tree.insist(at);
            at = at.then(key);
        }
        tree.put(at, value);
    }

    private static void removeEmptied(EditableTree tree, Pointer object, List<String> keys) {
        Pointer at = object;
        for (String key : keys) {
            at = at.then(key);
        }
        tree.removeIfThere(at);
        for (Pointer outer = at.parent(); !outer.equals(object); outer = outer.parent()) {
            boolean empty = tree.at(outer)
                    .filter(node -> node instanceof Node.ObjectNode left
                            && left.members().isEmpty())
                    .isPresent();
            if (empty) {
                tree.remove(outer);
            }
        }
    }

    /**
     * Pays a side for holding a hex, in place of what it was paid for it.
     *
     * @param points what it is worth
     * @param after the game-turn at whose end it is settled; none for the end of the game
     */
    public static Edit hold(Hex hex, Side side, int points, OptionalInt after) {
        Json hold = Json.object()
                .put("hex", hex.number())
                .put("side", Constants.word(side))
                .put("points", points)
                .put("after", after);
        return removeHold(hex, side).then(tree -> {
            tree.insist(VICTORY);
            tree.append(HOLDS, hold.node());
        });
    }

    /** Pays a side no more for holding a hex. */
    public static Edit removeHold(Hex hex, Side side) {
        return tree -> Named.removeAll(
                tree,
                tree.where(HOLDS, "hex", hex.number()).stream()
                        .filter(hold -> tree.text(hold.then("side"))
                                .filter(Constants.word(side)::equals)
                                .isPresent())
                        .toList());
    }
}
