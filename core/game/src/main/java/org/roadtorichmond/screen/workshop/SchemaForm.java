package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.SchemaField;
import org.roadtorichmond.workshop.SchemaKind;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.balance.TunableValue;
import org.roadtorichmond.workshop.edits.CampaignEdits;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Selected;

/**
 * Fields of a unit, of anything else that can be selected, or of the scenario itself, made of what the published schemas describe. An
 * empty field means what is usual.
 */
final class SchemaForm {
    private static final int PROSE_LINES = 6;
    private static final float GAP = 6;

    private final Widgets ui;
    private final EditingSession session;
    private final Optional<WorkshopDialogs> large;
    private final Optional<Chooser> chooser;
    private final FieldWords words;

    /**
     * Forms of a session.
     *
     * @param large searches best values, if there is anything to search
     * @param chooser shows what can be chosen for values, if there is anything to choose from
     */
    SchemaForm(Widgets ui, EditingSession session, Optional<WorkshopDialogs> large, Optional<Chooser> chooser) {
        this.ui = ui;
        this.session = session;
        this.large = large;
        this.chooser = chooser;
        words = new FieldWords(ui.texts());
    }

    /** Adds fields of something to a form. */
    void fill(Form form, Selected of, List<SchemaField> fields) {
        fields.forEach(field -> new Entry(form, of, field, words.of(field)).add());
    }

    /** The object of several kinds that stands at a place within something: a choice of its kind, and the fields of that. */
    private void condition(Form form, Selected of, Pointer within) {
        EditableTree tree = session.tree();
        Schema schema = Schema.of(tree);
        Pointer at = of.place(tree).orElse(Pointer.ROOT).then(within);
        List<SchemaKind> kinds = schema.kinds(at);
        Optional<SchemaKind> now = CampaignEdits.kind(tree, at);
        SelectBox<String> box = new SelectBox<>(ui.theme().skin());
        box.setItems(Stream.concat(
                        now.isPresent() ? Stream.of() : Stream.of(words.option("")),
                        kinds.stream().map(kind -> words.option(kind.name())))
                .toArray(String[]::new));
        now.ifPresent(kind -> box.setSelectedIndex(kinds.indexOf(kind)));
        box.setName(String.join(".", within.steps()));
        int first = now.isPresent() ? 0 : 1;
        Widgets.onChange(box, () -> {
            if (box.getSelectedIndex() >= first) {
                session.apply(CampaignEdits.become(at, kinds.get(box.getSelectedIndex() - first)));
            }
        });
        boolean part = within.last().matches("[0-9]+");
        form.line(box, part ? Optional.of(takeOut(of, within)) : Optional.empty());
        // What follows from a battle is about that one.
        boolean elsewhere = !at.steps().get(0).equals("battles");
        for (SchemaField field : schema.fields(at)) {
            if (elsewhere || !field.name().equals("in")) {
                now.filter(kind -> kind.keys().contains(field.name()))
                        .map(kind -> field.within(within, kind.required().contains(field.name())))
                        .ifPresent(there -> new Entry(form, of, there, words.of(field)).add());
            }
        }
    }

    private TextButton takeOut(Selected of, Pointer at) {
        return ui.button("\u00d7", "list", () -> set(of, at, Optional.empty()));
    }

    /** Sets a value; what is given another name stays selected. */
    private void set(Selected of, Pointer at, Optional<Node> value) {
        Optional<Selected> renamed = of instanceof Selected.Element element && at.equals(Pointer.of(element.key()))
                ? value.flatMap(name -> Selected.named(element.list(), TypedValue.typed(name)))
                : Optional.empty();
        renamed.ifPresentOrElse(next -> session.apply(of.set(at, value), next), () -> session.apply(of.set(at, value)));
    }

    /** A field of something in a form. */
    private final class Entry {
        private final Form form;
        private final Selected of;
        private final SchemaField field;
        private final String label;
        private final Optional<Node> value;

        Entry(Form form, Selected of, SchemaField field, String label) {
            this.form = form;
            this.of = of;
            this.field = field;
            this.label = label;
            EditableTree tree = session.tree();
            value = of.place(tree).flatMap(place -> tree.at(place.then(field.at())));
        }

        void add() {
            switch (field.kind()) {
                case TRUTH, CHOICE -> choice().setName(field.name());
                case CHOICES -> choices(field.options()).setName(field.name());
                case ROWS -> rows();
                case PARTS -> parts();
                case CONDITION -> within(field.at());
                case COUNTS -> counts();
                case PROSE -> form.area(field.name(), label, typed(), PROSE_LINES, this::read);
                default -> {
                    Optional<List<String>> known = chooser.filter(choice -> field.kind() == SchemaField.Kind.TEXTS)
                            .map(choice -> choice.values(place()));
                    known.ifPresentOrElse(this::named, this::line);
                }
            }
        }

        /** Names of what there is; nothing where there is none. */
        private void named(List<String> options) {
            if (!options.isEmpty()) {
                choices(options).setName(field.name());
            }
        }

        private void line() {
            Optional<TextButton> behind = chooser.filter(choice -> choice.any(field))
                    .map(choice -> choice.button(label, place(), this::read))
                    .or(this::tuning);
            form.field(field.name(), label, typed(), words.usual(field, session.tree()), this::read, behind);
            chooser.map(choice -> choice.offers().told(field, place()))
                    .filter(told -> !told.isEmpty())
                    .ifPresent(told -> form.note(String.join(", ", told)));
        }

