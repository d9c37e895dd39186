package org.roadtorichmond.session.campaign;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Carried;
import org.roadtorichmond.scenario.campaign.Course;
import org.roadtorichmond.scenario.campaign.KeptProgress;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Seats;

/**
 * The progress of a campaign made again from its saved games alone. Each says with what it began, and so which battles lie before it:
 * of each battle the newest counts that began as those before it left it; one without any was skipped if a later one shows that.
 */
final class LostProgress {
    /** The longest name of a campaign with which those of its games begin: number and battle have room behind it. */
    private static final int LONGEST = 40;

    private static final int DIGITS = 8;

    private final String prefix;
    private final List<Found> found;

    /** A finished game, and the file in which it is. */
    private record Found(String file, SavedGame game) {}

    /** Looks for the games of a campaign, given how their names begin. */
    LostProgress(Archive archive, String base) {
        String named = archive.file(called(base));
        prefix = named.substring(0, named.length() - Archive.ENDING.length()) + " ";
        found = archive.saves().stream()
                .filter(save -> save.file().startsWith(prefix))
                .flatMap(save -> archive.load(save).value().map(game -> new Found(save.file(), game)).stream())
                .filter(each -> each.game().game().state().ending().isPresent())
                .toList();
    }

    /** How the names of a campaign's games begin: with the name of its file, of a long one with a part of it and of its digest. */
    static String called(String base) {
        return base.length() <= LONGEST
                ? base
                : base.substring(0, base.offsetByCodePoints(0, LONGEST / 2)) + "-"
                        + Digest.of(base).substring(0, DIGITS);
    }

    /** What the games say; nothing if there are none. */
    Optional<KeptProgress> found(Campaign campaign, String file, String edition) {
        if (found.isEmpty()) {
            return Optional.empty();
        }
        SavedGame newest = found.get(0).game();
        Optional<Handicap> handicap = Handicap.of(newest.options());
        Map<String, String> options = new TreeMap<>(Seats.of(newest.options()).options());
        handicap.ifPresent(laidOn -> options.put(Handicap.OPTION, laidOn.toString()));
        Map<String, String> names = new TreeMap<>();
        newest.notes().names().forEach((side, name) -> names.put(side.word(), name));
        KeptProgress kept = new KeptProgress(file, edition, options, names, List.of(), Map.of(), OptionalInt.empty());
        Course course = further(Course.of(handicap.map(campaign::with).orElse(campaign)));
        for (Course.Step step : course.steps()) {
            int number = kept.battles().size();
            String own = prefix + (number + 1) + " ";
            String scenario = step.battle().scenario().scenario().name();
            for (Found each : found) {
                boolean its = each.file().startsWith(own)
                        && each.game().scenario().scenario().name().equals(scenario);
                kept = its ? kept.tried(step.battle().id()) : kept;
            }
            kept = kept.then(new KeptProgress.Over(
                    step.battle().id(),
                    step.game().map(this::save),
                    course.chain().ends().get(number).union()));
        }
        return Optional.of(kept);
    }

    private KeptProgress.Save save(SavedGame game) {
        Found of = found.stream()
                .filter(each -> each.game().equals(game))
                .findFirst()
                .orElseThrow();
        return new KeptProgress.Save(of.file(), Digest.of(GameWriter.bytes(game)));
    }

    /** Whether a game began as the games found, or history, lead to a battle of the campaign under the game's handicap. */
    boolean leads(Campaign campaign, SavedGame game) {
        return leads(Course.of(Handicap.of(game.options()).map(campaign::with).orElse(campaign)), game);
    }

    private boolean leads(Course course, SavedGame game) {
        if (course.chain().isOver()) {
            return false;
        }
        Optional<Carried> opening = course.chain().opening().value();
        return opening.filter(carried -> Course.begins(game, carried)).isPresent()
                || opening.stream()
                        .flatMap(carried -> Stream.concat(
                                found.stream()
                                        .map(Found::game)
                                        .filter(each -> Course.begins(each, carried))
                                        .flatMap(each -> course.fought(each).value().stream()),
                                course.skip().value().stream()))
                        .anyMatch(further -> leads(further, game));
    }

    private Course further(Course course) {
        if (course.chain().isOver()) {
            return course;
        }
        Optional<Carried> opening = course.chain().opening().value();
        Optional<Course> fought = opening.flatMap(carried -> found.stream()
                        .map(Found::game)
                        .filter(game -> Course.begins(game, carried))
                        .findFirst())
                .flatMap(game -> course.fought(game).value());
        return fought.map(this::further)
                .or(() -> course.skip()
                        .value()
                        .map(this::further)
                        .filter(skipped -> skipped.last().game().isPresent()))
                .orElse(course);
    }
}
