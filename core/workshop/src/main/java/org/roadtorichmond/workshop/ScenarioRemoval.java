package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.scenario.setup.OverlayReader;
import org.roadtorichmond.words.Sentence;

/** Removes a scenario or a campaign from a designer's folder, or only its draft. What another scenario needs stays. */
public final class ScenarioRemoval {
    private static final String SCENARIO = ".scenario";
    private static final String CAMPAIGN = ".campaign";

    private final Storage folder;
    private final String scenario;
    private final String kind;
    private final String stem;

    /**
     * A removal of which nothing is done yet.
     *
     * @param scenario the name of the scenario's file
     */
    public ScenarioRemoval(Storage folder, String scenario) {
        this.folder = folder;
        this.scenario = scenario;
        kind = FolderFiles.isCampaign(scenario) ? CAMPAIGN : SCENARIO;
        stem = scenario.substring(0, scenario.length() - (kind + FolderFiles.ENDING).length());
    }

    /** Whether there is a draft beside a version that was saved, which would be left. */
    public boolean canDiscardDraft() {
        return folder.has(scenario) && !drafts().isEmpty();
    }

    /** The drafts of the scenario and of its map. */
    public List<String> drafts() {
        return present(name -> name.equals(FolderFiles.draftName(scenario))
                || (kind.equals(SCENARIO) && name.equals(stem + ".map.draft.json")));
    }

    /**
     * All files that belong to the scenario alone: its own, its drafts, and its map with the picture that is traced for it, unless
     * another scenario has the same map.
     */
    public List<String> files() {
        String map = stem + ".map.json";
        List<String> traced = List.of(stem + ".trace.json", stem + ".trace.png", stem + ".trace.jpg");
        if (kind.equals(CAMPAIGN)) {
            return present(name -> name.equals(scenario) || drafts().contains(name) || isTranslation(name));
        }
        boolean shared = others().stream().anyMatch(other -> names(other, LayeredFiles.MAP, map));
        return present(name -> name.equals(scenario)
                || drafts().contains(name)
                || (!shared && (name.equals(map) || traced.contains(name)))
                || List.of(stem + ".yardstick.json", stem + ".todo", stem + ".answers.csv")
                        .contains(name)
                || isTranslation(name));
    }

    private boolean isTranslation(String name) {
        return name.startsWith(stem + kind + "_") && name.endsWith(".properties");
    }

    private List<String> present(Predicate<String> wanted) {
        return folder.list().stream().map(Storage.Kept::name).filter(wanted).toList();
    }

    /** The other scenarios of the folder, and their drafts. */
    private List<String> others() {
        return present(
                name -> (name.endsWith(SCENARIO + FolderFiles.ENDING) || name.endsWith(SCENARIO + FolderFiles.DRAFT))
                        && !name.equals(scenario)
                        && !name.equals(FolderFiles.draftName(scenario)));
    }

    private boolean names(String file, String key, String name) {
        return folder.read(file)
                .then(TreeReader::read)
                .value()
                .flatMap(root -> root.member(key))
                .filter(member -> member.value() instanceof Node.TextNode)
                .map(member -> ((Node.TextNode) member.value()).text())
                .filter(text ->
                        text.equals(name) || References.scenarioFile(text).equals(name))
                .isPresent();
    }

    /** Why the scenario cannot be deleted, if that is so: another one lies over it, or a campaign has a battle of it. */
    public Optional<Sentence> refusal() {
        return others().stream()
                .filter(other -> names(other, OverlayReader.OF, scenario))
                .findFirst()
                .map(other -> Sentence.of("workshop.beneath", Words.quoted(other)))
                .or(() -> present(name -> name.contains(CAMPAIGN + ".")).stream()
                        .filter(this::fights)
                        .findFirst()
                        .map(campaign -> Sentence.of("workshop.inCampaign", Words.quoted(campaign))));
    }

    private boolean fights(String campaign) {
        Pointer battles = Pointer.of("battles");
        Optional<EditableTree> tree =
                folder.read(campaign).then(TreeReader::read).value().map(EditableTree::new);
        return tree.filter(there -> IntStream.range(0, there.elements(battles).size())
                        .mapToObj(number -> there.text(battles.then(number).then("scenario")))
                        .flatMap(Optional::stream)
                        .anyMatch(named -> References.scenarioFile(named).equals(scenario)))
                .isPresent();
    }

    /** Deletes the draft; the version that was saved last is left. Returns why not, if not. */
    public Optional<Sentence> discardDraft() {
        return delete(drafts());
    }

    /** Deletes the scenario with all files that belong to it alone. Returns why not, if not, or not all of it. */
    public Optional<Sentence> delete() {
        return refusal().or(() -> delete(files()));
    }

    private Optional<Sentence> delete(List<String> names) {
        // The scenario goes before its map, so that none is left without one.
        List<String> ordered = new ArrayList<>(names);
        ordered.sort((one, other) -> other.compareTo(one));
        for (String name : ordered) {
            Optional<Sentence> trouble = folder.delete(name);
            if (trouble.isPresent()) {
                return Optional.of(Sentence.of("workshop.notDeleted", folder.place(name), trouble.get()));
            }
        }
        return Optional.empty();
    }
}
