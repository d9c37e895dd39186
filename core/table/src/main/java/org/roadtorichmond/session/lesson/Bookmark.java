package org.roadtorichmond.session.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.roadtorichmond.scenario.lesson.Lesson;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.victory.VictorySystems;

/** Where a lesson was left: a saved game whose options say at which step it stands, and where each step began. */
public final class Bookmark {
    private static final String STEP = "step";
    private static final String MARKS = "marks";

    private final Lessons.Entry entry;
    private final SavedGame saved;
    private final List<Integer> marks;

    private Bookmark(Lessons.Entry entry, SavedGame saved, List<Integer> marks) {
        this.entry = entry;
        this.saved = saved;
        this.marks = marks;
    }

    /** Where a saved game has a lesson stand; nothing unless it is of this very lesson, at a step that it has. */
    public static Optional<Bookmark> in(SavedGame saved, Lessons.Entry entry) {
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
                && counts.get(step) <= saved.game().log().size();
        return same ? Optional.of(new Bookmark(entry, saved, counts)) : Optional.empty();
    }

    /** The number of the step, from 0. */
    public int step() {
        return marks.size() - 1;
    }

    /**
     * Takes the lesson up there.
     *
     * @param keeper is notified whenever another step begins, and at the end
     */
    public Tutor open(Consumer<Tutor> keeper) {
        return new Tutor(entry, Session.of(saved, seats(entry.lesson())), marks, keeper);
    }

    /** Begins a lesson from its first step; its keeper as in {@link #open}. */
    public static Tutor begin(Lessons.Entry entry, Consumer<Tutor> keeper) {
        Lesson lesson = entry.lesson();
        Session session = new Session(
                lesson.scenario(), VictorySystems.newGame(lesson.scenario().survey(), lesson.seed()), seats(lesson));
        return new Tutor(entry, session, List.of(), keeper);
    }

    private static Seats seats(Lesson lesson) {
        return Seats.BOTH_HUMAN.with(lesson.side().enemy(), lesson.opponent());
    }

    /** A lesson as it stands, as a saved game. */
    public static SavedGame of(Tutor tutor) {
        Lesson lesson = tutor.lesson();
        SavedGame now = tutor.session().saved();
        Map<String, String> options = new TreeMap<>(now.options());
        options.put(lesson.side().word(), Seats.HUMAN);
        options.put(lesson.side().enemy().word(), lesson.opponent());
        tutor.step().ifPresent(step -> options.put(STEP, step.id()));
        options.put(MARKS, tutor.marks().stream().map(String::valueOf).collect(Collectors.joining(",")));
        return new SavedGame(lesson.scenario(), now.game(), options, now.notes());
    }
}
