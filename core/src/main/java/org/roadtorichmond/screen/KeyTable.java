package org.roadtorichmond.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.regex.Pattern;

/** The list of keys. */
final class KeyTable {
    private static final Pattern LINES = Pattern.compile("\n");

    private KeyTable() {}

    static Table build(Page page) {
        Table table = new Table();
        for (String line : LINES.split(page.text("keys.list"), -1)) {
            int bar = line.indexOf('|');
            table.add(page.label(line.substring(0, bar), "bold"))
                    .left()
                    .padRight(page.theme().px(24));
            table.add(page.label(line.substring(bar + 1), "default")).left().growX();
            table.row();
        }
        return table;
    }
}
