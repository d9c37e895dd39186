package org.roadtorichmond.ai.general;

import java.nio.file.Path;
import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.victory.VictorySystems;

/** A copy of The Bridges that never changes, and positions of it. */
final class FrozenBridges {
    private static final Path FOLDER = Checkout.path("core/commanders/src/test/resources/frozen");
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of(FOLDER, FrozenScenarios.FOLDER)));

    private FrozenBridges() {}

    /** A game from the beginning. */
    static Game game(long seed) {
        return VictorySystems.newGame(
                DOCUMENTS.openScenario("the-bridges").value().orElseThrow().survey(), seed);
    }

    /** A game from a position. */
    static Game position(String name) {
        LoadedPosition position = ((Document.PositionDocument) DOCUMENTS
                        .open(FOLDER.resolve(name + ".position.json").toString())
                        .value()
                        .orElseThrow())
                .position();
        return VictorySystems.newGame(position.scenario().survey(), position.opening(), 1);
    }
}
