package org.roadtorichmond.workshop;

import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.SourceTree;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.OverlayReader;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.DraftFiles.DraftFile;

/** Opens one scenario with its map, and the scenario beneath if it is an overlay; or a campaign. Serves once. */
final class ScenarioOpener {
    private final FolderFiles files;
    private final DiskState disk;

    /** An opening of files of a folder, or elsewhere. */
    ScenarioOpener(FolderFiles files) {
        this.files = files;
        disk = new DiskState(files.storage());
    }

    Result<OpenScenario> open(String name) {
        if (!files.isOwn(name)) {
            return Result.bad(leavesFolder(Place.NOWHERE, name));
        }
        if (FolderFiles.isCampaign(name)) {
            return source(name).then(source -> campaign(new DraftFile(name, source)));
        }
        return source(name)
                .then(scenario ->
                        below(name, scenario.root()).then(base -> withMap(new DraftFile(name, scenario), base)));
    }

    private Result<OpenScenario> campaign(DraftFile campaign) {
        Problems problems = new Problems();
        new Fields(campaign.source().root(), problems).constant("format", Formats.CAMPAIGN);
        return problems.result(Optional.of(opened(campaign, Optional.empty(), Optional.empty())));
    }

    private static Problem leavesFolder(Place at, String name) {
        return new Problem(at, Sentence.of("problem.leavesFolder", Words.quoted(name)));
    }

    /** The scenario upon which an overlay lies; nothing if it is none. */
    private Result<Optional<Node.ObjectNode>> below(String name, Node.ObjectNode root) {
        References.Referred referred =
                new References.Referred(Result.good(root), files.references(), files.identity(name));
        return OverlayReader.isOverlay(root)
                ? OverlayReader.below(referred).map(Optional::of)
                : Result.good(Optional.empty());
    }

    private Result<OpenScenario> withMap(DraftFile scenario, Optional<Node.ObjectNode> below) {
        Content content = new Content(scenario.source().root(), Optional.empty());
        Node.ObjectNode whole = new LayeredFiles(below, false).whole(content);
        Optional<Node> map = whole.member(LayeredFiles.MAP).map(Node.Member::value);
        if (map.isPresent() && map.get() instanceof Node.TextNode name) {
            return map(name).map(source -> opened(scenario, Optional.of(new DraftFile(name.text(), source)), below));
        } else if (map.isPresent() && map.get() instanceof Node.ObjectNode) {
            return Result.good(opened(scenario, Optional.empty(), below));
        }
        return Result.bad(new Problem(map.map(Node::at).orElse(whole.at()), Sentence.of("workshop.withoutMap")));
    }

    private OpenScenario opened(DraftFile scenario, Optional<DraftFile> map, Optional<Node.ObjectNode> below) {
        boolean mapElsewhere =
                map.filter(file -> !files.storage().has(file.name())).isPresent();
        DraftFiles drafts = new DraftFiles(scenario, map, files.references(), files.identity(scenario.name()));
        ScenarioEditor editor = new ScenarioEditor(drafts, new LayeredFiles(below, mapElsewhere));
        return new OpenScenario(editor, drafts, disk, Set.of());
    }

    private Result<SourceTree> map(Node.TextNode name) {
        if (!files.isOwn(name.text())) {
            return Result.bad(leavesFolder(name.at(), name.text()));
        }
        Result<SourceTree> source = source(name.text());
        Problems problems = new Problems();
        source.problems().forEach(problem -> {
            boolean missing = problem.at().equals(Place.NOWHERE);
            problems.add(missing ? name.at() : problem.at().in(name.text()), problem.sentence());
        });
        return problems.result(source.value());
    }

    /** The draft of a file if there is one, else the file, else the file of that name that lies elsewhere. */
    private Result<SourceTree> source(String name) {
        String draft = FolderFiles.draftName(name);
        disk.look(name);
        disk.look(draft);
        if (disk.isThere(draft)) {
            return files.storage().read(draft).then(TreeReader::readSource);
        } else if (disk.isThere(name)) {
            return files.storage().read(name).then(TreeReader::readSource);
        }
        return files.elsewhere().find(name).then(References.Referred::tree).map(TreeReader::layOut);
    }
}
