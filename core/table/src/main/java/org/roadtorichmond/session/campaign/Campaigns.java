package org.roadtorichmond.session.campaign;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.campaign.CampaignTexts;
import org.roadtorichmond.scenario.campaign.Carried;
import org.roadtorichmond.scenario.campaign.Course;
import org.roadtorichmond.scenario.campaign.KeptProgress;
import org.roadtorichmond.scenario.campaign.ProgressDocument;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.GameSummary;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * The campaigns of a player, and how far each has come, in the folder of the saved games.
 *
 * <p>Nothing is lost: a battle's game is saved under a name of its own before the progress names it, and both are written whole or not
 * at all. A battle that ended unnoticed is found by its autosave, and a progress that is missing or spoilt is made again from the games.
 * Reading loads every game of the campaign, so a worker should do it. Any thread, one at a time.
 */
public final class Campaigns {
    private static final String ASIDE = " progress-damaged-%d.json";

    private final Archive archive;
    private final Supplier<Locale> language;
    private final Storage games;

    /** The campaigns of an archive, in English. */
    public Campaigns(Archive archive) {
        this(archive, () -> Locale.ROOT);
    }

    /** The campaigns of an archive, which speak the language that somebody reads just now. */
    public Campaigns(Archive archive, Supplier<Locale> language) {
        this.archive = archive;
        this.language = language;
        games = archive.games();
    }

    /**
     * A campaign that could be played.
     *
     * @param file the name of its file
     * @param campaign the campaign, or the problems of its file
     * @param progress how far it has come; none if it has not begun, or has problems
     */
    public record Offered(String file, Result<Campaign> campaign, Optional<CampaignProgress> progress) {}

    /** A battle that has just begun, which is to be put on the table. */
    public record Begun(CampaignProgress progress, SavedGame game) {}

