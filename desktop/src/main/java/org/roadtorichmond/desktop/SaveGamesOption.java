package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which games of an experiment are kept as files, for the window and for {@code replay}. */
final class SaveGamesOption {
    private static final String DRAWS = "draws";
    private static final String DRAW = "draw";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--save-games",
            paramLabel = "DIR",
            description = "Keep each game as a file in this folder, to be opened in the window.")
    private Optional<Path> folder = Optional.empty();

    @Option(
            names = "--only",
            paramLabel = "draws|SEED,...",
            split = ",",
            description = "Keep only drawn games, or those of these seeds.")
    private List<String> only = List.of();

    /** Whether games are kept. */
    boolean isPresent() {
        return folder.isPresent();
    }

    /** Refuses what makes no sense. */
    void check() {
        if (!only.isEmpty() && folder.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--only chooses among games that --save-games keeps");
        }
        for (String which : only) {
            if (!which.equals(DRAWS) && !which.matches("-?[0-9]{1,18}")) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--only takes draws, or seeds with commas between them, not '" + which + "'");
            }
        }
    }

    /** Writes the games that are to be kept. */
    Laboratory.Sink sink() {
        if (folder.isEmpty()) {
            return (variant, played) -> Optional.empty();
        }
        FileStorage storage = new FileStorage(folder.get());
        return (variant, played) -> isKept(played)
                ? storage.write(name(variant, played), GameWriter.bytes(variant.saved(played.game())))
                : Optional.empty();
    }

    private boolean isKept(Variant.Played played) {
        return only.isEmpty()
                || only.contains(Long.toString(played.line().seed()))
                || (only.contains(DRAWS) && played.line().winner().equals(DRAW));
    }

    /** A name that every disk takes, whatever the variant is called. */
    private static String name(Variant variant, Variant.Played played) {
        String plain = variant.name().replaceAll("[^A-Za-z0-9.=-]+", "_");
        String before = plain.isEmpty() ? "" : plain.substring(0, Math.min(plain.length(), 80)) + "-";
        return before + "seed-" + played.line().seed() + ".game.json";
    }
}
