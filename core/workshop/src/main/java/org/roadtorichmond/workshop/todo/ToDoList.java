package org.roadtorichmond.workshop.todo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.exchange.draft.Trees;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.SavedSentences;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/**
 * What is left to be done after imports, in the order of their reports. It is kept in a file of its own beside the scenario,
 * {@code NAME.todo}, which is no file of the game: nothing else reads it, and it is not shared. Immutable.
 *
 * @param items the things, done or not
 */
public record ToDoList(List<ToDo> items) {
    /** Nothing to do. */
    public static final ToDoList EMPTY = new ToDoList(List.of());

    private static final String FORMAT = "todo/1";
    private static final String ENDING = ".todo";
    private static final String SCENARIO = ".scenario.json";

    /** Copies the list. */
    public ToDoList {
        items = List.copyOf(items);
    }

    /** What the report of an import says is left out or missing. */
    public static ToDoList of(ImportReport report) {
        return new ToDoList(Stream.of(ReportEntry.Kind.MISSING, ReportEntry.Kind.LEFT)
                .flatMap(kind -> report.entries(kind).stream())
                .map(entry -> new ToDo(entry.what(), named(entry.of()), (Sentence) plain(entry.told()), false))
                .toList());
    }

    /** A value of a sentence as files can keep it: a foreign file may have put anything into it. */
    private static Object plain(Object value) {
        if (value instanceof Sentence sentence) {
            return new Sentence(
                    sentence.key(),
                    sentence.values().stream().map(ToDoList::plain).toList());
        } else if (value instanceof List<?> list) {
            return list.stream().map(ToDoList::plain).toList();
        }
        return value instanceof String text && Trees.text(text) instanceof Node.TextNode kept ? kept.text() : value;
    }

    /** Names as files can keep them. */
    private static List<String> named(List<String> names) {
        return names.stream()
                .map(name -> plain(name).toString())
                .filter(name -> !name.isBlank())
                .toList();
    }

    /** This list and then another one, of which what stands here already is not repeated. */
    public ToDoList with(ToDoList more) {
        List<ToDo> all = new ArrayList<>(items);
        more.items.stream()
                .filter(item ->
                        items.stream().noneMatch(known -> known.with(false).equals(item.with(false))))
                .forEach(all::add);
        return new ToDoList(all);
    }

    /** The list with something marked as done, or as not done after all. */
    public ToDoList marked(ToDo item, boolean done) {
        return new ToDoList(items.stream()
                .map(each -> each.equals(item) ? each.with(done) : each)
                .toList());
    }

    /** What is not done yet. */
    public ToDoList open() {
        return new ToDoList(items.stream().filter(item -> !item.done()).toList());
    }

    // --- The file --------------------------------------------------------------------------------------------------

    /** The name of the file in which the list of a scenario is kept. */
    public static String file(String scenario) {
        return (scenario.endsWith(SCENARIO) ? scenario.substring(0, scenario.length() - SCENARIO.length()) : scenario)
                + ENDING;
    }

    /** The list of a scenario, if there is one in a folder; the problems of its file. */
    public static Result<ToDoList> read(Storage folder, String scenario) {
        String file = file(scenario);
        return folder.has(file) ? folder.read(file).then(ToDoList::read) : Result.good(EMPTY);
    }

    /** Keeps the list of a scenario; one on which nothing is left to do has no file. Returns why that failed, if it did. */
    public Optional<Sentence> write(Storage folder, String scenario) {
        String file = file(scenario);
        return open().items.isEmpty() ? folder.delete(file) : folder.write(file, bytes());
    }

    /** The content of the file. */
    public byte[] bytes() {
        Node.ObjectNode root = Json.object()
                .put("format", FORMAT)
                .put("items", Json.list(items, ToDoList::json))
                .node();
        return TreeReader.layOut(root).bytes(root);
    }

    private static Json json(ToDo item) {
        return Json.object()
                .put("what", item.what())
                .put("names", Trees.texts(item.names()))
                .put("sentence", SavedSentences.write(item.sentence()))
                .put("done", item.done());
    }

    /** The list of a file; its problems if it is none, or one of a newer version of the program. */
    public static Result<ToDoList> read(byte[] bytes) {
        return TreeReader.read(bytes).then(ToDoList::read);
    }

    private static Result<ToDoList> read(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        fields.constant("format", FORMAT);
        List<ToDo> items = fields.objects("items", item -> item(item, problems));
        return problems.result(fields.finish(() -> new ToDoList(items)));
    }

    private static Optional<ToDo> item(Fields fields, Problems problems) {
        String what = fields.text("what");
        List<String> names =
                fields.textsOrNone("names").stream().map(Located::value).toList();
        Optional<Sentence> sentence = fields.value("sentence").flatMap(tree -> SavedSentences.read(tree, problems));
        fields.check(sentence.isPresent(), "sentence", Sentence.of("problem.knownText", Words.quoted("sentence")));
        boolean done = fields.truthOr("done", false);
        return fields.finish(() -> new ToDo(what, names, sentence.orElseThrow(), done));
    }
}
