package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.desktop.IndependentReader.Played;

@DisplayName("Every figure of a results file, worked out apart from the program")
final class IndependentReaderTest {
    private static final int GAMES = 120;

    /** Figures for programs have all digits; the last few depend on the order in which they are added up. */
    private static final double LAST_DIGITS = 1e-9;

    @TempDir
    private static Path folder;

    private static List<Played> games = List.of();
    private static String text = "";
    private static JsonObject json = new JsonObject();
    private static Map<String, List<Played>> variants = Map.of();
    private static JsonArray comparedVariants = new JsonArray();

    @BeforeAll
    static void play() throws IOException {
        Object[] one = {"--games", GAMES, "--results", folder.resolve("one.jsonl"), "--resume", "--no-progress"};
        text = printed(one);
        json = document(one);
        games = read("one.jsonl").get("");
        Object[] several = {
            "--games",
            GAMES / 2,
            "--results",
            folder.resolve("several.jsonl"),
            "--resume",
            "--no-progress",
            "--vary",
            "turns=3",
            "--vary",
            "units['1/B'].strength=3",
            "--vary",
            "units['2/B'].strength=9"
        };
        comparedVariants = document(several).getAsJsonArray("variants");
        variants = read("several.jsonl");
    }

    private static String printed(Object... options) {
        Commands.Printed printed = Commands.run(Commands.simulate(options).toArray());
        assertEquals(ExitCode.DONE, printed.code(), printed::err);
        return printed.out();
    }

    private static JsonObject document(Object... options) {
        List<Object> words = new ArrayList<>(List.of(options));
        words.add("--json");
        return JsonParser.parseString(printed(words.toArray())).getAsJsonObject();
    }

    private static Map<String, List<Played>> read(String file) throws IOException {
        return IndependentReader.games(
                Files.readAllLines(folder.resolve(file)), Files.readAllLines(folder.resolve(file + ".courses")));
    }

    // --- Comparing ---------------------------------------------------------------------------------------------------

    private static void assertFigure(double expected, JsonElement found, String what) {
        assertEquals(expected, found.getAsDouble(), LAST_DIGITS * Math.max(1, Math.abs(expected)), what);
    }

    /** A figure with its bounds. */
    private static void assertInterval(double[] expected, JsonObject found, String value) {
        assertFigure(expected[0], found.get(value), value);
        assertFigure(expected[1], found.get("low"), value + " low");
        assertFigure(expected[2], found.get("high"), value + " high");
    }

    private static void says(String form, Object... figures) {
        String line = String.format(Locale.ROOT, form, figures);
        assertTrue(text.lines().anyMatch(one -> one.contains(line)), () -> line + " is not in\n" + text);
    }

    private static String plain(double figure) {
        String digits = String.format(Locale.ROOT, "%.1f", figure);
        return digits.equals("-0.0") ? "0.0" : digits;
    }

    private static String signed(double figure) {
        String digits = plain(figure);
        return digits.equals("0.0") || digits.startsWith("-") ? digits : "+" + digits;
    }

    private static String chance(double p) {
        return p < 0.001 ? "p < 0.001" : String.format(Locale.ROOT, "p = %.4f", p);
    }

    private static long won(List<Played> all, double score) {
        return all.stream().filter(game -> game.score() == score).count();
    }

    // --- What is compared --------------------------------------------------------------------------------------------

    @Test
    @DisplayName("who wins: games won and drawn, their shares, the score with its interval, and the lead")
    void whoWins() {
        assertEquals(GAMES, games.size());
        double[] score = IndependentReader.interval(0, 1, IndependentReader.of(games, Played::score));
        assertInterval(score, json.getAsJsonObject("score"), "value");
        says(
                "the Union's score, a draw counted half: %s%% (%s%% to %s%%)",
                plain(100 * score[0]), plain(100 * score[1]), plain(100 * score[2]));
        for (String side : List.of("union", "confederate")) {
            JsonObject found = json.getAsJsonObject(side);
            int won = (int) won(games, side.equals("union") ? 1 : 0);
            assertEquals(won, found.get("wins").getAsInt());
            assertInterval(IndependentReader.wilson(won, GAMES), found, "share");
            double mean = IndependentReader.mean(IndependentReader.of(games, game -> game.points(side)));
            assertFigure(mean, found.get("mean"), side);
            says("%8d  %5.1f%%  %12s", won, 100.0 * won / GAMES, plain(mean));
        }
        assertEquals(won(games, 0.5), json.get("draws").getAsInt());
        assertEquals(
                games.stream()
                        .filter(game ->
                                game.score() != 0.5 && Math.signum(game.lead()) != Math.signum(game.score() - 0.5))
                        .count(),
                json.get("wonFromBehind").getAsLong());
        double[] leads = IndependentReader.of(games, Played::lead);
        double[] lead = IndependentReader.interval(-1e9, 1e9, leads);
        assertInterval(lead, json.getAsJsonObject("lead"), "value");
        says("the Union's lead in the end: %s (%s to %s)", signed(lead[0]), signed(lead[1]), signed(lead[2]));
        says(
                "half of the games have it between %.0f and %.0f, four of five between %.0f and %.0f",
                IndependentReader.quantile(0.25, leads),
                IndependentReader.quantile(0.75, leads),
                IndependentReader.quantile(0.1, leads),
                IndependentReader.quantile(0.9, leads));
    }

