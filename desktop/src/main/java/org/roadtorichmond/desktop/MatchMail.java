package org.roadtorichmond.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.mail.MailFile;
import org.roadtorichmond.match.mail.MailSeat;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.HashChain;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.Outputs;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * Lets a commander play one hand of a match by files: reads what the other side has put into a folder, plays until that one has something to
 * decide, and puts its own file there.
 */
final class MatchMail {
    private static final String ENDING = ".match.jsonl";
    private static final MatchListener SILENT = new MatchListener() {};

    private final Path folder;
    private final String word;
    private final MatchJournal journal;
    private final Player player;
    private final Map<String, List<Problem>> problems = new LinkedHashMap<>();

    /**
     * Who plays.
     *
     * @param own the side
     * @param name what the player is called
     * @param commander plays it
     * @param secrets draws the far end of a chain at random
     */
    record Player(Side own, String name, Supplier<Commander> commander, Supplier<ChainElement> secrets) {}

    /** A file that was found. */
    private record Found(Path path, MailFile file) {}

    MatchMail(Path folder, String word, MatchJournal journal, Player player) {
        this.folder = folder;
        this.word = word;
        this.journal = journal;
        this.player = player;
    }

    /** What was wrong with files of the folder without stopping the hand, by their names. */
    Map<String, List<Problem>> problems() {
        return Collections.unmodifiableMap(problems);
    }

    /**
     * Plays a hand.
     *
     * @param scenario what the host plays; empty for the guest
     * @return the match as it stands then; empty if the other side has not come to it yet
     */
    Result<Optional<MailSeat>> play(Optional<LoadedScenario> scenario) {
        try {
            List<Found> found = found();
            Result<Optional<MailSeat>> seat = MatchSeat.isBegun(journal.lines())
                    ? MailSeat.resume(journal.lines(), journal::add, SILENT)
                            .then(back -> Result.good(Optional.of(back)))
                    : scenario.map(chosen -> open(chosen, found)).orElseGet(() -> join(found));
            seat.value().flatMap(now -> now).ifPresent(now -> hand(now, found));
            return seat;
        } catch (IOException e) {
            return Result.bad(
                    new Problem(Place.NOWHERE, Sentence.of("disk.notWritten", folder, FileStorage.reason(e))));
        }
    }

    /** Those files in the folder that the other side wrote with the same word, the earliest first. */
    private List<Found> found() throws IOException {
        List<Found> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path path : files.sorted()
                    .filter(file -> file.getFileName().toString().endsWith(ENDING))
                    .toList()) {
                byte[] bytes = Files.size(path) > MailFile.LARGEST ? new byte[0] : Files.readAllBytes(path);
                Result<MailFile> read = MailFile.read(bytes, word);
                read.problems().forEach(problem -> tell(path, problem.sentence()));
                read.value()
                        .filter(file -> file.from() != player.own())
                        .ifPresent(file -> found.add(new Found(path, file)));
            }
        }
        found.sort(Comparator.comparingInt(each -> each.file().number()));
        return found;
    }

    private void tell(Path path, Sentence why) {
        problems.computeIfAbsent(path.getFileName().toString(), name -> new ArrayList<>())
                .add(new Problem(Place.NOWHERE, why));
    }

    private Result<Optional<MailSeat>> open(LoadedScenario scenario, List<Found> found) {
        return found.stream()
                .filter(each -> each.file().number() == 0)
                .findFirst()
                .map(each -> MailSeat.open(
                                scenario,
                                player.own(),
                                player.name(),
                                new HashChain(player.secrets().get()),
                                each.file(),
                                journal::add,
                                SILENT)
                        .then(seat -> Result.good(Optional.of(seat))))
                .orElse(Result.good(Optional.empty()));
    }

    private Result<Optional<MailSeat>> join(List<Found> found) {
        HashChain chain = MailSeat.requestChain(journal.lines(), player.secrets(), journal::add);
        MailFile asked = MailSeat.request(player.own(), player.name(), chain);
        write(chain.commitment().hex(), asked);
        Optional<MailSeat> seat = Optional.empty();
        for (Found each : found) {
            if (seat.isEmpty() && each.file().terms().isPresent()) {
                Result<MailSeat> joined = MailSeat.join(each.file(), player.own(), chain, journal::add, SILENT);
                joined.problems().forEach(problem -> tell(each.path(), problem.sentence()));
                seat = joined.value();
            }
        }
        return Result.good(seat);
    }

    private void hand(MailSeat seat, List<Found> found) {
        String match = seat.seat().match().terms().identity();
        for (Found each : found) {
            if (each.file().match().equals(match) && each.file().number() > seat.lastRead()) {
                seat.read(each.file()).ifPresent(why -> tell(each.path(), why));
            }
        }
        Commander commander = player.commander().get();
        while (seat.seat().match().isOwnMove()) {
            Game game = seat.seat().match().game().orElseThrow();
            seat.play(commander.next(game)).ifPresent(why -> {
                throw new IllegalStateException("a commander gave a command that is refused: " + why);
            });
        }
        write(match, seat.file());
    }

    private void write(String match, MailFile file) {
        String name = String.format(
                Locale.ROOT, "%s-%s-%03d%s", match.substring(0, 8), file.from().word(), file.number(), ENDING);
        Path path = folder.resolve(name);
        new Outputs(List.of(), true)
                .add(path, OutputKind.MATCH_FILE)
                .write(file.bytes(word))
                .ifPresent(why -> tell(path, why));
    }
}
