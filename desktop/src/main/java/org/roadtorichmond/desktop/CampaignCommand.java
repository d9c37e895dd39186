package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.campaign.BattleEnd;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.campaign.Carried;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.unit.Side;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Follows a campaign through the saved games of its battles: what each left to the next, and whether each began so. */
@Command(
        name = "campaign",
        description = {
            "Follows a campaign through the saved games of its battles, in order, and says what carries over to the next one.",
            "'skip' in the place of a saved game stands for a battle that goes as history has it (rule 22)."
        })
final class CampaignCommand extends AnsweringCommand {
    private static final String SKIP = "skip";

    @Parameters(index = "0", paramLabel = "CAMPAIGN", description = "The campaign.")
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

    @Override
    void run() {
        with(file, maps.documents().open(file).then(this::followed), answer -> print(file, answer));
    }

    /** The battles that were followed so far. */
    private static final class Course {
        private final Json battles = Json.object();
        private final Lines text = new Lines();
        private final List<String> troubles = new ArrayList<>();
        private Chain chain;

        Course(Chain chain) {
            this.chain = chain;
        }
    }

    private Result<Answer> followed(Document document) {
        if (!(document instanceof CampaignDocument opened)) {
            return Games.unfit("only campaigns can be followed; give a file whose format is campaign/1");
        }
        Campaign campaign = opened.campaign();
        if (saves.size() > campaign.battles().size()) {
            return Games.unfit("there are " + saves.size() + " saved games for "
                    + Tables.count(campaign.battles().size(), "battle", "battles"));
        }
        Course course = new Course(Chain.of(campaign));
        for (String save : saves) {
            Result<Course> further = follow(course, save);
            if (further.value().isEmpty()) {
                return Result.bad(further.problems());
            }
        }
        return course.chain.isOver() ? Result.good(answer(course)) : open(course);
    }

    /** Goes on by a battle. */
    private Result<Course> follow(Course course, String save) {
        Campaign.Battle battle = course.chain.next();
        course.text.add("");
        course.text.add("%s", battle.title());
        return course.chain.opening().then(carried -> {
            tell(carried, course);
            return save.equals(SKIP) ? skipped(course, battle) : fought(course, battle, carried, save);
        });
    }

    private static Result<Course> skipped(Course course, Campaign.Battle battle) {
        if (battle.history().isEmpty()) {
            return Games.unfit("the campaign tells no history of " + battle.title() + ", which cannot be skipped");
        }
        return course.chain.skip().then(chain -> {
            course.chain = chain;
            return ended(course, battle);
        });
    }

    private Result<Course> fought(Course course, Campaign.Battle battle, Carried carried, String save) {
        return maps.documents().open(save).then(document -> {
            if (!(document instanceof Document.GameDocument game)) {
                return Games.unfit(save + " is no saved game");
            }
            SavedGame saved = game.saved();
            if (saved.game().state().ending().isEmpty()) {
                return Games.unfit(save + " is not over");
            }
            if (!begins(saved, carried)) {
                course.troubles.add(battle.title() + " did not begin as the battles before it left it");
            }
            Optional<Verification.Difference> difference = verify ? Verification.verify(saved) : Optional.empty();
            difference.ifPresent(found -> course.troubles.add(battle.title() + ": " + found.message()));
            course.chain = course.chain.then(BattleEnd.of(saved.game()));
            return ended(course, battle);
        });
    }

    /** Whether a game is of the scenario that a battle begins with. */
    private static boolean begins(SavedGame saved, Carried carried) {
        return saved.scenario().scenarioJson().equals(carried.scenario().scenarioJson())
                && saved.scenario().mapJson().equals(carried.scenario().mapJson());
    }

    private static Result<Course> ended(Course course, Campaign.Battle battle) {
        BattleEnd end = course.chain.ends().get(course.chain.ends().size() - 1);
        course.text.add(
                "  %s: %d to %d battle points for the Union, weight %d",
                end.fought() ? "fought" : "as history has it", end.union(), end.confederate(), battle.weight());
        course.battles.put(
                battle.id(),
                Json.object()
                        .put("fought", end.fought())
                        .put("union", end.union())
                        .put("confederate", end.confederate()));
        return Result.good(course);
    }

    private static void tell(Carried carried, Course course) {
        for (Carried.Line line : carried.lines()) {
            course.text.add(
                    "  %s: %s, not %s (%s)",
                    line.unit().orElse(line.path()),
                    line.after().isEmpty() ? "away" : line.after(),
                    line.before().isEmpty() ? "nothing" : line.before(),
                    line.why());
        }
    }

    /** The answer with how the next battle begins, which is written if that was asked for. */
    private Result<Answer> open(Course course) {
        return course.chain.opening().then(carried -> {
            course.text.add("");
            course.text.add("%s, to be fought next", course.chain.next().title());
            tell(carried, course);
            Answer answer = answer(course);
            answer.json()
                    .put("next", course.chain.next().id())
                    .put("changes", Json.list(carried.lines(), CampaignCommand::json));
            return next.isEmpty() ? Result.good(answer) : written(carried, answer);
        });
    }

    private Result<Answer> written(Carried carried, Answer answer) {
        String text = JsonText.lines(carried.scenario().whole());
        return new Outputs(maps.read(), false)
                .file(next.orElseThrow(), OutputKind.SCENARIO)
                .write(text.getBytes(StandardCharsets.UTF_8))
                .map(why -> Result.<Answer>bad(new Problem(Place.NOWHERE, why)))
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

    private Answer answer(Course course) {
        Chain chain = course.chain;
        course.text.add("");
        course.text.add(
                "%s: %d for the Union, %d for the Confederates%s",
                chain.isOver() ? "in the end" : "so far",
                chain.points(Side.UNION),
                chain.points(Side.CONFEDERATE),
                chain.isOver()
                        ? chain.winner()
                                .map(side -> "; " + (side == Side.UNION ? "the Union wins" : "the Confederates win"))
                                .orElse("; a draw")
                        : "");
        course.troubles.forEach(trouble -> course.text.add("%s", trouble));
        Json json = Json.object()
                .put("battles", course.battles)
                .put("union", chain.points(Side.UNION))
                .put("confederate", chain.points(Side.CONFEDERATE))
                .put("over", chain.isOver())
                .put("winner", chain.isOver() ? chain.winner().map(Side::word) : Optional.empty())
                .put("verified", course.troubles.isEmpty())
                .put("differences", course.troubles);
        return new Answer(json, course.text.toList(), course.troubles.isEmpty());
    }
}
