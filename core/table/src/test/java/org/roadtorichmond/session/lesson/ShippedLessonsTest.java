package org.roadtorichmond.session.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.lesson.Button;
import org.roadtorichmond.scenario.lesson.Lesson;
import org.roadtorichmond.scenario.lesson.LessonOverlay;
import org.roadtorichmond.scenario.lesson.LessonStep;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;

@DisplayName("The lessons that come with the game")
final class ShippedLessonsTest {
    private static final Path MAPS = Checkout.path("maps");
    private static final Shelf SHELF = Shelf.of(List.of(MAPS));
    /** The longest text of a step: short enough to read quickly and to fit the panel. */
    private static final int LONGEST = 260;

    @TempDir
    private Path folder;

    static List<Lessons.Entry> english() {
        return Lessons.on(SHELF, Locale.ENGLISH).all();
    }

    static Stream<Lessons.Entry> inBothLanguages() {
        return Stream.of(Locale.ENGLISH, Locale.GERMAN).flatMap(locale -> Lessons.on(SHELF, locale).all().stream());
    }

    private LessonBook book() {
        return new LessonBook(new Archive(SHELF, new FileStorage(folder)));
    }

    @Test
    @DisplayName("there are five, of eight to fourteen short steps, and the index of what is in the jar is complete")
    void five() throws IOException {
        assertEquals(
                List.of("March", "Attack", "Obligations", "The Road", "Command"),
                english().stream().map(entry -> entry.lesson().name()).toList());
        for (Lessons.Entry entry : english()) {
            int steps = entry.lesson().steps().size();
            assertTrue(steps >= 8 && steps <= 14, entry.key() + " has " + steps);
        }
        try (Stream<Path> files = Files.list(MAPS)) {
            assertEquals(
                    files.map(file -> String.valueOf(file.getFileName()))
                            .filter(name -> name.endsWith(".lesson.json"))
                            .sorted()
                            .toList(),
                    Files.readAllLines(MAPS.resolve("lessons.txt")));
        }
        assertEquals(
                english().size(),
                Lessons.on(Shelf.of(List.of()), Locale.ENGLISH).all().size());
    }

    @ParameterizedTest
    @MethodSource("inBothLanguages")
    @DisplayName("each is played to its end by its own hints, and each step is done by what it shows and not before")
    void played(Lessons.Entry entry) {
        Tutor tutor = book().begin(entry);
        Pupil pupil = new Pupil(tutor);
        for (int step = 0; step < entry.lesson().steps().size(); step++) {
            assertEquals(step, tutor.number(), entry.key());
            assertFalse(tutor.check(), entry.key() + " " + step);
            pupil.takeStep();
            assertFalse(tutor.astray(), entry.key() + " " + step);
            assertEquals(
                    step + 1,
                    tutor.number(),
                    () -> entry.key() + " stays at its step " + tutor.number() + ": "
                            + tutor.session().game().log() + pupil.control().selection()
                            + pupil.control().refusal());
        }
        assertEquals(Optional.empty(), tutor.step());
        assertTrue(book().progress(entry).finished());
    }

    @ParameterizedTest
    @MethodSource("english")
    @DisplayName(
            "a step that is taken again or stepped back to stands as it stood when it began, from wherever that is done")
    void back(Lessons.Entry entry) {
        Tutor tutor = book().begin(entry);
        Pupil pupil = new Pupil(tutor);
        List<Long> began = new ArrayList<>();
        int steps = entry.lesson().steps().size();
        for (int step = 0; step < steps; step++) {
            began.add(tutor.session().game().state().hash());
            pupil.takeStep();
        }
        for (int step = steps - 1; step >= 0; step--) {
            tutor.back();
            assertEquals(step, tutor.number());
            assertEquals(began.get(step), tutor.session().game().state().hash(), entry.key() + " " + step);
            pupil.takeStep();
            assertEquals(step + 1, tutor.number(), entry.key() + " done again");
            tutor.again();
            tutor.back();
            assertEquals(began.get(step), tutor.session().game().state().hash(), entry.key() + " " + step);
        }
        assertFalse(tutor.mayStepBack());
        for (int step = 0; step < steps; step++) {
            pupil.takeStep();
        }
        assertEquals(Optional.empty(), tutor.step());
    }

    @ParameterizedTest
    @MethodSource("english")
    @DisplayName("a lesson that is left at any step is taken up there, and after its end from the beginning")
    void left(Lessons.Entry entry) {
        LessonBook book = book();
        assertFalse(book.begun());
        Tutor tutor = book.begin(entry);
        Pupil pupil = new Pupil(tutor);
        for (int step = 0; step < entry.lesson().steps().size(); step++) {
            assertEquals(new LessonBook.Progress(step, false), book.progress(entry));
            Tutor later = book.open(entry);
            assertEquals(step, later.number());
            assertEquals(
                    tutor.session().game().state().hash(),
                    later.session().game().state().hash());
            later.close();
            pupil.takeStep();
        }
        assertEquals(new LessonBook.Progress(0, true), book.progress(entry));
        assertEquals(0, book.open(entry).number());
        assertTrue(book.begun());
    }

