package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputFile;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.Outputs;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.PositionWriter;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Extracts a position from a saved game. */
@Command(
        name = "position",
        description = {
            "Writes how matters stood in a saved game, finished or not, when a game-turn began: a position that can be played,",
            "judged and simulated. Scenario and map are in it, so that it needs no other file."
        })
final class PositionCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

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
    public Integer call() {
        if (turn < 1) {
            throw new ParameterException(spec.commandLine(), "--turn takes a whole number from 1");
        }
        Result<String> position = maps.documents().open(file).then(this::position);
        if (position.value().isEmpty()) {
            AnswerPrinter.report(spec.commandLine(), file, position.problems());
            return ExitCode.BAD;
        }
        Outputs outputs = force.outputs(maps);
        OutputFile written = outputs.add(out, OutputKind.POSITION);
        Optional<Sentence> trouble =
                outputs.refusal().or(() -> written.write(position.value().get().getBytes(StandardCharsets.UTF_8)));
        if (trouble.isPresent()) {
            spec.commandLine().getErr().println(trouble.get().in(Locale.ENGLISH));
            return ExitCode.BAD;
        }
        spec.commandLine().getOut().println(out);
        return ExitCode.DONE;
    }

    private Result<String> position(Document document) {
        if (!(document instanceof Document.GameDocument game)) {
            return Games.unfit("positions are cut out of saved games only; give a saved game");
        }
        SavedGame saved = game.saved();
        Side mover = player.orElse(saved.scenario().scenario().first());
        return Subject.back(saved, turn, mover)
                .then(then -> PositionWriter.text(saved.scenario(), then.state())
                        .map(Result::good)
                        .orElseGet(() -> Games.unfit(
                                "an umpire had taken a unit out of the game by then, which no position can say")));
    }
}
