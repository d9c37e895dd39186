package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.utils.Align;
import java.util.List;

/**
 * Words of several lines in a place whose height is given: they are set in the first of some styles in which they fit, and so never
 * push what lies round them out of the window.
 */
final class FittedLabel extends RuleLabel {
    private final List<LabelStyle> styles;
    private final GlyphLayout measured = new GlyphLayout();

    /** Words whose numbers lead somewhere; the styles are names in the theme, the largest first. */
    FittedLabel(AppContext app, List<String> styles, Leads leads) {
        super(app, "", styles.get(0), leads);
        this.styles = styles.stream()
                .map(style -> app.theme().skin().get(style, LabelStyle.class))
                .toList();
        setWrap(true);
    }

    @Override
    public float getMinHeight() {
        return 0;
    }

    @Override
    public void layout() {
        LabelStyle fitting = styles.stream().filter(this::fits).findFirst().orElse(styles.get(styles.size() - 1));
        if (fitting != getStyle()) {
            setStyle(fitting);
        }
        super.layout();
    }

    private boolean fits(LabelStyle style) {
        measured.setText(style.font, getText(), style.fontColor, getWidth(), Align.left, true);
        return measured.height - style.font.getDescent() * 2 <= getHeight();
    }
}
