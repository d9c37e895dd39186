package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.match.Invitation;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.mail.MailSeat;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.match.LineSession;
import org.roadtorichmond.session.match.MailBox;
import org.roadtorichmond.session.match.MailSession;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.MatchWord;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.session.match.OwnAddress;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a match against another computer, by a commander or by a person in the window. */
@Command(
        name = "match",
        description = {
            "Plays one side of a game against another computer, with dice that neither can know or choose.",
            "One side opens the match with --host, the other joins it with --join; both give the same word.",
            "Without a line, --mail plays a hand by files that go to and fro: call it again when the other side's file has come."
        })
final class MatchCommand extends Subcommand {
    private static final String HERE = "127.0.0.1:";

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

    @Option(
            names = "--join",
            paramLabel = "ADDRESS:PORT|INVITATION",
            description =
                    "Join the match that is open there, or to which richmond:... invites; an invitation has the word.")
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
            description =
                    "The match's word, 8 to 40 small letters; 12 that form no word are best. Not needed with an invitation.")
    private String word = "";

    @Option(
            names = "--watch",
            paramLabel = "[ADDRESS:]PORT",
            description = "Let a third person watch: listen for him at this port, as --host does.")
    private Optional<String> watch = Optional.empty();

    @Option(
            names = "--watch-word",
            paramLabel = "WORD",
            description = "The word of those who watch, as --word; not the match's.")
    private Optional<String> watchWord = Optional.empty();

    @Option(
            names = "--union",
            paramLabel = "SPEC",
            description = "The commander, or human for the window, if this computer plays the Union.")
    private Optional<String> union = Optional.empty();

    @Option(
            names = "--confederate",
            paramLabel = "SPEC",
            description = "The commander, or human for the window, if this computer plays the Confederates.")
    private Optional<String> confederate = Optional.empty();

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            required = true,
            description = "Where the match is kept as it goes on; a match that is there already goes on.")
    private Path journal;

    @Option(names = "--out", paramLabel = "FILE", description = "Save the game at the end: NAME.game.json.")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--give-back",
            description = "Give all of a match to a guest who has lost it; without this he is turned away.")
    private boolean giving;

    private Optional<OutputFile> saving = Optional.empty();

    @Mixin
    private ForceOption force;

    @Mixin
    private AnswerPrinter printer;

    private final Interruption interruption = new Interruption();
    private MatchPatience patience = MatchPatience.USUAL;

    /** Lets a commander wait otherwise than is usual. */
    void patience(MatchPatience other) {
        patience = other;
    }

    @Override
    void run() {
        join.filter(Invitation::isMeant).ifPresent(this::accept);
        Side own = checked();
        Optional<LoadedScenario> scenario = file.flatMap(this::scenario);
        if (!isGood()) {
            return;
        }
        List<Path> inputs = new ArrayList<>(maps.read());
        inputs.add(journal.toAbsolutePath().normalize());
        Outputs outputs = new Outputs(inputs, force.on());
        saving = out.map(named -> outputs.add(named, OutputKind.GAME));
        Optional<Sentence> refusal = outputs.refusal();
        if (refusal.isPresent()) {
            fail(refusal.get().in(Locale.ENGLISH));
            return;
        }
        Stream.of(Optional.of(word), watchWord)
                .flatMap(said -> said.flatMap(MatchWord::warning).stream())
                .distinct()
                .forEach(this::tell);
        String player = (own == Side.UNION ? union : confederate).orElseThrow();
        if (player.equals(Seats.HUMAN)) {
            end(inWindow(own, scenario));
        } else {
            NamedCommander playing = commander(own == Side.UNION ? "--union" : "--confederate", player);
            Meeting meeting = meeting(own, playing.text());
            end(interruption.during(() -> play(meeting, playing, scenario)));
        }
    }

    private Optional<LoadedScenario> scenario(String name) {
        return read(List.of(name), maps.documents()::openScenario).stream().findFirst();
    }

    /** Goes where an invitation leads, with the word that it has. */
    private void accept(String line) {
        Result<Invitation> read = Invitation.read(line);
        Invitation invitation = read.value()
                .orElseThrow(() -> wrong(read.problems().get(0).sentence().in(Locale.ENGLISH)));
        refuseIf(invitation.watching(), "this invitation is one to watch, which the window does");
        List<String> addresses = invitation.addresses();
        join = Networks.answering(addresses).or(() -> addresses.stream().findFirst());
        word = invitation.word();
    }

    /** Prints what a host sends to the other player, and to a person who watches. */
    private void invite(Meeting meeting, LineSession match) {
        String name = match.scenario().orElseThrow().scenario().name();
        List<OwnAddress> own = Networks.own();
        for (boolean watching : new boolean[] {false, true}) {
            OwnAddress.invitation(meeting, watching, name, own, "")
                    .map(Invitation::told)
                    .ifPresent(this::tell);
        }
    }

    /** Checks how it is called; returns the side that this computer plays. */
    private Side checked() {
        if (Stream.of(host, join, mail).filter(Optional::isPresent).count() != 1) {
            throw wrong("give either --host or --join or --mail");
        } else if (mail.isEmpty() && host.isPresent() != file.isPresent()) {
            throw wrong(host.isPresent() ? "the host names the scenario" : "the guest gets the scenario from the host");
        } else if (union.isPresent() == confederate.isPresent()) {
            throw wrong("give either --union or --confederate: the side that this computer plays");
        } else if (!MatchWord.isWord(word)) {
            throw wrong("--word takes 8 to 40 small letters");
        }
        if (watch.isPresent() != watchWord.isPresent() || (watch.isPresent() && mail.isPresent())) {
            throw wrong("--watch and --watch-word belong together, and to a match on a line");
        } else if (watch.isPresent()
                && !new Meeting(Meeting.Way.WATCH, Side.UNION, listening(watch.get()), watchWord.orElseThrow(), "")
                        .isWhole()) {
            throw wrong("--watch takes PORT or ADDRESS:PORT, and --watch-word 8 to 40 small letters");
        } else if (giving && host.isEmpty()) {
            throw wrong("--give-back belongs to --host");
        } else if (watchWord.filter(word::equals).isPresent()) {
            throw wrong("--watch-word must not be the match's word");
        }
        if (mail.isEmpty() && !meeting(Side.UNION, "").isWhole()) {
            throw wrong(host.isPresent() ? "--host takes PORT or ADDRESS:PORT" : "--join takes ADDRESS:PORT");
        }
        return union.isPresent() ? Side.UNION : Side.CONFEDERATE;
    }

    /** How and where the players meet. */
    private Meeting meeting(Side own, String name) {
        if (mail.isPresent()) {
            return new Meeting(Meeting.Way.FILES, own, mail.get().toString(), word, name);
        }
        Optional<Meeting.Door> watchers =
                watch.flatMap(at -> watchWord.map(said -> new Meeting.Door(listening(at), said)));
        return host.map(at -> new Meeting(Meeting.Way.HOST, own, listening(at), word, name, watchers))
                .orElseGet(() -> new Meeting(Meeting.Way.GUEST, own, join.orElseThrow(), word, name, watchers));
    }

    /** Without an address this computer alone. */
    private static String listening(String at) {
        return at.contains(":") ? at : HERE + at;
    }

    /** Opens the window for a person; what is wrong with the journal is told before. */
    private int inWindow(Side own, Optional<LoadedScenario> scenario) {
        refuseIf(
                out.isPresent() || printer.isJson(),
                "--out and --json are for commanders; a person saves in the window");
        refuseIf(giving, "--give-back is for commanders; a person is asked in the window");
        Result<MatchJournal> kept = MatchJournal.open(journal);
        if (kept.value().isEmpty()) {
            return refused(journal.toString(), kept.problems());
        }
        String name = new Preferences(new FileStorage(PlatformFolders.own().settings())).name(own);
        Meeting meeting = meeting(own, name.isEmpty() ? MatchStart.UNNAMED : name);
        return Window.open(
                WindowOptions.of(owner -> MatchOpener.open(meeting, kept.value().get(), scenario, owner)));
    }

    private int play(Meeting meeting, NamedCommander playing, Optional<LoadedScenario> scenario) {
        Result<MatchJournal> kept = MatchJournal.open(journal);
        try {
            return kept.value().isEmpty()
                    ? refused(journal.toString(), kept.problems())
                    : meeting.way() == Meeting.Way.FILES
                            ? hand(MatchOpener.files(meeting, kept.value().get(), scenario), playing)
                            : over(meeting, playing, kept.value().get(), scenario);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.BAD;
        }
    }

    private int refused(String what, List<Problem> problems) {
        report(what, problems);
        return ExitCode.BAD;
    }

    /** Plays a hand by files. */
    private int hand(Result<MailSession> opened, NamedCommander playing) {
        if (opened.value().isEmpty()) {
            return refused(journal.toString(), opened.problems());
        }
        try (MailSession match = opened.value().get()) {
            MailBox.Post post = match.looking().get();
            match.take(post);
            post.problems().forEach((name, found) -> AnswerPrinter.report(spec.commandLine(), name, found));
            new MatchPlay(seat -> seated(seat, playing)).hand(match);
            match.trouble().ifPresent(this::tell);
            String standing = match.awaited().in(Locale.ENGLISH);
            if (match.match().isEmpty()) {
                Json answer = Json.object().put("over", false).put("awaits", standing);
                printer.print("", new Answer(answer, List.of(standing), true));
            } else {
                tell(MailSeat.warning());
                answer(match.match().get(), standing);
            }
            boolean bad = match.unwritten().isPresent() || match.stage() == MatchSession.Stage.DIFFERENT;
            return bad ? ExitCode.BAD : ExitCode.DONE;
        }
    }

    private int over(Meeting meeting, NamedCommander playing, MatchJournal kept, Optional<LoadedScenario> scenario)
            throws InterruptedException {
        MatchPlay play = new MatchPlay(match -> seated(match, playing));
        Result<LineSession> opened = MatchOpener.line(meeting, kept, scenario, patience, play::later);
        if (opened.value().isEmpty()) {
            kept.close();
            return refused(journal.toString(), opened.problems());
        }
        LineSession match = opened.value().get();
        try {
            if (host.isPresent()) {
                invite(meeting, match);
            }
            match.listen(() -> {
                if (giving && match.isAsked()) {
                    match.give();
                }
            });
            play.run(match, this::tell, interruption, patience);
            return match.match().map(end -> answer(end, standing(end))).orElse(ExitCode.BAD);
        } finally {
            match.close();
            match.await();
        }
    }

    private Commander seated(MatchSession match, NamedCommander playing) {
        if (!match.own().equals(Optional.of(match.meeting().own()))) {
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
        Json answer = Json.object()
                .put("match", match.dice().match())
                .put("commands", game.log().size())
                .put("dice", match.dice().drawn())
                .put("hash", GameWriter.hash(game.state().hash()))
                .put("over", over)
                .put("agreed", !match.differs());
        List<String> text = List.of(
                "Match %s".formatted(match.dice().match()),
                "%s, %s, hash %s"
                        .formatted(
                                Tables.count(game.log().size(), "command", "commands"),
                                Tables.count(match.dice().drawn(), "die", "dice"),
                                GameWriter.hash(game.state().hash())),
                standing);
        printer.print("", new Answer(answer, text, over));
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
        SavedGame saved =
                new SavedGame(match.terms().scenario(), game, Map.of(), GameNotes.NONE, Optional.of(match.record()));
        Optional<Sentence> trouble = saving.flatMap(file -> file.write(GameWriter.bytes(saved)));
        trouble.ifPresent(this::tell);
        return trouble.isEmpty();
    }
}
