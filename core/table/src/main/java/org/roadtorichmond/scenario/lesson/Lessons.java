package org.roadtorichmond.scenario.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;

/**
 * The lessons on a shelf, in a language and in the order in which they are taken, which is that of the names of their files.
 *
 * <p>Each lesson is in a file {@code NAME.lesson.json}, with a translation {@code NAME.lesson_de.properties} beside it; files with
 * problems are passed over. Immutable; safe for any number of threads.
 *
 * @param all the lessons
 */
public record Lessons(List<Entry> all) {
    /** How the names of files of lessons end. */
    private static final String ENDING = ".lesson.json";

    /**
     * A lesson and where it is.
     *
     * @param key the name of its file without the ending, by which its progress is kept
     * @param lesson the lesson
     */
    public record Entry(String key, Lesson lesson) {}

    /** Copies the list. */
    public Lessons {
        all = List.copyOf(all);
    }

    /** The lessons on a shelf, in a language if they are translated into it. */
    public static Lessons on(Shelf shelf, Locale locale) {
        List<Entry> all = new ArrayList<>();
        for (String name : shelf.lessons()) {
            if (new Documents(shelf).open(name).value().orElse(null) instanceof LessonDocument document) {
                Properties translation = Translations.file(shelf, name, locale).orElseGet(Properties::new);
                all.add(new Entry(
                        name.substring(0, name.length() - ENDING.length()),
                        document.lesson().in(translation)));
            }
        }
        return new Lessons(all);
    }

    /** The lesson with a key. */
    public Optional<Entry> find(String key) {
        return all.stream().filter(entry -> entry.key().equals(key)).findFirst();
    }

    /** The lesson that comes after another; none after the last. */
    public Optional<Entry> after(Entry entry) {
        int next = all.indexOf(entry) + 1;
        return next < all.size() ? Optional.of(all.get(next)) : Optional.empty();
    }
}