    @Test
    @DisplayName(
            "every text is translated, the translation is of these texts, and no text is too long to be read in passing")
    void translated() throws IOException {
        Lessons german = Lessons.on(SHELF, Locale.GERMAN);
        for (Lessons.Entry entry : english()) {
            Lesson lesson = entry.lesson();
            Properties properties = new Properties();
            try (Reader reader = Files.newBufferedReader(MAPS.resolve(entry.key() + ".lesson_de.properties"))) {
                properties.load(reader);
            }
            assertEquals(lesson.digest(), properties.getProperty("of"), entry.key());
            Set<String> keys = new TreeSet<>(lesson.texts().keySet());
            keys.add("of");
            keys.add("names." + lesson.scenario().scenario().name());
            assertEquals(keys, properties.stringPropertyNames(), entry.key());
            Map<String, String> told =
                    german.find(entry.key()).orElseThrow().lesson().texts();
            lesson.texts().forEach((key, text) -> {
                assertNotEquals(text, told.get(key), entry.key() + " " + key);
                assertTrue(text.length() <= LONGEST, () -> entry.key() + " " + key + " " + text.length());
                assertTrue(
                        told.get(key).length() <= LONGEST,
                        () -> entry.key() + " " + key + " in German "
                                + told.get(key).length());
            });
        }
    }

    @Test
    @DisplayName("the keys that texts name in brackets are those that there are")
    void keys() {
        for (String language : List.of("en", "de")) {
            Texts texts = new Texts(
                    new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.forLanguageTag(language));
            Lessons.on(SHELF, texts.locale()).all().stream()
                    .flatMap(entry -> entry.lesson().texts().values().stream())
                    .map(texts::keyed)
                    .forEach(text -> assertFalse(text.contains("[") || text.contains("]"), text));
        }
    }

    @Test
    @DisplayName("all buttons, overlays and opponents of which lessons speak exist")
    void exist() {
        for (Button button : Button.values()) {
            assertEquals(button.name(), KeyAction.valueOf(button.name()).name());
        }
        for (LessonOverlay sheet : LessonOverlay.values()) {
            assertEquals(sheet.name(), Layer.valueOf(sheet.name()).name());
        }
        List.of("recruit", "cadet", "colonel")
                .forEach(name -> assertTrue(Commanders.parse(name).value().isPresent()));
    }

    @Test
    @DisplayName("where a combat asks for a decision the lesson alone says which, and no staff proposes another")
    void oneVoice() {
        Tutor tutor = book().begin(english().get(1));
        Pupil pupil = new Pupil(tutor);
        int asked = 0;
        while (tutor.step().isPresent()) {
            asked += pupil.control().selection() instanceof Selection.Mover ? 1 : 0;
            assertEquals(List.of(), pupil.control().confirmation().proposedDecisions());
            pupil.takeStep();
        }
        assertTrue(asked > 2, asked + " decisions were asked for");
    }

    @Test
    @DisplayName("an attack that was not asked for leads astray, and again leads back")
    void astray() {
        Lessons.Entry attack = english().get(1);
        Tutor tutor = book().begin(attack);
        Pupil pupil = new Pupil(tutor);
        pupil.takeStep();
        pupil.takeStep();
        LessonStep target = tutor.step().orElseThrow();
        long before = tutor.session().game().state().hash();
        pupil.control().click(hex(tutor, "0802"), false, false);
        pupil.press(KeyAction.CONFIRM);
        pupil.settle();
        assertTrue(tutor.astray());
        assertEquals(Optional.of(target), tutor.step());
        tutor.again();
        assertFalse(tutor.astray());
        assertEquals(before, tutor.session().game().state().hash());
        pupil.takeStep();
        assertNotEquals(Optional.of(target), tutor.step());
    }

    private static Hex hex(Tutor tutor, String number) {
        return tutor.session()
                .game()
                .state()
                .scenario()
                .field()
                .grid()
                .parse(number)
                .orElseThrow();
    }

    @Test
    @DisplayName("help comes after a while, in words first")
    void help() {
        Tutor tutor = book().begin(english().get(0));
        assertFalse(tutor.elapse(1000));
        tutor.next();
        assertFalse(tutor.elapse(1));
        assertEquals(Tutor.Help.NONE, tutor.help());
        assertTrue(tutor.elapse(25));
        assertEquals(Tutor.Help.WORDS, tutor.help());
        assertTrue(tutor.elapse(26));
        assertEquals(Tutor.Help.ACTION, tutor.help());
        assertFalse(tutor.elapse(26));
        tutor.again();
        assertEquals(Tutor.Help.ACTION, tutor.help());
        tutor.back();
        assertEquals(Tutor.Help.NONE, tutor.help());
    }

    @Test
    @DisplayName("the first lesson that was never finished is due; a lesson that is left keeps the flags of its orders")
    void due() {
        List<Lessons.Entry> lessons = english();
        LessonBook book = book();
        assertEquals(0, book.due(lessons));
        for (int number = 0; number < lessons.size(); number++) {
            Pupil pupil = new Pupil(book.begin(lessons.get(number)));
            for (LessonStep step : lessons.get(number).lesson().steps()) {
                if (step.id().equals("on")) {
                    assertEquals(
                            4,
                            book.open(lessons.get(number))
                                    .session()
                                    .destinations()
                                    .all()
                                    .size());
                }
                pupil.takeStep();
            }
            assertEquals(number + 1 < lessons.size() ? number + 1 : -1, book.due(lessons));
        }
    }

    @Test
    @DisplayName("progress that does not fit the lesson any more is passed over")
    void strange() throws IOException {
        Lessons.Entry march = english().get(0);
        LessonBook book = book();
        Pupil pupil = new Pupil(book.begin(march));
        pupil.takeStep();
        assertEquals(1, book.progress(march).step());
        Path kept = folder.resolve("lessons").resolve("1-march.game.json");
        Files.writeString(kept, "{}");
        assertEquals(new LessonBook.Progress(0, false), book.progress(march));
        assertEquals(0, book.open(march).number());
        Files.copy(Checkout.saves().get(0), kept, StandardCopyOption.REPLACE_EXISTING);
        assertEquals(0, book.open(march).number());
    }
}
