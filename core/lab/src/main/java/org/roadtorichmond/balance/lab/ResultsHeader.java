package org.roadtorichmond.balance.lab;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.words.ProgramVersion;
import org.roadtorichmond.words.Sentence;

/**
 * The first line of a results file: the digest of what it is of, and beside it what the digest is of, so that a person can read
 * whose results these are and a refusal can name what differs. The names and the order of the components are those of its keys.
 *
 * @param format the kind and version of the file
 * @param experiment the digest of the experiment or the chain of experiments
 * @param version the version of the program
 * @param seed the seed of the first game
 * @param systems the systems under which each game is scored beside its own
 * @param variants the variants
 * @param choices what else the games of a chain depend on; none where it is one experiment
 */
record ResultsHeader(
        String format,
        String experiment,
        @Nullable String version,
        @Nullable Long seed,
        @Nullable List<String> systems,
        @Nullable List<Played> variants,
        @Nullable List<String> choices) {
    private static final String RESULTS = "results/1";
    static final String COURSES = "courses/4";
    private static final String FORMER_COURSES = "courses/3";

    private static final int DIGEST = 64;
    private static final int SHORT = 12;
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    /**
     * A variant.
     *
     * @param name its name
     * @param scenario the name of its scenario
     * @param digest the SHA-256 of scenario and map
     * @param beginning the SHA-256 of where its games begin
     * @param union who commands the Union
     * @param confederate who commands the Confederates
     */
    record Played(String name, String scenario, String digest, String beginning, String union, String confederate) {
        static Played of(Variant variant) {
            return new Played(
                    variant.name(),
                    variant.scenario().scenario().name(),
                    Experiment.scenarioDigest(variant),
                    Experiment.beginningDigest(variant),
                    variant.union().toString(),
                    variant.confederate().toString());
        }
    }

    static ResultsHeader of(Experiment experiment) {
        return of(experiment, experiment.digest(), null);
    }

    static ResultsHeader of(ExperimentChain chain) {
        return of(chain.experiment(), chain.digest(), chain.choices());
    }

    private static ResultsHeader of(Experiment experiment, String digest, @Nullable List<String> choices) {
        return new ResultsHeader(
                RESULTS,
                digest,
                ProgramVersion.HERE,
                experiment.seed(),
                experiment.further().stream().map(VictorySystem::id).toList(),
                experiment.variants().stream().map(Played::of).toList(),
                choices);
    }

    String line() {
        return GSON.toJson(this);
    }

    /** The first line of a companion of some format. */
    String lineOfCourses(String kind) {
        return bare(kind, experiment);
    }

    /** The first line that the program gave the companion before its games said as much as they do now. */
    String formerLineOfCourses() {
        return bare(FORMER_COURSES, experiment);
    }

    private static String bare(String format, String digest) {
        return GSON.toJson(new ResultsHeader(format, digest, null, null, null, null, null));
    }

    /**
     * Why a file is not gone on with.
     *
     * @param file its name
     * @param found its first line
     */
    Sentence refusal(String file, String found) {
        Optional<ResultsHeader> header = read(found).filter(other -> RESULTS.equals(other.format));
        if (header.isPresent() && header.get().version == null) {
            return Sentence.of("lab.resultsFormer", file);
        }
        List<Sentence> differences = header.map(this::differences).orElse(List.of());
        return differences.isEmpty()
                ? Sentence.of("lab.resultsOther", file)
                : Sentence.of("lab.resultsDiffer", file, differences);
    }

    private static Optional<ResultsHeader> read(String line) {
        try {
            return Optional.ofNullable(GSON.fromJson(line, ResultsHeader.class));
        } catch (RuntimeException e) {
            // Not all that is wrong with a text comes as an exception of the parser.
            return Optional.empty();
        }
    }

    /** What differs from another header; of variants that differ the first. */
    private List<Sentence> differences(ResultsHeader other) {
        List<Sentence> differences = new ArrayList<>();
        compare("version", other.version, version, differences);
        compare("seed", other.seed, seed, differences);
        compare("systems", other.systems, systems, differences);
        compareChoices(
                Objects.requireNonNullElse(other.choices, List.of()),
                Objects.requireNonNullElse(choices, List.of()),
                differences);
        List<Played> others = Objects.requireNonNullElse(other.variants, List.of());
        List<Played> own = Objects.requireNonNull(variants);
        compare("variants", others.size(), own.size(), differences);
        int first = 0;
        while (first < Math.min(others.size(), own.size()) && own.get(first).equals(others.get(first))) {
            first++;
        }
        if (first < Math.min(others.size(), own.size()) && others.get(first) != null) {
            compare(others.get(first), own.get(first), differences);
        }
        return differences;
    }

    /** Of choices only those that are not the same on both sides. */
    private static void compareChoices(List<String> there, List<String> here, List<Sentence> differences) {
        compare("choices", without(there, here), without(here, there), differences);
    }

    private static String without(List<String> some, List<String> others) {
        List<String> left = new ArrayList<>(some);
        left.removeAll(others);
        return String.join(", ", left);
    }

    private static void compare(Played there, Played here, List<Sentence> differences) {
        compare("variant", there.name, here.name, differences);
        compare("scenario", there.scenario, here.scenario, differences);
        compare("digest", there.digest, here.digest, differences);
        compare("beginning", there.beginning, here.beginning, differences);
        compare("union", there.union, here.union, differences);
        compare("confederate", there.confederate, here.confederate, differences);
    }

    private static void compare(
            String what, @Nullable Object there, @Nullable Object here, List<Sentence> differences) {
        if (!Objects.equals(there, here)) {
            differences.add(Sentence.of("lab.differs." + what, shown(there), shown(here)));
        }
    }

    /** A value as it is shown: digests, and what is as long, by their beginning. */
    private static String shown(@Nullable Object value) {
        String whole = Words.visible(String.valueOf(value));
        return whole.length() < DIGEST ? whole : whole.substring(0, SHORT) + "...";
    }
}
