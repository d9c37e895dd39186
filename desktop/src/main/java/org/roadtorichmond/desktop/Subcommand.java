package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command of the program. It says what goes wrong as it goes along, and its exit code is that of the worst. */
abstract class Subcommand implements Callable<Integer> {
    @Spec
    CommandSpec spec;

    private int code = ExitCode.DONE;

    /** A file to be written; its content is asked for when nothing stands against writing it. */
    record Written(Path path, OutputKind kind, Supplier<byte[]> content) {}

    /** Does what the command is for. */
    abstract void run();

    @Override
    public Integer call() {
        // A command may be called again.
        code = ExitCode.DONE;
        run();
        return code;
    }

    /** Ends with this exit code, unless there is a worse one. */
    final void end(int with) {
        code = Math.max(code, with);
    }

    /** Whether nothing has gone wrong. */
    final boolean isGood() {
        return code == ExitCode.DONE;
    }

    /** What is thrown where the arguments make no sense. */
    final ParameterException wrong(String why) {
        return Usage.wrong(spec, why);
    }

    /** Refuses arguments if they make no sense. */
    final void refuseIf(boolean senseless, String why) {
        Usage.refuseIf(spec, senseless, why);
    }

    /** Refuses a number that is below 1 or above the most. */
    final void require(String option, int number, int most) {
        Usage.require(spec, option, number, most);
    }

    /** The commander that an option or parameter names. */
    final NamedCommander commander(String what, String text) {
        return NamedCommander.parse(spec, what, text);
    }

    /** Prints a line on standard output. */
    final void say(Object line) {
        spec.commandLine().getOut().println(line);
    }

    /** Prints on standard error why there is no answer. */
    final void fail(Object why) {
        spec.commandLine().getErr().println(why);
        end(ExitCode.BAD);
    }

    /** Prints what is wrong with a file. */
    void report(String file, List<Problem> problems) {
        AnswerPrinter.report(spec.commandLine(), file, problems);
        end(ExitCode.BAD);
    }

    /** Uses what was read from a file, or reports what is wrong with it. */
    final <T> void with(String file, Result<T> read, Consumer<T> use) {
        read.value().ifPresentOrElse(use, () -> report(file, read.problems()));
    }

    /** What could be read from files, in their order; the others are reported. */
    final <T> List<T> read(List<String> files, Function<String, Result<T>> reader) {
        List<T> all = new ArrayList<>();
        files.forEach(file -> with(file, reader.apply(file), all::add));
        return all;
    }

    /** Makes the folder for files to be written, or says why not. Returns whether there is one. */
    final boolean makeFolder(Outputs outputs, Path folder) {
        Optional<Sentence> trouble = outputs.makeFolder(folder);
        trouble.ifPresent(this::fail);
        return trouble.isEmpty();
    }

    /** Writes files if nothing stands against any of them, or says why not. Returns whether all are written. */
    final boolean write(Outputs outputs, List<Written> files) {
        files.forEach(file -> outputs.add(file.path(), file.kind()));
        Optional<Sentence> trouble = outputs.refusal();
        for (Written file : files) {
            trouble = trouble.or(() ->
                    outputs.file(file.path(), file.kind()).write(file.content().get()));
        }
        trouble.ifPresent(this::fail);
        return trouble.isEmpty();
    }

    final void writeAndName(Outputs outputs, Written... files) {
        if (write(outputs, List.of(files))) {
            List.of(files).forEach(file -> say(file.path()));
        }
    }
}
