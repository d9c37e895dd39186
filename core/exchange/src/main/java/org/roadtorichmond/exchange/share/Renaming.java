package org.roadtorichmond.exchange.share;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.exchange.draft.Trees;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.SourceTree;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.setup.OverlayReader;

/**
 * Gives files of a scenario or a campaign other names, and changes the names by which they name each other, and nothing else in them.
 *
 * @param before all files by the names they had
 * @param stems the new names by the old ones, all without the endings
 */
record Renaming(Map<String, byte[]> before, Map<String, String> stems) {
    private static final String MAP = "map";

    /** The new name of a file. */
    String name(String file) {
        String stem = SharedKind.stem(file);
        return stems.getOrDefault(stem, stem) + SharedKind.ending(file);
    }

    /** The files under their new names. */
    Map<String, byte[]> files() {
        Map<String, byte[]> renamed = new TreeMap<>();
        before.forEach((name, bytes) -> {
            boolean naming = SharedKind.isWhole(name) || SharedKind.HISTORY.is(name);
            renamed.put(name(name), naming ? changed(bytes) : bytes);
        });
        return renamed;
    }

    /** A file that names other files; one that cannot be read stays as it is, which its readers report. */
    private byte[] changed(byte[] bytes) {
        return TreeReader.readSource(bytes).value().flatMap(this::changed).orElse(bytes);
    }

    private Optional<byte[]> changed(SourceTree source) {
        Node.ObjectNode root = source.root();
        Optional<String> map = Trees.text(root, MAP).flatMap(this::renamed);
        Optional<String> below = Trees.text(root, OverlayReader.OF).flatMap(this::scenario);
        Node.ObjectNode changed = Battles.with(
                with(with(root, MAP, map), OverlayReader.OF, below),
                battle -> with(
                        battle,
                        Battles.SCENARIO,
                        Trees.text(battle, Battles.SCENARIO).flatMap(this::scenario)));
        return changed.equals(root) ? Optional.empty() : Optional.of(source.bytes(changed));
    }

    private Optional<String> renamed(String file) {
        return Optional.of(file).filter(before::containsKey).map(this::name).filter(name -> !name.equals(file));
    }

    /** The new name of a scenario, which is named with or without its ending. */
    private Optional<String> scenario(String of) {
        return renamed(References.scenarioFile(of))
                .map(name -> of.equals(References.scenarioFile(of)) ? name : SharedKind.stem(name));
    }

    private static Node.ObjectNode with(Node.ObjectNode root, String key, Optional<String> value) {
        return value.map(text -> JsonText.with(root, key, Trees.text(text))).orElse(root);
    }
}
