package org.roadtorichmond.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.tools.Selected;

/** A folder with copies of the scenarios that come with the game, in which tests edit. */
public final class Workbench {
    private final Path folder;

    private Workbench(Path folder) {
        this.folder = folder;
    }

    /** A folder with all maps and scenarios that come with the game. */
    public static Workbench in(Path folder) {
        Workbench bench = new Workbench(folder);
        for (Path file : shipped()) {
            bench.write(file.getFileName().toString(), read(file));
        }
        return bench;
    }

    /** A folder with nothing in it. */
    static Workbench empty(Path folder) {
        return new Workbench(folder);
    }

    /** The maps and scenarios that come with the game. */
    static List<Path> shipped() {
        try (Stream<Path> files = Files.list(Checkout.path("maps"))) {
            return files.filter(file -> file.toString().matches(".*\\.(map|scenario)\\.json"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file names of the scenarios that come with the game. */
    static List<String> scenarios() {
        return shipped().stream()
                .map(file -> file.getFileName().toString())
                .filter(name -> name.endsWith(".scenario.json"))
                .toList();
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    ScenarioFolder scenarios(Shelf shelf) {
        return new ScenarioFolder(new FileStorage(folder), shelf.beside(Optional.of(folder)));
    }

    /** Opens a scenario of the folder, which can be opened. */
    public OpenScenario open(String name) {
        Result<OpenScenario> opened = scenarios(Shelf.of(List.of())).open(name);
        assertEquals(List.of(), opened.problems());
        return opened.value().orElseThrow();
    }

    /** What a file holds. */
    public String text(String name) {
        return read(folder.resolve(name));
    }

    boolean has(String name) {
        return Files.exists(folder.resolve(name));
    }

    void write(String name, String text) {
        try {
            Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void delete(String name) {
        try {
            Files.delete(folder.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What {@code validate} makes of a file: its problems and, where it has none, its warnings. */
    public List<Problem> validate(String name) {
        var read = new Documents(Shelf.of(List.of())).open(folder.resolve(name));
        return Stream.concat(read.problems().stream(), read.warnings().stream()).toList();
    }

    /** The text of an edited scenario. */
    public static String scenario(ScenarioEditor editor) {
        return new String(editor.draft().scenario(), StandardCharsets.UTF_8);
    }

    /** The text of an edited map. */
    public static String map(ScenarioEditor editor) {
        return new String(editor.draft().map().orElseThrow(), StandardCharsets.UTF_8);
    }

    /** A hex of the edited map. */
    public static Hex hex(ScenarioEditor editor, String number) {
        return editor.questions().grid().orElseThrow().parse(number).orElseThrow();
    }

    /** Makes edits that are accepted. */
    public static void apply(ScenarioEditor editor, Edit... edits) {
        for (Edit edit : edits) {
            assertEquals(Optional.empty(), editor.apply(edit));
        }
    }

    /** A single change of the tree, whatever it means. */
    static Edit perform(TreeAction action) {
        return tree -> tree.perform(action);
    }

    /** Sets a value as forms do. */
    public static Edit set(Node value, String... steps) {
        return FieldEdits.set(Pointer.of(steps), Optional.of(value));
    }

    /** Takes a value away as forms do. */
    public static Edit unset(String... steps) {
        return FieldEdits.set(Pointer.of(steps), Optional.empty());
    }

    /** Sets a value of a unit as forms do; without one takes it away. */
    public static Edit unit(String id, Optional<Node> value, String... steps) {
        return new Selected.OfUnit(id).set(Pointer.of(steps), value);
    }

    /** The same for a whole number. */
    public static Edit unit(String id, long value, String... steps) {
        return unit(id, Optional.of(JsonValues.number(value)), steps);
    }

    /** The same for a text. */
    public static Edit unit(String id, String value, String key) {
        return unit(id, Optional.of(JsonValues.text(value)), key);
    }

    /** Sets a text of what can be selected as forms do. */
    public static Edit text(Selected of, String key, String value) {
        return of.set(Pointer.of(key), Optional.of(JsonValues.text(value)));
    }

    /** Sets the number of game-turns. */
    public static Edit turns(int turns) {
        return set(JsonValues.number(turns), "turns");
    }

    /** Sets the story that the set-up page shows. */
    public static Edit story(String text) {
        return set(JsonValues.text(text), "story");
    }

    /** Judges the edited scenario. */
    public static Judge.Judgement judge(ScenarioEditor editor) {
        return new Judge().judge(editor.draft());
    }
}
