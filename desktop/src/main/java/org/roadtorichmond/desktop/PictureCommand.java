package org.roadtorichmond.desktop;

import com.badlogic.gdx.utils.GdxRuntimeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.publish.svg.MapDrawing;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.session.words.Hours;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.KeySign;
import org.roadtorichmond.view.Legend;
import org.roadtorichmond.view.SheetPicture;
import org.roadtorichmond.view.Topography;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws the map and the units on it into a file. */
@Command(
        name = "picture",
        description = {
            "Draws the map with what stands on it: of a map, a scenario, a position or a saved game.",
            "A PNG is drawn as in the window and wants a display, real or virtual; an SVG needs none."
        })
final class PictureCommand extends Subcommand {
    private static final int USUAL = 2000;
    private static final int LEAST = 100;
    private static final int MOST = 8000;

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
        MapDrawing drawing(Texts texts) {
            MapDrawing map = MapDrawing.of(field).words(legend(texts), texts.locale());
            return state.map(now ->
                            map.counters(now).title(texts.of(now.scenario()).name()))
                    .orElse(map);
        }

        /** The legend of the sheet in a language, dated by the scenario's first day if it has one. */
        Legend legend(Texts texts) {
            return new Legend(
                    state.flatMap(now -> Hours.date(now.scenario(), texts)).orElse(""),
                    place -> texts.get("map.to", texts.name(place)),
                    texts.get("map.north"),
                    texts.get("map.mile"));
        }
    }

    @Override
    void run() {
        refuseIf(
                width.isPresent() && (width.get() < LEAST || width.get() > MOST),
                "--width takes a whole number from " + LEAST + " to " + MOST);
        with(file, maps.documents().open(file).then(PictureCommand::subject), this::draw);
    }

    private void draw(Subject subject) {
        Outputs outputs = force.outputs(maps);
        OutputFile picture = outputs.add(out, OutputKind.DRAWING, OutputKind.PICTURE);
        Optional<Sentence> refusal = outputs.refusal();
        if (refusal.isPresent()) {
            fail(refusal.get());
        } else if (picture.kind().equals(Optional.of(OutputKind.DRAWING))) {
            write(picture, svg(subject));
        } else {
            png(picture, subject);
        }
    }

    private static Result<Subject> subject(Document document) {
        if (document instanceof Document.MapDocument map) {
            return Result.good(new Subject(map.field(), Optional.empty()));
        }
        return Games.of(document).map(PictureCommand::subject);
    }

    /** The map of a game and what stands on it. */
    static Subject subject(Game game) {
        return new Subject(game.state().scenario().field(), Optional.of(game.state()));
    }

    private Texts english() {
        return new LanguageOption().texts(maps.shelf()).get(0);
    }

    private byte[] svg(Subject subject) {
        MapDrawing drawing = subject.drawing(english());
        if (width.isPresent()) {
            drawing = drawing.width(width.get());
        }
        return drawing.svg().getBytes(StandardCharsets.UTF_8);
    }

    private void png(OutputFile file, Subject subject) {
        if (!Window.hasDisplay()) {
            fail("There is no display to draw a PNG with. Draw an .svg, which needs none, or start the command under a"
                    + " virtual display such as xvfb-run.");
            return;
        }
        Topography topography = new Topography(subject.field());
        List<Counter> counters = subject.state().map(Counter::all).orElse(List.of());
        List<KeySign> signs = subject.state()
                .map(state -> KeySign.of(state, Games.texts()::tell))
                .orElse(List.of());
        SheetPicture picture = new SheetPicture(topography, subject.legend(english()), counters, signs);
        int wide = width.orElse(USUAL);
        PictureWindow window = new PictureWindow(picture, wide);
        try {
            Window.show(window, PictureWindow.configuration());
        } catch (GdxRuntimeException e) {
            fail("The display cannot draw the picture: " + e.getMessage() + ". Draw an .svg, which needs none.");
            return;
        }
        window.png()
                .ifPresentOrElse(
                        png -> write(file, png),
                        () -> fail("The display draws pictures up to " + window.largest() + " pixels, but this one is "
                                + wide + " by " + picture.height(wide) + ". Give a smaller --width."));
    }

    private void write(OutputFile file, byte[] picture) {
        file.write(picture).ifPresentOrElse(this::fail, () -> say(out));
    }
}
