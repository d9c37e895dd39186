package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * How the variants of an experiment come about.
 *
 * <p>Either each factor is changed alone, and the first variant is the scenario as it is, or all combinations of several are made. A
 * factor is a value, or a set of changes under a name. {@code file}, {@code union}, {@code confederate} and {@code forbid} are
 * changed like values: what is played, who commands and what sides may not do.
 *
 * @param union who commands the Union
 * @param confederate who commands the Confederates
 * @param vary what is changed
 * @param grid whether all changes are combined
 * @param forbid what sides may not do, in all variants
 * @param documents what can be played instead, by the names that {@code file} gives it
 */
public record Design(
        CommanderSpec union,
        CommanderSpec confederate,
        List<Factor> vary,
        boolean grid,
        List<Located<String>> forbid,
        Map<String, Document> documents) {
    /** What stands for the file that is played. */
    public static final String FILE = "file";

    private static final String FORBID = "forbid";
    private static final TreePath FORBIDDEN = new TreePath("rules.forbid");

    /** Copies the lists. */
    public Design {
        vary = List.copyOf(vary);
        forbid = List.copyOf(forbid);
        documents = Map.copyOf(documents);
    }

    /** A variant in the making. */
    private record Draft(
            Subject subject,
            Optional<Blueprint> changed,
            List<TreePath> paths,
            CommanderSpec union,
            CommanderSpec confederate,
            List<String> forbid) {
        Blueprint original() {
            return Blueprint.of(subject.scenario());
        }

        Draft of(Subject other) {
            return new Draft(other, Optional.empty(), List.of(), union, confederate, forbid);
        }

        Draft changed(Blueprint blueprint, TreePath where) {
            List<TreePath> all = new ArrayList<>(paths);
            all.add(where);
            return new Draft(subject, Optional.of(blueprint), all, union, confederate, forbid);
        }

        Draft commanded(Side side, CommanderSpec spec) {
            boolean blue = side == Side.UNION;
            return new Draft(subject, changed, paths, blue ? spec : union, blue ? confederate : spec, forbid);
        }

        Draft forbidden(List<String> more) {
            List<String> all = new ArrayList<>(forbid);
            all.addAll(more);
            return new Draft(subject, changed, paths, union, confederate, all);
        }
    }

    /** The variants of a subject, or what is wrong with a factor. */
    public Result<List<Variant>> variants(Subject subject) {
        return Setting.combinations(vary, grid).then(combinations -> variants(subject, combinations));
    }

    private Result<List<Variant>> variants(Subject subject, List<List<Setting>> combinations) {
        List<Variant> variants = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Set<String> names = new HashSet<>();
        for (List<Setting> settings : combinations) {
            Result<Variant> variant = variant(subject, settings);
            problems.addAll(variant.problems());
            variant.value().filter(one -> seen.add(content(one))).ifPresent(one -> {
                variants.add(one);
                if (!names.add(one.name())) {
                    problems.add(new Problem(at(settings), Sentence.of("lab.sameName", Words.quoted(one.name()))));
                }
            });
        }
        return problems.isEmpty() ? Result.good(variants) : Result.bad(all(problems, subject));
    }

    /** Whether the levels of several factors are combined. */
    private boolean isCombined() {
        return grid && vary.size() > 1;
    }

    /** All that is played in a variant; one that is changed back to what another is is no other. */
    private static String content(Variant variant) {
        return Blueprint.of(variant.scenario()).json()
                + Experiment.beginningDigest(variant)
                + variant.union()
                + " "
                + variant.confederate();
    }

    /** All problems: the first in a combination may hide others in it. What is wrong with all values of a factor is said once. */
    private List<Problem> all(List<Problem> found, Subject subject) {
        List<Problem> problems = new ArrayList<>(found);
        for (Factor factor : isCombined() ? vary : List.<Factor>of()) {
            for (Factor.Level level : factor.levels()) {
                problems.addAll(
                        variant(subject, List.of(new Setting(factor, level))).problems());
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
        return new Design(union, confederate, vary, false, forbid, documents).variants(subject);
    }

    /** The variant that changes nothing but what is forbidden in all; of a design whose variants were found good. */
    public Variant unchanged(Subject subject) {
        return variant(subject, List.of()).value().orElseThrow();
    }

    /**
     * The variant with one level of each factor.
     *
     * @param subject what is played
     * @param point the number of the level of each factor, from 0
     */
    public Result<Variant> at(Subject subject, List<Integer> point) {
        List<Setting> settings = new ArrayList<>();
        for (int i = 0; i < vary.size(); i++) {
            settings.add(new Setting(vary.get(i), vary.get(i).levels().get(point.get(i))));
        }
        return variant(subject, settings);
    }

    private Result<Variant> variant(Subject subject, List<Setting> settings) {
        Result<Draft> draft = Result.good(new Draft(
                subject,
                Optional.empty(),
                List.of(),
                union,
                confederate,
                forbid.stream().map(Located::value).toList()));
        for (Setting setting : settings) {
            for (Factor.Change change : inOrder(setting.level().changes())) {
                draft = draft.then(
                        before -> Setting.located(change.path().at(), setting.shown(), applied(before, change)));
            }
        }
        String shown = Setting.shown(settings);
        String name = shown.isEmpty() && !vary.isEmpty() ? Variant.AS_IT_IS : shown;
        return draft.then(done -> Setting.located(at(settings), name, finished(done)))
                .map(done -> new Variant(
                        name,
                        done.scenario,
                        done.start,
                        done.union,
                        done.confederate,
                        name.equals(shown) ? words(subject, settings) : Variant.UNCHANGED));
    }

    private static Sentence words(Subject subject, List<Setting> settings) {
        VariantWords words = new VariantWords(subject.scenario().scenario());
        return VariantWords.all(settings.stream()
                .filter(setting -> !setting.level().changes().isEmpty())
                .map(setting -> words(setting.level(), words))
                .toList());
    }

    private static Sentence words(Factor.Level level, VariantWords words) {
        return level.name().isEmpty() ? words.of(level.changes()) : VariantWords.plain(level.name());
    }

    /** Another file comes first, since all else is changed in it. */
    private static List<Factor.Change> inOrder(List<Factor.Change> changes) {
        return changes.stream()
                .sorted(Comparator.comparing(change -> !change.path().value().equals(FILE)))
                .toList();
    }

    private Place at(List<Setting> settings) {
        return settings.isEmpty()
                ? forbid.stream().map(Located::at).findFirst().orElse(Place.NOWHERE)
                : settings.get(0).factor().name().at();
    }

    private Result<Draft> applied(Draft draft, Factor.Change change) {
        String path = change.path().value();
        if (path.equals(FILE)) {
            return file(Values.shown(change.value())).then(Subject::of).map(draft::of);
        } else if (path.equals(FORBID)) {
            return Result.good(draft.forbidden(Values.texts(change.value())));
        }
        for (Side side : Side.values()) {
            if (path.equals(side.word())) {
                return Commanders.parse(Values.shown(change.value())).map(spec -> draft.commanded(side, spec));
            }
        }
        TreePath where = new TreePath(path);
        return draft.changed()
                .orElseGet(draft::original)
                .with(where, change.value())
                .map(changed -> draft.changed(changed, where));
    }

    private Result<Document> file(String name) {
        return Optional.ofNullable(documents.get(name))
                .map(Result::good)
                .orElseGet(() -> Result.bad(Sentence.of("lab.noFile", Words.quoted(name))));
    }

    /** All of a variant but its name. */
    private record Finished(LoadedScenario scenario, GameStart start, CommanderSpec union, CommanderSpec confederate) {}

    private static Result<Finished> finished(Draft draft) {
        Result<Optional<Blueprint>> restricted = draft.forbid().isEmpty()
                ? Result.good(draft.changed())
                : draft.changed()
                        .orElseGet(draft::original)
                        .with(FORBIDDEN, texts(draft.forbid()))
                        .map(Optional::of);
        return restricted
                .then(changed -> changed.isEmpty()
                        ? Result.good(draft.subject())
                        : changed.get().load(draft.original(), draft.paths()).then(draft.subject()::with))
                .map(done -> new Finished(done.scenario(), done.start(), draft.union(), draft.confederate()));
    }

    private static Node texts(List<String> texts) {
        return new Node.ArrayNode(
                Place.NOWHERE,
                texts.stream()
                        .map(text -> (Node) new Node.TextNode(Place.NOWHERE, text))
                        .toList());
    }
}
