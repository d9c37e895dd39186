package org.roadtorichmond.workshop;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.SourceTree;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/**
 * What was edited and not saved yet, kept in a folder of its own, so that it goes on after a crash.
 *
 * <p>Each scenario has one file there, which is whole or not at all: the texts of scenario and map, and what the program knew of the
 * files on the disk, so that what others changed since then is still noticed. What can be undone is not kept. One thread at a time.
 */
public final class Recovery {
    private static final String FORMAT = "recovery/1";
    private static final String ENDING = ".recovery.json";
    private static final String JSON = ".json";
    private static final String FILES = "files";
    private static final String KNOWN = "known";
    private static final String NAME = "name";
    private static final String TEXT = "text";
    private static final String DIGEST = "digest";

    private final Storage storage;

    /** What was not saved, in a folder of its own. */
    public Recovery(Storage storage) {
        this.storage = storage;
    }

    private static String name(String scenario) {
        return scenario.substring(0, scenario.length() - JSON.length()) + ENDING;
    }

    /** The names of the scenarios of which something is kept here, in order. */
    public List<String> waiting() {
        return storage.list().stream()
                .map(Storage.Kept::name)
                .filter(name -> name.endsWith(ENDING))
                .map(name -> name.substring(0, name.length() - ENDING.length()) + JSON)
                .toList();
    }

    /**
     * Keeps what a scenario says and its files do not; to be called after edits.
     *
     * @return nothing if it was kept; else, in one sentence, why not
     */
    public Optional<Sentence> keep(OpenScenario open) {
        Node.ObjectNode file = JsonValues.noMembers();
        file = JsonValues.with(file, "format", JsonValues.text(FORMAT));
        file = JsonValues.with(file, FILES, list(open.unsaved(), TEXT));
        Map<String, String> known = new HashMap<>();
        open.known().forEach((name, digest) -> known.put(name, digest.orElse("")));
        SourceTree tree = TreeReader.layOut(JsonValues.with(file, KNOWN, list(known, DIGEST)));
        return storage.write(name(open.editor().draft().scenarioName()), tree.bytes(tree.root()));
    }

    private static Node list(Map<String, String> texts, String key) {
        return new Node.ArrayNode(
                Place.NOWHERE,
                texts.entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(entry -> pair(entry.getKey(), key, entry.getValue()))
                        .toList());
    }

    private static Node pair(String name, String key, String text) {
        return JsonValues.with(
                JsonValues.with(JsonValues.noMembers(), NAME, JsonValues.text(name)), key, JsonValues.text(text));
    }

    /**
     * Forgets what is kept of a scenario; to be called when it was saved, or when it is not to go on.
     *
     * @return nothing if it is gone; else, as the end of a sentence, why not
     */
    public Optional<Sentence> forget(String scenario) {
        return storage.delete(name(scenario));
    }

    /** Opens a scenario as it was kept here; saving it notices what others have changed since then. */
    public Result<OpenScenario> open(String scenario, ScenarioFolder folder) {
        return storage.read(name(scenario))
                .then(TreeReader::read)
                .then(Recovery::unsaved)
                .then(unsaved -> folder.open(scenario, unsaved));
    }

    private static Result<Unsaved> unsaved(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        fields.constant("format", FORMAT);
        Map<String, String> texts = new HashMap<>();
        Map<String, Optional<String>> known = new HashMap<>();
        fields.objects(FILES, file -> {
            String name = file.text(NAME);
            String text = file.proseOr(TEXT, "");
            file.insist(TEXT);
            return file.finish(() -> {
                texts.put(name, text);
                return name;
            });
        });
        fields.objects(KNOWN, file -> {
            String name = file.text(NAME);
            String digest = file.proseOr(DIGEST, "");
            return file.finish(() -> {
                known.put(name, Optional.of(digest).filter(found -> !found.isEmpty()));
                return name;
            });
        });
        return problems.result(() -> new Unsaved(texts, known));
    }
}
