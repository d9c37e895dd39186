package org.roadtorichmond.scenario.lesson;

import java.util.Optional;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentFormat;
import org.roadtorichmond.scenario.Wording;
import org.roadtorichmond.scenario.json.Formats;

/**
 * A lesson, opened as a file.
 *
 * @param lesson the lesson with its scenario
 */
public record LessonDocument(Lesson lesson) implements Document {
    @Override
    public Optional<Wording> wording() {
        return Optional.of(new Wording(lesson.digest(), lesson.texts().keySet()));
    }

    /** Reads lessons among the files of the game. */
    public static final class Kind extends DocumentFormat {
        /** Found as a service. */
        public Kind() {
            super(
                    Formats.LESSON,
                    (root, file) -> LessonReader.read(root, file.references()).map(LessonDocument::new));
        }
    }
}
