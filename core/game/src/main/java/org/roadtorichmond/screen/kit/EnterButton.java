package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener.ChangeEvent;

/** The button of a page or dialog that Enter presses unless the keys have reached another one; it shows the name of the key. */
final class EnterButton extends TextButton {
    private final Label key;

    EnterButton(String words, AppContext app) {
        super(words, app.theme().skin(), "action");
        key = new Label(app.texts().get("stroke.ENTER"), getSkin(), "byKey");
        add(key).padLeft(app.theme().px(10));
    }

    @Override
    public void setDisabled(boolean disabled) {
        super.setDisabled(disabled);
        key.setVisible(!disabled);
    }

    /** Presses the button of this kind among some panels; whether there is one that can be pressed. */
    static boolean press(Group panels) {
        // By index: what a button does may go through the children, too, and their iterators cannot be nested.
        for (int i = 0; i < panels.getChildren().size; i++) {
            Actor child = panels.getChildren().get(i);
            if (child.isVisible() && child instanceof Group inner) {
                boolean pressed = inner instanceof EnterButton button ? push(button) : press(inner);
                if (pressed) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Presses any button as a click does; whether it can be pressed. */
    static boolean push(Button button) {
        if (button.isDisabled()) {
            return false;
        }
        button.fire(new ChangeEvent());
        return true;
    }
}
