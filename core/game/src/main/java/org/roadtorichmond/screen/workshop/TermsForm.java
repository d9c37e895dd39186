package org.roadtorichmond.screen.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.JsonValues;
import org.roadtorichmond.workshop.TermField;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.tools.EditingSession;

/**
 * Fields for rules and victory terms, made of what the published schema describes. A field is called as its key is in files, which is
 * the same in every language, with its rule, where the manual explains it; an empty field means what is usual.
 */
final class TermsForm {
    /** The keys that have a word in the bundle, {@code term.KEY}. */
    private static final Set<String> WORDS = Set.of(
            "movement",
            "stacking",
            "foot",
            "wheeled",
            "defence",
            "blocksSight",
            "stream",
            "ways",
            "ford",
            "bombardment",
            "nightMovement",
            "recoverAt",
            "limitedAdvance",
            "strategicMovement",
            "variableArrivals",
            "attrition",
            "costPerPoint",
            "system",
            "gateway",
            "exit",
            "bases",
            "supplyRange",
            "train",
            "armyPoints",
            "secondaryValue",
            "objectivesOnly",
            "table16",
            "table17");

    private final Widgets ui;
    private final EditingSession session;

    TermsForm(Widgets ui, EditingSession session) {
        this.ui = ui;
        this.session = session;
    }

    /** Adds fields to a form. */
    void fill(Form form, List<TermField> fields) {
        fields.forEach(field -> add(form, field));
    }

    private void add(Form form, TermField field) {
        Optional<Node> value = session.tree().at(field.at());
        String words = words(field);
        String name = String.join(".", field.at().steps());
        switch (field.kind()) {
            case TRUTH -> truth(form, field, value, words);
            case CHOICE -> choice(form, field, value, words);
            default ->
                form.field(
                        name,
                        words,
                        value.map(TypedValue::typed).orElse(""),
                        field.usual().equals("null") ? "\u2013" : field.usual(),
                        typed -> set(field, read(field, typed)));
        }
    }

    private static Optional<Node> read(TermField field, String typed) {
        return switch (field.kind()) {
            case NUMBER -> TypedValue.number(typed);
            case NUMBERS -> TypedValue.numbers(typed);
            default -> TypedValue.text(typed);
        };
    }

    private void set(TermField field, Optional<Node> value) {
        session.apply(FieldEdits.set(field.at(), value));
    }

    private void truth(Form form, TermField field, Optional<Node> value, String words) {
        boolean usual = field.usual().equals("true");
        boolean now = value.map(node -> node instanceof Node.TruthNode truth && truth.truth())
                .orElse(usual);
        form.choices(
                words,
                List.of(false, true),
                now,
                yes -> ui.text(yes ? "edit.yes" : "edit.no"),
                yes -> set(field, Optional.of(JsonValues.truth(yes)).filter(node -> yes != usual)));
    }

    private void choice(Form form, TermField field, Optional<Node> value, String words) {
        String now = value.map(TypedValue::typed).orElse(field.usual());
        form.note(words);
        form.wideChoices(
                field.options(),
                now,
                option -> named(option),
                option -> set(field, Optional.of(JsonValues.text(option))));
    }

    /** A side or a victory system by its name, anything else as files have it. */
    private String named(String option) {
        boolean system = VictorySystem.ids().contains(option);
        return TreeCounters.constant(Side.values(), option)
                .map(ui::word)
                .orElseGet(() -> system ? ui.texts().tell(Sentence.of("system." + option + ".title")) : option);
    }

    /** The words for a field: of its keys those that the game has a word for, and the number of its rule. */
    private String words(TermField field) {
        List<String> steps = field.at().steps();
        List<String> parts = new ArrayList<>();
        for (String step : steps.subList(1, steps.size())) {
            if (!step.equals("values") && !step.equals("terrain")) {
                parts.add(word(step));
            }
        }
        String name = parts.stream().collect(Collectors.joining(" · "));
        return field.rule().isEmpty() ? name : ui.text("edit.withRule", name, field.rule());
    }

    private String word(String key) {
        Optional<String> known = TreeCounters.constant(Terrain.values(), key)
                .map(ui::word)
                .or(() -> TreeCounters.constant(Arm.values(), key).map(ui::word))
                .or(() -> TreeCounters.constant(Way.Kind.values(), key).map(kind -> ui.text("tool." + kind.name())));
        return known.orElseGet(() -> WORDS.contains(key) ? ui.text("term." + key) : key);
    }
}
