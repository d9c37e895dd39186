package org.roadtorichmond.victory;

/** How clear a result is, in the simplified system. */
public enum SimplifiedResult {
    /** The armies differ by less than 10 % of the army points. */
    DRAW,
    /** From 10 % to 50 %, both included. */
    WIN,
    /** More than 50 %. */
    MASSACRE
}
