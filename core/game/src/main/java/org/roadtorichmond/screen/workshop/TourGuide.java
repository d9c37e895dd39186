package org.roadtorichmond.screen.workshop;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.lesson.Guide;
import org.roadtorichmond.session.lesson.Patience;
import org.roadtorichmond.workshop.tools.ToolKind;
import org.roadtorichmond.workshop.tour.TourProgress;
import org.roadtorichmond.workshop.tour.TourStep;

/** The tour of the workshop in the words of the player's language, as the panel of lessons shows it. */
final class TourGuide implements Guide {
    /** The name of the list of problems, by which the tour points at it. */
    static final String PROBLEMS = "problems";

    /** The name of the balance dial. */
    static final String DIAL = "dial";

    /** The name of the button that plays the scenario. */
    static final String PLAY = "play";

    private final Widgets ui;
    private final TourProgress progress;
    private final Patience patience = new Patience();

    TourGuide(Widgets ui, TourProgress progress) {
        this.ui = ui;
        this.progress = progress;
    }

    /** The name of the button of a tool. */
    static String tool(ToolKind kind) {
        return "tool." + kind;
    }

    Patience patience() {
        return patience;
    }

    @Override
    public String name() {
        return ui.text("tour.name");
    }

    @Override
    public int count() {
        return TourStep.values().length;
    }

    @Override
    public int number() {
        return progress.number();
    }

    @Override
    public Optional<Step> shown() {
        return progress.step()
                .map(step -> new Step(text(step, "text"), text(step, "hint"), false, true, false, buttons(step)));
    }

    private String text(TourStep step, String what) {
        return ui.text("tour." + step + "." + what);
    }

    private static List<String> buttons(TourStep step) {
        return switch (step) {
            case PAINT -> List.of(tool(ToolKind.TERRAIN));
            case ROAD -> List.of(tool(ToolKind.ROAD));
            case RIVER -> List.of(tool(ToolKind.RIVER), tool(ToolKind.BRIDGE));
            case UNITS -> List.of(tool(ToolKind.UNIT));
            case PROBLEM -> List.of(PROBLEMS);
            case BALANCE -> List.of(DIAL, PLAY);
        };
    }

    @Override
    public String ending() {
        return ui.text("tour.ending", ui.key(KeyAction.KEYS));
    }

    @Override
    public Help help() {
        return patience.help();
    }

    @Override
    public boolean astray() {
        return false;
    }

    @Override
    public boolean mayStepBack() {
        return progress.number() > 0;
    }
}
