package org.roadtorichmond.screen.kit;

import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.lesson.Tutor;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.solve.Solving;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.workshop.OpenScenario;

/** Leads from one screen to another: the only one that makes screens. The screen that asks is disposed of. */
public interface Navigator {
    /** The title page. */
    void title();

    /** The page on which a match with another computer is opened or joined, which leads back to the title page. */
    void twoComputers();

    /** The battle of a match; before it has begun, the page on which the other player is awaited. */
    void match(MatchSession opened);

    /** Has the player of a match say something to the other side. */
    void talk();

    /** The page on which a game is set up. */
    void setUp();

    /**
     * The saved games.
     *
     * @param table the game whose battle Escape leads back to; without one it leads to the title page
     */
    void load(Optional<Session> table);

    /** The settings, which lead back as {@link #load} does. */
    void settings(Optional<Session> table);

    /** The lessons, which lead back as {@link #load} does. */
    void lessons(Optional<Session> table);

    /** The battle of a lesson. */
    void lesson(Tutor tutor);

    /** The positions to solve, which lead back to the title page. */
    void positions();

    /** The battle of a position to solve; when it is over, its report is the page on which what came of it is read. */
    void solve(Solving solving);

    /**
     * The page of a campaign, which leads back to the title page.
     *
     * @param file the name of the campaign's file; without one all campaigns are listed
     */
    void campaign(Optional<String> file);

    /** The scenarios that can be edited, which lead back to the title page. */
    void workshop();

    /** The workshop, in which a scenario or a campaign is edited; it leads back to the list of scenarios. */
    void workshop(OpenScenario open);

    /** The workshop with a scenario of the player's own that begins as a copy of one that was played; it leads back as others do. */
    void change(LoadedScenario played);

    /** The games that the player has finished, which lead back to the title page. */
    void myGames();

    /** What the game is made of, and under which licences; it leads back to the title page. */
    void about();

    /** The battle of a game. */
    default void battle(Session session) {
        battle(session, Optional.empty(), Set.of());
    }

    /**
     * The battle of a game.
     *
     * @param like the camera that saw the map before, if it is to be seen as there
     * @param layers the overlays that are shown at first
     */
    void battle(Session session, Optional<MapCamera> like, Set<Layer> layers);

    /**
     * The game step by step, from its end or playing a stretch of it; it leads back to the battle.
     *
     * @param like the camera that saw the battle
     */
    void replay(Session session, MapCamera like, Optional<Replay.Stretch> stretch);

    /** The report of a game that has ended, or of a position on the table that has been played to its end. */
    void report(Session session);

    /**
     * Opens the field manual among the dialogs of a screen.
     *
     * @param ui what its panels are made with
     * @param held the modifiers of its keys
     * @param rules the rules whose figures its tables show
     * @param rule the number of the rule; empty for the beginning
     */
    void manual(Widgets ui, Dialogs dialogs, Modifiers held, Rules rules, String rule);
}
