package org.roadtorichmond.scenario.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.tactic.Kinds;
import org.roadtorichmond.scenario.tactic.Names;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Reads what completes the steps of a lesson, and the gestures that do so; each names its kind, and the kind says which keys it has. */
final class GoalReader {
    private final Map<String, Kind<StepGoal>> goals = new LinkedHashMap<>();
    private final Map<String, Kind<Gesture>> gestures = new LinkedHashMap<>();
    private final Optional<Scenario> scenario;
    private final Names names;

    /** Reads one kind. */
    private interface Kind<T> {
        Optional<? extends T> read(Fields fields);
    }

    /** A reader for steps in a scenario; without one, because that is at fault, only the form is checked. */
    GoalReader(Optional<Scenario> scenario) {
        this.scenario = scenario;
        names = new Names(scenario);
        goals.put("read", fields -> fields.finish(StepGoal.Read::new));
        goals.put("select", this::chosen);
        goals.put("plan", this::planned);
        goals.put("overlay", this::shown);
        goals.put("press", this::pressed);
        goals.put("stand", this::standing);
        goals.put("event", this::happened);
        goals.put("taken-back", fields -> fields.finish(StepGoal.TakenBack::new));
        goals.put("phase", this::begun);
        goals.put("line", this::line);
        goals.put("ended", fields -> fields.finish(StepGoal.Ended::new));
        gestures.put("click", this::click);
        gestures.put("pick", this::pick);
        gestures.put("press", this::press);
    }

    /** What completes a step; empty, and the problems noted, if it is at fault. */
    Optional<StepGoal> goal(Fields fields) {
        return Kinds.read(fields, goals).flatMap(kind -> kind.read(fields).map(goal -> goal));
    }

    /** A gesture; empty, and the problems noted, if it is at fault. */
    Optional<Gesture> gesture(Fields fields) {
        return Kinds.read(fields, gestures).flatMap(kind -> kind.read(fields).map(gesture -> gesture));
    }

    private Optional<StepGoal.Chosen> chosen(Fields fields) {
        List<Unit> units = names.units(fields, "units");
        return fields.finish(() -> new StepGoal.Chosen(units));
    }

    private Optional<StepGoal.Planned> planned(Fields fields) {
        List<Hex> targets = names.hexes(fields, "targets");
        List<Unit> attackers = names.unitsOrNone(fields, "attackers");
        return fields.finish(() -> new StepGoal.Planned(targets, attackers));
    }

    private Optional<StepGoal.Shown> shown(Fields fields) {
        LessonOverlay layer = fields.choice("overlay", List.of(LessonOverlay.values()));
        return fields.finish(() -> new StepGoal.Shown(layer));
    }

    private Optional<StepGoal.Pressed> pressed(Fields fields) {
        Button button = button(fields);
        return fields.finish(() -> new StepGoal.Pressed(button));
    }

    private static Button button(Fields fields) {
        return fields.choice("button", List.of(Button.values()));
    }

    private Optional<StepGoal.Standing> standing(Fields fields) {
        List<Unit> units = names.units(fields, "units");
        List<Hex> hexes = names.hexes(fields, "hexes");
        return fields.finish(() -> new StepGoal.Standing(units, hexes));
    }

    private Optional<StepGoal.Happened> happened(Fields fields) {
        Occurrence event = fields.choice("event", List.of(Occurrence.values()));
        List<Unit> units = names.unitsOrNone(fields, "units");
        List<Hex> hexes = names.hexesOrNone(fields, "hexes");
        return fields.finish(() -> new StepGoal.Happened(event, units, hexes));
    }

    private Optional<StepGoal.Begun> begun(Fields fields) {
        int turn = fields.integer("turn", 1, Integer.MAX_VALUE);
        Phase phase = fields.choice("phase", List.of(Phase.values()));
        scenario.filter(in -> fields.isGood("turn"))
                .ifPresent(in ->
                        fields.check(turn <= in.turns(), "turn", Sentence.of("problem.turnRange", turn, in.turns())));
        return fields.finish(() -> new StepGoal.Begun(turn, phase));
    }

    private Optional<StepGoal.Line> line(Fields fields) {
        boolean open = fields.truth("open");
        scenario.ifPresent(in -> fields.check(
                in.victory().gateway().isPresent() && in.victory().exit().isPresent(),
                "kind",
                Sentence.of("problem.noLine")));
        return fields.finish(() -> new StepGoal.Line(open));
    }

    private Optional<Gesture.Click> click(Fields fields) {
        Optional<Hex> hex = names.hex(fields, "hex");
        boolean shift = fields.truthOr("shift", false);
        boolean join = fields.truthOr("join", false);
        return fields.finish(() -> hex.map(where -> new Gesture.Click(where, shift, join)))
                .flatMap(click -> click);
    }

    private Optional<Gesture.Pick> pick(Fields fields) {
        Optional<Unit> unit = names.unit(fields, "unit");
        return fields.finish(() -> unit.map(Gesture.Pick::new)).flatMap(pick -> pick);
    }

    private Optional<Gesture.Press> press(Fields fields) {
        Button button = button(fields);
        return fields.finish(() -> new Gesture.Press(button));
    }
}
