package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.campaign.BattleEnd;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.campaign.Carried;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.scenario.campaign.Course;
import org.roadtorichmond.scenario.campaign.KeptProgress;
import org.roadtorichmond.scenario.campaign.ProgressDocument;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.session.campaign.CampaignWords;
import org.roadtorichmond.unit.Side;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Follows a campaign through the saved games of its battles: what each left to the next, and whether each began so. */
@Command(
        name = "campaign",
        description = {
            "Follows a campaign through the saved games of its battles, in order, and says what carries over to the"
                    + " next one.",
            "'skip' in the place of a saved game stands for a battle that goes as history has it (rule 22)."
        })
final class CampaignCommand extends AnsweringCommand {
    private static final String SKIP = "skip";

    @Parameters(
            index = "0",
            paramLabel = "CAMPAIGN",
            description = "The campaign, or its progress as the window keeps it (NAME.progress.json).")
    private String file;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "SAVE",
            description = "Finished games, one for each battle that is over, or skip.")
    private List<String> saves = List.of();

    @Option(
            names = "--verify",
            description =
                    "Resolve every command of the games again, and check that each began as the ones before left it.")
    private boolean verify;

    @Option(
            names = "--next",
            paramLabel = "OUT",
            description = "Write the next battle as it begins: a scenario with its map, to be played.")
    private Optional<Path> next = Optional.empty();

    @Mixin
    private ForceOption force;

    @Override
    void run() {
        with(file, maps.documents().open(file).then(this::followed), answer -> print(file, answer));
    }

    private Result<Answer> followed(Document document) {
        if (document instanceof ProgressDocument opened) {
            return saves.isEmpty() ? kept(opened.kept()) : Games.unfit("a progress names its saved games itself");
        } else if (!(document instanceof CampaignDocument opened)) {
            return Games.unfit("only campaigns can be followed; give a file whose format is campaign/1");
        } else if (saves.size() > opened.campaign().battles().size()) {
            return Games.unfit("there are " + saves.size() + " saved games for "
                    + Tables.count(opened.campaign().battles().size(), "battle", "battles"));
        } else {
            return follow(opened.campaign()).then(course -> open(course, new ArrayList<>()));
        }
    }

    private Result<Answer> kept(KeptProgress kept) {
        return followed(maps, file, kept).then(followed -> {
            List<String> troubles = new ArrayList<>();
            followed.trouble()
                    .ifPresent(trouble ->
                            troubles.add("stopped before battle " + (trouble.battle() + 1) + ": " + trouble.why()));
            if (verify) {
                compare(kept, followed.course(), troubles);
            }
            return open(followed.course(), troubles);
        });
    }

    /** Compares what is noted of each battle with its game. */
    private void compare(KeptProgress kept, Course course, List<String> troubles) {
        FileStorage games = folder(file);
        for (int number = 0; number < course.steps().size(); number++) {
            KeptProgress.Over noted = kept.battles().get(number);
            String title = course.steps().get(number).battle().title();
            int union = course.chain().ends().get(number).union();
            if (noted.union() != union) {
                troubles.add(
                        title + ": " + noted.union() + " battle points are noted for the Union, which has " + union);
            }
            noted.save()
                    .filter(save -> games.read(save.file())
                            .value()
                            .filter(bytes -> !Digest.of(bytes).equals(save.sha256()))
                            .isPresent())
                    .ifPresent(
                            save -> troubles.add(title + ": " + save.file() + " is not the saved game that is noted"));
        }
    }

    private static FileStorage folder(String file) {
        return new FileStorage(
                Optional.ofNullable(Path.of(file).toAbsolutePath().getParent()).orElse(Path.of("")));
    }

    /** Follows what is kept of a campaign in a file, beside which its games lie. */
    static Result<Course.Followed> followed(MapsOption maps, String file, KeptProgress kept) {
        Path beside = Path.of(file).resolveSibling(kept.campaign());
        return maps.documents()
                .open(Files.exists(beside) ? beside.toString() : kept.campaign())
                .then(document -> {
                    if (!(document instanceof CampaignDocument opened)) {
                        return Games.unfit(kept.campaign() + " is no campaign");
                    }
                    return Result.good(Course.follow(opened.campaign(), kept, folder(file)));
                });
    }

    /** Follows the games that were named; all of them are under the handicap of the first. */
    private Result<Course> follow(Campaign campaign) {
        List<SavedGame> games = new ArrayList<>();
        for (String save : saves) {
            if (!save.equals(SKIP)) {
                Result<SavedGame> game = game(save);
                if (game.value().isEmpty()) {
                    return Result.bad(game.problems());
                }
                games.add(game.value().get());
            }
        }
        Optional<Handicap> handicap = games.stream().findFirst().flatMap(game -> Handicap.of(game.options()));
        Result<Course> course =
                Result.good(Course.of(handicap.map(campaign::with).orElse(campaign)));
        Iterator<SavedGame> fought = games.iterator();
        for (String save : saves) {
            course = course.then(before -> save.equals(SKIP) ? before.skip() : before.fought(fought.next()));
        }
        return course;
    }

    private Result<SavedGame> game(String save) {
        Result<SavedGame> game = maps.documents()
                .open(save)
                .then(document -> document instanceof Document.GameDocument opened
                        ? Result.good(opened.saved())
                        : Games.unfit("this is no saved game"));
        return game.value().isPresent()
                ? game
                : Result.bad(game.problems().stream()
                        .map(problem -> problem.in(save.replaceFirst(".*[/\\\\]", "")))
                        .toList());
    }

    /** Adds a battle that is over. */
    private static void ended(Course course, int number, Lines text, Json battles) {
        Course.Step step = course.steps().get(number);
        BattleEnd end = course.chain().ends().get(number);
        text.add("");
        text.add("%s", step.battle().title());
        tell(course.first(number).chain(), step.opening(), text);
        text.add(
                "  %s: %d to %d battle points for the Union, weight %d",
                end.fought() ? "fought" : "as history has it",
                end.union(),
                end.confederate(),
                step.battle().weight());
        battles.put(
                step.battle().id(),
                Json.object()
                        .put("fought", end.fought())
                        .put("union", end.union())
                        .put("confederate", end.confederate()));
    }

    private void check(Course.Step step, List<String> troubles) {
        if (!step.asLeft()) {
            troubles.add(step.battle().title() + " did not begin as the battles before it left it");
        }
        step.game()
                .filter(game -> verify)
                .flatMap(Verification::verify)
                .ifPresent(found -> troubles.add(step.battle().title() + ": " + found.message()));
    }

    /** Says how the next battle of a chain begins, in the words of the window. */
    private static void tell(Chain before, Carried carried, Lines text) {
        CampaignWords words = new CampaignWords(Games.texts(), before);
        carried.lines().forEach(line -> text.add("  %s", words.line(line)));
    }

    /** The answer, with how the next battle begins, which is written if that was asked for. */
    private Result<Answer> open(Course course, List<String> troubles) {
        Lines text = new Lines();
        Json battles = Json.object();
        for (int number = 0; number < course.steps().size(); number++) {
            ended(course, number, text, battles);
            check(course.steps().get(number), troubles);
        }
        Chain chain = course.chain();
        if (chain.isOver()) {
            return Result.good(answer(chain, battles, text, troubles));
        }
        return chain.opening().then(carried -> {
            text.add("");
            text.add("%s, to be fought next", chain.next().title());
            tell(chain, carried, text);
            Answer answer = answer(chain, battles, text, troubles);
            answer.json()
                    .put("next", chain.next().id())
                    .put("changes", Json.list(carried.lines(), CampaignCommand::json));
            return next.isEmpty() ? Result.good(answer) : written(carried, answer);
        });
    }

    private Result<Answer> written(Carried carried, Answer answer) {
        String text = JsonText.lines(carried.scenario().whole());
        return force.outputs(maps)
                .file(next.orElseThrow(), OutputKind.SCENARIO)
                .write(text.getBytes(StandardCharsets.UTF_8))
                .map(why -> Result.<Answer>bad(why))
                .orElseGet(() -> Result.good(answer));
    }

    private static Json json(Carried.Line line) {
        return Json.object()
                .put("path", line.path())
                .put("before", line.before())
                .put("after", line.after())
                .put("unit", line.unit())
                .put("why", line.why().toString());
    }

    private static Answer answer(Chain chain, Json battles, Lines text, List<String> troubles) {
        text.add("");
        text.add(
                "%s: %d for the Union, %d for the Confederates%s",
                chain.isOver() ? "in the end" : "so far",
                chain.points(Side.UNION),
                chain.points(Side.CONFEDERATE),
                chain.isOver()
                        ? chain.winner()
                                .map(side -> "; " + (side == Side.UNION ? "the Union wins" : "the Confederates win"))
                                .orElse("; a draw")
                        : "");
        troubles.forEach(trouble -> text.add("%s", trouble));
        Json json = Json.object()
                .put("battles", battles)
                .put("union", chain.points(Side.UNION))
                .put("confederate", chain.points(Side.CONFEDERATE))
                .put("over", chain.isOver())
                .put("winner", chain.isOver() ? chain.winner().map(Side::word) : Optional.empty())
                .put("verified", troubles.isEmpty())
                .put("differences", troubles);
        return new Answer(json, text.toList(), troubles.isEmpty());
    }
}
