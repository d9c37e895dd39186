package org.roadtorichmond.desktop;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.match.mail.MailSeat;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.dice.HashChain;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.OutputFile;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.Outputs;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets a commander play a match against one on another computer. */
@Command(
        name = "match",
        description = {
            "Lets a commander play one side of a game against another computer, with dice that neither can know or choose.",
            "One side opens the match with --host, the other joins it with --join; both give the same word.",
            "Without a line, --mail plays a hand by files that go to and fro: call it again when the other side's file has come."
        })
final class MatchCommand implements Callable<Integer> {
    private static final String WORD = "[a-z]{8}";

    @Spec
    private CommandSpec spec;

    @Mixin
    private MapsOption maps;

    @Parameters(
            paramLabel = "SCENARIO",
            arity = "0..1",
            description = "What is played; the host names it, the guest gets it.")
    private Optional<String> file = Optional.empty();

    @Option(
            names = "--host",
            paramLabel = "[ADDRESS:]PORT",
            description = "Open a match and listen at this port, of this computer alone unless an address is given.")
    private Optional<String> host = Optional.empty();

    @Option(names = "--join", paramLabel = "ADDRESS:PORT", description = "Join the match that is open there.")
    private Optional<String> join = Optional.empty();

    @Option(
            names = "--mail",
            paramLabel = "FOLDER",
            description =
                    "Play by files in this folder, which both share or fill by mail: the guest asks first, then the host opens the match.")
    private Optional<Path> mail = Optional.empty();

    @Option(
            names = "--word",
            paramLabel = "WORD",
            required = true,
            description = "The match's word, eight small letters.")
    private String word;

    @Option(names = "--union", paramLabel = "SPEC", description = "The commander, if this computer plays the Union.")
    private Optional<String> union = Optional.empty();

