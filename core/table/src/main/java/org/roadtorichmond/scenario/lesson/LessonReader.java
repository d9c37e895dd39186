package org.roadtorichmond.scenario.lesson;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.MapReference;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.scenario.tactic.CommandReader;
import org.roadtorichmond.scenario.tactic.Names;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/** Reads lessons, {@code "format": "lesson/1"}. */
public final class LessonReader {
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9-]{0,39}");

    /** The names allowed for an opponent; the reader of commanders takes the former recruit for a cadet. */
    private enum Opponent {
        CADET,
        COLONEL,
        RECRUIT
    }

    private final Problems problems = new Problems();
    private final Fields fields;
    private final Set<String> ids = new HashSet<>();
    private final Set<Integer> turns = new HashSet<>();

    private LessonReader(Node.ObjectNode root) {
        fields = new Fields(root, problems);
    }

    /** What the other side does in a turn. */
    private record Turn(int number, List<Command> commands) {}

    /** Reads a lesson with its scenario, which it contains or names, or reports all problems found in it. */
    public static Result<Lesson> read(Node.ObjectNode root, References references) {
        return new LessonReader(root).read(references);
    }

    private Result<Lesson> read(References references) {
        fields.constant("format", Formats.LESSON);
        String name = fields.text("name");
        String about = fields.text("about");
        Optional<LoadedScenario> loaded = scenario(references);
        Optional<Scenario> scenario = loaded.map(LoadedScenario::scenario);
        Side side = fields.choice("side", List.of(Side.values()));
        int seed = fields.integer("seed", 0, Integer.MAX_VALUE);
        Optional<Opponent> opponent = fields.optionalChoice("opponent", List.of(Opponent.values()));
        CommandReader commands = new CommandReader(scenario);
        Map<Integer, List<Command>> script = new TreeMap<>();
        fields.objectsOrNone("script", turn -> turn(turn, commands, scenario))
                .forEach(turn -> script.put(turn.number(), turn.commands()));
        GoalReader goals = new GoalReader(scenario);
        Names names = new Names(scenario);
        List<LessonStep> steps = fields.objects("steps", step -> step(step, goals, names));
        fields.checkGood(!steps.isEmpty(), "steps", Sentence.of("problem.noSteps"));
        String ending = fields.text("ending");
        return problems.result(fields.finish(() -> loaded.map(played -> new Lesson(
                        name,
                        about,
                        played,
                        side,
                        seed,
                        Constants.word(opponent.orElse(Opponent.CADET)),
                        opponent.isEmpty(),
                        script,
                        steps,
                        ending)))
                .flatMap(lesson -> lesson));
    }

    private Optional<LoadedScenario> scenario(References references) {
        Optional<Node> value = fields.value("scenario");
        if (value.isEmpty()) {
            return Optional.empty();
        }
        return value.get() instanceof Node.ObjectNode inline
                ? ScenarioReader.read(inline, references, problems)
                : MapReference.follow(
                        fields,
                        "scenario",
                        file -> references.find(References.scenarioFile(file)),
                        ScenarioReader::read);
    }

    private Optional<Turn> turn(Fields turn, CommandReader commands, Optional<Scenario> scenario) {
        int number = turn.integer("turn", 1, Integer.MAX_VALUE);
        if (turn.isGood("turn")) {
            scenario.ifPresent(in ->
                    turn.check(number <= in.turns(), "turn", Sentence.of("problem.turnRange", number, in.turns())));
            turn.check(turns.add(number), "turn", Sentence.of("problem.turnTwice", number));
        }
        List<Command> orders = turn.objects("commands", commands::command);
        return turn.finish(() -> new Turn(number, orders));
    }

    private Optional<LessonStep> step(Fields step, GoalReader goals, Names names) {
        String id = step.text("id");
        if (step.isGood("id")) {
            step.check(ID.matcher(id).matches(), "id", Sentence.of("problem.historyId", Words.quoted(id)));
            step.check(ids.add(id), "id", Sentence.of("problem.historyIdTwice", Words.quoted(id)));
        }
        String text = step.text("text");
        Pointed pointed =
                step.optionalObject("point", point -> pointed(point, names)).orElse(Pointed.NOTHING);
        Optional<StepGoal> goal = step.object("done", goals::goal);
        boolean read = goal.filter(StepGoal.Read.class::isInstance).isPresent();
        String hint = "";
        List<Gesture> show = List.of();
        if (read) {
            step.refuse(List.of("hint", "show"), "problem.onlyRead", Words.quoted("read"));
        } else {
            hint = step.text("hint");
            show = step.objects("show", goals::gesture);
            step.checkGood(!show.isEmpty(), "show", Sentence.of("problem.noGestures"));
        }
        String help = hint;
        List<Gesture> gestures = show;
        return step.finish(() -> new LessonStep(id, text, help, pointed, goal.orElseThrow(), gestures));
    }

    private static Optional<Pointed> pointed(Fields point, Names names) {
        List<Hex> hexes = names.hexesOrNone(point, "hexes");
        List<Unit> units = names.unitsOrNone(point, "units");
        List<Button> buttons = constants(point, "buttons", List.of(Button.values()));
        List<LessonOverlay> overlays = constants(point, "overlays", List.of(LessonOverlay.values()));
        return point.finish(() -> new Pointed(hexes, units, buttons, overlays));
    }

    /** The constants of a list of their words; none if the key is missing. */
    private static <E extends Enum<E>> List<E> constants(Fields fields, String key, List<E> known) {
        List<String> words = known.stream().map(Constants::word).toList();
        return fields.textsOrNone(key).stream()
                .flatMap(word -> constant(fields, key, word, known, words).stream())
                .toList();
    }

    private static <E extends Enum<E>> Optional<E> constant(
            Fields fields, String key, Located<String> word, List<E> known, List<String> words) {
        Optional<E> constant = known.stream()
                .filter(one -> Constants.word(one).equals(word.value()))
                .findFirst();
        if (constant.isEmpty()) {
            Sentence expected =
                    Sentence.of("problem.forGuess", key, Words.either(words), Words.guess(word.value(), words));
            fields.faultAt(word.at(), key, Sentence.of("problem.found", Words.quoted(word.value()), expected));
        }
        return constant;
    }
}
