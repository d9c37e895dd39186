package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.TermField;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.balance.TunableValue;
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
            "table17",
            "combatTable",
            "forbid",
            "allows",
            "primary",
            "secondary",
            "length",
            "fixed",
            "bonus",
            "holds",
            "hexes",
            "hex",
            "side",
            "points",
            "after");

    /** The keys of whose values the bundle has an example, {@code term.hint.KEY}. */
    private static final Set<String> HINTS = Set.of("forbid");

    /** The values that have a word in the bundle, {@code term.is.VALUE}. */
    private static final Set<String> OPTIONS = Set.of("none", "rolled", "random-end");

    private static final float GAP = 6;

    private final Widgets ui;
    private final EditingSession session;
    private final WorkshopDialogs large;

    TermsForm(Widgets ui, EditingSession session, WorkshopDialogs large) {
        this.ui = ui;
        this.session = session;
        this.large = large;
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
            case TRUTH -> truth(form, field, value, words).setName(name);
            case CHOICE -> choice(form, field, value, words).setName(name);
            case CHOICES -> choices(form, field, words).setName(name);
            case ROWS -> rows(form, field, words);
            case NUMBER -> number(form, field, value.map(TypedValue::typed).orElse(""), words);
            default ->
                form.field(
                        name,
                        words,
                        value.map(node -> typed(field, node)).orElse(""),
                        usual(field),
                        typed -> set(field, read(field, typed)));
        }
    }

    /** A number, whose best value can be searched. */
    private void number(Form form, TermField field, String value, String words) {
        String now = value.isEmpty() ? field.usual() : value;
        form.number(
                String.join(".", field.at().steps()),
                words,
                value,
                usual(field),
                typed -> set(field, read(field, typed)),
                ui.button(ui.text("tune.button"), "list", () -> large.tune(TunableValue.of(words, field.at(), now))));
    }

    private static boolean isResults(TermField field) {
        return field.kind() == TermField.Kind.TEXTS && !field.options().isEmpty();
    }

    private static String typed(TermField field, Node value) {
        String typed = TypedValue.typed(value);
        return isResults(field) ? typed.replace(", ", " ") : typed;
    }

    private String usual(TermField field) {
        String key = field.at().last();
        if (field.usual().isEmpty() && HINTS.contains(key)) {
            return ui.text("term.hint." + key);
        }
        return field.usual().equals("null") ? "\u2013" : field.usual();
    }

    private static Optional<Node> read(TermField field, String typed) {
        return switch (field.kind()) {
            case NUMBER -> TypedValue.number(typed);
            case NUMBERS -> TypedValue.numbers(typed);
            case TEXTS -> isResults(field) ? results(field, typed) : TypedValue.hexes(typed);
            default ->
                TypedValue.text(typed)
                        .map(node -> JsonValues.text(TypedValue.completed(field.options(), TypedValue.typed(node))));
        };
    }

    private static Optional<Node> results(TermField field, String typed) {
        return TypedValue.hexes(typed)
                .map(list -> JsonValues.texts(((Node.ArrayNode) list)
                        .elements().stream()
                                .map(word -> TypedValue.completed(field.options(), TypedValue.typed(word)))
                                .toList()));
    }

    private void set(TermField field, Optional<Node> value) {
        session.apply(field.alternative()
                .map(form -> FieldEdits.setInstead(form.at(), form.keys(), field.at(), value))
                .orElseGet(() -> FieldEdits.set(field.at(), value)));
    }

    private Actor truth(Form form, TermField field, Optional<Node> value, String words) {
        boolean usual = field.usual().equals("true");
        boolean now = value.map(node -> node instanceof Node.TruthNode truth && truth.truth())
                .orElse(usual);
        return form.choices(
                words,
                List.of(false, true),
                now,
                yes -> ui.text(yes ? "edit.yes" : "edit.no"),
                yes -> set(field, Optional.of(JsonValues.truth(yes)).filter(node -> yes != usual)));
    }

    private Actor choice(Form form, TermField field, Optional<Node> value, String words) {
        String now = value.map(TypedValue::typed).orElse(field.usual());
        form.note(words);
        return form.wideChoices(
                field.options(),
                now,
                this::named,
                option ->
                        set(field, Optional.of(JsonValues.text(option)).filter(node -> !option.equals(field.usual()))));
    }

    /** Words of which any may hold; a press takes one or lets it go. */
    private Actor choices(Form form, TermField field, String words) {
        List<String> now = session.tree().elements(field.at()).stream()
                .map(TypedValue::typed)
                .toList();
        form.note(words);
        Flow flow = new Flow(ui.px(GAP));
        for (String option : field.options()) {
            boolean taken = now.contains(option);
            flow.addActor(ui.choice(named(option), taken, () -> {
                List<String> next = field.options().stream()
                        .filter(one -> one.equals(option) ? !taken : now.contains(one))
                        .toList();
                set(field, Optional.of(next).filter(list -> !list.isEmpty()).map(JsonValues::texts));
            }));
        }
        form.add(flow);
        return flow;
    }

    /** A list of objects: a line each, and a button for one more. */
    private void rows(Form form, TermField field, String words) {
        form.note(ui.text(
                "edit.columns.of",
                words,
                field.columns().stream().map(column -> word(column.at().last())).collect(Collectors.joining(", "))));
        int count = session.tree().elements(field.at()).size();
        for (int i = 0; i < count; i++) {
            Pointer row = field.at().then(i);
            List<Pointer> places = field.columns().stream()
                    .map(column -> row.then(column.at().last()))
                    .toList();
            form.line(
                    places.stream().map(at -> String.join(".", at.steps())).toList(),
                    places.stream()
                            .map(at ->
                                    session.tree().at(at).map(TypedValue::typed).orElse(""))
                            .toList(),
                    (column, typed) -> session.apply(FieldEdits.set(
                            places.get(column), read(field.columns().get(column), typed))),
                    ui.button("\u00d7", "list", () -> session.apply(FieldEdits.set(row, Optional.empty()))));
        }
        TextButton add = ui.button(ui.text("edit.addLine"), "list", () -> session.apply(FieldEdits.addTo(field.at())));
        add.setName(String.join(".", field.at().steps()));
        form.buttons(List.of(add));
    }

    /** A side or a victory system by its name, anything else as files have it. */
    private String named(String option) {
        boolean system = VictorySystem.ids().contains(option);
        return TreeCounters.constant(Side.values(), option)
                .map(ui::word)
                .orElseGet(() -> system
                        ? ui.texts().tell(Sentence.of("system." + option + ".title"))
                        : OPTIONS.contains(option) ? ui.text("term.is." + option) : option);
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
                .or(() -> TreeCounters.constant(Side.values(), key).map(ui::word))
                .or(() -> TreeCounters.constant(Arm.values(), key).map(ui::word))
                .or(() -> TreeCounters.constant(Way.Kind.values(), key).map(kind -> ui.text("tool." + kind.name())));
        return known.orElseGet(() -> WORDS.contains(key) ? ui.text("term." + key) : key);
    }
}
