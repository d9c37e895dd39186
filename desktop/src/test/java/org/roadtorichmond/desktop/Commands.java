package org.roadtorichmond.desktop;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Runs the commands of the program within this process. */
final class Commands {
    private static final String POSITION = "../maps/perft/training-combat.position.json";

    /** A campaign of two small battles. */
    static final Path CAMPAIGN = Path.of("src", "test", "resources", "twice.campaign.json");

    /** Stored games as they were once, which come before those that measuring renews: chances are shown by them. */
    static final Path STORED = Path.of("src", "test", "resources", "stored");

    private static final List<String> CADETS = List.of(
            "simulate",
            "training",
            "--union",
            "cadet",
            "--confederate",
            "cadet",
            "--threads",
            "1",
            "--maps",
            STORED.toString());

    private Commands() {}

    /**
     * The output of a command.
     *
     * @param code its exit code
     * @param out standard output
     * @param err standard error
     */
    record Printed(int code, String out, String err) {}

    /** Runs a command; its arguments may be paths. */
    static Printed run(Object... words) {
        return run(Main::commandLine, List.of(words));
    }

    /** Runs a command of a command line that is made for its output and its errors. */
    static Printed run(BiFunction<OutputStream, OutputStream, CommandLine> made, List<Object> words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = made.apply(out, err).execute(texts(words));
        return new Printed(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static String[] texts(List<Object> words) {
        return words.stream().map(Object::toString).toArray(String[]::new);
    }

    /** Runs a command and sends its standard output to a stream. */
    static Printed run(OutputStream out, Object... words) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.commandLine(out, err).execute(texts(List.of(words)));
        return new Printed(code, "", err.toString(StandardCharsets.UTF_8));
    }

    /**
     * A short call of every command that needs no window and is not a benchmark. The calls write into a folder, and later calls
     * read these files.
     */
    static List<List<Object>> each(Path folder) {
        Path save = folder.resolve("games").resolve("turns=3-seed-1.game.json");
        Path position = folder.resolve("second.position.json");
        Path imported = folder.resolve("imported");
        return List.of(
                simulate(
                        "--games",
                        2,
                        "--vary",
                        "turns=3,4",
                        "--results",
                        folder.resolve("results.jsonl"),
                        "--save-games",
                        folder.resolve("games")),
                simulate("--games", 1, "--yardstick", folder.resolve("training.yardstick.json")),
                List.of("validate", "training", save, folder.resolve("training.yardstick.json")),
                List.of("reach", "training"),
                List.of("loc", "training", "--side", "union"),
                List.of("supply", "training", "--json"),
                List.of("adjudicate", save),
                List.of("forecast", POSITION, "--attackers", "1/B,2/B", "--targets", "0706"),
                List.of("advise", "training", "--commander", "cadet"),
                List.of(
                        "tune",
                        folder.resolve("length.experiment.json"),
                        "--confirm",
                        1,
                        "--games",
                        2,
                        "--finals",
                        2,
                        "--out",
                        folder.resolve("tuned.scenario.json"),
                        "--results",
                        folder.resolve("tuned.jsonl")),
                List.of("duel", "cadet", "cadet", "training", "--pairs", 1, "--results", folder.resolve("duel.jsonl")),
                List.of("campaign", CAMPAIGN, "skip", "--next", folder.resolve("two.scenario.json")),
                List.of("regret", "cadet", "training", "--positions", 1, "--trials", 6),
                List.of("fit", "training", "--games", 2, "--commanders", "cadet"),
                List.of("tactics", "../maps/tactics/01-lone-gun.tactic.json", "--commander", "cadet", "--orders"),
                List.of("generate", "--seed", 7, "--units", 4, "--out", folder.resolve("made")),
                List.of("new", "--columns", 12, "--rows", 14, "--out", folder.resolve("blank")),
                List.of("export", "training", "--as", "csv", "--out", folder.resolve("oob.csv")),
                List.of("export", "training", "--as", "tiled", "--out", folder.resolve("field.tmx")),
                List.of("export", "training", "--as", "csv"),
                List.of("export", "training", "--as", "zip", "--out", folder.resolve("training.zip")),
                List.of("import", folder.resolve("training.zip"), "--out", folder.resolve("shared")),
                List.of("site", folder.resolve("shared"), "--out", folder.resolve("library")),
                List.of("import", folder.resolve("oob.csv"), "--into", "training", "--out", imported, "--json"),
                List.of("import", folder.resolve("field.tmx"), "--out", imported),
                List.of("perft", "training", "--layer", "reach"),
                List.of("replay", save),
                List.of("log", save),
                List.of("position", save, "--turn", 2, "--out", position),
                List.of("story", save, "--out", folder.resolve("story.html")),
                List.of("picture", "training", "--out", folder.resolve("picture.svg")),
                List.of("generate-completion", "rr"));
    }

    /** A simulation with cadets, which play fast. */
    static List<Object> simulate(Object... options) {
        return Stream.concat(CADETS.stream(), Stream.of(options)).toList();
    }

    /** The experiment file that the calls read. */
    static String lengthExperiment() {
        return "{\"format\": \"experiment/1\", \"name\": \"Length\", \"file\": \"training\", \"union\": \"cadet\","
                + " \"confederate\": \"cadet\", \"vary\": {\"turns\": [3, 4]}, \"target\": {\"length\": {\"least\": 3, \"most\": 3}}}";
    }
}
