package org.roadtorichmond.session;

/** The keyboard before a player, whose layout may change at any time. */
@FunctionalInterface
public interface Keyboard {
    /** The keyboard of the United States, whatever stands there: for tests, and where none can be asked. */
    Keyboard US = () -> KeyLayout.US;

    /** What is printed on its keys now; an equal layout as long as nothing has changed. */
    KeyLayout layout();
}
