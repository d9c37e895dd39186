package org.roadtorichmond.browser;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.scenario.save.GameReader;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.OverlayReader;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.lesson.Bookmark;
import org.roadtorichmond.session.lesson.Tutor;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

/**
 * What the page asks of the game: requests and replies as JSON, one after the other. It keeps one game, and knows neither the page nor the
 * worker in which it runs. Docs: the README of this module.
 */
public final class Engine {
    private static final String ENDING = ".scenario.json";
    private static final String LESSON = "training";
    /** The texts of the window but for those of its other screens: made of the whole bundle when the page is built. */
    static final String TEXTS = "/assets/i18n/page";

    private final Map<String, Texts> texts = new HashMap<>();
    private final Map<String, LoadedScenario> scenarios = new HashMap<>();
    private String language = Locale.ENGLISH.getLanguage();
    private String translation = "";
    private @Nullable Table table;

    /** The reply to a request: what was asked for, or in {@code refused} a sentence that says why not; never an exception. */
    public String answer(String request) {
        Message message = new Message(TreeReader.read(request.getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseGet(() -> Json.object().node()));
        Json reply = Json.object().put("id", message.number("id"));
        try {
            message.text("translation").ifPresent(this::translate);
            message.text("language").ifPresent(this::speak);
            reply.putAll(reply(message));
        } catch (RuntimeException e) {
            // A fault of ours must not leave the page waiting; the game is as it was, or can be opened again.
            reply.put("refused", texts().get("page.failed", String.valueOf(e)));
        }
        return reply.toString();
    }

    private void speak(String wanted) {
        language = wanted.equals(Locale.GERMAN.getLanguage()) ? wanted : Locale.ENGLISH.getLanguage();
        if (table != null) {
            table.speak(texts());
        }
    }

    /** From now on knows what a scenario that did not come with the program says in German. */
    private void translate(String file) {
        if (!file.equals(translation)) {
            translation = file;
            texts.remove(Locale.GERMAN.getLanguage());
        }
    }

    private Texts texts() {
        return texts.computeIfAbsent(language, spoken -> {
            boolean german = spoken.equals(Locale.GERMAN.getLanguage());
            Locale locale = german ? Locale.GERMAN : Locale.ENGLISH;
            Texts made = new Texts(
                    new ShippedHandle(TEXTS),
                    locale,
                    german ? Translations.shipped(locale, translation) : Translations.NONE);
            made.prefer("web.");
            return made;
        });
    }

    private Json reply(Message message) {
        return switch (message.text("do").orElse("")) {
            case "scenarios" ->
                Json.object()
                        .put("lessons", Json.list(PageLessons.names(), name -> PageLessons.told(name, texts())))
                        .put("scenarios", Json.list(Shipped.NAMES, this::scenario));
            case "setUp" -> setUp(message);
            case "begin" -> begin(message);
            case "open" -> open(message);
            case "lesson" -> lesson(message);
            case "takeOver" -> takeOver(message);
            default -> table == null ? Table.refused(texts().get("page.noGame")) : table.reply(message);
        };
    }

    /** What the title page says of a scenario: from its text alone, because reading all of them whole takes long. */
    private Json scenario(String name) {
        Message read = new Message(whole(name).orElseThrow().root());
        Translations.Description said = texts().of(
                        read.text("name").orElse(name),
                        read.text("story").orElse(""),
                        read.text("notes").orElse(""));
        return Json.object()
                .put("id", name)
                .put("name", said.name())
                .put("story", said.story())
                .put("turns", read.number("turns").orElseThrow())
                .put("units", read.size("units"))
                .put("lesson", name.equals(LESSON));
    }

    private static Optional<OverlayReader.Whole> whole(String name) {
        return Shipped.NAMES.contains(name)
                ? new ShippedReferences()
                        .find(References.scenarioFile(name))
                        .then(OverlayReader::whole)
                        .value()
                : Optional.empty();
    }

    private Optional<LoadedScenario> loaded(String name) {
        LoadedScenario known = scenarios.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<LoadedScenario> read =
                whole(name).flatMap(all -> ScenarioReader.readWhole(all.root(), all.references(), new Problems()));
        read.ifPresent(loaded -> scenarios.put(name, loaded));
        return read;
    }

    /** The shipped scenarios, the lessons' first. */
    private static final class Shipped {
        static final List<String> NAMES = ShippedFiles.lines("/maps/scenarios.txt").stream()
                .map(file -> file.replace(ENDING, ""))
                .sorted(Comparator.comparing(name -> !name.equals(LESSON)))
                .toList();

        private Shipped() {}
    }

    private Json setUp(Message message) {
        return new SetUpReply(texts(), seats(message).orElse(Seats.BOTH_HUMAN))
                .reply(message.text("scenario").flatMap(this::loaded).map(LoadedScenario::scenario));
    }

    private Json begin(Message message) {
        Optional<LoadedScenario> loaded = message.text("text").isPresent()
                ? saved(message).value().map(SavedGame::scenario)
                : message.text("scenario").flatMap(this::loaded);
        Optional<Seats> seats = seats(message);
        if (loaded.isEmpty() || seats.isEmpty()) {
            return Table.refused(texts().get("page.notUnderstood"));
        }
        LoadedScenario chosen = SetUpReply.chosen(loaded.get(), message);
        long seed = message.number("seed").orElse(1L);
        Session session = new Session(chosen, VictorySystems.newGame(chosen.survey(), seed), seats.get());
        if (!message.texts("practice").isEmpty()) {
            session.practise();
        }
        return sit(new Table(session, texts()));
    }

    /** Takes a lesson up where a saved game says that it was left, or begins it. */
    private Json lesson(Message message) {
        Optional<Lessons.Entry> entry = message.text("lesson").flatMap(name -> PageLessons.find(name, texts()));
        if (entry.isEmpty()) {
            return Table.refused(texts().get("page.notUnderstood"));
        }
        boolean kept = message.text("text").isPresent();
        Optional<Bookmark> left =
                kept ? saved(message).value().flatMap(saved -> Bookmark.in(saved, entry.get())) : Optional.empty();
        Tutor tutor =
                left.map(place -> place.open(step -> {})).orElseGet(() -> Bookmark.begin(entry.get(), step -> {}));
        return sit(new Table(tutor, texts())).putIf(kept && left.isEmpty(), "finding", texts().get("page.lessonAnew"));
    }

    /** Who plays, as a request says; nothing where it names a commander that there is not. */
    private static Optional<Seats> seats(Message message) {
        Seats seats = new Seats(
                message.text(Side.UNION.word()).orElse(Seats.HUMAN),
                message.text(Side.CONFEDERATE.word()).orElse(Seats.HUMAN));
        boolean known = List.of(Side.values()).stream()
                .allMatch(side -> seats.human(side)
                        || Commanders.parse(seats.of(side)).value().isPresent());
        return known ? Optional.of(seats) : Optional.empty();
    }

    private static boolean seated(Message message) {
        return List.of(Side.values()).stream()
                .anyMatch(side -> message.text(side.word()).isPresent());
    }

    private Json sit(Table laid) {
        table = laid;
        return laid.begun();
    }

    private static Result<SavedGame> saved(Message message) {
        return TreeReader.read(message.text("text").orElse("").getBytes(StandardCharsets.UTF_8))
                .then(GameReader::read);
    }

    private Json open(Message message) {
        Result<SavedGame> read = saved(message);
        if (read.value().isEmpty()) {
            return Table.refused(texts().tell(read.problems()));
        }
        SavedGame saved = read.value().get();
        Seats seats = seated(message) ? seats(message).orElse(Seats.BOTH_HUMAN) : Seats.of(saved.options());
        Json reply = sit(new Table(Session.of(saved, seats), texts()));
        Verification.verify(saved)
                .ifPresent(first -> reply.put("finding", texts().get("page.changed", entry(saved, first.entry()))));
        return reply;
    }

    private String entry(SavedGame saved, int entry) {
        return entry == 0
                ? texts().get("tampered.prologue")
                : String.join(
                        " ", new EventSentences(texts()).tell(saved.game().log().get(entry - 1)));
    }

    private Json takeOver(Message message) {
        Optional<Seats> seats = seats(message);
        if (table == null || seats.isEmpty()) {
            return Table.refused(texts().get("page.noGame"));
        }
        Session session = table.session();
        int steps = session.game().log().size();
        long step = Math.max(0, Math.min(steps, message.number("step").orElse((long) steps)));
        return sit(new Table(session.takenOver((int) step, seats.get()), texts()));
    }
}
