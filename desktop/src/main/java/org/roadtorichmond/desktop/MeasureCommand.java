package org.roadtorichmond.desktop;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.balance.lab.Bench;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.matchup.CommanderRecord;
import org.roadtorichmond.scenario.matchup.Matchup;
import org.roadtorichmond.scenario.matchup.Speed;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.YardstickReader;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Measures the figures in the record of the commanders and in the yardsticks of the scenarios again, and writes both. */
@Command(
        name = "measure",
        description = {
            "Plays the games of the commanders' record and of the yardsticks again, and writes what they show.",
            "Record and yardsticks lie in a checkout, and are the only files with figures that change when commanders or scenarios do."
        })
final class MeasureCommand extends Subcommand {
    private static final String RECORD = "record";
    private static final String SPEED = "speed";
    private static final int HUNDREDTHS = 10_000;

    @Parameters(
            arity = "0..1",
            paramLabel = "DIR",
            defaultValue = ".",
            description = "The checkout, with its folders assets and maps (${DEFAULT-VALUE}).")
    private Path folder;

    @Option(
            names = "--only",
            paramLabel = "NAME",
            split = ",",
            description = "Only these: record, speed, and scenarios by name (all).")
    private List<String> only = List.of();

    @Option(names = "--show", description = "Play nothing; show what the files say.")
    private boolean show;

    @Mixin
    private ThreadsOption threads;

    @Override
    void run() {
        try {
            List<Path> yardsticks = yardsticks();
            checkNames(yardsticks);
            Path record = folder.resolve("assets/commanders/record.json");
            for (Path file : yardsticks) {
                checkWritable(name(file), file);
            }
            checkWritable(wanted(SPEED) ? SPEED : RECORD, record);
            if (wanted(RECORD) || wanted(SPEED)) {
                measureRecord(record);
            }
            for (Path yardstick : yardsticks) {
                if (wanted(name(yardstick))) {
                    measureYardstick(yardstick);
                }
            }
        } catch (IOException | UncheckedIOException e) {
            throw new ParameterException(
                    spec.commandLine(), folder + " is no checkout of this game that can be read and written", e);
        }
    }

