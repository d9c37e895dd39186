package org.roadtorichmond.session.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roadtorichmond.scenario.lesson.Lesson;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.victory.VictorySystems;

/**
 * How far a player has come with each lesson. A lesson that was left is kept as a saved game that stands where its present step
 * began; the options of the saved game say which step that is.
 */
public final class LessonBook {
    private static final String ENDING = ".game.json";
    private static final String STEP = "step";
    private static final String MARKS = "marks";
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

    /** A lesson that was left. */
    private record Left(SavedGame saved, List<Integer> marks) {}

    /** How far a player has come with a lesson. */
    public Progress progress(Lessons.Entry entry) {
        Optional<SavedGame> saved = saved(entry);
        int step = saved.flatMap(game -> left(entry, game))
                .map(left -> left.marks().size() - 1)
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

    /** A lesson where it was left: of this very lesson, at a step that it has. */
    private static Optional<Left> left(Lessons.Entry entry, SavedGame saved) {
        Lesson lesson = entry.lesson();
        String marks = saved.options().getOrDefault(MARKS, "");
        if (!saved.scenario().scenarioJson().equals(lesson.scenario().scenarioJson())
                || !marks.matches("[0-9]{1,6}(,[0-9]{1,6})*")) {
            return Optional.empty();
        }
        List<Integer> counts =
                Arrays.stream(marks.split(",")).map(Integer::valueOf).toList();
        int step = counts.size() - 1;
        boolean same = step < lesson.steps().size()
                && lesson.steps().get(step).id().equals(saved.options().get(STEP))
                && counts.stream().sorted().toList().equals(counts)
                && counts.get(step) == saved.game().log().size();
        return same ? Optional.of(new Left(saved, counts)) : Optional.empty();
    }

    /** Takes a lesson up where it was left, or begins it. */
    public Tutor open(Lessons.Entry entry) {
        return saved(entry)
                .flatMap(saved -> left(entry, saved))
                .map(left ->
                        new Tutor(entry, Session.of(left.saved(), seats(entry.lesson())), left.marks(), this::keep))
                .orElseGet(() -> begin(entry));
    }

    /** Begins a lesson from its first step. */
    public Tutor begin(Lessons.Entry entry) {
        Lesson lesson = entry.lesson();
        Session session = new Session(
                lesson.scenario(), VictorySystems.newGame(lesson.scenario().survey(), lesson.seed()), seats(lesson));
        return new Tutor(entry, session, List.of(), this::keep);
    }

    private static Seats seats(Lesson lesson) {
        return Seats.BOTH_HUMAN.with(lesson.side().enemy(), lesson.opponent());
    }

    /** Keeps how far a lesson has come. If the disk refuses that, the lesson goes on and begins again next time. */
    private void keep(Tutor tutor) {
        Lesson lesson = tutor.lesson();
        SavedGame left = tutor.session().saved();
        Map<String, String> options = new TreeMap<>(left.options());
        options.put(lesson.side().word(), Seats.HUMAN);
        options.put(lesson.side().enemy().word(), lesson.opponent());
        tutor.step().ifPresent(step -> options.put(STEP, step.id()));
        options.put(MARKS, tutor.marks().stream().map(String::valueOf).collect(Collectors.joining(",")));
        boolean before = saved(tutor.entry()).filter(LessonBook::finished).isPresent();
        options.put(FINISHED, Boolean.toString(before || tutor.step().isEmpty()));
        SavedGame game = new SavedGame(lesson.scenario(), left.game(), options, left.notes());
        archive.progress().write(tutor.entry().key() + ENDING, GameWriter.bytes(game));
    }
}
