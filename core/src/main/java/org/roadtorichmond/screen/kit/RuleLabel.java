package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Cursor.SystemCursor;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout.GlyphRun;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.view.Palette;

/** Words in which the number of each rule that they cite is underlined, and opens the field manual at that rule when clicked. */
final class RuleLabel extends Label {
    private static final String NUMBER = " (\\d+(?:\\.\\d+)*|[a-z]+\\.[a-z-]+)";
    private static final float BELOW = 2;
    private static final float AROUND = 3;

    private final Page page;
    private final Pattern cited;
    private final List<Link> links = new ArrayList<>();

    /** Where the number of a rule stands in the label, in pixels from its lower left. */
    private record Link(String rule, Rectangle place) {}

    RuleLabel(Page page, String words, String style) {
        super(words, page.theme().skin(), style);
        this.page = page;
        cited = Pattern.compile(page.text("rule.cited") + NUMBER);
        addListener(clicks());
    }

    /** The rules that it cites, in the order of its words. */
    List<String> rules() {
        List<String> rules = new ArrayList<>();
        Matcher matcher = cited.matcher(getText());
        while (matcher.find()) {
            rules.add(matcher.group(1));
        }
        return rules;
    }

    /** Opens the manual at the first of its rules. */
    void open() {
        rules().stream().findFirst().ifPresent(page::manual);
    }

    private InputListener clicks() {
        return new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                Optional<String> rule = at(x, y);
                rule.ifPresent(number -> {
                    // What lies under the words is not meant.
                    event.stop();
                    Gdx.app.postRunnable(() -> page.manual(number));
                });
                return rule.isPresent();
            }

            @Override
            public boolean mouseMoved(InputEvent event, float x, float y) {
                if (!links.isEmpty()) {
                    Gdx.graphics.setSystemCursor(at(x, y).isPresent() ? SystemCursor.Hand : SystemCursor.Arrow);
                }
                return false;
            }

            @Override
            public void exit(InputEvent event, float x, float y, int pointer, @Nullable Actor to) {
                if (!links.isEmpty()) {
                    Gdx.graphics.setSystemCursor(SystemCursor.Arrow);
                }
            }
        };
    }

    private Optional<String> at(float x, float y) {
        return links.stream()
                .filter(link -> link.place().contains(x, y))
                .map(Link::rule)
                .findFirst();
    }

    @Override
    public void layout() {
        super.layout();
        links.clear();
        List<String> sought = new ArrayList<>(rules());
        for (GlyphRun run : getGlyphLayout().runs) {
            String letters = letters(run);
            for (int from = 0; !sought.isEmpty(); ) {
                int place = place(letters, sought.get(0), from);
                if (place < 0) {
                    break;
                }
                links.add(
                        new Link(sought.get(0), place(run, place, sought.get(0).length())));
                from = place + sought.remove(0).length();
            }
        }
    }

    private static String letters(GlyphRun run) {
        StringBuilder letters = new StringBuilder();
        for (BitmapFont.Glyph glyph : run.glyphs) {
            letters.append((char) glyph.id);
        }
        return letters.toString();
    }

    /** Where a cited number begins in a line, from some letter on: after its word, or at the head of a line that parts the two. */
    private int place(String letters, String number, int from) {
        Matcher matcher = cited.matcher(letters);
        while (matcher.find()) {
            if (matcher.start(1) >= from && matcher.group(1).equals(number)) {
                return matcher.start(1);
            }
        }
        return from == 0 && letters.startsWith(number) ? 0 : -1;
    }

    private Rectangle place(GlyphRun run, int first, int count) {
        BitmapFont font = getStyle().font;
        float left = run.x;
        for (int i = 0; i <= first; i++) {
            left += run.xAdvances.get(i);
        }
        float width = 0;
        for (int i = first + 1; i <= first + count && i < run.xAdvances.size; i++) {
            width += run.xAdvances.get(i);
        }
        float height = getGlyphLayout().height;
        float top = (getHeight() - height) / 2 + height + run.y;
        return new Rectangle(left, top - font.getCapHeight() - AROUND, width, font.getCapHeight() + 2 * AROUND);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        super.draw(batch, parentAlpha);
        int stroke = Math.max(1, page.theme().px(1));
        for (Link link : links) {
            page.studio()
                    .ink()
                    .rectangle(
                            getX() + link.place().x,
                            Math.round(getY() + link.place().y + AROUND - BELOW) - stroke,
                            link.place().width,
                            stroke,
                            Palette.ACTION);
        }
    }
}
