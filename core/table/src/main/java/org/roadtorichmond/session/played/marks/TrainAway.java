package org.roadtorichmond.session.played.marks;

import java.util.List;
import java.util.Optional;

/** The player's wagon train left the map (rule 21.12). */
final class TrainAway implements Mark {
    @Override
    public String word() {
        return "train-away";
    }

    @Override
    public Optional<List<String>> earned(MarkedGame game) {
        return game.state()
                .scenario()
                .victory()
                .train()
                .filter(train -> train.side() == game.side())
                .flatMap(train -> game.state().exited(train))
                .map(exit -> List.of(game.name(exit.hex), Integer.toString(exit.turn)));
    }
}