    @Test
    @DisplayName("what the first die explains of who wins and of the lead")
    void firstDie() {
        JsonObject quality = json.getAsJsonObject("quality");
        double[] score = IndependentReader.explainedByFaces(games, Played::score);
        double[] lead = IndependentReader.explainedByFaces(games, Played::lead);
        assertFigure(score[0], quality.get("firstDie"), "first die");
        assertFigure(score[1], quality.get("firstDieP"), "its chance");
        assertFigure(lead[0], quality.get("firstDieOfLead"), "first die of the lead");
        assertFigure(lead[1], quality.get("firstDieOfLeadP"), "its chance");
        says(
                "the first die explains %s%% of who wins (%s) and %s%% of the lead (%s)",
                plain(100 * score[0]), chance(score[1]), plain(100 * lead[0]), chance(lead[1]));
    }

    @Test
    @DisplayName("how long games are, what ends them, and how many are different")
    void endings() {
        double[] turns = IndependentReader.of(games, Played::turns);
        JsonObject last = json.getAsJsonObject("lastTurn");
        assertFigure(IndependentReader.mean(turns), last.get("mean"), "mean length");
        assertFigure(IndependentReader.deviation(turns), last.get("deviation"), "deviation of the length");
        says(
                "games end on turn %.1f on average (deviation %.1f)",
                IndependentReader.mean(turns), IndependentReader.deviation(turns));
        Map<String, Long> counts = games.stream()
                .collect(Collectors.groupingBy(game -> "" + game.turns(), TreeMap::new, Collectors.counting()));
        counts.forEach((turn, count) ->
                assertEquals(count, last.getAsJsonObject("games").get(turn).getAsLong(), turn));
        assertEquals(counts.size(), last.getAsJsonObject("games").size());
        Map<String, Long> ends = games.stream()
                .collect(Collectors.groupingBy(game -> String.join(", ", game.names("ends")), Collectors.counting()));
        JsonObject endings = json.getAsJsonObject("endings");
        assertEquals(ends.keySet(), endings.keySet());
        ends.forEach((end, count) -> {
            assertEquals(count, endings.getAsJsonObject(end).get("games").getAsLong(), end);
            assertFigure((double) count / GAMES, endings.getAsJsonObject(end).get("share"), end);
            says("%8d  %5.1f%%  ", count, 100.0 * count / GAMES);
        });
        Map<String, Long> different = games.stream()
                .collect(Collectors.groupingBy(
                        game -> game.course().get("course").getAsString(), Collectors.counting()));
        assertEquals(different.size(), json.get("differentGames").getAsInt());
        assertEquals(
                different.values().stream().mapToLong(count -> count).max().orElseThrow(),
                json.get("commonestGame").getAsLong());
    }