    /** Looks before anything is played whether what that shows can be written. */
    private void checkWritable(String name, Path file) throws IOException {
        if (!show && wanted(name) && !Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString());
        }
    }

    private List<Path> yardsticks() throws IOException {
        List<String> scenarios = Shelf.of(List.of()).scenarios();
        try (Stream<Path> files = Files.list(folder.resolve("maps"))) {
            return files.filter(file -> file.toString().endsWith(Yardsticks.ENDING))
                    .sorted(Comparator.comparing(file -> scenarios.indexOf(References.scenarioFile(name(file)))))
                    .toList();
        }
    }

    private static String name(Path yardstick) {
        String file = String.valueOf(yardstick.getFileName());
        return file.substring(0, file.length() - Yardsticks.ENDING.length());
    }

    private boolean wanted(String name) {
        return only.isEmpty() || only.contains(name);
    }

    private void checkNames(List<Path> yardsticks) {
        List<String> known = Stream.concat(
                        Stream.of(RECORD, SPEED), yardsticks.stream().map(MeasureCommand::name))
                .toList();
        only.stream().filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw wrong("--only: there is no '" + name + "'; there are " + String.join(", ", known));
        });
    }

    private void measureRecord(Path file) throws IOException {
        Result<CommanderRecord> read = CommanderRecord.read(Files.readAllBytes(file));
        if (read.value().isEmpty()) {
            report(file.toString(), read.problems());
            return;
        }
        CommanderRecord known = read.value().get();
        List<Matchup> matchups = new ArrayList<>(known.matchups());
        List<Speed> speeds = new ArrayList<>(known.speeds());
        boolean done = (!wanted(RECORD)
                        || measureAll(matchups, this::played, MeasureCommand::row, () -> write(file, matchups, speeds)))
                && (!wanted(SPEED)
                        || measureAll(speeds, this::timed, MeasureCommand::row, () -> write(file, matchups, speeds)));
        if (!done) {
            end(ExitCode.BAD);
        }
    }

    /** Measures all of a kind again, or only shows them; false if a command failed, which has said why. */
    private <T> boolean measureAll(
            List<T> all, Function<T, Optional<T>> again, Function<T, String> row, Runnable write) {
        for (int i = 0; i < all.size(); i++) {
            Optional<T> measured = show ? Optional.of(all.get(i)) : again.apply(all.get(i));
            if (measured.isEmpty()) {
                return false;
            }
            all.set(i, measured.get());
            if (!show) {
                // Written after each, so that an hour of play is not lost if a later one fails.
                write.run();
            }
            say(row.apply(all.get(i)));
        }
        return true;
    }

    private static void write(Path file, List<Matchup> matchups, List<Speed> speeds) {
        try {
            Files.writeString(file, new CommanderRecord(matchups, speeds).text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A speed measured again, on one thread whatever is allowed. */
    private Optional<Speed> timed(Speed speed) {
        long start = System.nanoTime();
        Optional<JsonObject> answer = answer(words(speed.command()), 1);
        return answer.map(json -> new Speed(
                speed.commander(),
                speed.field(),
                speed.units(),
                (int) Math.round(json.getAsJsonObject("lastTurn").get("mean").getAsDouble()),
                (int) Math.round(json.getAsJsonObject("union")
                        .getAsJsonObject("turnMillis")
                        .get("mean")
                        .getAsDouble()),
                speed.command(),
                Optional.of(source(start))));
    }

    private Stream<String> words(String command) {
        return Stream.concat(Stream.of(command.split(" ")), Stream.of("--maps", maps()));
    }

    private static Matchup.Source source(long start) {
        return new Matchup.Source(program(), (int) Math.ceil((System.nanoTime() - start) / Run.NANOS));
    }

    private Optional<Matchup> played(Matchup matchup) {
        long start = System.nanoTime();
        Optional<JsonObject> answer = answer(words(matchup.command()), threads.count());
        return answer.map(json -> new Matchup(
                matchup.a(),
                matchup.b(),
                matchup.field(),
                json.get("games").getAsInt(),
                share(json, "score"),
                share(json, "low"),
                share(json, "high"),
                matchup.command(),
                Optional.of(source(start))));
    }

    private static int share(JsonObject json, String key) {
        return (int) Math.round(json.get(key).getAsDouble() * HUNDREDTHS);
    }

    /** Identifies the program, because another version may play other games. */
    private static String program() {
        return Stream.of(Bench.values())
                .map(bench -> Tables.format("%s %016x", bench.word(), bench.stated()))
                .collect(Collectors.joining(", ", new Main.Version().getVersion()[0] + ", bench ", ""));
    }

    private String maps() {
        return folder.resolve("maps").toString();
    }

    private void measureYardstick(Path file) throws IOException {
        Result<Yardstick> read = YardstickReader.read(Files.readAllBytes(file));
        if (read.value().isEmpty()) {
            report(file.toString(), read.problems());
            return;
        }
        Yardstick old = read.value().get();
        if (!show) {
            String scenario = folder.resolve("maps")
                    .resolve(References.scenarioFile(name(file)))
                    .toString();
            Optional<JsonObject> answer = answer(
                    Stream.of(
                            "simulate",
                            scenario,
                            "--union",
                            old.union(),
                            "--confederate",
                            old.confederate(),
                            "--games",
                            String.valueOf(old.games()),
                            "--seed",
                            String.valueOf(old.seed()),
                            "--yardstick",
                            file.toString(),
                            "--force"),
                    threads.count());
            if (answer.isEmpty()) {
                end(ExitCode.BAD);
                return;
            }
        }
        YardstickReader.read(Files.readAllBytes(file))
                .value()
                .ifPresentOrElse(yardstick -> say(row(name(file), yardstick)), () -> end(ExitCode.BAD));
    }

    /**
     * Runs a command of this program and returns its JSON; for several files the summary of all. Empty if the command failed and
     * has said why.
     */
    private Optional<JsonObject> answer(Stream<String> words, int count) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CommandLine program = Main.commandLine(out, System.err);
        String[] arguments = Stream.concat(words, Stream.of("--threads", String.valueOf(count), "--json"))
                .toArray(String[]::new);
        if (program.execute(arguments) != ExitCode.DONE) {
            return Optional.empty();
        }
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        return Optional.of(JsonParser.parseString(lines.get(lines.size() - 1)).getAsJsonObject());
    }

    private static String row(Matchup matchup) {
        return Tables.format(
                "%-12s %-10s %-6s %5d games  %5.2f%% (%.2f to %.2f)  %s",
                matchup.a(),
                matchup.b(),
                matchup.field().toString().toLowerCase(Locale.ROOT),
                matchup.games(),
                percent(matchup.score()),
                percent(matchup.low()),
                percent(matchup.high()),
                from(matchup.source()));
    }

    private static String row(Speed speed) {
        return Tables.format(
                "%-12s %-6s %9.2f s a player-turn %9.1f s a game between two  %s",
                speed.commander(),
                speed.field().toString().toLowerCase(Locale.ROOT),
                speed.turnSeconds(),
                speed.gameSeconds(),
                from(speed.source()));
    }

    private static String from(Optional<Matchup.Source> source) {
        return source.map(known -> known.program() + ", " + known.seconds() + " s")
                .orElse("of an earlier program");
    }

    private static double percent(int hundredths) {
        return hundredths / 100.0;
    }

    private static String row(String name, Yardstick yardstick) {
        Yardstick.Wins wins = yardstick.wins();
        return Tables.format(
                "%-30s %5d games  Union %5.2f%%  Confederates %5.2f%%  draws %d",
                name,
                yardstick.games(),
                percent(HUNDREDTHS * wins.union() / yardstick.games()),
                percent(HUNDREDTHS * wins.confederate() / yardstick.games()),
                wins.draw());
    }
}
