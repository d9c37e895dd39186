package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import java.util.List;

/** Shows one of several contents, or none, in room for the largest of them, so that nothing round it moves when another is shown. */
public final class ContentSwitcher extends Stack {
    /**
     * Contents that could be shown.
     *
     * @param shown the place of the one that is, from 0; -1 for none
     */
    public ContentSwitcher(List<? extends Actor> contents, int shown) {
        for (int i = 0; i < contents.size(); i++) {
            contents.get(i).setVisible(i == shown);
            add(contents.get(i));
        }
    }
}
