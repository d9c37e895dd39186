package org.roadtorichmond.victory.account;

import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * One thing for each army.
 *
 * @param a what belongs to army A
 * @param b what belongs to army B
 * @param <T> the kind of thing
 */
public record PerArmy<T>(T a, T b) {
    /** The names of the armies in tally sheets. */
    public static final PerArmy<String> SHEET_NAMES = new PerArmy<>("a", "b");

    /** The names of the sides of a game where programs read: the Union is A (victory.md, On the hex map). */
    public static final PerArmy<String> SIDES = each(army -> army.side().word());

    /** What sentences call the sides of a game. */
    public static final PerArmy<Sentence> TITLES =
            new PerArmy<>(Sentence.of("army.union"), Sentence.of("army.confederacy"));

    /** Makes the thing for each army, for A first. */
    public static <T> PerArmy<T> each(Function<Army, T> maker) {
        return new PerArmy<>(maker.apply(Army.A), maker.apply(Army.B));
    }

    /** What belongs to a side of a game. */
    public T of(Side side) {
        return of(Army.of(side));
    }

    /** What an operation makes of these things and others, army by army. */
    public PerArmy<T> with(PerArmy<T> others, BinaryOperator<T> operation) {
        return each(army -> operation.apply(of(army), others.of(army)));
    }

    /** What belongs to the army. */
    public T of(Army army) {
        return army == Army.A ? a : b;
    }
}
