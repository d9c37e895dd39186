package org.roadtorichmond.desktop;

import java.util.List;
import org.roadtorichmond.balance.duel.FileUnderSystem;
import org.roadtorichmond.scenario.json.Problem;
import picocli.CommandLine.Mixin;

/** A command that reads files and prints answers, for people or as JSON. */
abstract class AnsweringCommand extends Subcommand {
    @Mixin
    MapsOption maps;

    @Mixin
    AnswerPrinter printer;

    @Override
    final void report(String file, List<Problem> problems) {
        printer.report(file, problems);
        end(ExitCode.BAD);
    }

    /** Files under victory systems that are named, or each under its own; those that cannot be played are reported. */
    final List<FileUnderSystem> entries(List<String> files, String... systems) {
        return read(files, file -> FileUnderSystem.read(maps.documents(), file, List.of(systems))).stream()
                .flatMap(List::stream)
                .toList();
    }

    /** Prints an answer; it is about no file if the name is empty. */
    final void print(String file, Answer answer) {
        printer.print(file, answer);
        end(answer.code());
    }
}
