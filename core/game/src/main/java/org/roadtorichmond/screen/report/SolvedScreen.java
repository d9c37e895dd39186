package org.roadtorichmond.screen.report;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Scaling;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.advice.OrderWords;
import org.roadtorichmond.balance.tactics.Assessment;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.played.SolvedPosition;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.screen.book.MapImage;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.played.MyGames;
import org.roadtorichmond.session.solve.BestPlan;
import org.roadtorichmond.session.solve.Positions;
import org.roadtorichmond.session.solve.Solving;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/**
 * The end of a position that was to be solved: the stars, the player's orders beside the best plan known over all dice, and that plan,
 * as arrows on the map and in words.
 */
public final class SolvedScreen extends BookPage {
    private static final float WIDTH = 760;
    /** How high the map of the best plan is. */
    private static final int MAP = 280;

    private static final int PERCENT = 100;

    private final Solving solving;
    private final Positions.Entry entry;
    private final Worker background;
    private @Nullable Outcome outcome;
    private @Nullable Texture picture;

    /** What came of it, what would have been best, and why it could not be kept, if so. */
    private record Outcome(Assessment assessment, BestPlan best, Optional<Sentence> trouble) {}

    /** The page of a position that has been played to its end; it is assessed, and kept, in the background. */
    public SolvedScreen(AppContext app, Navigator navigator, Solving solving) {
        super(app, navigator);
        this.solving = solving;
        entry = solving.entry();
        List<Command> orders = solving.orders();
        boolean kept = solving.counts() && app.preferences().get(Setting.MY_GAMES);
        background = worker("assessment");
        background.run(
                () -> {
                    Assessment assessment = Assessment.of(entry.tactic(), orders);
                    return new Outcome(
                            assessment, BestPlan.of(entry.tactic()), kept ? keep(assessment) : Optional.empty());
                },
                this::assessed);
    }

    private Optional<Sentence> keep(Assessment assessment) {
        LocalDateTime now = LocalDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.SECONDS);
        int solved =
                PERCENT * assessment.own().solved() / assessment.own().trials().size();
        return MyGames.of(app().archive()).add(new SolvedPosition(entry.key(), assessment.stars(), solved, now));
    }

    private void assessed(Outcome made) {
        outcome = made;
        rebuild();
    }

    @Override
    public void compose() {
        Table content = new Table();
        content.top().padRight(px(12));
        Rows rows = new Rows(this, content);
        rows.text(entry.task(texts()), "italic", 0, 10);
        Outcome made = outcome;
        if (made == null) {
            rows.text(text("solve.assessing"), "book");
        } else {
            fill(rows, made);
        }
        leaf(
                entry.name(texts()),
                WIDTH,
                content,
                List.of(
                        enterButton(text("solve.others"), this::leave),
                        button(
                                text("lessons.again"),
                                "default",
                                () -> navigator().solve(new Solving(entry, RandomSeeds.seed())))));
    }

    private void fill(Rows rows, Outcome made) {
        Assessment found = made.assessment();
        rows.add(stars(found.stars(), Assessment.STARS), 0);
        rows.text(text("solve.stars." + found.stars()), "subtitle", 4, 8);
        int dice = found.own().trials().size();
        rows.number(text("solve.own"), text("solve.of", found.own().solved(), dice));
        rows.number(text("solve.best"), text("solve.of", found.best().solved(), dice));
        rows.text(text("solve.dice", dice), "small", 4, 8);
        if (!solving.counts()) {
            rows.text(text("solve.umpire"), "warning");
        }
        made.trouble().ifPresent(why -> rows.text(text("mine.notKept", why), "warning"));
        rows.text(text("solve.plan"), "heading", 8);
        Image map = new Image();
        map.setScaling(Scaling.fit);
        Texture known = picture;
        if (known == null) {
            plate(() -> draw(map, made.best()));
        } else {
            map.setDrawable(new TextureRegionDrawable(known));
        }
        rows.add(map, 4).height(px(MAP));
        entry.tactic().solution().stream()
                .filter(command -> !(command instanceof Command.EndPhase))
                .forEach(command -> rows.text(tell(OrderWords.of(command)), "default"));
        if (entry.tactic().solution().isEmpty()) {
            rows.text(text("solve.nothing"), "default");
        }
        rows.text(entry.lesson(texts()), "book", 8);
    }

    /** Draws the position with the marches and attacks of a plan. */
    private void draw(Image image, BestPlan plan) {
        MapContents start = BoardModel.picture(new Solving(entry, 1).session(), texts());
        List<Overlay> under = new ArrayList<>();
        List<Overlay> over = new ArrayList<>();
        plan.ways().forEach(way -> under.add(new Overlay.Route(way, Palette.PATH, true)));
        plan.doors().forEach(hex -> over.add(new Overlay.Frame(hex, Palette.LEGAL)));
        plan.attacks().forEach(attack -> over.add(new Overlay.Route(attack, Palette.TARGET, true)));
        Texture made = MapImage.take(
                app(),
                entry.tactic().position().scenario().scenario(),
                start.with(under, over),
                Math.round(room(WIDTH)),
                px(MAP));
        picture = made;
        image.setDrawable(new TextureRegionDrawable(made));
    }

    @Override
    public void leave() {
        app().clearTable();
        navigator().positions();
    }

    @Override
    public void dispose() {
        Texture drawn = picture;
        if (drawn != null) {
            drawn.dispose();
        }
        super.dispose();
    }
}
