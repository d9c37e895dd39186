package org.roadtorichmond.desktop;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.roadtorichmond.words.ProgramVersion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program: without a command it opens the window, otherwise it runs the command. */
@Command(
        name = "road-to-richmond",
        description = "A brigade-level hex game of the Seven Days' Battles. Without a command it opens the window.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Main.Version.class)
public final class Main {
    private Main() {}

    /** Starts the program, and exits with the exit code of the command. */
    public static void main(String[] args) {
        // Libraries format and sort in the default locale; the program itself names a locale wherever it prints or
        // writes.
        Locale.setDefault(Locale.ROOT);
        // Setting up the command line takes a third of a second, which a click that opens the window need not wait for.
        System.exit(Faults.inWords(() -> args.length == 0 ? Window.open(WindowOptions.NONE) : execute(args)));
    }

    private static int execute(String... args) {
        CommandLine commandLine = commandLine(new FileOutputStream(FileDescriptor.out), System.err);
        return commandLine.execute(Opened.asPlay(commandLine.getSubcommands().keySet(), args));
    }

    /** The command line on standard output and error, with those parts that can be redirected from within the process. */
    static CommandLine commandLine() {
        return commandLine(System.out, System.err);
    }

    /** The command line, which answers every mistake in one sentence and never with a stack trace. */
    static CommandLine commandLine(OutputStream out, OutputStream err) {
        CommandLine commandLine = new CommandLine(new Main());
        CommandGroup.addTo(commandLine);
        commandLine.setUsageHelpWidth(Tables.WIDTH);
        commandLine.setCaseInsensitiveEnumValuesAllowed(true);
        // Each attack has its own options, in order; the command itself refuses options that are given twice.
        Objects.requireNonNull(commandLine.getSubcommands().get("forecast")).setOverwrittenOptionsAllowed(true);
        StandardOutput printed = new StandardOutput(out);
        commandLine.setOut(terminal(printed));
        commandLine.setErr(terminal(err));
        commandLine.setExecutionStrategy(parsed -> {
            int code = new CommandLine.RunLast().execute(parsed);
            commandLine.getOut().flush();
            printed.trouble().ifPresent(commandLine.getErr()::println);
            return printed.trouble().isPresent() ? ExitCode.BAD : code;
        });
        commandLine.registerConverter(Path.class, Main::path);
        NumberConverters.register(commandLine);
        // A file or a unit may have a name such as @1.
        commandLine.setExpandAtFiles(false);
        commandLine.setParameterExceptionHandler((wrong, args) -> misused(wrong));
        commandLine.setExecutionExceptionHandler((exception, failed, parsed) -> {
            failed.getErr().println(Faults.told(exception));
            return ExitCode.BAD;
        });
        return commandLine;
    }

    /** Says in one sentence what is wrong with the arguments, and where they are explained. */
    private static int misused(ParameterException wrong) {
        CommandLine command = wrong.getCommandLine();
        StringBuilder told =
                new StringBuilder(String.valueOf(wrong.getMessage()).replaceFirst("\\.$", ""));
        if (wrong instanceof UnmatchedArgumentException unmatched
                && !unmatched.getSuggestions().isEmpty()) {
            told.append(" (did you mean ")
                    .append(String.join(" or ", unmatched.getSuggestions()))
                    .append("?)");
        }
        told.append(". See ").append(command.getCommandSpec().qualifiedName()).append(" --help.");
        command.getErr().println(told);
        return ExitCode.BAD;
    }

    private static PrintWriter terminal(OutputStream stream) {
        return new PrintWriter(new TerminalWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8)), true);
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("this computer can have no file of this name; choose another");
        }
    }

    /** The version that the build wrote into the jar; there is none when the program runs from class files. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {ProgramVersion.HERE};
        }
    }
}
