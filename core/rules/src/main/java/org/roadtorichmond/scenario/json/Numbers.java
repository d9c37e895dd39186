package org.roadtorichmond.scenario.json;

import java.math.BigDecimal;
import java.util.Optional;
import org.roadtorichmond.words.Sentence;

/** Exact integers out of the literals of JSON numbers. */
public final class Numbers {
    private static final int MOST_DIGITS = 12;
    private static final int LONGEST = 30;

    private Numbers() {}

    /** The number times the scale, if that is an integer that fits an int; 5.0 and 5e0 are 5. */
    public static Optional<Integer> scaled(Node node, int scale) {
        if (!(node instanceof Node.NumberNode number)) {
            return Optional.empty();
        }
        try {
            return exact(new BigDecimal(number.literal()), scale);
        } catch (ArithmeticException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static Optional<Integer> exact(BigDecimal value, int scale) {
        long digits = (long) value.precision() - value.scale();
        if (digits > MOST_DIGITS) {
            return value.signum() == 0 ? Optional.of(0) : Optional.empty();
        }
        boolean endless = value.scale() > Short.MAX_VALUE;
        return endless
                ? Optional.empty()
                : Optional.of(value.multiply(BigDecimal.valueOf(scale)).intValueExact());
    }

    /** The number, if that is an integer that fits a long; 5.0 and 5e0 are 5. */
    public static Optional<Long> wide(Node node) {
        try {
            return node instanceof Node.NumberNode number && number.literal().length() <= LONGEST
                    ? Optional.of(new BigDecimal(number.literal()).longValueExact())
                    : Optional.empty();
        } catch (ArithmeticException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** What {@link #wide} takes. */
    public static Sentence wideRange() {
        return range(
                Sentence.of("problem.whole"), String.valueOf(Long.MIN_VALUE), String.valueOf(Long.MAX_VALUE), false);
    }

    static Sentence wholeRange(int least, int most) {
        return range(
                Sentence.of("problem.whole"), String.valueOf(least), String.valueOf(most), most == Integer.MAX_VALUE);
    }

    static Sentence halfRange(int least, int most) {
        return range(Sentence.of("problem.half"), half(least), half(most), most == Integer.MAX_VALUE);
    }

    static Sentence hundredthRange(int least, int most) {
        return range(Sentence.of("problem.hundredth"), hundredth(least), hundredth(most), false);
    }

    private static Sentence range(Sentence kind, String least, String most, boolean open) {
        return open ? Sentence.of("problem.orMore", kind, least) : Sentence.of("problem.fromTo", kind, least, most);
    }

    private static String half(int halves) {
        return BigDecimal.valueOf(halves * 5L, 1).stripTrailingZeros().toPlainString();
    }

    private static String hundredth(int hundredths) {
        return BigDecimal.valueOf(hundredths, 2).stripTrailingZeros().toPlainString();
    }
}
