package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.PositionWriter;
import org.roadtorichmond.unit.Side;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Extracts a position from a saved game. */
@Command(
        name = "position",
        description = {
            "Cuts a position out of a saved game, finished or not, as it stood when a game-turn began.",
            "It can be played, judged and simulated. Scenario and map are in it, so that it needs no other file."
        })
final class PositionCommand extends Subcommand {
    @Mixin
    private MapsOption maps;

    @Parameters(paramLabel = "SAVE", description = "A saved game.")
    private String file;

    @Option(
            names = "--turn",
            paramLabel = "N",
            required = true,
            description = "The game-turn with whose beginning it is.")
    private int turn;

    @Option(
            names = "--player",
            paramLabel = "SIDE",
            description = "Whose movement phase it is, union or confederate (the player that moves first).",
            converter = SideConverter.class)
    private Optional<Side> player = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "The position: NAME.position.json.")
    private Path out;

    @Mixin
    private ForceOption force;

    @Override
    void run() {
        refuseIf(turn < 1, "--turn takes a whole number from 1");
        with(
                file,
                maps.documents().open(file).then(this::position),
                position -> writeAndName(
                        force.outputs(maps),
                        new Written(out, OutputKind.POSITION, () -> position.getBytes(StandardCharsets.UTF_8))));
    }

    private Result<String> position(Document document) {
        if (!(document instanceof Document.GameDocument game)) {
            return Games.unfit("positions are cut out of saved games only; give a saved game");
        }
        SavedGame saved = game.saved();
        Side mover = player.orElse(saved.scenario().scenario().first());
        return Subject.back(saved, turn, mover)
                .then(then -> PositionWriter.text(saved.scenario(), then)
                        .map(Result::good)
                        .orElseGet(() -> Games.unfit(
                                "an umpire had taken a unit out of the game by then, which no position can say")));
    }
}