    @Option(
            names = "--confederate",
            paramLabel = "SPEC",
            description = "The commander, if this computer plays the Confederates.")
    private Optional<String> confederate = Optional.empty();

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            required = true,
            description = "Where the match is kept as it goes on; a match that is there already goes on.")
    private Path journal;

    @Option(names = "--out", paramLabel = "FILE", description = "Save the game at the end: NAME.game.json.")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private ForceOption force;

    @Mixin
    private JsonOption json;

    private final Interruption interruption = new Interruption();

    @Override
    public Integer call() {
        Side own = checked();
        NamedCommander playing = NamedCommander.parse(
                spec.commandLine(),
                own == Side.UNION ? "--union" : "--confederate",
                (own == Side.UNION ? union : confederate).orElseThrow());
        Optional<Result<LoadedScenario>> scenario =
                file.map(name -> maps.documents().openScenario(name));
        if (scenario.isPresent() && scenario.get().value().isEmpty()) {
            AnswerPrinter.report(
                    spec.commandLine(), file.orElseThrow(), scenario.get().problems());
            return ExitCode.BAD;
        }
        Optional<MatchTalk.HostTerms> terms =
                scenario.flatMap(Result::value).map(loaded -> new MatchTalk.HostTerms(loaded, own));
        return interruption.during(() -> play(own, playing, terms));
    }

    /** Checks how it is called; returns the side that this computer plays. */
    private Side checked() {
        if (Stream.of(host, join, mail).filter(Optional::isPresent).count() != 1) {
            throw wrong("give either --host or --join or --mail");
        } else if (mail.isEmpty() && host.isPresent() != file.isPresent()) {
            throw wrong(host.isPresent() ? "the host names the scenario" : "the guest gets the scenario from the host");
        } else if (union.isPresent() == confederate.isPresent()) {
            throw wrong("give either --union or --confederate: the side that this computer plays");
        } else if (!word.matches(WORD)) {
            throw wrong("--word takes eight small letters");
        }
        if (mail.isEmpty()) {
            address();
        }
        return union.isPresent() ? Side.UNION : Side.CONFEDERATE;
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private InetSocketAddress address() {
        String text = host.orElseGet(join::orElseThrow);
        int colon = text.lastIndexOf(':');
        String port = text.substring(colon + 1);
        boolean good = port.matches("[0-9]{1,5}") && Integer.parseInt(port) < 1 << Character.SIZE;
        if (!good || (join.isPresent() && colon < 1)) {
            throw wrong(host.isPresent() ? "--host takes PORT or ADDRESS:PORT" : "--join takes ADDRESS:PORT");
        }
        String name = colon < 1 ? "127.0.0.1" : text.substring(0, colon);
        return new InetSocketAddress(name, Integer.parseInt(port));
    }

    private int play(Side own, NamedCommander playing, Optional<MatchTalk.HostTerms> terms) {
        Result<MatchJournal> opened = MatchJournal.open(journal);
        if (opened.value().isEmpty()) {
            AnswerPrinter.report(spec.commandLine(), journal.toString(), opened.problems());
            return ExitCode.BAD;
        }
        try (MatchJournal kept = opened.value().get()) {
            if (mail.isPresent()) {
                return hand(kept, own, playing, terms);
            }
            MatchListener silent = new MatchListener() {};
            Result<Optional<MatchSeat>> seat = kept.isBegun()
                    ? kept.resume(silent).then(found -> Result.good(Optional.of(found)))
                    : Result.good(Optional.empty());
            if (seat.value().isEmpty()) {
                AnswerPrinter.report(spec.commandLine(), journal.toString(), seat.problems());
                return ExitCode.BAD;
            }
            Talks talks = new Talks(terms, playing.text(), seat.value().get(), kept.begin(silent));
            return over(own, playing, talks);
        } catch (IOException e) {
            spec.commandLine().getErr().println((mail.isPresent() ? journal : address()) + ": " + e.getMessage());
            return ExitCode.BAD;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.BAD;
        }
    }

    /** Makes the talks over one connection after the other, all with the same place in the match once it has begun. */
    private static final class Talks {
        private final Optional<MatchTalk.HostTerms> terms;
        private final String name;
        private final Function<MatchStart, MatchSeat> begin;
        private Optional<MatchSeat> seat;

        Talks(
                Optional<MatchTalk.HostTerms> terms,
                String name,
                Optional<MatchSeat> seat,
                Function<MatchStart, MatchSeat> begin) {
            this.terms = terms;
            this.name = name;
            this.seat = seat;
            this.begin = start -> {
                MatchSeat taken = begin.apply(start);
                this.seat = Optional.of(taken);
                return taken;
            };
        }

        MatchTalk next() {
            HashChain chain = new HashChain(ChainSecrets.next());
            return terms.map(chosen -> MatchTalk.host(chosen, seat, name, chain, begin))
                    .orElseGet(() -> MatchTalk.guest(seat, name, chain, begin));
        }
    }

    /** Plays a hand by files. */
    private int hand(MatchJournal kept, Side own, NamedCommander playing, Optional<MatchTalk.HostTerms> terms) {
        MatchMail.Player player = new MatchMail.Player(own, playing.text(), playing, ChainSecrets::next);
        MatchMail hand = new MatchMail(mail.orElseThrow(), word, kept, player);
        Result<Optional<MailSeat>> seat = hand.play(terms.map(MatchTalk.HostTerms::scenario));
        hand.problems().forEach((name, found) -> AnswerPrinter.report(spec.commandLine(), name, found));
        if (seat.value().isEmpty()) {
            AnswerPrinter.report(spec.commandLine(), journal.toString(), seat.problems());
            return ExitCode.BAD;
        }
        Optional<MailSeat> begun = seat.value().get();
        if (begun.isEmpty()) {
            Sentence awaited = MailSeat.awaited(terms.isPresent());
            JsonObject answer = new JsonObject();
            answer.addProperty("over", false);
            answer.addProperty("awaits", awaited.in(Locale.ENGLISH));
            json.printer(false).print("", new Answer(answer, List.of(awaited.in(Locale.ENGLISH)), true));
            return ExitCode.DONE;
        }
        Match match = begun.get().seat().match();
        tell(MailSeat.warning());
        answer(match, begun.get().standing().in(Locale.ENGLISH));
        return match.differs() ? ExitCode.BAD : ExitCode.DONE;
    }

    private int over(Side own, NamedCommander playing, Talks talks) throws IOException, InterruptedException {
        MatchPlay play = new MatchPlay(talks::next, talks.seat, seat -> seated(own, playing, seat), this::tell);
        try (MatchLine line = host.isPresent()
                ? MatchLine.host(address(), word, play::later, play)
                : MatchLine.join(address(), word, play::later, play)) {
            Optional<MatchSeat> ended = play.run(line, interruption);
            return ended.map(seat -> answer(seat.match(), standing(seat.match())))
                    .orElse(ExitCode.BAD);
        }
    }

    private Commander seated(Side own, NamedCommander playing, MatchSeat seat) {
        if (seat.match().own() != own) {
            throw wrong("the other computer plays that side; give the other of --union and --confederate");
        }
        return playing.get();
    }

    private void tell(Sentence news) {
        spec.commandLine().getErr().println(news.in(Locale.ENGLISH));
    }

    private int answer(Match match, String standing) {
        Game game = match.game().orElseThrow();
        boolean over = game.state().ending().isPresent() && !match.differs();
        JsonObject answer = new JsonObject();
        answer.addProperty("match", match.dice().match());
        answer.addProperty("commands", game.log().size());
        answer.addProperty("dice", match.dice().drawn());
        answer.addProperty("hash", GameWriter.hash(game.state().hash()));
        answer.addProperty("over", over);
        answer.addProperty("agreed", !match.differs());
        List<String> text = List.of(
                "Match %s".formatted(match.dice().match()),
                "%s, %s, hash %s"
                        .formatted(
                                Tables.count(game.log().size(), "command", "commands"),
                                Tables.count(match.dice().drawn(), "die", "dice"),
                                GameWriter.hash(game.state().hash())),
                standing);
        json.printer(false).print("", new Answer(answer, text, over));
        return saved(match, game) && over ? ExitCode.DONE : ExitCode.BAD;
    }

    private static String standing(Match match) {
        boolean over =
                match.game().filter(game -> game.state().ending().isPresent()).isPresent();
        return match.differs()
                ? "Both computers hold the game to stand differently."
                : over ? "The game is over." : "The game goes on another time.";
    }

    private boolean saved(Match match, Game game) {
        if (out.isEmpty()) {
            return true;
        }
        Outputs outputs = force.outputs(maps);
        OutputFile written = outputs.add(out.get(), OutputKind.GAME);
        SavedGame saved =
                new SavedGame(match.terms().scenario(), game, Map.of(), GameNotes.NONE, Optional.of(match.record()));
        Optional<Sentence> trouble = outputs.refusal().or(() -> written.write(GameWriter.bytes(saved)));
        trouble.ifPresent(this::tell);
        return trouble.isEmpty();
    }
}
