package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Holds;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.systems.BattlePoints16;
import org.roadtorichmond.victory.systems.BattlePoints17;
import org.roadtorichmond.victory.systems.RoadToRichmond;
import org.roadtorichmond.victory.systems.Simplified;
import org.roadtorichmond.victory.systems.SpoilsOfWar;
import org.roadtorichmond.victory.systems.VictoryRules;
import org.roadtorichmond.victory.systems.Withdrawal;
import org.roadtorichmond.words.Sentence;

/**
 * The ways to decide who wins a game on the hex map, in the order in which players read them.
 *
 * <p>All but rule 21 score a tally sheet, which is filled in from the game. Any of them can score any game; what a scenario does
 * not say counts as usual: no objectives but the spoils of war, the costlier army's cost as the army points, colours with every
 * unit of infantry, each token with the first unit that could have it. What ends a game early under one system has not ended it
 * under another.
 */
public enum VictorySystem {
    /** Rule 21: eliminations and exits, the Train, the line of communications and supply. */
    ROAD_TO_RICHMOND,
    /** Document 000: battle points from 10-10 to 17-3. */
    BATTLE_POINTS_17,
    /** Document 000, its optional rules: draw, win or massacre. */
    SIMPLIFIED,
    /** Document 002: battle points from 10-10 to 16-4. */
    BATTLE_POINTS_16,
    /** Document 001: tokens for units destroyed in combat. */
    SPOILS_OF_WAR,
    /** Document 003: break points and objectives. */
    WITHDRAWAL;

    /** The class that is this system. */
    private VictoryRules rules() {
        return switch (this) {
            case ROAD_TO_RICHMOND -> new RoadToRichmond();
            case BATTLE_POINTS_17 -> new BattlePoints17();
            case SIMPLIFIED -> new Simplified();
            case BATTLE_POINTS_16 -> new BattlePoints16();
            case SPOILS_OF_WAR -> new SpoilsOfWar();
            case WITHDRAWAL -> new Withdrawal();
        };
    }

    /** The id by which files and command lines name it, such as {@code battle-points-17}. */
    public String id() {
        return rules().id();
    }

    /** The ids of all of them, in order. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(VictorySystem::id).toList();
    }

    /** The system with an id. */
    public static Optional<VictorySystem> of(String id) {
        return Arrays.stream(values()).filter(system -> system.id().equals(id)).findFirst();
    }

    /**
     * The system that decides games of a scenario.
     *
     * @throws java.util.NoSuchElementException if its id is unknown, which readers of files refuse
     */
    public static VictorySystem of(Scenario scenario) {
        return of(scenario.victory().system()).orElseThrow();
    }

    /** Its name for players. */
    public Sentence title() {
        return Sentence.of("system." + id() + ".title");
    }

    /** What it is about, for players who choose a system: two sentences. */
    public Sentence explanation() {
        return Sentence.of("system." + id() + ".explanation");
    }

    /**
     * What a scenario pays otherwise than the victory documents, and what it pays under this system for ground (rule 21.9), for its
     * set-up.
     */
    public List<Sentence> extras(Scenario scenario) {
        Map<String, Sentence> values = new LinkedHashMap<>();
        for (VictorySystem system : values()) {
            for (Amount amount : system.amounts()) {
                List<Integer> set = amount.all(scenario.victory().payments());
                if (!set.equals(amount.usual())) {
                    values.put(amount.key(), Sentence.of("value.set", amount.key(), set, amount.usual()));
                }
            }
        }
        List<Sentence> extras = new ArrayList<>(values.values());
        extras.addAll(Holds.sentences(scenario, rules().groundPoint(scenario)));
        return extras;
    }

    /** Who watches a game that is played under the system. */
    Referee referee(Scenario scenario) {
        return rules().referee(scenario);
    }

    /** What the system pays for in games of a scenario that are played under it. */
    public Stakes stakes(Scenario scenario) {
        return rules().stakes(scenario);
    }

    /** What is paid for in a scenario under its own system. */
    public static Stakes stakesOf(Scenario scenario) {
        return of(scenario).stakes(scenario);
    }

    /** How many victory points a point of strength, and so a point for ground, counts under a scenario's own system; 0 where only tokens count. */
    public static int strengthPoint(Scenario scenario) {
        return of(scenario).rules().groundPoint(scenario);
    }

    /** The score of a game under its scenario's own system, if it ended as it stands now. */
    public static Score score(Game game) {
        return judge(game).score();
    }

    /** The numbers of its document that a scenario may set otherwise, in the order of the rules. */
    public List<Amount> amounts() {
        return rules().amounts();
    }

    /** Who would win a game under its scenario's own system, and why, if it ended as it stands now. */
    public static Adjudication judge(Game game) {
        return of(game.state().scenario()).adjudicate(game);
    }

    /**
     * Who would win a game under this system, and why, if it ended as it stands now. A side that conceded has lost (rule 4.3),
     * whatever the points.
     */
    public Adjudication adjudicate(Game game) {
        Adjudication scored = rules().adjudicate(game).named(PerArmy.SIDES);
        return Army.conceded(game.state()).map(scored::conceded).orElse(scored);
    }
}
