package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.utils.Disposable;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.exchange.picture.PictureFile;
import org.roadtorichmond.exchange.picture.UnpackedPicture;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.Underlay;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.trace.Fitting;
import org.roadtorichmond.workshop.trace.PicturePoint;
import org.roadtorichmond.workshop.trace.SheetPoint;
import org.roadtorichmond.workshop.trace.TraceModel;
import org.roadtorichmond.workshop.trace.TracePlace;
import org.roadtorichmond.workshop.trace.TraceSettings;

/**
 * The picture that is traced: reads it beside the drawing thread, lays it under the map, and fits it to two hexes. It is a setting of
 * the view, which undo does not take back; it is kept beside the map whenever something else is done.
 */
final class TraceControl implements Disposable {
    private static final int USUAL_OPACITY = 80;

    private final TraceModel model;
    private final EditedMap map;
    private final Worker worker;
    private final Runnable stale;
    private @Nullable Underlay underlay;
    private int fileWidth = 1;
    private int fileHeight = 1;
    private Subscription reading = () -> {};
    private boolean busy;
    private @Nullable Fitting fitting;
    private Optional<Sentence> trouble = Optional.empty();

    /**
     * The picture of a map, which is read if one is kept beside it.
     *
     * @param worker reads pictures; closed by this
     * @param stale is run when something has changed that is seen
     */
    TraceControl(TraceModel model, EditedMap map, Worker worker, Runnable stale) {
        this.model = model;
        this.map = map;
        this.worker = worker;
        this.stale = stale;
        if (model.folder().isThere()) {
            recall();
        }
    }

    /** A picture that was read. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Read(byte[] content, PictureFile file, UnpackedPicture picture) {}

    private static Result<Read> read(Result<byte[]> content, int largest) {
        return content.then(bytes -> PictureFile.open(bytes)
                .then(file -> file.unpack(largest).map(picture -> new Read(bytes, file, picture))));
    }

    // --- Files -----------------------------------------------------------------------------------------------------

    /** Reads how the picture was shown last, and the picture. */
    private void recall() {
        Result<TraceSettings> settings = model.folder().settings();
        settings.value()
                .ifPresentOrElse(
                        found -> read(() -> model.folder().picture(found.file()), read -> {
                            model.show(found);
                            lay(read);
                        }),
                        () -> refuse(settings.problems()));
    }

    /** Takes a picture anywhere on the disk, whose path a person has typed or dropped, in place of the one before. */
    void open(String path) {
        File file = new File(path.strip());
        Optional<Storage> folder =
                FileStorage.named(Optional.ofNullable(file.getParent()).orElse(""));
        read(
                () -> folder.map(there -> there.read(file.getName()))
                        .orElseGet(() -> Result.bad(Sentence.of("problem.noFile"))),
                this::take);
    }

    private void read(Supplier<Result<byte[]>> content, Consumer<Read> done) {
        reading.close();
        busy = true;
        trouble = Optional.empty();
        fitting = null;
        int largest = Underlay.largest();
        reading = worker.run(
                cancelled -> read(content.get(), largest),
                result -> {
                    busy = false;
                    result.value().ifPresentOrElse(done, () -> refuse(result.problems()));
                    stale.run();
                },
                fault -> {
                    throw fault;
                });
        stale.run();
    }

    private void refuse(List<Problem> problems) {
        trouble = problems.stream().findFirst().map(Problem::sentence);
    }

    private void take(Read read) {
        HexLayout layout = map.camera().map(MapCamera::layout).orElse(null);
        double wide = layout == null ? read.picture().width() : layout.width();
        double high = layout == null ? read.picture().height() : layout.height();
        TraceSettings next = new TraceSettings(
                model.folder().pictureName(read.file().ending()),
                TracePlace.over(read.file().width(), read.file().height(), wide, high),
                USUAL_OPACITY,
                true);
        trouble = model.take(next, read.content());
        if (trouble.isEmpty()) {
            lay(read);
        }
    }

    private void lay(Read read) {
        dropUnderlay();
        fileWidth = read.file().width();
        fileHeight = read.file().height();
        underlay = new Underlay(
                read.picture().width(), read.picture().height(), read.picture().rgba());
        show();
    }

