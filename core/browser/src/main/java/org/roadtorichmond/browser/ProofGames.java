package org.roadtorichmond.browser;

import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.victory.VictorySystems;

/**
 * Whole games between commanders, to be compared with the same games on another machine: compiled to a script, this class is the proof
 * that browsers play the same game as Java does.
 */
public final class ProofGames {
    private static final int FACTOR = 31;

    private ProofGames() {}

    /**
     * Plays games and prints for each how many commands it had and a digest of all positions.
     *
     * @param args the games: {@code SCENARIO:SYSTEM:COMMANDER:SEED}
     */
    public static void main(String[] args) {
        for (String each : args) {
            System.out.println(each + " " + played(each.split(":", -1)));
        }
    }

    private static String played(String[] game) {
        return new ShippedReferences()
                .find(References.scenarioFile(game[0]))
                .then(ScenarioReader::read)
                .value()
                .map(read -> read.with(Choices.of(read.scenario()).with(game[1])))
                .map(scenario -> played(scenario, game[2], Long.parseLong(game[3])))
                .orElse("cannot be read");
    }

    private static String played(LoadedScenario scenario, String commander, long seed) {
        Game game = VictorySystems.newGame(scenario.survey(), seed);
        new Playout(Commanders.named(commander), Commanders.named(commander)).play(game);
        long digest = 0;
        for (Entry entry : game.log()) {
            digest = digest * FACTOR + entry.hash();
        }
        return game.log().size() + " " + Long.toHexString(digest);
    }
}
