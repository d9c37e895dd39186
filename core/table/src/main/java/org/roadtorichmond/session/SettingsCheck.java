package org.roadtorichmond.session;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/** Checks a file of settings ({@code settings/1}): every name and every value, each problem with its place. */
public final class SettingsCheck {
    private SettingsCheck() {}

    /** What is wrong with the file of some preferences as it was found, each with its line. */
    public static List<Problem> problems(Preferences preferences) {
        Result<Node.ObjectNode> found = preferences.found();
        return found.value().map(root -> problems(root)).orElseGet(found::problems);
    }

    /** What is wrong with the content of a file; nothing if all of it can be used. Values may be written as texts or as they are. */
    public static List<Problem> problems(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        if (fields.has("format")) {
            fields.constant("format", Formats.SETTINGS);
        }
        Setting.all()
                .forEach(setting -> fields.optionalValue(setting.name())
                        .filter(node -> word(node).filter(setting.fits()).isEmpty())
                        .ifPresent(node -> fields.fault(
                                setting.name(), Sentence.of("problem.found", node.found(), setting.expected()))));
        fields.finish(() -> root);
        return problems.inOrder();
    }

    private static Optional<String> word(Node node) {
        if (node instanceof Node.TextNode text) {
            return Optional.of(text.text());
        } else if (node instanceof Node.NumberNode number) {
            return Optional.of(number.literal());
        }
        return node instanceof Node.TruthNode truth ? Optional.of(Boolean.toString(truth.truth())) : Optional.empty();
    }
}
