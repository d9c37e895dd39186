package org.roadtorichmond.desktop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import picocli.CommandLine;

/** The manual page for {@code man}, which the packages hold: the commands' own help, set in roff. */
final class ManualPage {
    private ManualPage() {}

    /**
     * Writes the page and its folders.
     *
     * @param arguments the file to write, and the version of the game
     * @throws IOException if the file cannot be written
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]).toAbsolutePath();
        Path folder = file.getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Files.writeString(file, page(Main.commandLine(), arguments[1]), StandardCharsets.UTF_8);
    }

    /** The page of all commands that are not hidden, in the order of the alphabet. */
    static String page(CommandLine all, String version) {
        String name = all.getCommandName();
        StringBuilder page = new StringBuilder();
        page.append(".TH \"" + name + "\" 6 \"\" \"" + version + "\"\n.SH NAME\n");
        String[] description = all.getCommandSpec().usageMessage().description();
        page.append(escaped(name))
                .append(" \\- ")
                .append(escaped(String.join(" ", description)))
                .append('\n');
        section(page, name, all);
        new TreeMap<>(all.getSubcommands()).forEach((word, command) -> {
            if (!command.getCommandSpec().usageMessage().hidden()) {
                section(page, name + " " + word, command);
            }
        });
        return page.toString();
    }

    private static void section(StringBuilder page, String title, CommandLine command) {
        page.append(".SH \"").append(escaped(title)).append("\"\n.nf\n");
        command.getUsageMessage(CommandLine.Help.Ansi.OFF)
                .lines()
                .forEach(line -> page.append(escaped(line)).append('\n'));
        page.append(".fi\n");
    }

    /** A line that roff prints as it is: a dot or quote in front would be one of its own commands. */
    private static String escaped(String line) {
        String text = line.replace("\\", "\\e").replace("-", "\\-");
        return text.startsWith(".") || text.startsWith("'") ? "\\&" + text : text;
    }
}
