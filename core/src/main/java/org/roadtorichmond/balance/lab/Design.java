package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * How the variants of an experiment come about.
 *
 * <p>Values of one factor make a variant each. Of several factors either all combinations are made, or each factor is changed alone,
 * and the first variant is the scenario as it is. {@code union}, {@code confederate} and {@code forbid} are factors too, which
 * change who commands and what sides may not do.
 *
 * @param union who commands the Union
 * @param confederate who commands the Confederates
 * @param vary what is changed
 * @param grid whether all changes are combined
 * @param forbid what sides may not do, in all variants
 */
public record Design(
        CommanderSpec union, CommanderSpec confederate, List<Factor> vary, boolean grid, List<Located<String>> forbid) {
    /** The most variants. */
    public static final int MOST_VARIANTS = 1000;

    /** The name of the variant that changes nothing, among others. */
    public static final String AS_IT_IS = "as it is";

    private static final String FORBID = "forbid";
    private static final TreePath FORBIDDEN = new TreePath("rules.forbid");

    /** Copies the lists. */
    public Design {
        vary = List.copyOf(vary);
        forbid = List.copyOf(forbid);
    }

    /** A value for a factor. */
    private record Setting(Factor factor, Node value) {
        String shown() {
            return factor.path().value() + "=" + Values.shown(value);
        }
    }

    /** A variant in the making. */
    private record Draft(
            Optional<Blueprint> changed,
            List<TreePath> paths,
            CommanderSpec union,
            CommanderSpec confederate,
            List<String> forbid) {}

    /** The variants of a subject, or what is wrong with a factor. */
    public Result<List<Variant>> variants(Subject subject) {
        long count = grid
                ? vary.stream().mapToLong(factor -> factor.values().size()).reduce(1, Design::product)
                : vary.stream().mapToLong(factor -> factor.values().size()).sum();
        if (count > MOST_VARIANTS) {
            return Result.bad(new Problem(Place.NOWHERE, Sentence.of("lab.manyVariants", count, MOST_VARIANTS)));
        }
        Blueprint blueprint = Blueprint.of(subject.scenario());
        List<Variant> variants = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        Set<String> seen = new LinkedHashSet<>();
        for (List<Setting> settings : combinations()) {
            Result<Variant> variant = variant(subject, blueprint, settings);
            problems.addAll(variant.problems());
            variant.value().filter(one -> isNew(one, seen)).ifPresent(variants::add);
        }
        return problems.isEmpty() ? Result.good(variants) : Result.bad(all(problems, subject, blueprint));
    }

    /** All problems: the first in a combination may hide others in it. What is wrong with all values of a factor is said once. */
    private List<Problem> all(List<Problem> found, Subject subject, Blueprint blueprint) {
        List<Problem> problems = new ArrayList<>(found);
        for (Factor factor : grid ? vary : List.<Factor>of()) {
            for (Node value : factor.values()) {
                problems.addAll(variant(subject, blueprint, List.of(new Setting(factor, value)))
                        .problems());
            }
        }
        Map<List<Object>, Problem> once = new LinkedHashMap<>();
        for (Problem problem : problems) {
            List<Object> values = problem.sentence().values();
            Object what = values.isEmpty() ? problem.sentence() : values.get(values.size() - 1);
            once.putIfAbsent(List.of(problem.at(), what), problem);
        }
        return List.copyOf(once.values());
    }

    /** Each value of each factor alone, to find what is wrong with any of them. */
    public Result<List<Variant>> alone(Subject subject) {
        return new Design(union, confederate, vary, false, forbid).variants(subject);
    }

    /** The variant that changes nothing but what is forbidden in all; of a design whose variants were found good. */
    public Variant unchanged(Subject subject) {
        return variant(subject, Blueprint.of(subject.scenario()), List.of())
                .value()
                .orElseThrow();
    }

    /**
     * The variant with one value of each factor.
     *
     * @param subject what is played
     * @param point the number of the value of each factor, from 0
     */
    public Result<Variant> at(Subject subject, List<Integer> point) {
        List<Setting> settings = new ArrayList<>();
        for (int i = 0; i < vary.size(); i++) {
            settings.add(new Setting(vary.get(i), vary.get(i).values().get(point.get(i))));
        }
        return variant(subject, Blueprint.of(subject.scenario()), settings);
    }

    private static long product(long a, long b) {
        return Math.min(a * b, Integer.MAX_VALUE);
    }

    /** Whether no variant like it was made before; one that is changed back to what it was is no other. */
    private boolean isNew(Variant variant, Set<String> seen) {
        boolean single = grid || vary.size() < 2;
        String key = single
                ? variant.name()
                : Blueprint.of(variant.scenario()).json() + variant.union() + " " + variant.confederate();
        return seen.add(key);
    }

    private List<List<Setting>> combinations() {
        if (grid || vary.size() < 2) {
            List<List<Setting>> all = List.of(List.of());
            for (Factor factor : vary) {
                all = all.stream()
                        .flatMap(before -> factor.values().stream().map(value -> {
                            List<Setting> more = new ArrayList<>(before);
                            more.add(new Setting(factor, value));
                            return more;
                        }))
                        .collect(Collectors.toList());
            }
            return all;
        }
        List<List<Setting>> all = new ArrayList<>(List.of(List.of()));
        for (Factor factor : vary) {
            factor.values().forEach(value -> all.add(List.of(new Setting(factor, value))));
        }
        return all;
    }

    private Result<Variant> variant(Subject subject, Blueprint blueprint, List<Setting> settings) {
        Result<Draft> draft = Result.good(new Draft(
                Optional.empty(),
                List.of(),
                union,
                confederate,
                forbid.stream().map(Located::value).toList()));
        for (Setting setting : settings) {
            draft = draft.then(before ->
                    located(setting.factor().path().at(), setting.shown(), applied(before, blueprint, setting)));
        }
        String shown = settings.stream().map(Setting::shown).collect(Collectors.joining(", "));
        String name = settings.isEmpty() && vary.size() > 1 ? AS_IT_IS : shown;
        Place at = settings.isEmpty()
                ? forbid.stream().map(Located::at).findFirst().orElse(Place.NOWHERE)
                : settings.get(0).factor().path().at();
        return draft.then(done -> located(at, name, finished(subject, blueprint, done)))
                .then(done -> Result.good(new Variant(name, done.scenario, done.start, done.union, done.confederate)));
    }

    /** What is wrong, at the place of the factor and with its name. */
    private static <T> Result<T> located(Place at, String shown, Result<T> result) {
        if (result.value().isPresent() || shown.isEmpty()) {
            return result;
        }
        return Result.bad(result.problems().stream()
                .map(problem -> new Problem(at, Sentence.of("lab.variant", shown, problem.sentence())))
                .toList());
    }

    private static Result<Draft> applied(Draft draft, Blueprint blueprint, Setting setting) {
        String path = setting.factor().path().value();
        if (path.equals(Side.UNION.word())) {
            return Commanders.parse(Values.shown(setting.value()))
                    .then(spec -> Result.good(
                            new Draft(draft.changed(), draft.paths(), spec, draft.confederate(), draft.forbid())));
        } else if (path.equals(Side.CONFEDERATE.word())) {
            return Commanders.parse(Values.shown(setting.value()))
                    .then(spec -> Result.good(
                            new Draft(draft.changed(), draft.paths(), draft.union(), spec, draft.forbid())));
        } else if (path.equals(FORBID)) {
            List<String> all = new ArrayList<>(draft.forbid());
            all.addAll(Values.texts(setting.value()));
            return Result.good(new Draft(draft.changed(), draft.paths(), draft.union(), draft.confederate(), all));
        }
        TreePath where = new TreePath(path);
        List<TreePath> paths = new ArrayList<>(draft.paths());
        paths.add(where);
        return draft.changed()
                .orElse(blueprint)
                .with(where, setting.value())
                .then(changed -> Result.good(
                        new Draft(Optional.of(changed), paths, draft.union(), draft.confederate(), draft.forbid())));
    }

    /** All of a variant but its name. */
    private record Finished(LoadedScenario scenario, GameStart start, CommanderSpec union, CommanderSpec confederate) {}

    private static Result<Finished> finished(Subject subject, Blueprint blueprint, Draft draft) {
        Result<Optional<Blueprint>> restricted = draft.forbid().isEmpty()
                ? Result.good(draft.changed())
                : draft.changed()
                        .orElse(blueprint)
                        .with(FORBIDDEN, texts(draft.forbid()))
                        .then(changed -> Result.good(Optional.of(changed)));
        return restricted
                .then(changed -> changed.isEmpty()
                        ? Result.good(subject)
                        : changed.get().load(blueprint, draft.paths()).then(subject::with))
                .then(done ->
                        Result.good(new Finished(done.scenario(), done.start(), draft.union(), draft.confederate())));
    }

    private static Node texts(List<String> texts) {
        return new Node.ArrayNode(
                Place.START,
                texts.stream()
                        .map(text -> (Node) new Node.TextNode(Place.START, text))
                        .toList());
    }
}
