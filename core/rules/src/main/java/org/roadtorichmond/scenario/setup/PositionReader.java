package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.words.Sentence;

/** Reads positions ({@code position/1}), which name their scenario or contain it. One instance reads one position. */
public final class PositionReader {
    private final References references;
    private final Problems problems;

    private PositionReader(References references, Problems problems) {
        this.references = references;
        this.problems = problems;
    }

    /** Reads a position. */
    public static Result<LoadedPosition> read(Node.ObjectNode root, References references) {
        Problems problems = new Problems();
        return problems.result(read(new Fields(root, problems), references, problems))
                .then(position -> Result.good(position, warnings(root, position)));
    }

    /** Warns of ground that may have been settled, and of tokens that may have been won, where a position does not say so. */
    private static List<Problem> warnings(Node.ObjectNode root, LoadedPosition position) {
        Scenario scenario = position.scenario().scenario();
        Opening opening = position.opening();
        boolean settled = scenario.victory().payments().holds().stream()
                .anyMatch(hold ->
                        hold.after().orElse(scenario.turns()) < opening.moment().turn());
        boolean won = opening.standings().values().stream().anyMatch(Standing.Lost.class::isInstance)
                && VictorySystem.stakesOf(scenario).list().stream().anyMatch(stake -> stake.coin() == Coin.TOKEN);
        List<Problem> warnings = new ArrayList<>();
        if (settled && root.member(AccountFormat.SETTLED).isEmpty()) {
            warnings.add(new Problem(root.at(), Sentence.of("warning.noSettled")));
        }
        if (won && root.member(AccountFormat.TOKENS).isEmpty()) {
            warnings.add(new Problem(root.at(), Sentence.of("warning.noTokens")));
        }
        return warnings;
    }

    /** Reads a position that is a file or part of one. */
    public static Optional<LoadedPosition> read(Fields fields, References references, Problems problems) {
        return new PositionReader(references, problems).position(fields);
    }

    private Optional<LoadedPosition> position(Fields fields) {
        fields.constant("format", Formats.POSITION);
        Optional<LoadedScenario> loaded = scenario(fields);
        return new OpeningFormat(loaded, problems, false)
                .read(fields)
                .flatMap(opening -> loaded.map(known -> new LoadedPosition(known, opening)));
    }

    private Optional<LoadedScenario> scenario(Fields fields) {
        Optional<Node> value = fields.value("scenario");
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (value.get() instanceof Node.ObjectNode inline) {
            return ScenarioReader.read(inline, references, problems);
        }
        return MapReference.follow(fields, "scenario", references, ScenarioReader::read);
    }
}
