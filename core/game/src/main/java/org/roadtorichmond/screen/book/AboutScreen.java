package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Rows;

/** Which version of the game this is, on what it runs, what it is made of, and under which licences. */
public final class AboutScreen extends BookPage {
    private static final float WIDTH = 860;
    private static final float READING = 720;
    private static final Pattern PARAGRAPHS = Pattern.compile("\\R\\s*\\R");
    /** Rules of dashes, and headings with their text right below, which each part paragraphs like an empty line. */
    private static final Pattern RULES = Pattern.compile("(?m)^\\s*[-=_]{5,}\\s*$");

    private static final Pattern HEADINGS = Pattern.compile("(?m)^([A-Z][A-Z &]{3,24})$");

    /** The page, which leads back to the title page. */
    public AboutScreen(AppContext app, Navigator navigator) {
        super(app, navigator);
    }

    @Override
    public void compose() {
        Table content = new Table();
        content.top().padRight(px(12));
        Rows rows = new Rows(this, content);
        String version = Credits.version();
        rows.text(version.isEmpty() ? text("about.unpacked") : text("about.version", version), "book", 0);
        String system = text(
                "about.system",
                property("java.runtime.version"),
                property("os.name"),
                property("os.arch"),
                Gdx.graphics.getGLVersion().getRendererString());
        rows.text(system, "small", 4);
        rows.text(text("about.game", Credits.GAME), "book", 12, 4);
        rows.text(text("about.parts"), "book", 8);
        byLicence().forEach((licence, parts) -> licence(rows, licence, parts));
        leaf(text("about.title"), WIDTH, content, List.of(button(text("book.back"), "default", this::leave)));
    }

    private static String property(String name) {
        return System.getProperty(name, "?");
    }

    private static Map<String, List<Credits.Part>> byLicence() {
        return Credits.parts().stream()
                .collect(Collectors.groupingBy(Credits.Part::licence, LinkedHashMap::new, Collectors.toList()));
    }

    private void licence(Rows rows, String licence, List<Credits.Part> parts) {
        Table row = new Table();
        row.setBackground(theme().panel());
        Table head = new Table();
        head.add(label(licence, "heading")).expandX().left();
        head.add(button(text("about.read"), "list", () -> read(licence)));
        row.add(head).growX().row();
        String named = parts.stream()
                .map(part -> (part.name() + " " + part.version()).strip())
                .collect(Collectors.joining(" · "));
        row.add(wrapped(named, "small")).growX().padTop(px(2));
        rows.add(row, 8);
    }

    /** Shows the words of a licence, each paragraph as wide as the dialog, however its file breaks lines. */
    private void read(String licence) {
        dialogs()
                .show(
                        licence,
                        READING,
                        () -> {
                            Table words = new Table();
                            words.defaults().growX().padBottom(px(6));
                            PARAGRAPHS
                                    .splitAsStream(parted(Credits.text(licence).orElse("")))
                                    .map(paragraph -> paragraph.strip().replaceAll("\\s+", " "))
                                    .filter(paragraph -> !paragraph.isEmpty())
                                    .forEach(paragraph -> words.add(wrapped(paragraph, "small"))
                                            .row());
                            words.padRight(px(14));
                            return words;
                        },
                        () -> List.<Actor>of(dialogs().closing()));
    }

    private static String parted(String words) {
        String ruled = RULES.matcher(words).replaceAll("\n\n");
        return HEADINGS.matcher(ruled).replaceAll("$1\n\n");
    }
}