        /** Where the value stands in the tree. */
        private Pointer place() {
            return of.place(session.tree()).orElse(Pointer.ROOT).then(field.at());
        }

        private String typed() {
            return value.map(TypedValue::typed).orElse("");
        }

        private void read(String typed) {
            put(field.read(typed));
        }

        private void put(Optional<Node> node) {
            set(of, field.at(), node);
        }

        /** The button that searches the best value, if there can be one. */
        private Optional<TextButton> tuning() {
            String now = typed().isEmpty() ? field.usual() : typed();
            Optional<String> element = Optional.of(of.name()).filter(name -> !name.isEmpty());
            String title = element.map(name -> ui.text("tune.of", name, label)).orElse(label);
            return large.flatMap(dialogs -> TunableValue.of(
                            title, field, element, now, node -> of.set(field.at(), Optional.of(node)))
                    .map(search -> ui.button(ui.text("tune.button"), "list", () -> dialogs.tune(search))));
        }

        /** Words of which one holds, or none where there need be none; beside their label where they are few. */
        private Actor choice() {
            boolean truth = field.kind() == SchemaField.Kind.TRUTH;
            List<String> options = truth ? List.of("false", "true") : field.options();
            boolean none = !field.required() && field.usual().isEmpty();
            List<String> all =
                    none ? Stream.concat(Stream.of(""), options.stream()).toList() : options;
            String now = typed().isEmpty() ? field.usual() : typed();
            Consumer<String> choose = option -> put(truth ? field.read(option) : chosen(option));
            if (options.size() <= 2) {
                return form.choices(label, all, now, words::option, choose);
            }
            form.note(label);
            return form.wideChoices(all, now, words::option, choose);
        }

        private Optional<Node> chosen(String option) {
            return Optional.of(option)
                    .filter(word -> !word.isEmpty() && !word.equals(field.usual()))
                    .map(JsonValues::text);
        }

        /** Words of which any may hold; a press takes one or lets it go. */
        private Actor choices(List<String> options) {
            List<String> now = elements().stream().map(TypedValue::typed).toList();
            form.note(label);
            Flow flow = new Flow(ui.px(GAP));
            for (String option : options) {
                boolean taken = now.contains(option);
                TextButton choice = ui.choice(words.option(option), taken, () -> {
                    List<String> next = options.stream()
                            .filter(one -> one.equals(option) ? !taken : now.contains(one))
                            .toList();
                    put(Optional.of(next).filter(list -> !list.isEmpty()).map(JsonValues::texts));
                });
                choice.setName(field.name() + "." + option);
                flow.addActor(choice);
            }
            form.add(flow);
            return flow;
        }

        private List<Node> elements() {
            return value.filter(Node.ArrayNode.class::isInstance)
                    .map(list -> ((Node.ArrayNode) list).elements())
                    .orElse(List.of());
        }

        /** Objects of several kinds below each other; parts that are no such have their forms elsewhere. */
        private void parts() {
            if (!field.part().equals(Schema.CONDITION)) {
                return;
            }
            for (int i = 0; i < elements().size(); i++) {
                within(field.at().then(i));
            }
            TextButton add = ui.button(ui.text("edit.addLine"), "list", () -> session.apply(FieldEdits.addTo(place())));
            add.setName(field.name() + ".add");
            form.buttons(List.of(add));
        }

        /** An object of several kinds, further right. */
        private void within(Pointer at) {
            if (!field.part().equals(Schema.CONDITION)) {
                form.note(label);
            }
            condition(form.within(), of, at);
        }

        /** A number for each name that has one, and a button for one more. */
        private void counts() {
            form.note(label);
            value.filter(Node.ObjectNode.class::isInstance)
                    .map(node -> ((Node.ObjectNode) node).members())
                    .orElse(Map.of())
                    .forEach((name, member) -> form.field(
                            field.name() + "." + name,
                            name,
                            TypedValue.typed(member.value()),
                            "",
                            typed -> set(of, field.at().then(name), TypedValue.number(typed))));
            chooser.ifPresent(choice -> form.buttons(List.of(choice.button(
                    label, place(), name -> set(of, field.at().then(name), Optional.of(JsonValues.number(1)))))));
        }

        /** A list of objects: a line each, and a button for one more. */
        private void rows() {
            List<SchemaField> columns = field.columns();
            form.note(ui.text(
                    "edit.columns.of", label, columns.stream().map(words::of).collect(Collectors.joining(", "))));
            List<Node> rows = elements();
            for (int i = 0; i < rows.size(); i++) {
                Pointer row = field.at().then(i);
                Node said = rows.get(i);
                List<Pointer> places =
                        columns.stream().map(column -> row.then(column.at())).toList();
                form.line(
                        places.stream().map(at -> String.join(".", at.steps())).toList(),
                        columns.stream()
                                .map(column -> column.at()
                                        .in(said)
                                        .map(TypedValue::typed)
                                        .orElse(""))
                                .toList(),
                        (column, typed) ->
                                set(of, places.get(column), columns.get(column).read(typed)),
                        takeOut(of, row));
            }
            TextButton add =
                    ui.button(ui.text("edit.addLine"), "list", () -> session.apply(FieldEdits.addTo(field.at())));
            add.setName(field.name());
            form.buttons(List.of(add));
        }
    }
}
