package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
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
    private Optional<Read> last = Optional.empty();

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
     * @param scenarioName the name of the scenario's file
     * @param mapName the name of the map's file; empty if the scenario contains its map
     */
    public record Judgement(
            long revision,
            Result<Document> scenario,
            Optional<Result<Document>> map,
            String scenarioName,
            Optional<String> mapName) {
        /** Whether it can be played: neither file has a problem. */
        public boolean isWhole() {
            return whole().isPresent();
        }

        private Optional<Document> whole() {
            return scenario.value()
                    .filter(document -> map.isEmpty() || map.get().value().isPresent());
        }

        /** The campaign, if it is one and has no problem. */
        public Optional<Campaign> campaign() {
            return whole().filter(CampaignDocument.class::isInstance)
                    .map(document -> ((CampaignDocument) document).campaign());
        }

        /** The scenario, ready to be played; empty while either file has a problem. */
        public Optional<LoadedScenario> playable() {
            return whole().filter(Document.ScenarioDocument.class::isInstance)
                    .map(document -> ((Document.ScenarioDocument) document).scenario());
        }

        /** All problems: first those of the map, then those of the scenario that are not the map's. */
        public List<PlacedProblem> problems() {
            return placed(Result::problems);
        }

        /** All warnings: first those about the map, then those about the scenario. */
        public List<PlacedProblem> warnings() {
            return placed(Result::warnings);
        }

        private List<PlacedProblem> placed(Function<Result<Document>, List<Problem>> which) {
            List<PlacedProblem> all = new ArrayList<>();
            map.map(which).orElse(List.of()).forEach(problem -> all.add(inMap(problem)));
            boolean mapTold = !all.isEmpty();
            for (Problem problem : which.apply(scenario)) {
                String file = problem.file().orElse(scenarioName);
                boolean ofMap = mapName.filter(file::equals).isPresent();
                if (!ofMap) {
                    all.add(new PlacedProblem(problem, file, Pointer.ofProblem(problem.path())));
                } else if (!mapTold) {
                    all.add(inMap(problem));
                }
            }
            return all;
        }

        private PlacedProblem inMap(Problem problem) {
            List<String> steps = new ArrayList<>(List.of(LayeredFiles.MAP));
            steps.addAll(Pointer.ofProblem(problem.path()).steps());
            return new PlacedProblem(problem, mapName.orElse(scenarioName), new Pointer(steps));
        }
    }

    /** Judges a draft. */
    public Judgement judge(Draft draft) {
        Optional<Read> withMap = last.filter(read -> read.draft().hasSameMap(draft));
        Optional<Read> withScenario = last.filter(read -> read.draft().hasSameScenario(draft));
        Optional<Result<Node.ObjectNode>> mapTree =
                withMap.map(Read::mapTree).orElseGet(() -> draft.map().map(TreeReader::read));
        Optional<Result<Document>> map = withMap.map(Read::map)
                .orElseGet(() -> mapTree.map(tree -> decoded(new References.Referred(tree, References.NONE, ""))));
        Result<Node.ObjectNode> scenarioTree =
                withScenario.map(Read::scenarioTree).orElseGet(() -> TreeReader.read(draft.scenario()));
        Result<Document> scenario = withScenario
                .filter(read -> withMap.isPresent())
                .map(Read::scenario)
                .orElseGet(() -> decoded(draft.scenarioFile(scenarioTree, mapTree)));
        last = Optional.of(new Read(draft, scenarioTree, mapTree, scenario, map));
        return new Judgement(draft.revision(), scenario, map, draft.scenarioName(), draft.mapName());
    }

    private static Result<Document> decoded(References.Referred file) {
        return file.tree().then(root -> Documents.decode(root, file));
    }
}