    @Test
    @DisplayName(
            "the table by turn: settled, lead, attacks and losses, what the lead explains, and changes of the lead")
    void byTurn() {
        JsonObject quality = json.getAsJsonObject("quality");
        double[] settled = IndependentReader.of(games, Played::settled);
        assertFigure(IndependentReader.quantile(0.5, settled), quality.get("leaderSettledTurn"), "settled");
        double changes = IndependentReader.mean(IndependentReader.of(games, Played::leadChanges));
        assertFigure(changes, quality.get("leadChanges"), "changes");
        says(
                "in half of the games the leader is settled by turn %.0f; the lead changes %.2f times a game",
                IndependentReader.quantile(0.5, settled), changes);
        JsonArray turns = quality.getAsJsonArray("turns");
        int longest = games.stream()
                .mapToInt(game -> game.course().getAsJsonArray("leads").size())
                .max()
                .orElseThrow();
        assertEquals(longest, turns.size());
        double[] scores = IndependentReader.of(games, Played::score);
        for (int place = 0; place < longest; place++) {
            int at = place;
            JsonObject found = turns.get(place).getAsJsonObject();
            int turn = games.get(0).firstTurn() - 1 + place;
            double[] leads = IndependentReader.of(games, game -> game.at("leads", at));
            double by = Arrays.stream(settled).filter(one -> one <= turn).count() / (double) GAMES;
            double attacked = IndependentReader.mean(IndependentReader.of(games, game -> game.attacked(turn)));
            double union = IndependentReader.mean(IndependentReader.of(games, game -> game.lost("union", at)));
            double confederate =
                    IndependentReader.mean(IndependentReader.of(games, game -> game.lost("confederate", at)));
            assertEquals(turn, found.get("afterTurn").getAsInt());
            assertFigure(by, found.get("settled"), "settled by " + turn);
            assertFigure(IndependentReader.mean(leads), found.get("lead"), "lead after " + turn);
            assertFigure(attacked, found.get("hexesAttacked"), "attacks in " + turn);
            assertFigure(union, found.get("unionLost"), "lost by " + turn);
            assertFigure(confederate, found.get("confederateLost"), "lost by " + turn);
            assertFigure(
                    IndependentReader.explained(leads, scores),
                    quality.getAsJsonArray("explainedByTurn").get(place),
                    "explained by " + turn);
            says(
                    "%-10s %8.1f%% %6s %15.1f %12.1f %13.1f",
                    place == 0 ? "start" : turn,
                    100 * by,
                    signed(IndependentReader.mean(leads)),
                    attacked,
                    union,
                    confederate);
        }
    }

    @Test
    @DisplayName("the table by turn: who was hardly likely to win any more, and won")
    void fromBehind() {
        JsonArray turns = json.getAsJsonObject("quality").getAsJsonArray("turns");
        int longest = turns.size() - 1;
        for (int place = 0; place <= longest; place++) {
            int at = place;
            int turn = games.get(0).firstTurn() - 1 + place;
            JsonObject found = turns.get(place).getAsJsonObject();
            double[] least = IndependentReader.of(games, game -> {
                double chance = game.at("chances", at) / 1000;
                return Math.min(chance, 1 - chance);
            });
            double behind = Arrays.stream(least).filter(one -> one < 0.25).count() / (double) GAMES;
            double turned = games.stream()
                            .filter(game -> game.winnersChance(at, at) < 0.25)
                            .count()
                    / (double) GAMES;
            double later = games.stream()
                            .filter(game -> game.winnersChance(at, longest) < 0.25)
                            .count()
                    / (double) GAMES;
            assertFigure(behind, found.get("behind"), "behind after " + turn);
            assertFigure(turned, found.get("turned"), "won from there after " + turn);
            assertFigure(later, found.get("turnedLater"), "won from there after " + turn + " or later");
            says(" %8.1f%% %7.1f%% %20.1f%%", 100 * behind, 100 * turned, 100 * later);
        }
    }

    @Test
    @DisplayName("who ends where nothing pays")
    void bystanders() {
        for (String side : List.of("union", "confederate")) {
            double[] shares = IndependentReader.of(games, game -> game.share("bystanders", "survivors", side));
            JsonObject found = json.getAsJsonObject("quality")
                    .getAsJsonObject("bystanders")
                    .getAsJsonObject(side);
            assertFigure(IndependentReader.mean(shares), found.get("share"), side);
            assertFigure(
                    Arrays.stream(shares).filter(share -> share * 3 >= 1).count() / (double) GAMES,
                    found.get("aThird"),
                    side);
        }
    }