    /** All campaigns, those that come with the game and the player's own, by their files: what each is called. */
    public Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        for (String file : archive.shelf().campaigns()) {
            names.put(
                    file,
                    Translations.file(archive.shelf(), file, language.get())
                            .map(translated -> translated.getProperty("name"))
                            .or(() -> archive.shelf()
                                    .bytes(file)
                                    .flatMap(bytes -> TreeReader.read(bytes).value())
                                    .flatMap(new TreePath("name")::in)
                                    .map(Values::shown))
                            .orElse(file));
        }
        return names;
    }

    /** A campaign by the name of its file, with how far it has come. It is read with all its scenarios: a second's work and more. */
    public Offered offered(String file) {
        Result<Campaign> campaign = campaign(file);
        return new Offered(
                file,
                campaign,
                campaign.value().flatMap(read -> read(file, read)).map(this::ended));
    }

    private Result<Campaign> campaign(String file) {
        return archive.open(file)
                .then(document -> document instanceof CampaignDocument opened
                        ? Result.good(CampaignTexts.in(opened.campaign(), archive.shelf(), file, language.get()))
                        : bad(Sentence.of("problem.noCampaign", Words.quoted(file))));
    }

    private static <T> Result<T> bad(Sentence why) {
        return Result.bad(new Problem(Place.NOWHERE, why));
    }

    // --- Reading -----------------------------------------------------------------------------------------------------

    /**
     * How far a campaign has come, given the name of its file; none if it has not begun, or cannot be read, which {@link #offered}
     * says. A battle that has ended since is over from now on.
     */
    public Optional<CampaignProgress> progress(String file) {
        return offered(file).progress();
    }

    /** The campaign of which a game is the battle that is being played, or one that is over, if it is one. */
    public Optional<CampaignProgress> of(SavedGame game) {
        return archive.shelf().campaigns().stream()
                .flatMap(file -> kept(file).stream())
                .filter(kept -> isOver(kept, game)
                        || (kept.running().isPresent()
                                && kept.running().getAsInt()
                                        == game.game().state().seed()))
                .flatMap(kept -> read(kept.campaign()).stream())
                .filter(progress -> isOver(progress.kept(), game) || progress.isRunning(game))
                .findFirst();
    }

    /** Whether a game is that of a battle that is over, to the byte. */
    private static boolean isOver(KeptProgress kept, SavedGame game) {
        String digest = Digest.of(GameWriter.bytes(game));
        return kept.battles().stream()
                .anyMatch(over ->
                        over.save().filter(save -> save.sha256().equals(digest)).isPresent());
    }

    /**
     * Whether a game began as a campaign leaves one of its battles, by the games that are kept of it or by history: as that of a battle
     * that was fought again since, which counts no more.
     */
    public boolean isCarried(SavedGame game) {
        return archive.shelf().campaigns().stream()
                .anyMatch(file -> campaign(file)
                        .value()
                        .filter(campaign -> new LostProgress(archive, base(file)).leads(campaign, game))
                        .isPresent());
    }

    private Optional<CampaignProgress> read(String file) {
        return campaign(file).value().flatMap(campaign -> read(file, campaign));
    }

    private Optional<CampaignProgress> read(String file, Campaign campaign) {
        return kept(file).or(() -> rebuilt(campaign, file)).map(kept -> follow(campaign, kept));
    }

    private Optional<KeptProgress> kept(String file) {
        return games.read(named(file))
                .then(ProgressDocument::read)
                .value()
                .filter(kept -> kept.campaign().equals(file));
    }

    /** What the saved games say where what was kept is missing or spoilt, with the battle that is being played. */
    private Optional<KeptProgress> rebuilt(Campaign campaign, String file) {
        return new LostProgress(archive, base(file))
                .found(campaign, file, edition(file))
                .map(kept -> {
                    CampaignProgress progress = follow(campaign, kept);
                    return opening(progress)
                            .value()
                            .flatMap(opening -> newest(progress, game -> Course.begins(game, opening)))
                            .flatMap(save -> archive.load(save).value())
                            .map(game -> game.game().state().seed())
                            .filter(seed -> seed >= 0 && seed <= KeptProgress.LARGEST_SEED)
                            .map(seed -> kept.running(seed.intValue()))
                            .orElse(kept);
                });
    }

    private CampaignProgress follow(Campaign campaign, KeptProgress kept) {
        Course.Followed followed = Course.follow(campaign, kept, games);
        return running(new CampaignProgress(
                kept,
                followed.course(),
                followed.trouble(),
                Optional.empty(),
                !kept.edition().equals(edition(kept.campaign()))));
    }

    private static String base(String file) {
        return file.endsWith(Shelf.CAMPAIGN) ? file.substring(0, file.length() - Shelf.CAMPAIGN.length()) : file;
    }

    private static String named(String file) {
        return base(file) + ProgressDocument.ENDING;
    }

    private String edition(String file) {
        return archive.shelf().bytes(file).map(Digest::of).orElseGet(() -> Digest.of(""));
    }

    // --- The battle that is being played -----------------------------------------------------------------------------

    private CampaignProgress running(CampaignProgress progress) {
        boolean none = progress.kept().running().isEmpty()
                || progress.chain().isOver()
                || progress.trouble().isPresent();
        return none
                ? progress
                : new CampaignProgress(
                        progress.kept(),
                        progress.course(),
                        progress.trouble(),
                        newest(progress, progress::isRunning),
                        progress.changed());
    }

    /** The newest save of the next battle's scenario that loads and is meant. */
    private Optional<Archive.Save> newest(CampaignProgress progress, Predicate<SavedGame> meant) {
        String scenario = progress.chain().next().scenario().scenario().name();
        return Stream.concat(archive.autosaved().stream(), archive.saves().stream())
                .sorted(Comparator.comparing(Archive.Save::written)
                        .thenComparing(Archive.Save::file)
                        .reversed())
                .filter(save -> archive.glance(save)
                        .value()
                        .filter(summary -> summary.scenario().equals(scenario))
                        .isPresent())
                .filter(save -> archive.load(save).value().filter(meant).isPresent())
                .findFirst();
    }

    /** The same after a battle that ended without being noted, as where the program was killed at that moment. */
    private CampaignProgress ended(CampaignProgress progress) {
        return progress.running()
                .filter(save -> archive.glance(save)
                        .value()
                        .filter(GameSummary::finished)
                        .isPresent())
                .flatMap(save -> archive.load(save).value())
                .flatMap(game -> over(progress, game).value())
                .orElse(progress);
    }

    // --- Going on ----------------------------------------------------------------------------------------------------

    /** Begins a campaign; what was kept of it before is forgotten, but not its saved games. */
    public Result<CampaignProgress> begin(String file, Players players, Optional<Handicap> handicap) {
        return campaign(file).then(campaign -> {
            Map<String, String> options = new TreeMap<>(players.seats().options());
            handicap.ifPresent(laidOn -> options.put(Handicap.OPTION, laidOn.toString()));
            Map<String, String> names = new TreeMap<>();
            for (Side side : Side.values()) {
                players.name(side).ifPresent(name -> names.put(side.word(), name));
            }
            return written(
                    new KeptProgress(file, edition(file), options, names, List.of(), Map.of(), OptionalInt.empty()),
                    Course.of(handicap.map(campaign::with).orElse(campaign)));
        });
    }

    /** How the next battle begins; a problem if what carries over does not go together in it, or if none is left. */
    public Result<Carried> opening(CampaignProgress progress) {
        return progress.chain().isOver()
                ? bad(Sentence.of("problem.noMoreBattles"))
                : progress.chain().opening();
    }

    /** Begins the next battle; it is noted before it is on the table. One that was running is given up. */
    public Result<Begun> play(CampaignProgress seen) {
        return current(seen).then(this::opening).then(opening -> {
            long seed = RandomSeeds.seed();
            SavedGame game = SavedGames.begun(opening.scenario(), seed, seen.players(), false);
            return written(givenUp(seen).running((int) seed), seen.course())
                    .then(progress -> Result.good(new Begun(progress, game)));
        });
    }

    /** What is kept up to the next battle, with one more try of it if that was running. */
    private static KeptProgress givenUp(CampaignProgress progress) {
        KeptProgress kept = progress.kept().first(progress.course().steps().size());
        return progress.running().isPresent()
                ? kept.tried(progress.chain().next().id())
                : kept;
    }

    /** Notes that the next battle is over by a game, which is saved under a name of its own; a game that is noted already stays so. */
    public Result<CampaignProgress> finished(CampaignProgress seen, SavedGame game) {
        // Games that were followed before are not read again: the window waits for this at the end of a battle.
        CampaignProgress now = current(seen).value().or(() -> read(seen.file())).orElse(seen);
        return isOver(now.kept(), game) ? Result.good(now) : over(now, game);
    }

    private Result<CampaignProgress> over(CampaignProgress progress, SavedGame game) {
        return opening(progress).then(opening -> progress.course().fought(game)).then(course -> {
            if (!course.last().asLeft() && !progress.isRunning(game)) {
                return bad(Sentence.of(
                        "problem.battleElse", progress.chain().next().title()));
            }
            byte[] bytes = GameWriter.bytes(game);
            String file = archive.file(archive.unused(own(progress), there -> isOther(there, bytes)));
            KeptProgress kept = progress.kept()
                    .first(progress.course().steps().size())
                    .tried(course.last().battle().id())
                    .then(over(course, Optional.of(new KeptProgress.Save(file, Digest.of(bytes)))));
            return games.write(file, bytes)
                    .<Result<CampaignProgress>>map(Campaigns::bad)
                    .orElseGet(() -> written(kept, course));
        });
    }

    /** What is kept of the battle that ended last. */
    private static KeptProgress.Over over(Course course, Optional<KeptProgress.Save> save) {
        int number = course.steps().size() - 1;
        return new KeptProgress.Over(
                course.last().battle().id(),
                save,
                course.chain().ends().get(number).union());
    }

    /** What the games of the next battle are called: campaign, number and battle. */
    private static String own(CampaignProgress progress) {
        return LostProgress.called(base(progress.file())) + " "
                + (progress.course().steps().size() + 1) + " "
                + progress.chain().next().id();
    }

    /** Whether a file of a game has other bytes. */
    private boolean isOther(String file, byte[] bytes) {
        return games.has(file) && !Arrays.equals(bytes, games.read(file).value().orElse(new byte[0]));
    }

    /** Lets the next battle go as history has it (rule 22.4). */
    public Result<CampaignProgress> skip(CampaignProgress seen) {
        return current(seen)
                .then(this::opening)
                .then(opening -> seen.course().skip())
                .then(course -> written(givenUp(seen).then(over(course, Optional.empty())), course));
    }

    /** Fights a battle again from its beginning (rule 22.5): it and all after it are no longer over. Their saved games stay. */
    public Result<CampaignProgress> again(CampaignProgress seen, String battle) {
        int known = seen.course().steps().size();
        int number = seen.campaign().number(battle);
        int left = number < 0 ? known : Math.min(number, known);
        return current(seen)
                .then(now -> written(
                        left < known ? givenUp(seen).first(left) : givenUp(seen),
                        seen.course().first(left)));
    }

    // --- Writing -----------------------------------------------------------------------------------------------------

    /** What was seen, unless another window has gone on meanwhile. */
    private Result<CampaignProgress> current(CampaignProgress seen) {
        return kept(seen.file()).filter(kept -> !kept.equals(seen.kept())).isPresent()
                ? bad(Sentence.of("problem.progressElsewhere"))
                : Result.good(seen);
    }

    private Result<CampaignProgress> written(KeptProgress next, Course course) {
        String file = named(next.campaign());
        KeptProgress kept = next.of(edition(next.campaign()));
        Result<KeptProgress> readable = ProgressDocument.read(ProgressDocument.bytes(kept));
        if (readable.value().isEmpty()) {
            return Result.bad(readable.problems());
        }
        boolean spoilt = games.has(file) && kept(next.campaign()).isEmpty();
        Optional<Sentence> trouble =
                spoilt ? games.putAside(file, base(next.campaign()).replace("%", "%%") + ASIDE) : Optional.empty();
        return trouble.or(() -> games.write(file, ProgressDocument.bytes(kept)))
                .<Result<CampaignProgress>>map(Campaigns::bad)
                .orElseGet(() ->
                        Result.good(new CampaignProgress(kept, course, Optional.empty(), Optional.empty(), false)));
    }
}
