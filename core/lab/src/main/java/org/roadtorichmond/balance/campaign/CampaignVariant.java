package org.roadtorichmond.balance.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.lab.GameLine;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.scenario.campaign.BattleEnd;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Campaign.Final;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * A campaign as it is played in an experiment.
 *
 * @param name what the variant is called; empty if it is the only one
 * @param document the campaign, changed or not
 * @param union who commands the Union
 * @param confederate who commands the Confederates
 */
public record CampaignVariant(String name, CampaignDocument document, CommanderSpec union, CommanderSpec confederate) {
    private static final int SHIFT = 31;

    /**
     * A campaign that was played.
     *
     * @param line how it ended: points are those of the campaign, game-turns those of all its battles
     * @param course what happened in it
     * @param battles its battles, each in the scenario with which it began
     */
    public record Played(GameLine line, ChainCourse course, List<Fought> battles) {}

    /** A battle that was played. */
    public record Fought(Variant variant, Variant.Played game) {}

    /** The campaign. */
    public Campaign campaign() {
        return document.campaign();
    }

    /** All that is played in it. */
    String content() {
        return document.json()
                + battles().stream()
                        .map(battle -> battle.scenario().scenarioJson())
                        .toList() + union + " " + confederate;
    }

    /** Its battles as they begin where nothing carries over. */
    List<Variant> battles() {
        return IntStream.range(0, campaign().battles().size())
                .mapToObj(number ->
                        battle(number, campaign().battles().get(number).scenario()))
                .toList();
    }

    private Variant battle(int number, LoadedScenario opening) {
        Campaign.Battle battle = campaign().battles().get(number);
        String before = name.isEmpty() ? "" : name + ": ";
        return new Variant(
                before + battle.id(),
                opening,
                GameStart.of(opening.survey()),
                union,
                confederate,
                Sentence.of("verbatim", before + battle.title()));
    }

    /**
     * Plays the campaign of a seed. The dice of each battle follow from it and from the number of the battle, so that a battle that
     * begins alike goes alike.
     *
     * @throws IllegalStateException if what carries over does not go together in a battle
     */
    public Played play(long seed) {
        Chain chain = Chain.of(campaign());
        List<Fought> battles = new ArrayList<>();
        List<ChainCourse.Battle> courses = new ArrayList<>();
        while (!chain.isOver()) {
            int number = courses.size();
            Result<LoadedScenario> opening = chain.opening().then(carried -> Result.good(carried.scenario()));
            Variant battle = battle(
                    number,
                    opening.value()
                            .orElseThrow(() -> new IllegalStateException(opening.problems().stream()
                                    .map(Problem::message)
                                    .collect(Collectors.joining("; ")))));
            Variant.Played played = battle.play(seed + ((long) number << Integer.SIZE), List.of(battle.system()));
            GameLine ended = played.line();
            GameLine line =
                    new GameLine(ended.variant(), seed, ended.winner(), ended.points(), ended.turns(), ended.hash());
            battles.add(
                    new Fought(battle, new Variant.Played(line, played.course(), played.turnNanos(), played.game())));
            chain = chain.then(BattleEnd.of(played.game()));
            courses.add(new ChainCourse.Battle(chain.ends().get(number).union(), line, played.course()));
        }
        return new Played(line(seed, courses, happened(chain)), new ChainCourse(courses, happened(chain)), battles);
    }

    private static List<String> happened(Chain chain) {
        List<Campaign.Battle> battles = chain.campaign().battles();
        Stream<String> after = IntStream.range(0, battles.size())
                .boxed()
                .flatMap(number -> battles.get(number).after().stream()
                        .filter(each -> chain.cameAbout(number, each))
                        .map(Campaign.Consequence::name));
        Stream<String> paid =
                chain.campaign().finals().stream().filter(chain::isPaid).map(Final::name);
        return Stream.concat(after, paid).toList();
    }

    /** How a campaign of a seed ended, by its battles and by what came about. */
    GameLine line(long seed, List<ChainCourse.Battle> battles, List<String> happened) {
        long union = points(Side.UNION, battles, happened);
        long confederate = points(Side.CONFEDERATE, battles, happened);
        long hash = 0;
        for (ChainCourse.Battle battle : battles) {
            hash = hash * SHIFT + battle.line().state();
        }
        return new GameLine(
                name,
                seed,
                Chain.winner(union, confederate).map(Side::word).orElse(GameLine.DRAW),
                new GameLine.Points(union, confederate),
                battles.stream().mapToInt(battle -> battle.line().turns()).sum(),
                String.format(Locale.ROOT, "%016x", hash));
    }

    /** The points of a side (rule 22.3). */
    private long points(Side side, List<ChainCourse.Battle> battles, List<String> happened) {
        long points = campaign().finals().stream()
                .filter(last -> last.side() == side && happened.contains(last.name()))
                .mapToLong(Final::points)
                .sum();
        for (int number = 0; number < battles.size(); number++) {
            int union = battles.get(number).union();
            points += (long) campaign().battles().get(number).weight()
                    * (side == Side.UNION ? union : BattleEnd.ALL - union);
        }
        return points;
    }
}
