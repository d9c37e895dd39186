package org.roadtorichmond.scenario;

import java.util.Map;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.doctrine.Doctrine;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.history.History;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.victory.TallySheet;

/** A file of the game that has been read and found good, of whatever kind. */
public sealed interface Document {

    /**
     * A map.
     *
     * @param field the map
     */
    record MapDocument(Battlefield field) implements Document {}

    /**
     * A scenario.
     *
     * @param scenario the scenario
     */
    record ScenarioDocument(LoadedScenario scenario) implements Document {}

    /**
     * A position.
     *
     * @param position the position with its scenario
     */
    record PositionDocument(LoadedPosition position) implements Document {}

    /**
     * A saved game.
     *
     * @param saved the game
     * @param options where in the file each of its options stands, by name
     */
    record GameDocument(SavedGame saved, Map<String, Place> options) implements Document {
        /** Copies the places. */
        public GameDocument {
            options = Map.copyOf(options);
        }
    }

    /**
     * A tally sheet.
     *
     * @param sheet the sheet
     */
    record TallyDocument(TallySheet<?> sheet) implements Document {}

    /**
     * A doctrine of commanders.
     *
     * @param doctrine the doctrine
     */
    record DoctrineDocument(Doctrine doctrine) implements Document {}

    /**
     * A tactical position.
     *
     * @param tactic the position with its conditions
     */
    record TacticDocument(Tactic tactic) implements Document {}

    /**
     * How many games of a scenario went.
     *
     * @param yardstick the figures
     */
    record YardstickDocument(Yardstick yardstick) implements Document {}

    /**
     * What happened historically on a map.
     *
     * @param history the history with its map
     */
    record HistoryDocument(History history) implements Document {}

    /**
     * What a player has set; names and values are known to the window alone, which checks them.
     *
     * @param root the content of the file
     */
    record SettingsDocument(Node.ObjectNode root) implements Document {}

    /**
     * An experiment.
     *
     * @param sheet the experiment
     * @param subject the scenario, position or saved game that is played in it
     */
    record ExperimentDocument(ExperimentSheet sheet, Document subject) implements Document {}
}
