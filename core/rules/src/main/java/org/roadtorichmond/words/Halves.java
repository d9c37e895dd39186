package org.roadtorichmond.words;

/**
 * A number counted in halves, such as movement points: in files and on command lines {@code 5.5}, for people {@code 5½}.
 *
 * @param halves how many; not negative
 */
public record Halves(int halves) {
    private static final int WHOLE = 2;

    /** As people read it: {@code 2½}, {@code 3}. */
    public String words() {
        String whole = Integer.toString(halves / WHOLE);
        if (halves % WHOLE == 0) {
            return whole;
        }
        return halves < WHOLE ? "½" : whole + "½";
    }

    /** The number as a value of a sentence in which whole numbers are written whole: {@code 2.5}, {@code 3}. */
    public Object simplest() {
        return halves % WHOLE == 0 ? (Object) (halves / WHOLE) : this;
    }

    /** As files and command lines write it: {@code 2.5}, {@code 3.0}. */
    @Override
    public String toString() {
        return String.valueOf(halves / (double) WHOLE);
    }
}
