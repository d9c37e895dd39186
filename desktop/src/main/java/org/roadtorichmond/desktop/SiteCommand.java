package org.roadtorichmond.desktop;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.share.SharedFolder;
import org.roadtorichmond.exchange.share.SharedReader;
import org.roadtorichmond.exchange.share.SharedScenario;
import org.roadtorichmond.exchange.share.SharedScenarios;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.publish.story.BattleStory;
import org.roadtorichmond.publish.story.LibraryPage;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameReader;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Yardstick;
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

    @Parameters(paramLabel = "FOLDER", description = "A folder of scenarios, zips that export made, and saved games.")
    private Path source;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "A new or empty folder, or a library.")
    private Path out;

    @Option(names = "--player", paramLabel = "DIR", description = "The page on which one plays; it is copied.")
    private Optional<Path> player = Optional.empty();

    @Mixin
    private LanguageOption language;

    @Mixin
    private ForceOption force;

    private final Set<String> scenarios = new LinkedHashSet<>();
    private final Map<String, SavedGame> games = new LinkedHashMap<>();
    private final Map<String, List<Problem>> left = new LinkedHashMap<>();

    @Override
    void run() {
        language.check(spec);
        refuseIf(!Files.isDirectory(source), source + " is no folder");
        player.map(Path::toAbsolutePath).ifPresent(folder -> {
            refuseIf(!Files.isRegularFile(folder.resolve(INDEX)), folder + " has no " + INDEX);
            refuseIf(out.toAbsolutePath().normalize().startsWith(folder.normalize()), "--out lies within --player");
        });
        try {
            Path index = out.resolve(INDEX);
            boolean own = Files.isRegularFile(index)
                    && Files.readString(index, StandardCharsets.ISO_8859_1).contains(LibraryPage.MARK);
            // By --force at least nothing of others may be where files of all kinds are written.
            Path kept = force.on() ? out.resolve("play") : out;
            String[] there = kept.toFile().list();
            if (there != null && there.length > 0 && !own) {
                fail(kept + " is there already and of no library; name another folder, or write into it with --force.");
            } else {
                make(Files.createTempDirectory("library"));
            }
        } catch (IOException | GdxRuntimeException e) {
            fail(Sentence.of("disk.notWritten", out, FileStorage.reason(e)));
        }
    }

    /** Takes the scenarios into a work folder as into that of a player, and gives them from there. */
    private void make(Path work) throws IOException {
        FileStorage taken = new FileStorage(work);
        // What others download must be whole for those who have nothing but the game.
        SharedScenarios library = new SharedScenarios(taken, Shelf.of(List.of()));
        try (Stream<Path> files = Files.list(source)) {
            SharedFolder folder = new SharedFolder(new FileStorage(source));
            files.sorted().forEach(file -> read(file, library, folder));
            if (scenarios.isEmpty()) {
                fail("No scenario in " + source + " can be used; nothing is written.");
            } else {
                write(files(library, new SharedFolder(taken), Shelf.of(List.of(work))));
            }
        } finally {
            taken.list().forEach(kept -> taken.delete(kept.name()));
            Files.delete(work);
        }
    }

    private void read(Path file, SharedScenarios library, SharedFolder folder) {
        String name = file.getFileName().toString();
        if (name.endsWith(OutputKind.GAME.ending())) {
            Result<SavedGame> read =
                    FileStorage.read(file).then(TreeReader::read).then(GameReader::read);
            with(name, read, game -> games.put("stories/" + name.replaceFirst("\\.game\\.json$", ""), game));
        } else if (name.endsWith(OutputKind.SCENARIO.ending()) || OutputKind.SHARED.endsLike(name)) {
            with(name, taken(file, library, folder), scenarios::add);
        }
    }

    @Override
    void report(String file, List<Problem> problems) {
        left.put(file, problems);
        super.report(file, problems);
    }

    private static Result<String> taken(Path file, SharedScenarios library, SharedFolder folder) {
        String name = file.getFileName().toString();
        Result<SharedScenario> read = name.endsWith(OutputKind.SCENARIO.ending())
                ? library.of(folder, name)
                : library.checked(DesktopFiles.source(file, new HashSet<>()).then(SharedReader::zip));
        return read.then(shared -> OutputKind.SCENARIO.endsLike(shared.scenario())
                ? library.take(shared)
                : Result.bad(new Problem(
                        Place.NOWHERE, Sentence.of("problem.notScenario", shared.scenario(), "scenario/1"))));
    }

    private List<Written> files(SharedScenarios library, SharedFolder taken, Shelf shelf) {
        List<Written> files = new ArrayList<>();
        List<Texts> languages = language.texts(shelf);
        LibraryPage page = new LibraryPage(languages, player.isPresent());
        Yardsticks yardsticks = Yardsticks.on(shelf);
        Map<String, SavedGame> others = new LinkedHashMap<>(games);
        for (String name : scenarios) {
            SharedScenario shared = library.of(taken, name).value().orElseThrow();
            Document document = shared.check(shelf).value().orElseThrow();
            LoadedScenario loaded = ((Document.ScenarioDocument) document).scenario();
            String title = loaded.scenario().name();
            Map<String, SavedGame> battles = new LinkedHashMap<>(games);
            battles.values().removeIf(game -> !game.scenario().scenario().name().equals(title));
            others.keySet().removeAll(battles.keySet());
            String path = "files/" + name.replaceFirst("\\.scenario\\.json$", "");
            Optional<byte[]> german = shelf.bytes(name.replace(".json", LibraryPage.GERMAN));
            Game game = VictorySystems.newGame(loaded.survey(), 1);
            String svg = PictureCommand.subject(game).drawing(languages.get(0)).svg();
            files.add(written(path, OutputKind.SHARED, shared::zip));
            files.add(written(path, OutputKind.DRAWING, () -> text(svg)));
            if (player.isPresent()) {
                SavedGame opening = new SavedGame(loaded, game, Map.of());
                files.add(written(path, OutputKind.GAME, () -> GameWriter.bytes(opening)));
                german.ifPresent(bytes -> files.add(
                        new Written(out.resolve(path + LibraryPage.GERMAN), OutputKind.TRANSLATION, () -> bytes)));
            }
            Optional<Yardstick> stored = yardsticks.of(loaded).filter(each -> Yardsticks.fits(each, loaded));
            page.add(loaded.scenario(), path, german.isPresent(), stored, battles);
        }
        games.forEach((path, game) -> files.add(
                written(path, OutputKind.PAGE, () -> text(BattleStory.of(Session.of(game), languages, false)))));
        files.add(written("index", OutputKind.PAGE, () -> text(page.html(others, left))));
        return files;
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Written written(String stem, OutputKind kind, Supplier<byte[]> content) {
        return new Written(out.resolve(stem + kind.ending()), kind, content);
    }

    private void write(List<Written> files) {
        Outputs outputs = new Outputs(List.of(), true);
        if (Stream.of("", "files", "stories").allMatch(folder -> makeFolder(outputs, out.resolve(folder)))
                && write(outputs, files)) {
            player.ifPresent(folder -> {
                FileHandle play = new FileHandle(out.resolve("play").toFile());
                play.mkdirs();
                List.of(new FileHandle(folder.toFile()).list()).forEach(file -> file.copyTo(play));
            });
            say(out.resolve(INDEX));
        }
    }
}
