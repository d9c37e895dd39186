package org.roadtorichmond.scenario.lesson;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;

/**
 * A lesson: a small scenario, and steps on it that teach one skill. Immutable.
 *
 * @param name what it is called
 * @param about what is learnt in it, in a sentence
 * @param scenario on what it is played
 * @param side the side that the learner plays
 * @param seed of the dice, so that they fall as the texts say
 * @param opponent the commander who plays the other side, by name, in turns for which nothing is written down
 * @param passive whether the other side does nothing in such turns but what the rules ask of it
 * @param script what the other side does, by game-turn
 * @param steps in their order, one or more
 * @param ending what the learner reads at the end
 */
public record Lesson(
        String name,
        String about,
        LoadedScenario scenario,
        Side side,
        long seed,
        String opponent,
        boolean passive,
        Map<Integer, List<Command>> script,
        List<LessonStep> steps,
        String ending) {
    private static final int DIGITS = 16;

    /** Copies the lists. */
    public Lesson {
        script = Map.copyOf(script);
        steps = List.copyOf(steps);
    }

    /** What the other side does in a turn; nothing where nothing is written down. */
    public List<Command> script(int turn) {
        return script.getOrDefault(turn, List.of());
    }

    /** By what a translation of its texts is known to be one of them as they are: sixteen hexadecimal digits. */
    public String digest() {
        Stream<String> texts = Stream.concat(
                Stream.of(name, about, ending), steps.stream().flatMap(step -> Stream.of(step.text(), step.hint())));
        return Digest.of(String.join("\n", texts.toList())).substring(0, DIGITS);
    }

    /** Its texts by the keys that they have in a translation. */
    public Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>(Map.of("name", name, "about", about, "ending", ending));
        for (LessonStep step : steps) {
            texts.put("step." + step.id(), step.text());
            if (!step.hint().isEmpty()) {
                texts.put("hint." + step.id(), step.hint());
            }
        }
        return texts;
    }

    /** The same in another language; as it is where the translation is of other texts, or lacks one. */
    public Lesson in(Properties translation) {
        if (!translation.getProperty("of", "").equals(digest())) {
            return this;
        }
        return new Lesson(
                translation.getProperty("name", name),
                translation.getProperty("about", about),
                scenario,
                side,
                seed,
                opponent,
                passive,
                script,
                steps.stream()
                        .map(step -> step.told(
                                translation.getProperty("step." + step.id(), step.text()),
                                translation.getProperty("hint." + step.id(), step.hint())))
                        .toList(),
                translation.getProperty("ending", ending));
    }
}
