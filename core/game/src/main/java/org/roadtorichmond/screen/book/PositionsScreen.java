package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.balance.tactics.Assessment;
import org.roadtorichmond.scenario.played.SolvedPosition;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.played.MyGames;
import org.roadtorichmond.session.solve.Positions;
import org.roadtorichmond.session.solve.Solving;
import org.roadtorichmond.work.Worker;

/** The page of the positions to solve: the one of the week first, then all, easiest first, each with the stars that were earned. */
public final class PositionsScreen extends BookPage {
    private static final float WIDTH = 860;
    private static final float BUTTON = 150;

    private final Worker background;
    private @Nullable Found found;

    /** What was read: the positions, and the games with the stars. */
    private record Found(Positions positions, MyGames mine) {}

    /** The page, which leads back to the title page; positions and stars are read in the background. */
    public PositionsScreen(AppContext app, Navigator navigator) {
        super(app, navigator);
        background = worker("positions");
        background.run(() -> new Found(Positions.shipped(), MyGames.of(app.archive())), this::found);
    }

    private void found(Found read) {
        found = read;
        rebuild();
    }

    @Override
    public void compose() {
        Table content = new Table();
        content.top().padRight(px(12));
        content.defaults().growX();
        content.add(wrapped(text("solve.about"), "italic")).padBottom(px(10)).row();
        Found read = found;
        if (read != null) {
            Positions.Entry week = read.positions().ofWeek(LocalDate.now(ZoneId.systemDefault()));
            content.add(centred(text("solve.week"), "subtitle")).row();
            content.add(position(week, read.mine(), true)).padBottom(px(8)).row();
            content.add(rule()).padBottom(px(8)).row();
            read.positions()
                    .all()
                    .forEach(entry -> content.add(position(entry, read.mine(), false))
                            .padBottom(px(12))
                            .row());
        }
        leaf(text("solve.title"), WIDTH, content, List.of(button(text("book.back"), "default", this::leave)));
    }

    private Table position(Positions.Entry entry, MyGames mine, boolean first) {
        Table words = new Table();
        words.defaults().growX().left();
        words.add(wrapped(entry.name(texts()), "heading")).row();
        words.add(wrapped(entry.task(texts()), "default")).row();
        words.add(wrapped(entry.terms(texts()), "small"));
        Optional<SolvedPosition> best = mine.position(entry.key());
        Runnable solve = () -> navigator().solve(new Solving(entry, RandomSeeds.seed()));
        TextButton begin =
                first ? enterButton(text("solve.begin"), solve) : button(text("solve.begin"), "default", solve);
        Table right = new Table();
        right.add(stars(best.map(SolvedPosition::stars).orElse(0), Assessment.STARS))
                .padBottom(px(4))
                .row();
        right.add(begin).width(px(BUTTON));
        Table row = new Table();
        row.add(words).growX().padRight(px(12));
        row.add(right).top();
        return row;
    }
}
