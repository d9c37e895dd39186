package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout.GlyphRun;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.view.Palette;

/**
 * Words in which each number is underlined that leads somewhere when it is clicked: that of a rule to the field manual, and where there
 * is a map that of a hex behind the name of its place to the map.
 */
class RuleLabel extends Label implements RuleLinks {
    private static final String NUMBER = "(\\d+(?:\\.\\d+)*|[a-z]+\\.[a-z-]+)";
    private static final float BELOW = 2;
    private static final float AROUND = 3;

    private static final String HEX = "\\d{4}|\\d{3}\\.\\d{3}";

    private final AppContext app;
    private final Leads leads;
    private final Pattern cited;
    private final List<Link> links = new ArrayList<>();

    /**
     * Where numbers lead.
     *
     * @param manual opens the manual at a rule
     * @param map shows a hex, where there is a map
     */
    record Leads(Consumer<String> manual, Optional<Consumer<String>> map) {}

    /** Words whose numbers lead somewhere. */
    RuleLabel(AppContext app, String words, String style, Leads leads) {
        super(words, app.theme().skin(), style);
        this.app = app;
        this.leads = leads;
        String before =
                app.texts().get("rule.cited") + " " + (leads.map().isPresent() ? "|\\((?=(?:" + HEX + ")\\))" : "");
        cited = Pattern.compile("(?:" + before + ")" + NUMBER);
        addListener(new LinkMouse(this));
    }

    @Override
    public List<Link> links() {
        validate();
        return links;
    }

    @Override
    public void open(String number) {
        leads.map().filter(map -> number.matches(HEX)).orElse(leads.manual()).accept(number);
    }

    @Override
    public void layout() {
        super.layout();
        links.clear();
        List<String> sought = new ArrayList<>();
        for (Matcher matcher = cited.matcher(getText()); matcher.find(); ) {
            sought.add(matcher.group(1));
        }
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
        int stroke = Math.max(1, app.theme().px(1));
        for (Link link : links) {
            app.ink()
                    .rectangle(
                            getX() + link.place().x,
                            Math.round(getY() + link.place().y + AROUND - BELOW) - stroke,
                            link.place().width,
                            stroke,
                            Palette.LEGAL);
        }
    }
}
