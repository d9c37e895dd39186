package org.roadtorichmond.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.sheets.TallySheet;

/**
 * A file of the game that has been read and found good, of whatever kind. The kinds that the rules know are here; others stand with
 * their readers ({@link DocumentKind}).
 */
public interface Document {
    /** What of it can be said in another language, if anything. */
    default Optional<Wording> wording() {
        return Optional.empty();
    }

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
    record ScenarioDocument(LoadedScenario scenario) implements Document {
        @Override
        public Optional<Wording> wording() {
            return Optional.of(Translations.wording(scenario.scenario()));
        }
    }

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
     * What a player has set; names and values are known to the window alone, which checks them.
     *
     * @param root the content of the file
     */
    record SettingsDocument(Node.ObjectNode root) implements Document {}

    /**
     * What lies beside maps and scenarios and is not JSON: a list of files or of digests, or a translation.
     *
     * @param lines its lines
     */
    record TextDocument(List<String> lines) implements Document {
        /** Copies the lines. */
        public TextDocument {
            lines = List.copyOf(lines);
        }
    }
}
