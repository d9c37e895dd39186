package org.roadtorichmond.workshop;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.SourceTree;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.OverlayReader;
import org.roadtorichmond.words.Sentence;

/**
 * The folder in which a designer keeps scenarios, maps and campaigns.
 *
 * <p>A draft that has problems lies beside the scenario under a name of its own ({@code NAME.scenario.draft.json}), which no list of
 * scenarios shows; so nobody can play it, and the last whole version stays as it is until the draft is whole.
 *
 * <p>A scenario or map that lies elsewhere, such as those that come with the game, can be opened; what is changed of it is written
 * into this folder, where it is found first.
 */
public final class ScenarioFolder {
    private static final String DRAFT = FolderFiles.DRAFT;
    private static final List<String> KINDS = List.of(".scenario", ".campaign");

    private final FolderFiles files;

    /**
     * A folder.
     *
     * @param storage the folder
     * @param elsewhere where files are that are not in the folder
     */
    public ScenarioFolder(Storage storage, References elsewhere) {
        files = new FolderFiles(storage, elsewhere);
    }

    /** Whether a file of a name is a campaign. */
    public static boolean isCampaign(String file) {
        return FolderFiles.isCampaign(file);
    }

    /** The file names of the scenarios and campaigns of which there is a draft here, in order. */
    public List<String> drafts() {
        return files.storage().list().stream()
                .map(Storage.Kept::name)
                .filter(name -> KINDS.stream().anyMatch(kind -> name.endsWith(kind + DRAFT)))
                .map(name -> name.substring(0, name.length() - DRAFT.length()) + FolderFiles.ENDING)
                .toList();
    }

    /** A new scenario, of which no file is written yet; a problem if there is a file of such a name, or can be none. */
    public Result<OpenScenario> create(BlankScenario blank) {
        return fresh(blank, blank.scenario(), blank.map());
    }

    /**
     * A new scenario with a map, or units, that come from elsewhere. No file is written yet.
     *
     * @param blank what else is in it; its size is that of the map
     * @param map the map; without one it is clear ground
     * @param units the units, of which values may be missing
     * @return the problems of {@link #create}
     */
    public Result<OpenScenario> create(
            BlankScenario blank, Optional<Node.ObjectNode> map, List<Node.ObjectNode> units) {
        Node.ObjectNode root = blank.scenario().root();
        Node.ObjectNode scenario = JsonValues.with(root, "units", new Node.ArrayNode(root.at(), List.copyOf(units)));
        return fresh(
                blank, TreeReader.layOut(scenario), map.map(TreeReader::layOut).orElseGet(blank::map));
    }

    /**
     * A new campaign without battles. No file is written yet.
     *
     * @param as what its file is called without its ending
     * @param called what it is called
     * @return the problems of {@link #create}
     */
    public Result<OpenScenario> createCampaign(String as, String called) {
        return campaign(
                as,
                Json.object()
                        .put("format", Formats.CAMPAIGN)
                        .put("name", called)
                        .put("battles", List.of())
                        .node());
    }

    private Result<OpenScenario> campaign(String as, Node.ObjectNode root) {
        return fresh(new DraftFiles.DraftFile(as + FolderFiles.CAMPAIGN, TreeReader.layOut(root)), Optional.empty());
    }

    private Result<OpenScenario> fresh(BlankScenario blank, SourceTree scenario, SourceTree map) {
        return fresh(
                new DraftFiles.DraftFile(blank.scenarioFile(), scenario),
                Optional.of(new DraftFiles.DraftFile(blank.mapFile(), map)));
    }

    private Result<OpenScenario> fresh(DraftFiles.DraftFile scenario, Optional<DraftFiles.DraftFile> map) {
        DiskState disk = new DiskState(files.storage());
        Set<String> names = new LinkedHashSet<>();
        names.add(scenario.name());
        map.ifPresent(file -> names.add(file.name()));
        for (String name : names) {
            String draft = FolderFiles.draftName(name);
            disk.look(name);
            disk.look(draft);
            if (!files.isOwn(name) || !files.isOwn(draft)) {
                return Result.bad(Sentence.of("workshop.badName", Words.quoted(name)));
            } else if (disk.isThere(name) || disk.isThere(draft)) {
                return Result.bad(Sentence.of("workshop.there", Words.quoted(name)));
            }
        }
        DraftFiles drafts = new DraftFiles(scenario, map, files.references(), "");
        ScenarioEditor editor = new ScenarioEditor(drafts, new LayeredFiles(Optional.empty(), false));
        return Result.good(new OpenScenario(editor, drafts, disk, names));
    }

    /**
     * A new scenario that begins as a copy of another one, with a map of its own; an overlay becomes whole. A copy of a campaign is a
     * campaign. No file is written yet.
     *
     * @param from the name of the file of the scenario that is copied
     * @param as what both files of the copy are called without their endings
     * @return the problems of {@link #open} and {@link #create}
     */
    public Result<OpenScenario> copy(String from, String as) {
        return open(from).then(original -> {
            Node.ObjectNode tree = original.editor().tree();
            if (isCampaign(from)) {
                return campaign(as, tree);
            }
            Node map = tree.member(LayeredFiles.MAP).orElseThrow().value();
            return map instanceof Node.ObjectNode ground
                    ? copy(tree, ground, as)
                    : Result.bad(new Problem(map.at(), Sentence.of("workshop.withoutMap")));
        });
    }

    /**
     * The same from a scenario as it was played, which need not lie in any file.
     *
     * @param as what both files of the copy are called without their endings
     * @return the problems of {@link #create}
     */
    public Result<OpenScenario> copy(LoadedScenario played, String as) {
        return copy(played.tree(), played.mapTree(), as);
    }

    private Result<OpenScenario> copy(Node.ObjectNode tree, Node.ObjectNode ground, String as) {
        BlankScenario named = new BlankScenario(as, 1, 1);
        Node.ObjectNode scenario = JsonText.without(
                JsonValues.with(tree, LayeredFiles.MAP, JsonValues.text(named.mapFile())), OverlayReader.OF);
        return fresh(named, TreeReader.layOut(scenario), TreeReader.layOut(ground));
    }

    /**
     * Opens a scenario and its map, or a campaign, to edit them, the drafts where there are any.
     *
     * @param name the name of the scenario's file, with or without its ending
     * @return the problems if a file cannot be read as JSON, or if the map or a scenario beneath is missing; whatever else is wrong is
     *     edited
     */
    public Result<OpenScenario> open(String name) {
        return new ScenarioOpener(files).open(References.scenarioFile(name));
    }
}
