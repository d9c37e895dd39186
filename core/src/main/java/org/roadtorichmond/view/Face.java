package org.roadtorichmond.view;

/** The typefaces of the game; their files are in assets/fonts. */
public enum Face {
    /** Names on the map. */
    NAMES("EBGaramond12-Italic.ttf"),
    /** Headings and stories. */
    BOOK("EBGaramond12-Regular.ttf"),
    /** Titles. */
    TITLE("EBGaramond12-Bold.ttf"),
    /** Panels. */
    PLAIN("Lato-Regular.ttf"),
    /** Counters and what must be seen at once. */
    BOLD("Lato-Bold.ttf");

    private final String file;

    Face(String file) {
        this.file = file;
    }

    String file() {
        return file;
    }
}
