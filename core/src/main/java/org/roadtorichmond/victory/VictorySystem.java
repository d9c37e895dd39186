package org.roadtorichmond.victory;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.words.Sentence;

/**
 * The ways to decide who wins a game on the hex map: the one list of them, in the order in which players read it.
 *
 * <p>All but rule 21 score a tally sheet, which is filled in from the game. Any of them can score any game; what a scenario does
 * not say counts as usual: no objectives but the spoils of war, the costlier army's cost as the army points, colours with every
 * unit of infantry, each token with the first unit that could have it. What ends a game early under one system has not ended it
 * under another.
 */
public enum VictorySystem {
    /** Rule 21: eliminations and exits, the Train, the line of communications and supply. */
    ROAD_TO_RICHMOND(RoadToRichmond::adjudicate, scenario -> Referee.NONE),
    /** Document 000: battle points from 10-10 to 17-3. */
    BATTLE_POINTS_17(new BattlePoints17(), FieldSheets::fleeing, scenario -> Referee.NONE),
    /** Document 000, its optional rules: draw, win or massacre. */
    SIMPLIFIED(new Simplified(), FieldSheets::fleeing, scenario -> Referee.NONE),
    /** Document 002: battle points from 10-10 to 16-4. */
    BATTLE_POINTS_16(
            new BattlePoints16(),
            FieldSheets::shaken,
            scenario -> scenario.victory().sheet().primary().spoils() ? new SpoilsReferee() : Referee.NONE),
    /** Document 001: tokens for units destroyed in combat. */
    SPOILS_OF_WAR(new SpoilsOfWar(), FieldSheets::spoils, scenario -> new SpoilsReferee()),
    /** Document 003: break points and objectives. */
    WITHDRAWAL(
            new Withdrawal(),
            game -> FieldSheets.withdrawal(game.state()),
            scenario -> new WithdrawalReferee(scenario.victory().sheet().length()));

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final Function<Game, Adjudication> scoring;
    private final Function<Scenario, Referee> referees;

    VictorySystem(Function<Game, Adjudication> scoring, Function<Scenario, Referee> referees) {
        this.scoring = scoring;
        this.referees = referees;
    }

    <S> VictorySystem(SheetSystem<S> system, Function<Game, S> sheet, Function<Scenario, Referee> referees) {
        this(game -> system.score(sheet.apply(game), Armies.TITLES).named(Armies.NAMES), referees);
    }

    /** The id by which files and command lines name it, such as {@code battle-points-17}. */
    public String id() {
        return id;
    }

    /** The ids of all of them, in order. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(VictorySystem::id).toList();
    }

    /** The system with an id. */
    public static Optional<VictorySystem> of(String id) {
        return Arrays.stream(values()).filter(system -> system.id.equals(id)).findFirst();
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

    /** Who watches a game that is played under the system. */
    Referee referee(Scenario scenario) {
        return referees.apply(scenario);
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
        Adjudication scored = scoring.apply(game);
        return Armies.conceded(game.state()).map(scored::conceded).orElse(scored);
    }
}
