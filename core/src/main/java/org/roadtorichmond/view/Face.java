package org.roadtorichmond.view;

/** The typefaces of the game; their files are in assets/fonts. */
public enum Face {
    /** Names on the map. */
    NAMES("EBGaramond12-Italic.ttf"),
    /** Headings and stories. */
    BOOK("EBGaramond12-Regular.ttf"),
    /** Titles: the letters of {@link #BOOK} made bold, since the bold cut of the face has neither umlauts nor dashes. */
    TITLE("EBGaramond12-Regular.ttf"),
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
