package org.roadtorichmond.scenario.lesson;

import java.util.Optional;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentKind;
import org.roadtorichmond.scenario.Wording;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

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
    public static final class Kind implements DocumentKind {
        @Override
        public String format() {
            return Formats.LESSON;
        }

        @Override
        public Result<Document> read(Node.ObjectNode root, References.Referred file) {
            return LessonReader.read(root, file.references()).map(LessonDocument::new);
        }
    }
}
