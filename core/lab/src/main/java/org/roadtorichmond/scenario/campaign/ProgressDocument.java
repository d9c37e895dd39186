package org.roadtorichmond.scenario.campaign;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentFormat;
import org.roadtorichmond.scenario.campaign.KeptProgress.Over;
import org.roadtorichmond.scenario.campaign.KeptProgress.Save;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * How far a campaign has come, {@code "format": "campaign-progress/1"}, opened as a file. The campaign and the games that it names are
 * not looked at ({@link Course}).
 *
 * @param kept what is kept
 */
public record ProgressDocument(KeptProgress kept) implements Document {
    /** How the names of such files end. */
    public static final String ENDING = ".progress.json";

    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");
    private static final int MOST_TRIES = 1_000_000;
    private static final int ALL = 20;

    /** Reads such files among the files of the game. */
    public static final class Kind extends DocumentFormat {
        /** Found as a service. */
        public Kind() {
            super(
                    Formats.CAMPAIGN_PROGRESS,
                    (root, file) -> decode(root).then(kept -> Result.good(new ProgressDocument(kept))));
        }
    }

    /** Reads the bytes of a file. */
    public static Result<KeptProgress> read(byte[] bytes) {
        return TreeReader.read(bytes).then(ProgressDocument::decode);
    }

    private static Result<KeptProgress> decode(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        fields.constant("format", Formats.CAMPAIGN_PROGRESS);
        String campaign = file(fields, "campaign");
        String edition = digest(fields, "edition");
        Map<String, String> options =
                fields.object("players", ProgressDocument::texts).orElse(Map.of());
        Map<String, String> names =
                fields.optionalObject("names", ProgressDocument::texts).orElse(Map.of());
        Set<String> known = new HashSet<>();
        List<Over> battles = fields.objects("battles", battle -> over(battle, known));
        Map<String, Integer> tries =
                fields.optionalObject("tries", ProgressDocument::tries).orElse(Map.of());
        OptionalInt running = fields.optionalInteger("running", 0, KeptProgress.LARGEST_SEED);
        return problems.result(
                fields.finish(() -> new KeptProgress(campaign, edition, options, names, battles, tries, running)));
    }

    /** The name of a file, which is in no other folder. */
    private static String file(Fields fields, String key) {
        String name = fields.text(key);
        fields.checkGood(
                !name.matches(".*[/\\\\:].*") && !name.startsWith("."),
                key,
                Sentence.of("problem.leavesFolder", Words.quoted(name)));
        return name;
    }

    private static String digest(Fields fields, String key) {
        String digest = fields.text(key);
        fields.checkGood(SHA_256.matcher(digest).matches(), key, Sentence.of("problem.sha256", Words.quoted(digest)));
        return digest;
    }

    /** Texts by keys that are data. */
    private static Optional<Map<String, String>> texts(Fields fields) {
        Map<String, String> texts = new TreeMap<>();
        fields.keys().forEach(key -> texts.put(key, fields.text(key)));
        return fields.finish(() -> texts);
    }

    private static Optional<Over> over(Fields fields, Set<String> known) {
        String battle = fields.text("battle");
        if (fields.isGood("battle")) {
            fields.check(known.add(battle), "battle", Sentence.of("problem.battleTwice", Words.quoted(battle)));
        }
        Optional<Save> save = fields.has("save")
                ? Optional.of(new Save(file(fields, "save"), digest(fields, "sha256")))
                : Optional.empty();
        int union = fields.integer("union", 0, ALL);
        return fields.finish(() -> new Over(battle, save, union));
    }

    private static Optional<Map<String, Integer>> tries(Fields fields) {
        Map<String, Integer> tries = new TreeMap<>();
        fields.keys().forEach(id -> tries.put(id, fields.integer(id, 1, MOST_TRIES)));
        return fields.finish(() -> tries);
    }

    /** The bytes of a file; the same for the same progress. */
    public static byte[] bytes(KeptProgress kept) {
        return JsonText.lines(Json.object()
                        .put("format", Formats.CAMPAIGN_PROGRESS)
                        .put("campaign", kept.campaign())
                        .put("edition", kept.edition())
                        .put("players", sorted(kept.options()))
                        .put("names", sorted(kept.names()))
                        .put("battles", Json.list(kept.battles(), ProgressDocument::over))
                        .put("tries", sorted(kept.tries()))
                        .put("running", kept.running())
                        .node())
                .getBytes(StandardCharsets.UTF_8);
    }

    private static Json sorted(Map<String, ?> values) {
        Json sorted = Json.object();
        new TreeMap<>(values).forEach(sorted::put);
        return sorted;
    }

    private static Json over(Over over) {
        return Json.object()
                .put("battle", over.battle())
                .put("save", over.save().map(Save::file))
                .put("sha256", over.save().map(Save::sha256))
                .put("union", over.union());
    }
}