    private void dropUnderlay() {
        Underlay before = underlay;
        underlay = null;
        map.underlay(null);
        if (before != null) {
            before.dispose();
        }
    }

    /** Removes the picture and its files. */
    void remove() {
        reading.close();
        busy = false;
        fitting = null;
        trouble = model.remove();
        dropUnderlay();
        stale.run();
    }

    /** Keeps how the picture is shown. */
    void keep() {
        model.keep().ifPresent(why -> trouble = Optional.of(why));
    }

    // --- What is seen ----------------------------------------------------------------------------------------------

    /** How the picture is shown; empty if there is none. */
    Optional<TraceSettings> settings() {
        return underlay == null ? Optional.empty() : model.settings();
    }

    /** Whether a picture is being read. */
    boolean isBusy() {
        return busy;
    }

    /** Why the last picture was refused, or could not be kept. */
    Optional<Sentence> trouble() {
        return trouble;
    }

    /** Shows the picture in another way. */
    void change(UnaryOperator<TraceSettings> change) {
        settings().ifPresent(now -> {
            model.set(change.apply(now));
            show();
            stale.run();
        });
    }

    /** Lays the picture elsewhere. */
    void lay(UnaryOperator<TracePlace> change) {
        change(now -> now.with(change.apply(now.place())));
    }

    /** Lays the picture down as it is set. */
    void show() {
        Underlay lying = underlay;
        Optional<TraceSettings> now = settings();
        if (lying == null || now.isEmpty()) {
            return;
        }
        TracePlace place = now.get().place();
        lying.place(
                new Underlay.Point(
                        (float) place.corner().x(), (float) place.corner().y()),
                (float) (fileWidth * place.radii()),
                (float) (fileHeight * place.radii()),
                (float) place.degrees(),
                now.get().opacity() / (float) TraceSettings.OPAQUE);
        lying.mark(marks(place));
        map.underlay(now.get().shown() ? lying : null);
    }

    private List<Underlay.Point> marks(TracePlace place) {
        List<Underlay.Point> marks = new ArrayList<>();
        if (fitting != null) {
            fitting.points().stream().map(place::sheet).forEach(at -> marks.add(point(at)));
        }
        return marks;
    }

    private static Underlay.Point point(SheetPoint at) {
        return new Underlay.Point((float) at.x(), (float) at.y());
    }

    // --- Fitting by two points -------------------------------------------------------------------------------------

    /** Begins to fit the picture to two hexes. */
    void fit() {
        fitting = Fitting.BEGUN;
        change(now -> now.withShown(true));
    }

    /** The fitting that goes on. */
    Optional<Fitting> fitting() {
        return Optional.ofNullable(fitting);
    }

    /** Ends the fitting, if one goes on; whether it did. */
    boolean stopFitting() {
        boolean any = fitting != null;
        fitting = null;
        show();
        stale.run();
        return any;
    }

    /** A click while the picture is fitted: on a point of the picture, or on the hex to which the point before belongs. */
    void press(SheetPoint at, Optional<Hex> hex, HexLayout layout) {
        Fitting now = fitting;
        Optional<TraceSettings> settings = settings();
        if (now == null || settings.isEmpty()) {
            return;
        }
        TracePlace place = settings.get().place();
        if (!now.asksForHex()) {
            PicturePoint point = place.picture(at);
            fitting = now.with(point);
        } else if (hex.isPresent()) {
            Fitting next = now.with(middle(hex.get(), layout));
            Optional<TracePlace> fitted = next.place(place);
            trouble = next.refusal();
            fitting = fitted.isEmpty() || next.isDone() ? null : next;
            fitted.ifPresent(found -> model.set(settings.get().with(found)));
        }
        show();
        stale.run();
    }

    static SheetPoint middle(Hex hex, HexLayout layout) {
        return new SheetPoint(layout.x(hex), layout.height() - layout.y(hex));
    }

    @Override
    public void dispose() {
        keep();
        worker.close();
        dropUnderlay();
    }
}
