package org.roadtorichmond.desktop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.share.SharedReader;
import org.roadtorichmond.exchange.share.SharedScenario;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.publish.story.BattleStory;
import org.roadtorichmond.publish.story.LibraryPage;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.YardstickReader;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a folder of scenarios as a library of static pages. */
@Command(
        name = "site",
        description = {
            "Writes a folder of scenarios and saved games as a library of pages for any web server.",
            "The index has the picture, story, size and balance of each scenario, its battles as pages to step through, and a zip. Files with problems are named and left out."
        })
final class SiteCommand extends Subcommand {
    private static final String INDEX = "index.html";

    @Mixin
    private MapsOption maps;

    @Parameters(
            paramLabel = "FOLDER",
            description =
                    "A folder of scenarios (.scenario.json, or .zip as export makes them) and saved games (.game.json).")
    private Path source;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder of the library: a new one, an empty one, or an earlier library.")
    private Path out;

    @Option(
            names = "--player",
            paramLabel = "DIR",
            description = "The folder of the page on which one plays; it is copied, and scenarios get links to it.")
    private Optional<Path> player = Optional.empty();

    @Mixin
    private LanguageOption language;

    @Mixin
    private ForceOption force;

    /** A scenario with its files. */
    private record Held(SharedScenario files, LoadedScenario loaded) {
        String stem() {
            return SiteCommand.stem(files.scenario(), OutputKind.SCENARIO);
        }

        /** The stored games of just this scenario. */
        Optional<Yardstick> yardstick() {
            return files.names().stream()
                    .filter(name -> name.endsWith(Yardsticks.ENDING))
                    .flatMap(name -> YardstickReader.read(files.bytes(name)).value().stream())
                    .filter(stored -> Yardsticks.fits(stored, loaded))
                    .findFirst();
        }
    }

    /** What was found in the folder. */
    private static final class Found {
        private final List<Held> scenarios = new ArrayList<>();
        private final List<LibraryPage.Battle> games = new ArrayList<>();
        private final List<LibraryPage.LeftOut> left = new ArrayList<>();
        private final Map<String, byte[]> taken = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    }

    @Override
    void run() {
        language.check(spec);
        refuseIf(!Files.isDirectory(source), source + " is no folder");
        player.ifPresent(folder -> {
            refuseIf(!Files.isRegularFile(folder.resolve(INDEX)), folder + " has no " + INDEX);
            refuseIf(whole(out).startsWith(whole(folder)), "--out takes no folder within that of --player");
        });
        try {
            if (isFree()) {
                make();
            }
        } catch (IOException e) {
            fail(Sentence.of("disk.notWritten", out, FileStorage.reason(e)));
        }
    }

    private static Path whole(Path path) {
        return path.toAbsolutePath().normalize();
    }

    /** Whether nothing of others is in the way; otherwise it says what is. The files are looked at again when they are written. */
    private boolean isFree() throws IOException {
        Path index = out.resolve(INDEX);
        Path play = out.resolve(LibraryPage.PLAY);
        if (Files.isRegularFile(index) && Files.readString(index, StandardCharsets.ISO_8859_1).contains(LibraryPage.MARK)) {
            return true;
        } else if (isUsed(out) && !force.on()) {
            fail(Sentence.of("output.there", out));
        } else if (isUsed(play) && player.isPresent()) {
            // What the page on which one plays consists of cannot be told from other files.
            fail(play + " is there already and of no library, so that it stays as it is; name another folder.");
        }
        return isGood();
    }

