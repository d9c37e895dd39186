package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.battle.panel.LessonPanel;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.lesson.Guide;
import org.roadtorichmond.workshop.balance.BalanceDial;
import org.roadtorichmond.workshop.balance.BalanceReading;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tour.TourProgress;

/** The tour on the screen of the workshop: it is offered at the first opening, and shown by the panel of lessons at the edge of the map. */
final class TourSeat implements LessonPanel.Doings {
    private static final float AIR = 8;

    private final Page page;
    private final EditingSession session;
    private final BalanceDial dial;
    private boolean offered;
    private @Nullable TourProgress progress;
    private @Nullable TourGuide guide;
    private @Nullable LessonPanel panel;

    TourSeat(Page page, EditingSession session, BalanceDial dial) {
        this.page = page;
        this.session = session;
        this.dial = dial;
        offered = !page.app().preferences().get(Setting.WORKSHOP_TOUR);
    }

    /** How much room the panel takes beside the map, in pixels; nothing while there is none. */
    int taken() {
        return progress != null || offered ? page.px(LessonPanel.WIDTH) : 0;
    }

    /** Builds the panel on the stage, so far from the top and the right edge of the window. */
    void build(float top, float right) {
        TourGuide taken = guide;
        panel = null;
        if (taken != null) {
            LessonPanel made = new LessonPanel(page, taken, this);
            made.build(top, right);
            panel = made;
        } else if (offered) {
            offer(top, right);
        }
    }

    private void offer(float top, float right) {
        Table box = page.panel();
        box.pad(page.px(AIR));
        box.defaults().growX().left();
        box.add(page.wrapped(page.text("tour.offer"), "hint"))
                .padBottom(page.px(6))
                .row();
        Flow buttons = new Flow(page.px(6));
        buttons.addActor(page.button(page.text("tour.begin"), "action", this::begin));
        buttons.addActor(page.button(page.text("tour.refuse"), "default", this::leave));
        box.add(buttons);
        LessonPanel.atEdge(page, box, top, right);
    }

    /** Begins the tour with the scenario as it stands. */
    void begin() {
        offered = false;
        TourProgress begun = new TourProgress(session.tree().root());
        progress = begun;
        guide = new TourGuide(page, begun);
        page.rebuild();
    }

    /** Looks whether the step is done, and shows the present one. */
    void refresh() {
        TourProgress now = progress;
        TourGuide shown = guide;
        if (now == null || shown == null) {
            return;
        }
        now.watched(dial.state().reading().map(BalanceReading::games).orElse(0));
        if (now.check(session.tree().root())) {
            shown.patience().reset(Guide.Help.NONE);
        }
        LessonPanel there = panel;
        if (there != null) {
            there.refresh();
        }
    }

    /** Lets time go by, after which help comes. */
    void elapse(float seconds) {
        TourGuide shown = guide;
        if (shown != null && shown.patience().elapse(seconds, shown.shown().isPresent())) {
            page.stale();
        }
    }

    /** A line of the list of problems has led to where the problem is. */
    void followed() {
        if (progress != null) {
            progress.followed();
        }
    }

    /** The scenario is about to be played. */
    void played() {
        if (progress != null) {
            progress.played();
            refresh();
            close();
        }
    }

    private void step(int step) {
        TourProgress now = progress;
        TourGuide shown = guide;
        if (now != null && shown != null) {
            now.begin(step, session.tree().root());
            shown.patience().reset(Guide.Help.NONE);
            page.stale();
        }
    }

    private int number() {
        return progress == null ? 0 : progress.number();
    }

    @Override
    public void next() {
        step(number() + 1);
    }

    @Override
    public void back() {
        step(number() - 1);
    }

    @Override
    public void again() {
        step(number());
    }

    @Override
    public void help() {
        if (guide != null) {
            guide.patience().assist();
        }
        page.stale();
    }

    @Override
    public void show() {
        help();
    }

    @Override
    public void leave() {
        close();
        page.rebuild();
    }

    private void close() {
        offered = false;
        progress = null;
        guide = null;
        page.app().preferences().set(Setting.WORKSHOP_TOUR, true);
    }

    @Override
    public void goOn() {
        leave();
    }

    @Override
    public String after() {
        return page.text("tour.close");
    }

    @Override
    public Optional<String> list() {
        return Optional.empty();
    }
}
