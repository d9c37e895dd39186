package org.roadtorichmond.desktop;

import java.util.Optional;
import java.util.OptionalLong;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Opens the window. */
@Command(name = "play", description = "Opens the window, with a scenario or saved game if one is named.")
final class PlayCommand extends Subcommand {
    private static final String HUMAN = "human";

    @Mixin
    private MapsOption maps;

    @Parameters(paramLabel = "SCENARIO|SAVE", arity = "0..1", description = "What to play.")
    private Optional<String> file = Optional.empty();

    @Option(names = "--union", paramLabel = "SPEC", description = "human, or a commander: NAME[:DOCTRINE][@NODES].")
    private Optional<String> union = Optional.empty();

    @Option(
            names = "--confederate",
            paramLabel = "SPEC",
            description = "human, or a commander: NAME[:DOCTRINE][@NODES].")
    private Optional<String> confederate = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the dice.")
    private Optional<Long> seed = Optional.empty();

    @Override
    void run() {
        known("--union", union);
        known("--confederate", confederate);
        read(file.stream().toList(), name -> maps.documents().open(name).then(PlayCommand::playable));
        if (isGood()) {
            end(Window.open(new WindowOptions(
                    maps.folder(),
                    file,
                    union,
                    confederate,
                    seed.map(OptionalLong::of).orElse(OptionalLong.empty()))));
        }
    }

    private static Result<Document> playable(Document document) {
        return document instanceof Document.ScenarioDocument || document instanceof Document.GameDocument
                ? Result.good(document)
                : Games.unfit("a scenario or a saved game can be played; this is neither");
    }

    private void known(String option, Optional<String> who) {
        who.filter(name -> !name.equals(HUMAN)).ifPresent(name -> commander(option + " (or " + HUMAN + ")", name));
    }
}