    private static boolean isUsed(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isPresent();
        }
    }

    private void make() throws IOException {
        Shelf shelf = maps.shelf().with(source);
        Found found = find(shelf);
        if (found.scenarios.isEmpty()) {
            fail("No scenario in " + source + " can be used; nothing is written.");
            return;
        }
        Outputs outputs = new Outputs(maps.read(), true);
        boolean folders = Stream.of("", LibraryPage.FILES, LibraryPage.STORIES)
                .allMatch(folder -> makeFolder(outputs, out.resolve(folder)));
        if (folders && write(outputs, files(found, language.texts(shelf)))) {
            if (player.isPresent()) {
                copy(player.get(), out.resolve(LibraryPage.PLAY));
            }
            say(out.resolve(INDEX));
        }
    }

    // --- What is read ------------------------------------------------------------------------------------------------

    private Found find(Shelf shelf) throws IOException {
        List<Path> files;
        try (Stream<Path> list = Files.list(source)) {
            files = list.filter(Files::isRegularFile).sorted().toList();
        }
        Found found = new Found();
        for (Path file : files) {
            String name = file.getFileName().toString();
            if (name.endsWith(OutputKind.GAME.ending())) {
                Result<SavedGame> read = new Documents(shelf).open(file).then(SiteCommand::saved);
                String stem = stem(name, OutputKind.GAME);
                keep(found, name, read, saved -> found.games.add(new LibraryPage.Battle(stem, saved)));
            } else if (name.endsWith(OutputKind.SCENARIO.ending())) {
                add(found, name, SharedReader.collect(Optional.of(new FileStorage(source)), name, shelf));
            } else if (OutputKind.SHARED.endsLike(name)) {
                add(found, name, DesktopFiles.source(file, new HashSet<>()).then(SharedReader::zip));
            }
        }
        return found;
    }

    private static String stem(String name, OutputKind kind) {
        return name.substring(0, name.length() - kind.ending().length());
    }

    private static Result<SavedGame> saved(Document document) {
        return document instanceof Document.GameDocument game
                ? Result.good(game.saved())
                : Result.bad(new Problem(Place.START, Sentence.of("problem.noSavedGame")));
    }

    private <T> void keep(Found found, String name, Result<T> read, Consumer<T> use) {
        if (read.value().isEmpty()) {
            found.left.add(new LibraryPage.LeftOut(name, read.problems()));
        }
        with(name, read, use);
    }

    /** Keeps a scenario that has no problems, unless it is there already, under names that no other file of the library has. */
    private void add(Found found, String name, Result<SharedScenario> read) {
        Result<Held> whole = read.then(shared -> {
            SharedScenario free = shared.free((file, bytes) ->
                    found.taken.containsKey(file) && !Arrays.equals(found.taken.get(file), bytes));
            // Those who download it have what comes with the game, and nothing else.
            return free.check(Shelf.of(List.of())).then(document -> held(free, document));
        });
        keep(found, name, whole, held -> {
            if (!found.taken.containsKey(held.files().scenario())) {
                found.scenarios.add(held);
            }
            held.files().names().forEach(file -> found.taken.put(file, held.files().bytes(file)));
        });
    }

    private static Result<Held> held(SharedScenario files, Document document) {
        return document instanceof Document.ScenarioDocument scenario
                ? Result.good(new Held(files, scenario.scenario()))
                : Result.bad(new Problem(
                        Place.NOWHERE, Sentence.of("problem.notScenario", files.scenario(), "scenario/1")));
    }

    // --- What is written ---------------------------------------------------------------------------------------------

    private List<Written> files(Found found, List<Texts> languages) {
        List<Written> files = new ArrayList<>();
        List<LibraryPage.Entry> entries = new ArrayList<>();
        List<LibraryPage.Battle> others = new ArrayList<>(found.games);
        for (Held held : found.scenarios) {
            files.addAll(files(held, languages.get(0)));
            String name = held.loaded().scenario().name();
            List<LibraryPage.Battle> battles = found.games.stream()
                    .filter(game -> game.saved().scenario().scenario().name().equals(name))
                    .toList();
            others.removeAll(battles);
            entries.add(new LibraryPage.Entry(held.stem(), held.loaded(), held.yardstick(), battles));
        }
        for (LibraryPage.Battle game : found.games) {
            files.add(written(
                    LibraryPage.STORIES + "/" + game.stem(),
                    OutputKind.PAGE,
                    () -> text(BattleStory.of(Session.of(game.saved()), languages, false))));
        }
        files.add(written(
                stem(INDEX, OutputKind.PAGE),
                OutputKind.PAGE,
                () -> text(new LibraryPage(languages, player.isPresent()).html(entries, others, found.left))));
        return files;
    }

    private List<Written> files(Held held, Texts texts) {
        String stem = LibraryPage.FILES + "/" + held.stem();
        Game game = VictorySystems.newGame(held.loaded().survey(), 1);
        PictureCommand.Subject picture =
                new PictureCommand.Subject(game.state().scenario().field(), Optional.of(game.state()));
        List<Written> files = new ArrayList<>();
        files.add(written(stem, OutputKind.SHARED, held.files()::zip));
        files.add(written(
                stem, OutputKind.DRAWING, () -> text(picture.drawing(texts, texts.locale()).numbers(false).svg())));
        if (player.isPresent()) {
            SavedGame opening = new SavedGame(held.loaded(), game, Map.of());
            files.add(written(stem, OutputKind.GAME, () -> GameWriter.bytes(opening)));
        }
        return files;
    }

    private Written written(String stem, OutputKind kind, Supplier<byte[]> content) {
        return new Written(out.resolve(stem + kind.ending()), kind, content);
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void copy(Path folder, Path to) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(folder)) {
            all = walk.toList();
        }
        for (Path file : all) {
            Path target = to.resolve(folder.relativize(file).toString());
            if (Files.isDirectory(file)) {
                Files.createDirectories(target);
            } else {
                Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
