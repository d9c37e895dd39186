package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Numbers;
import org.roadtorichmond.words.Sentence;

/**
 * The tree of a scenario and its map, or of a campaign, while an edit changes it, action by action. It may be a draft in which anything is missing or
 * of the wrong kind: questions return nothing then, and actions that do not fit refuse the edit. After a refusal no action has an
 * effect any more. One thread.
 */
public final class EditableTree {
    /** Where the map is. */
    public static final Pointer MAP = Pointer.of(LayeredFiles.MAP);

    private static final int LARGEST = 999;

    private Node.ObjectNode root;
    private final List<TreeAction> actions = new ArrayList<>();
    private Optional<Sentence> refusal = Optional.empty();

    /** A tree to ask and to change. */
    public EditableTree(Node.ObjectNode root) {
        this.root = root;
    }

    /** The tree as it is now. */
    public Node.ObjectNode root() {
        return root;
    }

    /** The actions until now. */
    List<TreeAction> actions() {
        return List.copyOf(actions);
    }

    /** Why the edit cannot be done, if it cannot. */
    Optional<Sentence> refusal() {
        return refusal;
    }

    /** Refuses the edit. */
    public void refuse(Sentence why) {
        refusal = refusal.or(() -> Optional.of(why));
    }

    /** Performs an action, or refuses the edit if it leads nowhere. */
    void perform(TreeAction action) {
        if (refusal.isPresent()) {
            return;
        }
        Optional<Node> changed = action.on(root);
        if (changed.isPresent() && changed.get() instanceof Node.ObjectNode object) {
            root = object;
            actions.add(action);
        } else {
            refuse(Sentence.of("workshop.nothingThere"));
        }
    }

    /** Puts a value, in place of what stands there or as the last member of its object. */
    public void put(Pointer at, Node value) {
        perform(new TreeAction.Put(at, value));
    }

    /** Removes what stands there. */
    public void remove(Pointer at) {
        perform(new TreeAction.Remove(at));
    }

    /** Removes what stands there, if anything does. */
    public void removeIfThere(Pointer at) {
        if (at(at).isPresent()) {
            remove(at);
        }
    }

    /** Adds an element to the end of a list, which is made if it is missing. */
    public void append(Pointer list, Node value) {
        if (at(list).isEmpty()) {
            put(list, JsonValues.noElements());
        }
        perform(new TreeAction.Insert(list.then(elements(list).size()), value));
    }

    /** Adds an element to a list, which has this number afterwards. */
    public void insert(Pointer at, Node value) {
        perform(new TreeAction.Insert(at, value));
    }

    /** Makes an object of no members, if nothing stands there. */
    public void insist(Pointer object) {
        if (at(object).isEmpty()) {
            put(object, JsonValues.noMembers());
        }
    }

    /** Whether it is the tree of a campaign, which has no map. */
    public boolean isCampaign() {
        return text(Pointer.of("format")).filter(Formats.CAMPAIGN::equals).isPresent();
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    /** The value that stands there, if there is one. */
    public Optional<Node> at(Pointer pointer) {
        return pointer.in(root);
    }

    /** The text that stands there; empty if nothing does, or something else. */
    public Optional<String> text(Pointer pointer) {
        return at(pointer).filter(Node.TextNode.class::isInstance).map(node -> ((Node.TextNode) node).text());
    }

    /** The text that stands there, without spaces around it, at its spaces; empty if there is none. */
    public List<String> words(Pointer pointer) {
        return text(pointer)
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .map(text -> List.of(text.split(" +", -1)))
                .orElse(List.of());
    }

    /** The whole number from 0 to 9999 that stands there; empty if nothing does, or something else. */
    public OptionalInt number(Pointer pointer) {
        Optional<Integer> number =
                at(pointer).flatMap(node -> Numbers.scaled(node, 1)).filter(n -> n >= 0 && n <= HexGrid.LARGEST);
        return number.isPresent() ? OptionalInt.of(number.get()) : OptionalInt.empty();
    }

    /** The elements of the list that stands there; none if none does. */
    public List<Node> elements(Pointer pointer) {
        return at(pointer)
                .filter(Node.ArrayNode.class::isInstance)
                .map(node -> ((Node.ArrayNode) node).elements())
                .orElse(List.of());
    }

    /** The places of all elements of a list that have a text under a key. */
    public List<Pointer> where(Pointer list, String key, String text) {
        List<Pointer> found = new ArrayList<>();
        for (int i = 0; i < elements(list).size(); i++) {
            if (text(list.then(i).then(key)).filter(text::equals).isPresent()) {
                found.add(list.then(i));
            }
        }
        return found;
    }

    /** The first element of a list that has a text under a key, if there is one. */
    public Optional<Pointer> first(Pointer list, String key, String text) {
        return where(list, key, text).stream().findFirst();
    }

    /** The hexes of the map, if its size is known. */
    public Optional<HexGrid> grid() {
        OptionalInt columns = number(MAP.then("columns"));
        OptionalInt rows = number(MAP.then("rows"));
        return within(columns) && within(rows)
                ? Optional.of(new HexGrid(columns.getAsInt(), rows.getAsInt()))
                : Optional.empty();
    }

    private static boolean within(OptionalInt size) {
        return size.isPresent() && size.getAsInt() >= 1 && size.getAsInt() <= LARGEST;
    }

    /** The hex of a number, if the map has it. */
    public Optional<Hex> hex(String number) {
        return grid().flatMap(grid -> grid.parse(number));
    }

    /** The hexside that is written as two hexes with a stroke between, if the map has it. */
    public Optional<Hexside> side(String written) {
        String[] numbers = written.split("/", -1);
        Optional<Hex> second = numbers.length == 2 ? hex(numbers[1]) : Optional.empty();
        return second.flatMap(other ->
                hex(numbers[0]).filter(first -> adjacent(first, other)).map(first -> new Hexside(first, other)));
    }

    /** Whether a hexside is written there, whichever of its hexes comes first. */
    public static boolean isSame(String written, Hexside side) {
        return written.equals(side.toString()) || written.equals(new Hexside(side.second(), side.first()).toString());
    }

    /** Whether two hexes of the map share a side. */
    public boolean adjacent(Hex one, Hex other) {
        return grid().filter(grid -> Math.max(one.index(), other.index()) < grid.size())
                .filter(grid -> grid.direction(one.index(), other.index()) >= 0)
                .isPresent();
    }
}
