package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/**
 * A factor of an experiment at one of its levels.
 *
 * @param factor the factor
 * @param level the level
 */
public record Setting(Factor factor, Factor.Level level) {
    /** The most variants. */
    public static final int MOST_VARIANTS = 1000;

    /** What it is called in files and on the command line. */
    public String shown() {
        return level.name().isEmpty()
                ? level.changes().stream()
                        .map(change -> change.path().value() + "=" + Values.shown(change.value()))
                        .collect(Collectors.joining(", "))
                : level.name();
    }

    /** What several of them are called together; empty where they change nothing. */
    public static String shown(List<Setting> settings) {
        return settings.stream()
                .map(Setting::shown)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /**
     * What is played: all as it is and then each level of each factor alone, or all combinations of several factors; refused where they
     * are too many.
     */
    public static Result<List<List<Setting>>> combinations(List<Factor> vary, boolean grid) {
        boolean combined = grid && vary.size() > 1;
        long count = combined
                ? vary.stream().mapToLong(factor -> factor.levels().size()).reduce(1, Setting::product)
                : vary.stream().mapToLong(factor -> factor.levels().size()).sum();
        if (count > MOST_VARIANTS) {
            return Result.bad(Sentence.of("lab.manyVariants", count, MOST_VARIANTS));
        }
        List<List<Setting>> all = new ArrayList<>(List.of(List.of()));
        for (Factor factor : vary) {
            List<List<Setting>> before = combined ? List.copyOf(all) : List.of(List.of());
            if (combined) {
                all.clear();
            }
            for (List<Setting> others : before) {
                for (Factor.Level level : factor.levels()) {
                    List<Setting> more = new ArrayList<>(others);
                    more.add(new Setting(factor, level));
                    all.add(more);
                }
            }
        }
        return Result.good(all);
    }

    private static long product(long a, long b) {
        return Math.min(a * b, Integer.MAX_VALUE);
    }

    /** What is wrong, at the place of the factor and with its name. */
    public static <T> Result<T> located(Place at, String shown, Result<T> result) {
        if (result.value().isPresent() || shown.isEmpty()) {
            return result;
        }
        return Result.bad(result.problems().stream()
                .map(problem -> new Problem(at, Sentence.of("lab.variant", shown, problem.sentence())))
                .toList());
    }
}
