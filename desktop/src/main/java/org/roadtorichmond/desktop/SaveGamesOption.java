package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Option;

/** Which games of an experiment are saved as files, for the window and for {@code replay}. */
final class SaveGamesOption extends OptionGroup {
    private static final String DRAWS = "draws";
    private static final String DRAW = "draw";
    private static final int LONGEST = 80;
    private static final Pattern GAME = Pattern.compile("(.*-|)seed-(-?[0-9]{1,18})\\.game\\.json");

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

    private Map<String, String> prefixes = Map.of();
    private Optional<Outputs> outputs = Optional.empty();

    boolean isPresent() {
        return folder.isPresent();
    }

    /** Refuses invalid options. */
    void check() {
        refuseIf(!only.isEmpty() && folder.isEmpty(), "--only chooses among games that --save-games keeps");
        for (String which : only) {
            refuseIf(
                    !which.equals(DRAWS) && !which.matches("-?[0-9]{1,18}"),
                    "--only takes draws, or seeds with commas between them, not '" + which + "'");
        }
    }

    /**
     * Prepares to save the games of an experiment, and creates the folder. Returns why they cannot be saved, if they cannot.
     *
     * @param games decides whether games that are already in the folder may be replaced
     */
    Optional<Sentence> begin(Outputs games, Experiment experiment) {
        if (folder.isEmpty()) {
            return Optional.empty();
        }
        outputs = Optional.of(games);
        prefixes = prefixes(experiment);
        Path into = folder.get();
        return games.makeFolder(into).or(() -> {
            new FileStorage(into)
                    .list().stream()
                            .map(Storage.Kept::name)
                            .filter(name -> isOf(experiment, name))
                            .forEach(name -> games.add(into.resolve(name), OutputKind.GAME));
            return games.refusal();
        });
    }

    /** Whether a file has the name of a game that may be saved. */
    private boolean isOf(Experiment experiment, String name) {
        Matcher game = GAME.matcher(name);
        if (!game.matches() || !prefixes.containsValue(game.group(1))) {
            return false;
        }
        long number = Long.parseLong(game.group(2)) - experiment.seed();
        return number >= 0
                && number < experiment.games()
                && (only.isEmpty() || only.contains(DRAWS) || only.contains(game.group(2)));
    }

    /** Writes the games that are to be saved. */
    Laboratory.Sink sink() {
        if (folder.isEmpty()) {
            return (variant, played) -> Optional.empty();
        }
        Path into = folder.get();
        Outputs games = outputs.orElseThrow();
        return (variant, played) -> isKept(played)
                ? games.file(into.resolve(name(variant, played)), OutputKind.GAME)
                        .write(GameWriter.bytes(variant.saved(played.game())))
                : Optional.empty();
    }

    private boolean isKept(Variant.Played played) {
        return only.isEmpty()
                || only.contains(Long.toString(played.line().seed()))
                || (only.contains(DRAWS) && played.line().winner().equals(DRAW));
    }

    private String name(Variant variant, Variant.Played played) {
        return prefixes.get(variant.name()) + "seed-" + played.line().seed() + ".game.json";
    }

    /** The prefix of the names of each variant's games, before the seed: valid on every disk and unique to the variant. */
    private static Map<String, String> prefixes(Experiment experiment) {
        Map<String, String> prefixes = new LinkedHashMap<>();
        for (Variant variant : experiment.variants()) {
            String plain = variant.name().replaceAll("[^A-Za-z0-9.=-]+", "_");
            String before = plain.isEmpty() ? "" : plain.substring(0, Math.min(plain.length(), LONGEST)) + "-";
            String unique = before;
            for (int number = 2; prefixes.containsValue(unique); number++) {
                unique = before + number + "-";
            }
            prefixes.put(variant.name(), unique);
        }
        return prefixes;
    }
}
