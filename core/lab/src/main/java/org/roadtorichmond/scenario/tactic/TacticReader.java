package org.roadtorichmond.scenario.tactic;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.scenario.setup.PositionReader;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** Reads tactical positions, {@code "format": "tactic/1"}. */
public final class TacticReader {
    private TacticReader() {}

    /** Reads a tactical position, or reports all problems found in it. */
    public static Result<Tactic> read(Node.ObjectNode root, References references) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        fields.constant("format", Formats.TACTIC);
        String name = fields.text("name");
        String lesson = fields.text("lesson");
        Optional<LoadedPosition> position =
                fields.object("position", inner -> PositionReader.read(inner, references, problems));
        Optional<Scenario> scenario = position.map(loaded -> loaded.scenario().scenario());
        Side player = position.map(loaded -> loaded.opening().moment())
                .map(Moment::player)
                .orElse(Side.UNION);
        Length length = fields.choice("length", List.of(Length.values()));
        ConditionReader conditionReader = new ConditionReader(scenario, player);
        List<Condition> conditions = fields.objects("conditions", conditionReader::condition);
        if (fields.isGood("conditions") && position.isPresent()) {
            fields.check(!conditions.isEmpty(), "conditions", Sentence.of("problem.noConditions"));
        }
        CommandReader commandReader = new CommandReader(scenario);
        List<Command> solution = fields.objects("solution", commandReader::command);
        List<Command> mistake = fields.objectsOrNone("mistake", commandReader::command);
        return problems.result(fields.finish(() ->
                        position.map(loaded -> new Tactic(name, lesson, loaded, length, conditions, solution, mistake)))
                .flatMap(tactic -> tactic));
    }
}
