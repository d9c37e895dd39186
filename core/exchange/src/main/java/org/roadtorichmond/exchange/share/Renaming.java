package org.roadtorichmond.exchange.share;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
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
            renamed.put(name(name), naming ? changed(bytes, this::renamed, this::scenario) : bytes);
        });
        return renamed;
    }

    /** A file in which others are named without the folders in which they lay. */
    static byte[] alone(byte[] bytes) {
        return changed(bytes, Renaming::alone, Renaming::alone);
    }

    private static Optional<String> alone(String file) {
        return Optional.of(SharedFolder.alone(file)).filter(name -> !name.equals(file));
    }

    /** A file that names other files; one that cannot be read stays as it is, which its readers report. */
    private static byte[] changed(
            byte[] bytes, Function<String, Optional<String>> map, Function<String, Optional<String>> scenario) {
        return TreeReader.readSource(bytes)
                .value()
                .flatMap(source -> changed(source, map, scenario))
                .orElse(bytes);
    }

    private static Optional<byte[]> changed(
            SourceTree source, Function<String, Optional<String>> map, Function<String, Optional<String>> scenario) {
        Node.ObjectNode root = source.root();
        Node.ObjectNode changed = Battles.with(
                with(with(root, MAP, map), OverlayReader.OF, scenario),
                battle -> with(battle, Battles.SCENARIO, scenario));
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

    private static Node.ObjectNode with(Node.ObjectNode root, String key, Function<String, Optional<String>> renamed) {
        return Trees.text(root, key)
                .flatMap(renamed)
                .map(text -> JsonText.with(root, key, Trees.text(text)))
                .orElse(root);
    }
}
