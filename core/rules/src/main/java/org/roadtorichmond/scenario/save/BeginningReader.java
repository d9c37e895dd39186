package org.roadtorichmond.scenario.save;

import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

/** Reads how a saved game began: its scenario with the map, where it was opened, and the seed of its dice. */
record BeginningReader(Problems problems) {
    /** A game as it began, its first dice rolled; nothing where the file has a problem. */
    static Optional<Game> begun(Node.ObjectNode root) {
        Problems problems = new Problems();
        BeginningReader reader = new BeginningReader(problems);
        Fields fields = new Fields(root, problems);
        Optional<LoadedScenario> loaded = reader.scenario(fields);
        Optional<Opening> opening = loaded.flatMap(scenario -> reader.opening(fields, scenario));
        Optional<Long> seed = seed(fields);
        return problems.result(() -> opening.flatMap(from ->
                        seed.map(dice -> VictorySystems.newGame(loaded.get().survey(), from, dice))))
                .value()
                .flatMap(game -> game);
    }

    /** The scenario that the game contains, with its map, whose digests must fit. */
    Optional<LoadedScenario> scenario(Fields fields) {
        Optional<Node> map = content(fields, "map", "mapSha256");
        Optional<Node> scenario = content(fields, "scenario", "scenarioSha256");
        if (map.isEmpty() || scenario.isEmpty() || !(scenario.get() instanceof Node.ObjectNode root)) {
            return Optional.empty();
        }
        References only = name -> map.get() instanceof Node.ObjectNode object
                ? Result.good(new References.Referred(Result.good(object), References.NONE, name))
                : References.NONE.find(name);
        return ScenarioReader.readWhole(root, only, problems);
    }

    private static Optional<Node> content(Fields fields, String key, String digest) {
        Optional<Node> content = fields.value(key);
        String told = fields.text(digest);
        content.ifPresent(node -> fields.check(
                node instanceof Node.ObjectNode,
                key,
                Sentence.of("problem.found", node.found(), Sentence.of("problem.object", Words.ANY_OBJECT))));
        if (content.isPresent() && fields.isGood(digest)) {
            fields.check(
                    Digest.of(JsonText.of(content.get())).equals(told), digest, Sentence.of("problem.digest", key));
        }
        return content;
    }

    /** Where the game began: where its file says so, or where its scenario does. */
    Optional<Opening> opening(Fields fields, LoadedScenario loaded) {
        RecordReader records = new RecordReader(loaded.scenario(), problems);
        return fields.has("opening")
                ? fields.object("opening", new OpeningReader(loaded, records, problems)::read)
                : Optional.of(loaded.scenario().opening());
    }

    static Optional<Long> seed(Fields fields) {
        String seed = fields.text("seed");
        try {
            return fields.isGood("seed") ? Optional.of(Long.parseLong(seed)) : Optional.empty();
        } catch (NumberFormatException e) {
            fields.fault("seed", Sentence.of("problem.seed", Words.quoted(seed)));
            return Optional.empty();
        }
    }
}
