package org.roadtorichmond.desktop;

import com.badlogic.gdx.utils.GdxRuntimeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.publish.svg.MapDrawing;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputFile;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.Outputs;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.Legend;
import org.roadtorichmond.view.SheetPicture;
import org.roadtorichmond.view.Topography;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws the map and the units on it into a file. */
@Command(
        name = "picture",
        description = {
            "Draws the map with what stands on it: of a map, a scenario, a position or a saved game.",
            "A PNG is drawn as in the window and wants a display, real or virtual; an SVG needs none."
        })
final class PictureCommand implements Callable<Integer> {
    private static final int USUAL = 2000;
    private static final int LEAST = 100;
    private static final int MOST = 8000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private MapsOption maps;

    @Parameters(paramLabel = "FILE", description = "A map, scenario, position or saved game.")
    private String file;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "The picture: NAME.svg or NAME.png.")
    private Path out;

    @Option(
            names = "--width",
            paramLabel = "N",
            description = "Its width in pixels, 100 to 8000 (2000; an SVG fills the room it is given).")
    private Optional<Integer> width = Optional.empty();

    @Mixin
    private ForceOption force;

    /** What to draw. */
    record Subject(Battlefield field, Optional<GameState> state) {
        /** The legend of the sheet in English, dated by the scenario's first day if it has one. */
        Legend legend() {
            String date = state.flatMap(now -> now.scenario().clock())
                    .map(clock -> clock.begins().format(DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.UK)))
                    .orElse("");
            return new Legend(
                    date,
                    place -> Games.texts().get("map.to", place),
                    Games.texts().get("map.north"),
                    Games.texts().get("map.mile"));
        }
    }

    @Override
    public Integer call() {
        if (width.isPresent() && (width.get() < LEAST || width.get() > MOST)) {
            throw new ParameterException(
                    spec.commandLine(), "--width takes a whole number from " + LEAST + " to " + MOST);
        }
        Result<Subject> subject = maps.documents().open(file).then(PictureCommand::subject);
        if (subject.value().isEmpty()) {
            AnswerPrinter.report(spec.commandLine(), file, subject.problems());
            return ExitCode.BAD;
        }
        Outputs outputs = force.outputs(maps);
        OutputFile picture = outputs.add(out, OutputKind.DRAWING, OutputKind.PICTURE);
        Optional<Sentence> refusal = outputs.refusal();
        if (refusal.isPresent()) {
            return refuse(refusal.get().toString());
        }
        return picture.kind().equals(Optional.of(OutputKind.DRAWING))
                ? write(picture, svg(subject.value().get()))
                : png(picture, subject.value().get());
    }

    private static Result<Subject> subject(Document document) {
        if (document instanceof Document.MapDocument map) {
            return Result.good(new Subject(map.field(), Optional.empty()));
        }
        return Games.of(document).then(PictureCommand::subject);
    }

    private static Result<Subject> subject(Game game) {
        Scenario scenario = game.state().scenario();
        return Result.good(new Subject(scenario.field(), Optional.of(game.state())));
    }

    private byte[] svg(Subject subject) {
        MapDrawing drawing = MapDrawing.of(subject.field()).words(subject.legend(), Locale.ENGLISH);
        if (subject.state().isPresent()) {
            drawing = drawing.counters(subject.state().get())
                    .title(subject.state().get().scenario().name());
        }
        if (width.isPresent()) {
            drawing = drawing.width(width.get());
        }
        return drawing.svg().getBytes(StandardCharsets.UTF_8);
    }

    private int png(OutputFile file, Subject subject) {
        if (!Window.hasDisplay()) {
            return refuse(
                    "There is no display to draw a PNG with. Draw an .svg, which needs none, or start the command under a"
                            + " virtual display such as xvfb-run.");
        }
        Topography topography = new Topography(subject.field());
        List<Counter> counters = subject.state().map(Counter::all).orElse(List.of());
        SheetPicture picture = new SheetPicture(topography, subject.legend(), counters);
        int wide = width.orElse(USUAL);
        PictureWindow window = new PictureWindow(picture, wide);
        try {
            Window.show(window, PictureWindow.configuration());
        } catch (GdxRuntimeException e) {
            return refuse(
                    "The display cannot draw the picture: " + e.getMessage() + ". Draw an .svg, which needs none.");
        }
        return window.png()
                .map(png -> write(file, png))
                .orElseGet(() ->
                        refuse("The display draws pictures up to " + window.largest() + " pixels, but this one is "
                                + wide + " by " + picture.height(wide) + ". Give a smaller --width."));
    }

    private int refuse(String words) {
        spec.commandLine().getErr().println(words);
        return ExitCode.BAD;
    }

    private int write(OutputFile file, byte[] picture) {
        Optional<Sentence> trouble = file.write(picture);
        if (trouble.isPresent()) {
            return refuse(trouble.get().toString());
        }
        spec.commandLine().getOut().println(out);
        return ExitCode.DONE;
    }
}
