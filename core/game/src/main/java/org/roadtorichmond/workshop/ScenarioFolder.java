package org.roadtorichmond.workshop;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.SourceTree;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.scenario.setup.OverlayReader;
import org.roadtorichmond.words.Sentence;

/**
 * The folder in which a designer keeps scenarios and maps.
 *
 * <p>A draft that has problems lies beside the scenario under a name of its own ({@code NAME.scenario.draft.json}), which no list of
 * scenarios shows; so nobody can play it, and the last whole version stays as it is until the draft is whole.
 *
 * <p>A scenario or map that lies elsewhere, such as those that come with the game, can be opened; what is changed of it is written
 * into this folder, where it is found first.
 */
public final class ScenarioFolder {
    private static final String ENDING = ".json";
    private static final String DRAFT = ".draft.json";
    private static final String SCENARIO = ".scenario";

    private final Storage storage;
    private final References elsewhere;

    /**
     * A folder.
     *
     * @param storage the folder
     * @param elsewhere where files are that are not in the folder
     */
    public ScenarioFolder(Storage storage, References elsewhere) {
        this.storage = storage;
        this.elsewhere = elsewhere;
    }

    /** The file names of the scenarios of which there is a draft here, in order. */
    public List<String> drafts() {
        return storage.list().stream()
                .map(Storage.Kept::name)
                .filter(name -> name.endsWith(SCENARIO + DRAFT))
                .map(name -> name.substring(0, name.length() - DRAFT.length()) + ENDING)
                .toList();
    }

    /** A new scenario, of which no file is written yet; a problem if there is a file of such a name, or can be none. */
    public Result<OpenScenario> create(BlankScenario blank) {
        return fresh(blank, blank.scenario(), blank.map());
    }

    private Result<OpenScenario> fresh(BlankScenario blank, SourceTree scenario, SourceTree map) {
        DiskState disk = new DiskState(storage);
        for (String name : List.of(blank.scenarioFile(), blank.mapFile())) {
            String draft = DraftFiles.draftName(name);
            disk.look(name);
            disk.look(draft);
            if (!isOwn(name) || !isOwn(draft)) {
                return Result.bad(new Problem(Place.NOWHERE, Sentence.of("workshop.badName", Words.quoted(name))));
            } else if (disk.isThere(name) || disk.isThere(draft)) {
                return Result.bad(new Problem(Place.NOWHERE, Sentence.of("workshop.there", Words.quoted(name))));
            }
        }
        DraftFiles files = new DraftFiles(
                new DraftFiles.DraftFile(blank.scenarioFile(), scenario),
                Optional.of(new DraftFiles.DraftFile(blank.mapFile(), map)),
                files(),
                "");
        ScenarioEditor editor = new ScenarioEditor(files, new Layers(Optional.empty(), false));
        return Result.good(new OpenScenario(editor, files, disk, true));
    }

    /**
     * A new scenario that begins as a copy of another one, with a map of its own; an overlay becomes whole. No file is written yet.
     *
     * @param from the name of the file of the scenario that is copied
     * @param as what both files of the copy are called without their endings
     * @return the problems of {@link #open} and {@link #create}
     */
    public Result<OpenScenario> copy(String from, String as) {
        BlankScenario named = new BlankScenario(as, 1, 1);
        return open(from).then(original -> {
            Node.ObjectNode tree = original.editor().tree();
            Node map = tree.member(Layers.MAP).orElseThrow().value();
            Node.ObjectNode scenario = JsonText.without(
                    JsonValues.with(tree, Layers.MAP, JsonValues.text(named.mapFile())), OverlayReader.OF);
            return map instanceof Node.ObjectNode ground
                    ? fresh(named, TreeReader.layOut(scenario), TreeReader.layOut(ground))
                    : Result.bad(new Problem(map.at(), Sentence.of("workshop.withoutMap")));
        });
    }

