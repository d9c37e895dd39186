package org.roadtorichmond.view;

/** The typefaces of the game; their files are in assets/fonts. Figures of all of them are as high as capitals. */
public enum Face {
    /** Names on the map. */
    NAMES("EBGaramond12-Italic.ttf"),
    /** Headings and stories. */
    BOOK("EBGaramond12-Regular.ttf"),
    /** Titles: drawn bolder, since the typeface's own bold has no letters but those of English. */
    TITLE("EBGaramond12-Regular.ttf", 0.02f),
    /** Panels. */
    PLAIN("Lato-Regular.ttf"),
    /** Counters and what must be seen at once. */
    BOLD("Lato-Bold.ttf");

    private final String file;
    private final float stroke;

    Face(String file) {
        this(file, 0);
    }

    Face(String file, float stroke) {
        this.file = file;
        this.stroke = stroke;
    }

    /** How much ink is added round each letter, as a part of its size. */
    float stroke() {
        return stroke;
    }

    String file() {
        return file;
    }
}
