package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.lesson.LessonBook;
import org.roadtorichmond.session.lesson.Tutor;

/** The page of the lessons: what is learnt in each, and how far the player has come with it. */
public final class LessonsScreen extends BookPage {
    private static final float WIDTH = 760;
    private static final float BUTTON = 150;

    private final Optional<Session> table;
    private final LessonBook book;

    /** The lessons; Escape leads back to the game on the table, or to the title page if there is none. */
    public LessonsScreen(AppContext app, Navigator navigator, Optional<Session> table) {
        super(app, navigator);
        this.table = table;
        book = new LessonBook(app.archive());
    }

    @Override
    public void compose() {
        Table content = new Table();
        content.top().padRight(px(12));
        content.defaults().growX();
        content.add(wrapped(text("lessons.about"), "italic")).padBottom(px(10)).row();
        List<Lessons.Entry> lessons = app().lessons().all();
        // Enter begins the next one, or the first again after the last.
        Lessons.Entry next = lessons.stream()
                .filter(entry -> !book.progress(entry).finished())
                .findFirst()
                .orElse(lessons.get(0));
        int number = 1;
        for (Lessons.Entry entry : lessons) {
            content.add(lesson(number, entry, book.progress(entry), entry.equals(next)))
                    .padBottom(px(12))
                    .row();
            number++;
        }
        leaf(text("lessons.title"), WIDTH, content, List.of(button(text("book.back"), "default", this::leave)));
    }

    private Table lesson(int number, Lessons.Entry entry, LessonBook.Progress progress, boolean next) {
        Table row = new Table();
        Table words = new Table();
        words.defaults().growX().left();
        words.add(label(number + ". " + entry.lesson().name(), "heading")).row();
        words.add(wrapped(entry.lesson().about(), "default")).row();
        words.add(wrapped(told(entry, progress), "small"));
        row.add(words).growX().padRight(px(12));
        Table buttons = new Table();
        buttons.defaults().width(px(BUTTON)).padBottom(px(4));
        String main = progress.step() > 0 ? "lessons.goOn" : progress.finished() ? "lessons.again" : "lessons.begin";
        TextButton begin = next
                ? enterButton(text(main), () -> take(book.open(entry)))
                : button(text(main), "default", () -> take(book.open(entry)));
        buttons.add(begin).row();
        if (progress.step() > 0) {
            buttons.add(button(text("lessons.restart"), "default", () -> take(book.begin(entry))));
        }
        row.add(buttons).top();
        return row;
    }

    private String told(Lessons.Entry entry, LessonBook.Progress progress) {
        String done = progress.finished() ? text("lessons.finished") : "";
        String left = progress.step() > 0
                ? text(
                        "lessons.left",
                        progress.step() + 1,
                        entry.lesson().steps().size())
                : progress.finished()
                        ? ""
                        : text("lessons.fresh", entry.lesson().steps().size());
        return (done + " " + left).trim();
    }

    private void take(Tutor tutor) {
        navigator().lesson(tutor);
    }

    @Override
    public void leave() {
        table.ifPresentOrElse(navigator()::battle, navigator()::title);
    }
}
