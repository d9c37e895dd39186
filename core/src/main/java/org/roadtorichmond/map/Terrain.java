package org.roadtorichmond.map;

/** What fills a hex (rule 3.1). */
public enum Terrain {
    CLEAR("clear"),
    FOREST("forest"),
    ROUGH("rough"),
    FORESTED_ROUGH("forested-rough"),
    SWAMP("swamp"),
    TOWN("town"),
    LAKE("lake");

    private final String word;

    Terrain(String word) {
        this.word = word;
    }

    /** The word for it in files. */
    public String word() {
        return word;
    }
}