    @Test
    @DisplayName("points by rule, attacks, losses and idle units")
    void counts() {
        JsonObject quality = json.getAsJsonObject("quality");
        Map<String, double[]> rules = new TreeMap<>();
        for (Played game : games) {
            game.counted("rules").forEach((rule, points) -> {
                double[] sums = rules.computeIfAbsent(rule, name -> new double[4]);
                double union = points.getAsJsonObject().get("union").getAsDouble();
                double confederate = points.getAsJsonObject().get("confederate").getAsDouble();
                sums[0] += union != 0 || confederate != 0 ? 1.0 / GAMES : 0;
                sums[1] += game.names("decisive").contains(rule) ? 1.0 / GAMES : 0;
                sums[2] += union / GAMES;
                sums[3] += confederate / GAMES;
            });
        }
        assertEquals(rules.keySet(), quality.getAsJsonObject("rules").keySet());
        rules.forEach((rule, sums) -> {
            JsonObject found = quality.getAsJsonObject("rules").getAsJsonObject(rule);
            List<String> keys = List.of("scored", "decisive", "union", "confederate");
            IntStream.range(0, 4).forEach(i -> assertFigure(sums[i], found.get(keys.get(i)), rule + " " + keys.get(i)));
            says("%-22s %9.1f%% %8.1f%% %10s %13s", rule, 100 * sums[0], 100 * sums[1], plain(sums[2]), plain(sums[3]));
        });
        Map<String, Long> attacks = new TreeMap<>();
        Map<String, Long> lost = new TreeMap<>();
        Map<String, Long> idle = new TreeMap<>();
        for (Played game : games) {
            game.counted("attacks").forEach((what, count) -> attacks.merge(what, count.getAsLong(), Long::sum));
            game.counted("losses").forEach((what, loss) -> {
                lost.merge(what + " units", loss.getAsJsonObject().get("units").getAsLong(), Long::sum);
                lost.merge(
                        what + " strength",
                        loss.getAsJsonObject().get("strength").getAsLong(),
                        Long::sum);
            });
            game.names("idle").forEach(unit -> idle.merge(unit, 1L, Long::sum));
        }
        assertEquals(attacks, numbers(quality.getAsJsonObject("attacks")));
        assertEquals(idle, numbers(quality.getAsJsonObject("idle")));
        Map<String, Long> found = new TreeMap<>();
        quality.getAsJsonObject("losses")
                .asMap()
                .forEach((what, loss) ->
                        numbers(loss.getAsJsonObject()).forEach((kind, count) -> found.put(what + " " + kind, count)));
        assertEquals(lost, found);
    }

    private static Map<String, Long> numbers(JsonObject object) {
        Map<String, Long> numbers = new TreeMap<>();
        object.asMap().forEach((key, number) -> numbers.put(key, number.getAsLong()));
        return numbers;
    }

    @Test
    @DisplayName("what variants differ by, game by game, with chances that are corrected as S. Holm says")
    void comparisons() {
        List<Played> first = variants.get(
                comparedVariants.get(0).getAsJsonObject().get("variant").getAsString());
        int others = comparedVariants.size() - 1;
        assertEquals(3, others);
        double[][] scores = new double[others][];
        double[][] leads = new double[others][];
        for (int i = 0; i < others; i++) {
            List<Played> other = variants.get(
                    comparedVariants.get(i + 1).getAsJsonObject().get("variant").getAsString());
            scores[i] = IntStream.range(0, first.size())
                    .mapToDouble(
                            game -> other.get(game).score() - first.get(game).score())
                    .toArray();
            leads[i] = IntStream.range(0, first.size())
                    .mapToDouble(
                            game -> other.get(game).lead() - first.get(game).lead())
                    .toArray();
        }
        double[] ofScore = Arrays.stream(scores)
                .mapToDouble(IndependentReader::chanceOfZero)
                .toArray();
        double[] ofLead = Arrays.stream(leads)
                .mapToDouble(IndependentReader::chanceOfZero)
                .toArray();
        for (int i = 0; i < others; i++) {
            JsonObject found = comparedVariants.get(i + 1).getAsJsonObject().getAsJsonObject("comparedWithFirst");
            assertDifference(IndependentReader.interval(-1, 1, scores[i]), ofScore, i, found.getAsJsonObject("score"));
            assertDifference(IndependentReader.interval(-1e9, 1e9, leads[i]), ofLead, i, found.getAsJsonObject("lead"));
        }
    }

    private static void assertDifference(double[] interval, double[] chances, int place, JsonObject found) {
        double corrected = IndependentReader.holm(chances)[place];
        assertInterval(interval, found, "value");
        assertFigure(chances[place], found.get("p"), "p");
        assertFigure(corrected, found.get("pCorrected"), "corrected");
        assertEquals(corrected < 0.05, found.get("differs").getAsBoolean());
    }
}
