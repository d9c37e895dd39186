package org.roadtorichmond.session.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.tactics.Assessment;
import org.roadtorichmond.balance.tactics.ScriptedCommander;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.played.SolvedPosition;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.scenario.tactic.Tactics;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.testing.Checkout;

@DisplayName("The positions that people may solve")
final class PositionsTest {
    private static final Positions ALL = Positions.shipped();

    static List<String> keys() {
        return ALL.all().stream().map(Positions.Entry::key).toList();
    }

    private static Positions.Entry entry(String key) {
        return ALL.all().stream()
                .filter(one -> one.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    /** Plays a position as a person whose orders are those of a commander. */
    private static Solving played(Positions.Entry entry, Commander player) {
        Solving solving = new Solving(entry, 5);
        Session session = solving.session();
        Commander enemy = Commanders.named(Assessment.ENEMY);
        while (!solving.over()) {
            Commander decider = session.humanDecides() ? player : enemy;
            assertEquals(Optional.empty(), session.execute(decider.next(session.game())));
        }
        return solving;
    }

    private static Solving scripted(Positions.Entry entry, List<Command> script) {
        return played(entry, new ScriptedCommander(script, Commanders.named("cadet")));
    }

    @Test
    @DisplayName("have no English article in the names at the edges of their maps, which stand in every language")
    void edges() {
        ALL.all()
                .forEach(entry -> new Solving(entry, 5)
                        .session()
                        .game()
                        .state()
                        .scenario()
                        .field()
                        .edges()
                        .forEach(edge -> assertFalse(edge.to().startsWith("the "), () -> entry.key() + ": " + edge)));
    }

    @Test
    @DisplayName("are two dozen at least, each once, and every one of them is among those that come with the game")
    void listed() {
        assertTrue(ALL.all().size() >= 24);
        assertEquals(Assessment.STARS, SolvedPosition.MOST_STARS, "all stars can be kept");
        assertEquals(ALL.all().size(), new HashSet<>(keys()).size());
        assertTrue(Tactics.names().containsAll(Tactics.forPeople().keySet()));
        assertTrue(keys().size() < Tactics.names().size(), "those whose task would give the answer away are left out");
    }

    @ParameterizedTest
    @ValueSource(strings = {"messages", "messages_de"})
    @DisplayName("have a name, a task of a sentence, and a lesson in each language, and no texts without a position")
    void texts(String bundle) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(
                Checkout.path("assets/i18n/" + bundle + ".properties"), StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        Set<String> wanted = new HashSet<>();
        for (String key : keys()) {
            for (String text : List.of("name", "task", "lesson")) {
                String property = "solve." + key + "." + text;
                wanted.add(property);
                assertFalse(texts.getProperty(property, "").isBlank(), property);
            }
            String task = texts.getProperty("solve." + key + ".task");
            assertTrue(task.endsWith(".") && task.indexOf(": ") > 0, "the place comes first: " + task);
        }
        List<String> stale = texts.stringPropertyNames().stream()
                .filter(name -> name.matches("solve\\.[0-9].*") && !wanted.contains(name))
                .toList();
        assertEquals(List.of(), stale);
    }

    @Test
    @DisplayName("come one a week, from Monday to Sunday, each in its turn")
    void weeks() {
        LocalDate monday = LocalDate.of(2026, 12, 28);
        for (int day = 0; day < 7; day++) {
            assertEquals(ALL.ofWeek(monday), ALL.ofWeek(monday.plusDays(day)), "also over the new year");
        }
        assertNotEquals(ALL.ofWeek(monday), ALL.ofWeek(monday.plusDays(7)));
        assertNotEquals(ALL.ofWeek(monday), ALL.ofWeek(monday.minusDays(1)));
        int count = ALL.all().size();
        assertEquals(
                count,
                IntStream.range(0, count)
                        .mapToObj(week -> ALL.ofWeek(monday.plusWeeks(week)))
                        .distinct()
                        .count());
        assertEquals(ALL.ofWeek(LocalDate.of(1862, 6, 26)), ALL.ofWeek(LocalDate.of(1862, 6, 23)));
    }

    @ParameterizedTest
    @MethodSource("keys")
    @DisplayName("earn three stars by the best plan known, and fewer by the mistake")
    void stars(String key) {
        Positions.Entry entry = entry(key);
        Tactic tactic = entry.tactic();
        Assessment best =
                Assessment.of(tactic, scripted(entry, tactic.solution()).orders());
        assertEquals(
                Assessment.STARS,
                best.stars(),
                () -> best.own().solved() + " of " + best.best().solved());
        Assessment mistake =
                Assessment.of(tactic, scripted(entry, tactic.mistake()).orders());
        assertTrue(
                mistake.stars() < Assessment.STARS,
                () -> "the mistake solves " + mistake.own().solved());
    }

    @ParameterizedTest
    @MethodSource("keys")
    @DisplayName("are played to their end by a commander, and its orders are assessed")
    void played(String key) {
        Positions.Entry entry = entry(key);
        Solving solving = played(entry, Commanders.named("colonel"));
        assertTrue(solving.over() && solving.counts());
        assertEquals(
                entry.tactic().player(),
                Objects.requireNonNull(
                        solving.session().game().opening().moment().player()));
        int stars = Assessment.of(entry.tactic(), solving.orders()).stars();
        assertTrue(stars >= 0 && stars <= Assessment.STARS);
    }

    @Test
    @DisplayName("earn nothing by doing nothing, and nothing is kept of what an umpire did")
    void nothing() {
        Positions.Entry wagons = entry("16-train-runs");
        assertEquals(0, Assessment.of(wagons.tactic(), List.of()).stars());
        Solving helped = new Solving(wagons, 1);
        assertEquals(Optional.empty(), helped.session().execute(new Command.UmpireBegin()));
        assertFalse(helped.counts());
        assertEquals(List.of(), helped.orders());
    }
}
