package org.roadtorichmond.browser;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.lesson.Button;
import org.roadtorichmond.scenario.lesson.Lesson;
import org.roadtorichmond.scenario.lesson.LessonOverlay;
import org.roadtorichmond.scenario.lesson.LessonReader;
import org.roadtorichmond.scenario.lesson.LessonStep;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.scenario.lesson.StepGoal;
import org.roadtorichmond.session.words.Texts;

/**
 * The shipped lessons as the page gives them. Where a step speaks of keys, of a menu or of an overlay that only the window has, the page
 * has its own words, under {@code web.lesson.}; what cannot be done on the page is then only read, and passed over without such words.
 */
public final class PageLessons {
    private static final String ENDING = ".lesson.json";
    private static final String OWN = "web.lesson.";

    /** It is about divisions, orders over several turns and the plans of staffs: the page has none of them. */
    private static final String OF_THE_WINDOW = "5-command";

    private PageLessons() {}

    /** The names of the files of all lessons that the page gives, without their ending, in order. */
    public static List<String> names() {
        return ShippedFiles.lines("/maps/lessons.txt").stream()
                .map(file -> file.replace(ENDING, ""))
                .filter(name -> !name.equals(OF_THE_WINDOW))
                .toList();
    }

    /** The lesson after another, by name; none after the last. */
    static Optional<String> after(String name) {
        return names().stream().skip(names().indexOf(name) + 1L).findFirst();
    }

    /** What the title page says of a lesson: from its text alone, because reading all of them whole takes long. */
    static Json told(String name, Texts texts) {
        Message read = new Message(tree(name));
        Properties translation = translation(name, texts);
        Json told = Json.object().put("id", name);
        for (String key : List.of("name", "about")) {
            told.put(key, translation.getProperty(key, read.text(key).orElse("")));
        }
        return told;
    }

    private static Node.ObjectNode tree(String name) {
        return ShippedFiles.read("/maps/" + name + ENDING, TreeReader::read);
    }

    private static Properties translation(String name, Texts texts) {
        return texts.locale().getLanguage().equals(Locale.ENGLISH.getLanguage())
                ? new Properties()
                : Translations.shipped(name + ENDING, texts.locale()).orElseThrow();
    }

    /** A lesson of the page, in the language of some texts; none if there is none of that name. */
    static Optional<Lessons.Entry> find(String name, Texts texts) {
        return names().contains(name)
                ? LessonReader.read(tree(name), new ShippedReferences())
                        .value()
                        .map(lesson ->
                                new Lessons.Entry(name, forPage(name, lesson.in(translation(name, texts)), texts)))
                : Optional.empty();
    }

    private static Lesson forPage(String name, Lesson lesson, Texts texts) {
        Map<String, String> words = lesson.texts().keySet().stream()
                .filter(key -> texts.find(OWN + name + "." + key).isPresent())
                .collect(Collectors.toMap(
                        Function.identity(),
                        key -> texts.find(OWN + name + "." + key).orElseThrow()));
        Properties own = new Properties();
        own.setProperty("of", lesson.digest());
        words.forEach(own::setProperty);
        Lesson told = lesson.in(own);
        List<LessonStep> steps = told.steps().stream()
                .filter(step -> possible(step.goal()) || words.containsKey("step." + step.id()))
                .map(step -> possible(step.goal()) ? step : onlyRead(step))
                .toList();
        return new Lesson(
                told.name(),
                told.about(),
                told.scenario(),
                told.side(),
                told.seed(),
                told.opponent(),
                told.passive(),
                told.script(),
                steps,
                told.ending());
    }

    private static LessonStep onlyRead(LessonStep step) {
        return new LessonStep(step.id(), step.text(), "", step.pointed(), new StepGoal.Read(), List.of());
    }

    /** Whether a goal can be reached on the page: one unit is chosen at a time, and of overlays and panels there is the ledger. */
    private static boolean possible(StepGoal goal) {
        if (goal instanceof StepGoal.Chosen chosen) {
            return chosen.units().size() == 1;
        } else if (goal instanceof StepGoal.Shown shown) {
            return shown.layer() == LessonOverlay.POINTS;
        }
        return !(goal instanceof StepGoal.Pressed pressed) || pressed.button() == Button.END_PHASE;
    }
}
