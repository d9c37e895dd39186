package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.setup.LoadedScenario;

/**
 * Says what is wrong with a draft: reads its texts with the readers that read every file, so that problems and warnings are those
 * that {@code validate} would list if the draft were saved, at the same places.
 *
 * <p>What was not changed since the last draft is not read again: for a change of the scenario the map's own judgement stays. The
 * main scenario takes some 30 ms once the machine is warm, too much for the thread that draws: give it to a worker. One thread at
 * a time.
 */
public final class Judge {
    private @Nullable Read last;

    /** A draft that was read. */
    private record Read(
            Draft draft,
            Result<Node.ObjectNode> scenarioTree,
            Optional<Result<Node.ObjectNode>> mapTree,
            Result<Document> scenario,
            Optional<Result<Document>> map) {}

    /**
     * What is wrong with a draft.
     *
     * @param revision which draft it is
     * @param scenario what the scenario's file makes, or its problems, also those of files that it names; with warnings
     * @param map the same of the map's file; empty if the scenario contains its map
     * @param mapName the name of the map's file; empty if the scenario contains its map
     */
    public record Judgement(
            long revision, Result<Document> scenario, Optional<Result<Document>> map, Optional<String> mapName) {
        /** Whether it can be played: neither file has a problem. */
        public boolean isWhole() {
            return playable().isPresent();
        }

        /** The scenario, ready to be played; empty while either file has a problem. */
        public Optional<LoadedScenario> playable() {
            boolean mapGood = map.map(read -> read.value().isPresent()).orElse(true);
            return scenario.value()
                    .filter(document -> mapGood)
                    .filter(Document.ScenarioDocument.class::isInstance)
                    .map(document -> ((Document.ScenarioDocument) document).scenario());
        }

        /** All problems: first those of the map, then those of the scenario that are not the map's. */
        public List<Problem> problems() {
            List<Problem> all = new ArrayList<>();
            map.ifPresent(read -> all.addAll(read.problems()));
            scenario.problems().stream()
                    .filter(problem -> mapName.isEmpty() || !problem.file().equals(mapName))
                    .forEach(all::add);
            return all;
        }

        /** All warnings: first those about the map, then those about the scenario. */
        public List<Problem> warnings() {
            List<Problem> all = new ArrayList<>();
            map.ifPresent(read -> all.addAll(read.warnings()));
            all.addAll(scenario.warnings());
            return all;
        }
    }

    /** Judges a draft. */
    public Judgement judge(Draft draft) {
        Read before = last;
        boolean sameMap = before != null && before.draft().hasSameMap(draft);
        boolean sameScenario = before != null && before.draft().hasSameScenario(draft);
        Optional<Result<Node.ObjectNode>> mapTree =
                sameMap ? before.mapTree() : draft.map().map(TreeReader::read);
        Optional<Result<Document>> map = sameMap
                ? before.map()
                : mapTree.map(tree -> decoded(new References.Referred(tree, References.NONE, "")));
        Result<Node.ObjectNode> scenarioTree = sameScenario ? before.scenarioTree() : TreeReader.read(draft.scenario());
        Result<Document> scenario =
                sameMap && sameScenario ? before.scenario() : decoded(draft.scenarioFile(scenarioTree, mapTree));
        last = new Read(draft, scenarioTree, mapTree, scenario, map);
        return new Judgement(draft.revision(), scenario, map, draft.mapName());
    }

    private static Result<Document> decoded(References.Referred file) {
        return file.tree().then(root -> Documents.decode(root, file));
    }
}
