package org.roadtorichmond.play;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.roadtorichmond.play.Refusal.Reason;

/**
 * Where one kind of command is dealt with.
 *
 * @param kind the kind of command
 * @param timing when it can be given
 * @param check why the rules forbid one, if they do
 * @param resolve what brings about a command that has been checked
 * @param <C> the kind of command
 */
record CommandHandler<C extends Command>(
        Class<C> kind, Timing timing, Function<C, Optional<Refusal>> check, BiConsumer<C, EventSink> resolve) {

    /** When a kind of command can be given. */
    enum Timing {
        /** While no combat waits for a decision. */
        ORDERS,
        /** While one does. */
        DECISIONS,
        ALWAYS
    }

    /** Why a command of this kind is forbidden, if it is. */
    Optional<Refusal> refusal(Command command, boolean combatWaits) {
        if (combatWaits && timing == Timing.ORDERS) {
            return Optional.of(new Refusal(Reason.COMBAT_FIRST));
        }
        if (!combatWaits && timing == Timing.DECISIONS) {
            return Optional.of(new Refusal(Reason.NOT_WAITED));
        }
        return check.apply(kind.cast(command));
    }

    /** Brings about a command of this kind. */
    void carryOut(Command command, EventSink sink) {
        resolve.accept(kind.cast(command), sink);
    }
}
