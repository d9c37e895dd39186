package org.roadtorichmond.scenario.campaign;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentKind;
import org.roadtorichmond.scenario.Wording;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.setup.Blueprint;

/**
 * A campaign, opened as a file.
 *
 * @param campaign the campaign
 * @param root what the file says
 * @param references finds what it names
 */
public record CampaignDocument(Campaign campaign, Node.ObjectNode root, References references) implements Document {
    /** What a battle's own keys are; all other paths behind its id lead into its scenario. */
    private static final Set<String> OWN = Set.of("id", "scenario", "title", "story", "weight", "history", "after");

    private static final String BATTLES = "battles";

    @Override
    public Optional<Wording> wording() {
        return Optional.of(new CampaignTexts(campaign).wording());
    }

    /** What the file says, the same for the same values. */
    public String json() {
        return JsonText.of(root);
    }

    /** A path that leads into the scenario of a battle. */
    private record Inner(String battle, String path) {}

    private Optional<Inner> inner(String path) {
        return campaign.battles().stream()
                .map(Campaign.Battle::id)
                .flatMap(id -> Stream.of(BATTLES + "." + id + ".", BATTLES + "['" + id.replace("'", "\\'") + "'].")
                        .filter(path::startsWith)
                        .map(before -> new Inner(id, path.substring(before.length()))))
                .filter(inner -> OWN.stream().noneMatch(key -> inner.path().matches(key + "([.\\[].*)?")))
                .findFirst();
    }

    /** Whether a value stands at a path, of the campaign itself or of a battle's scenario: {@code battles.ID.turns}. */
    public boolean hasPath(String path) {
        Optional<Inner> inner = inner(path);
        Node tree = inner.<Node>map(in -> Blueprint.of(campaign.battles()
                                .get(campaign.number(in.battle()))
                                .scenario())
                        .root())
                .orElse(root);
        return new TreePath(inner.map(Inner::path).orElse(path)).in(tree).isPresent();
    }

    /** The same with some values changed, which is checked like a file. */
    public Result<CampaignDocument> with(List<Factor.Change> changes) {
        Map<String, List<Factor.Change>> inScenarios = new HashMap<>();
        List<Factor.Change> own = new ArrayList<>();
        for (Factor.Change change : changes) {
            Optional<Inner> inner = inner(change.path().value());
            inner.ifPresentOrElse(
                    in -> inScenarios
                            .computeIfAbsent(in.battle(), id -> new ArrayList<>())
                            .add(new Factor.Change(
                                    new Located<>(in.path(), change.path().at()), change.value())),
                    () -> own.add(change));
        }
        return Carried.changed(new Blueprint(root), own)
                .then(tree -> CampaignReader.read(tree.root(), references, inScenarios)
                        .then(changed -> Result.good(new CampaignDocument(changed, tree.root(), references))));
    }

    /** Reads campaigns among the files of the game. */
    public static final class Kind implements DocumentKind {
        @Override
        public String format() {
            return Formats.CAMPAIGN;
        }

        @Override
        public Result<Document> read(Node.ObjectNode root, References.Referred file) {
            return CampaignReader.read(root, file.references(), Map.of())
                    .then(campaign -> Result.good(new CampaignDocument(campaign, root, file.references())));
        }
    }
}
