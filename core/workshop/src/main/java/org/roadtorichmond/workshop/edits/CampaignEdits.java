package org.roadtorichmond.workshop.edits;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.SchemaField;
import org.roadtorichmond.workshop.SchemaKind;

/** Edits of the parts of a campaign: its battles, what follows from them, and conditions. */
public final class CampaignEdits {
    private static final Pointer BATTLES = Pointer.of("battles");
    private static final String SCENARIO = ".scenario.json";

    private CampaignEdits() {}

    // --- Parts -----------------------------------------------------------------------------------------------------

    /** Adds a battle to the end, with an id that none has. */
    public static Edit addBattle(String scenarioFile, String title) {
        return tree -> {
            String stem = scenarioFile.endsWith(SCENARIO)
                    ? scenarioFile.substring(0, scenarioFile.length() - SCENARIO.length())
                    : scenarioFile;
            String id = tree.first(BATTLES, "id", stem).isPresent() ? Named.free(tree, BATTLES, "id", stem) : stem;
            Map<String, Node> battle = new LinkedHashMap<>();
            battle.put("id", JsonValues.text(id));
            battle.put("scenario", JsonValues.text(stem));
            battle.put("title", JsonValues.text(title));
            tree.append(BATTLES, JsonValues.object(battle));
        };
    }

    /** Moves an element of a list by so many places, as far as the list goes. */
    public static Edit move(Pointer element, int by) {
        return tree -> tree.at(element).ifPresent(node -> {
            Pointer to = moved(tree, element, by);
            if (!to.equals(element)) {
                tree.remove(element);
                tree.insert(to, node);
            }
        });
    }

    /** Where an element of a list is after such a move. */
    public static Pointer moved(EditableTree tree, Pointer element, int by) {
        int last = tree.elements(element.parent()).size() - 1;
        return element.parent().then(Math.max(0, Math.min(last, Integer.parseInt(element.last()) + by)));
    }

    /** Removes an element of a list; an empty list that need not be there goes with it. */
    public static Edit remove(Pointer element) {
        return FieldEdits.set(element, Optional.empty());
    }

    // --- Conditions ------------------------------------------------------------------------------------------------

    /** The kind of the object that stands there; empty if nothing does that is of any. */
    public static Optional<SchemaKind> kind(EditableTree tree, Pointer at) {
        List<String> there = tree.at(at)
                .filter(Node.ObjectNode.class::isInstance)
                .map(node -> List.copyOf(((Node.ObjectNode) node).members().keySet()))
                .orElse(List.of());
        List<SchemaKind> kinds = Schema.of(tree).kinds(at);
        return kinds.stream()
                .filter(one -> there.contains(one.name()))
                .findFirst()
                .or(() -> kinds.stream()
                        .filter(one -> !there.isEmpty() && one.keys().containsAll(there))
                        .findFirst());
    }

    /**
     * Makes what stands there an object of a kind. What must be there is there afterwards, if only as an empty text; one that consists
     * of others of its kind has what stood there as its part.
     */
    public static Edit become(Pointer at, SchemaKind kind) {
        return tree -> {
            Optional<Node> before = tree.at(at);
            Optional<Node> parts = kind(tree, at)
                    .flatMap(one -> tree.at(at.then(one.name())))
                    .filter(Node.ArrayNode.class::isInstance);
            Map<String, Node> members = new LinkedHashMap<>();
            for (SchemaField field : Schema.of(tree).fields(at)) {
                if (kind.required().contains(field.name())) {
                    members.put(field.name(), beginning(field, before, parts));
                }
            }
            FieldEdits.set(at, Optional.of(JsonValues.object(members))).on(tree);
        };
    }

    private static Node beginning(SchemaField field, Optional<Node> before, Optional<Node> parts) {
        return switch (field.kind()) {
            case CHOICE -> JsonValues.text(field.options().get(0));
            case NUMBER -> JsonValues.number(1);
            case PARTS ->
                parts.orElseGet(
                        () -> new Node.ArrayNode(Place.NOWHERE, List.of(before.orElseGet(JsonValues::noMembers))));
            case CONDITION -> before.orElseGet(JsonValues::noMembers);
            default -> JsonValues.text("");
        };
    }
}
