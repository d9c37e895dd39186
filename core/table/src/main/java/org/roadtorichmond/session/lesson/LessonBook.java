package org.roadtorichmond.session.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.session.Archive;

/**
 * How far a player has come with each lesson. A lesson that was left is kept as a saved game that stands where its present step
 * began; the options of the saved game say which step that is.
 */
public final class LessonBook {
    private static final String ENDING = ".game.json";
    private static final String FINISHED = "finished";

    private final Archive archive;

    /** The lessons that are kept in an archive. */
    public LessonBook(Archive archive) {
        this.archive = archive;
    }

    /**
     * How far a player has come with a lesson.
     *
     * @param step the number of the step at which it was left, from 0; 0 if it was not begun, or is over
     * @param finished whether it was ever finished
     */
    public record Progress(int step, boolean finished) {}

    /** How far a player has come with a lesson. */
    public Progress progress(Lessons.Entry entry) {
        Optional<SavedGame> saved = saved(entry);
        int step = saved.flatMap(game -> Bookmark.in(game, entry))
                .map(Bookmark::step)
                .orElse(0);
        return new Progress(step, saved.filter(LessonBook::finished).isPresent());
    }

    /** The place of the first of some lessons that was never finished, from 0; -1 if all were. */
    public int due(List<Lessons.Entry> lessons) {
        return IntStream.range(0, lessons.size())
                .filter(place -> !progress(lessons.get(place)).finished())
                .findFirst()
                .orElse(-1);
    }

    /** Whether a lesson was ever begun. */
    public boolean begun() {
        return !archive.progress().list().isEmpty();
    }

    private static boolean finished(SavedGame saved) {
        return Boolean.parseBoolean(saved.options().getOrDefault(FINISHED, ""));
    }

    private Optional<SavedGame> saved(Lessons.Entry entry) {
        return archive.load(archive.progress(), entry.key() + ENDING).value();
    }

    /** Takes a lesson up where it was left, or begins it. */
    public Tutor open(Lessons.Entry entry) {
        return saved(entry)
                .flatMap(saved -> Bookmark.in(saved, entry))
                .map(left -> left.open(this::keep))
                .orElseGet(() -> begin(entry));
    }

    /** Begins a lesson from its first step. */
    public Tutor begin(Lessons.Entry entry) {
        return Bookmark.begin(entry, this::keep);
    }

    /** Keeps how far a lesson has come. If the disk refuses that, the lesson goes on and begins again next time. */
    private void keep(Tutor tutor) {
        SavedGame left = Bookmark.of(tutor);
        Map<String, String> options = new TreeMap<>(left.options());
        boolean before = saved(tutor.entry()).filter(LessonBook::finished).isPresent();
        options.put(FINISHED, Boolean.toString(before || tutor.step().isEmpty()));
        SavedGame game = new SavedGame(left.scenario(), left.game(), options, left.notes());
        archive.progress().write(tutor.entry().key() + ENDING, GameWriter.bytes(game));
    }
}
