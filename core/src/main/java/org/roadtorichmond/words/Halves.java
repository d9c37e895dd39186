package org.roadtorichmond.words;

/**
 * A number counted in halves, such as movement points: in files and on command lines {@code 5.5}, for people {@code 5½}.
 *
 * @param count how many halves; not negative
 */
public record Halves(int count) {
    private static final int WHOLE = 2;

    /** As people read it: {@code 2½}, {@code 3}. */
    public String words() {
        String whole = Integer.toString(count / WHOLE);
        if (count % WHOLE == 0) {
            return whole;
        }
        return count < WHOLE ? "½" : whole + "½";
    }

    /** As files and command lines write it: {@code 2.5}, {@code 3.0}. */
    @Override
    public String toString() {
        return String.valueOf(count / (double) WHOLE);
    }
}