    /**
     * Opens a scenario and its map to edit them, the drafts where there are any.
     *
     * @param name the name of the scenario's file, with or without its ending
     * @return the problems if a file cannot be read as JSON, or if the map or a scenario beneath is missing; whatever else is wrong is
     *     edited
     */
    public Result<OpenScenario> open(String name) {
        String file = References.scenarioFile(name);
        if (!isOwn(file)) {
            return Result.bad(new Problem(Place.NOWHERE, Sentence.of("problem.leavesFolder", Words.quoted(name))));
        }
        DiskState disk = new DiskState(storage);
        return source(file, disk).then(scenario -> {
            References.Referred referred =
                    new References.Referred(Result.good(scenario.root()), files(), identity(file));
            Result<Optional<Node.ObjectNode>> below = OverlayReader.isOverlay(scenario.root())
                    ? OverlayReader.below(referred).then(root -> Result.good(Optional.of(root)))
                    : Result.good(Optional.empty());
            return below.then(base -> opened(new DraftFiles.DraftFile(file, scenario), base, disk));
        });
    }

    private Result<OpenScenario> opened(
            DraftFiles.DraftFile scenario, Optional<Node.ObjectNode> below, DiskState disk) {
        Layers layers = new Layers(below, true);
        Node.ObjectNode whole = layers.whole(new Content(scenario.source().root(), Optional.empty()));
        Optional<Node> map = whole.member(Layers.MAP).map(Node.Member::value);
        if (map.isPresent() && map.get() instanceof Node.TextNode name) {
            return map(name, disk).then(source -> {
                DraftFiles.DraftFile file = new DraftFiles.DraftFile(name.text(), source);
                return Result.good(open(scenario, Optional.of(file), below, disk));
            });
        } else if (map.isPresent() && map.get() instanceof Node.ObjectNode) {
            return Result.good(open(scenario, Optional.empty(), below, disk));
        }
        return Result.bad(new Problem(map.map(Node::at).orElse(whole.at()), Sentence.of("workshop.withoutMap")));
    }

    private OpenScenario open(
            DraftFiles.DraftFile scenario,
            Optional<DraftFiles.DraftFile> map,
            Optional<Node.ObjectNode> below,
            DiskState disk) {
        boolean mapElsewhere = map.filter(file -> !storage.has(file.name())).isPresent();
        DraftFiles files = new DraftFiles(scenario, map, files(), identity(scenario.name()));
        return new OpenScenario(new ScenarioEditor(files, new Layers(below, mapElsewhere)), files, disk, false);
    }

    private Result<SourceTree> map(Node.TextNode name, DiskState disk) {
        if (!isOwn(name.text())) {
            return Result.bad(new Problem(name.at(), Sentence.of("problem.leavesFolder", Words.quoted(name.text()))));
        }
        Result<SourceTree> source = source(name.text(), disk);
        Problems problems = new Problems();
        source.problems().forEach(problem -> {
            boolean missing = problem.at().equals(Place.NOWHERE);
            problems.add(missing ? name.at() : problem.at().in(name.text()), problem.sentence());
        });
        return problems.result(source.value());
    }

    /** The draft of a file if there is one, else the file, else the file of that name that lies elsewhere. */
    private Result<SourceTree> source(String file, DiskState disk) {
        String draft = DraftFiles.draftName(file);
        disk.look(file);
        disk.look(draft);
        if (disk.isThere(draft)) {
            return disk.read(draft).then(TreeReader::readSource);
        } else if (storage.has(file)) {
            return disk.read(file).then(TreeReader::readSource);
        }
        return elsewhere.find(file).then(References.Referred::tree).then(tree -> Result.good(TreeReader.layOut(tree)));
    }

    /** The files of the folder, and those elsewhere. */
    private References files() {
        return name -> isOwn(name) && storage.has(name)
                ? Result.good(
                        new References.Referred(storage.read(name).then(TreeReader::read), files(), identity(name)))
                : elsewhere.find(name);
    }

    private String identity(String name) {
        return storage.place(name);
    }

    /** Whether a name can be one of this folder and of no other. */
    private boolean isOwn(String name) {
        return name.endsWith(ENDING)
                && name.length() > ENDING.length()
                && name.indexOf('/') < 0
                && name.indexOf('\\') < 0
                && !name.startsWith(".")
                && storage.takes(name);
    }
}
