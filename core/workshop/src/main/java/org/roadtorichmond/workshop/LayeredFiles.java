package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.setup.OverlayReader;
import org.roadtorichmond.scenario.setup.ScenarioOverlay;

/**
 * How the files of a scenario make one tree, and how a change of that tree goes back into the files: into the map's what is below
 * the key {@code map}, into the scenario's the rest, and of an overlay only what differs from the scenario beneath.
 *
 * @param below the scenario upon which an overlay lies, whole; none if the scenario is no overlay
 * @param ownMap whether a changed map becomes a file beside the scenario, because the file that is read belongs to others
 */
record LayeredFiles(Optional<Node.ObjectNode> below, boolean ownMap) {
    static final String MAP = "map";

    /** The scenario with its map as one tree. Changes of an overlay that do not fit what is beneath are not in it. */
    Node.ObjectNode whole(Content content) {
        Node.ObjectNode scenario = scenario(content);
        return content.map().map(map -> JsonText.with(scenario, MAP, map)).orElse(scenario);
    }

    private Node.ObjectNode scenario(Content content) {
        return below.map(base -> ScenarioOverlay.merge(
                        base, JsonText.without(content.scenario(), OverlayReader.OF), new Problems()))
                .orElse(content.scenario());
    }

    /**
     * The files that make a changed tree.
     *
     * @param before the files as they are
     * @param whole the tree that they make
     * @param changed the tree that is to be made
     * @return empty if no files can make it: one without a map, or one that no overlay can say
     */
    Optional<Content> changed(Content before, Node.ObjectNode whole, Node.ObjectNode changed) {
        if (isCampaign(whole)) {
            return Optional.of(new Content(changed, Optional.empty()));
        }
        Optional<Node.ObjectNode> map = changed.member(MAP)
                .map(Node.Member::value)
                .filter(Node.ObjectNode.class::isInstance)
                .map(Node.ObjectNode.class::cast);
        if (map.isEmpty()) {
            return Optional.empty();
        }
        boolean otherMap =
                before.map().isPresent() && !SameObject.is(before.map().get(), map.get());
        Optional<Node.ObjectNode> scenario =
                hasSameScenario(before, whole, changed) ? Optional.of(before.scenario()) : scenario(before, changed);
        return scenario.map(root -> new Content(
                otherMap ? withOwnMap(before, root) : root, before.map().isPresent() ? map : Optional.empty()));
    }

    private static boolean isCampaign(Node.ObjectNode whole) {
        return new EditableTree(whole).isCampaign();
    }

    /** Whether nothing but the map's file is changed. */
    private static boolean hasSameScenario(Content before, Node.ObjectNode whole, Node.ObjectNode changed) {
        List<String> keys = new ArrayList<>(whole.members().keySet());
        boolean same = keys.equals(new ArrayList<>(changed.members().keySet()));
        for (int i = 0; same && i < keys.size(); i++) {
            String key = keys.get(i);
            same = (before.map().isPresent() && key.equals(MAP))
                    || SameObject.is(
                            whole.member(key).orElseThrow().value(),
                            changed.member(key).orElseThrow().value());
        }
        return same;
    }

    private Optional<Node.ObjectNode> scenario(Content before, Node.ObjectNode changed) {
        Node.ObjectNode old = scenario(before);
        Node.ObjectNode wanted = before.map().isPresent()
                ? JsonText.with(changed, MAP, old.member(MAP).orElseThrow().value())
                : changed;
        if (below.isEmpty()) {
            return Optional.of(wanted);
        }
        // The keys that make a file an overlay are not part of what it makes.
        return OverlayChanges.of(below.get(), before.scenario(), old, wanted)
                .filter(overlay -> makes(overlay, wanted, before));
    }

    /** Whether an overlay makes what is wanted, whatever the order of its units. */
    private boolean makes(Node.ObjectNode overlay, Node.ObjectNode wanted, Content before) {
        Optional<Node.ObjectNode> made = OverlayChanges.named(scenario(new Content(overlay, before.map())));
        return made.isPresent()
                && OverlayChanges.named(wanted)
                        .filter(named -> OverlayChanges.same(named, made.get()))
                        .isPresent();
    }

    /** An overlay that takes its map from beneath would never find one that lies beside itself, unless it names it. */
    private Node.ObjectNode withOwnMap(Content before, Node.ObjectNode root) {
        return below.isPresent() && ownMap && root.member(MAP).isEmpty()
                ? JsonValues.with(
                        root, MAP, scenario(before).member(MAP).orElseThrow().value())
                : root;
    }
}
