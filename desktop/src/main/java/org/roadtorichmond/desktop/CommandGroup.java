package org.roadtorichmond.desktop;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.UsageMessageSpec;

/** All commands of the program, in the groups in which they are listed; of each the list says the first line of its description. */
enum CommandGroup {
    PLAY("Play", PlayCommand.class, MatchCommand.class),
    LOOK(
            "Look at games and positions",
            ReachCommand.class,
            LocCommand.class,
            SupplyCommand.class,
            AdjudicateCommand.class,
            ForecastCommand.class,
            AdviseCommand.class,
            ReplayCommand.class,
            LogCommand.class,
            StoryCommand.class,
            PictureCommand.class),
    LABORATORY(
            "Laboratory",
            SimulateCommand.class,
            CampaignCommand.class,
            TuneCommand.class,
            DuelCommand.class,
            RegretCommand.class,
            TacticsCommand.class,
            FitCommand.class,
            PositionCommand.class),
    WORKSHOP(
            "Workshop",
            ValidateCommand.class,
            NewCommand.class,
            GenerateCommand.class,
            ImportCommand.class,
            ExportCommand.class,
            SiteCommand.class),
    PROOF("Proof", PerftCommand.class, BenchCommand.class, MeasureCommand.class),
    SHELL("This command line", CompletionCommand.class);

    private final String title;

    @SuppressWarnings("ImmutableEnumChecker") // List.of
    private final List<Class<?>> commands;

    CommandGroup(String title, Class<?>... commands) {
        this.title = title;
        this.commands = List.of(commands);
    }

    /** The heading above its commands. */
    String title() {
        return title;
    }

    List<String> names() {
        return commands.stream()
                .map(command -> Objects.requireNonNull(command.getAnnotation(Command.class))
                        .name())
                .toList();
    }

    /** Gives a command line all commands, and its usage their list. */
    static void addTo(CommandLine program) {
        Stream.of(values()).flatMap(group -> group.commands.stream()).forEach(program::addSubcommand);
        program.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
        program.getHelpSectionMap()
                .put(
                        UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
                        help -> Stream.of(values())
                                .map(group -> group.list(help))
                                .collect(Collectors.joining()));
    }

    private String list(Help all) {
        Map<String, Help> mine = new LinkedHashMap<>(all.subcommands());
        mine.keySet().retainAll(names());
        return String.format("%n%s:%n", title) + all.commandList(mine);
    }
}
