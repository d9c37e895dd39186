package org.roadtorichmond.play;

import org.roadtorichmond.words.Sentence;

/**
 * Why a command is not allowed.
 *
 * @param cause which of all reasons
 * @param sentence the reason, for players
 */
public record Refusal(Reason cause, Sentence sentence) {

    /** A refusal for a reason, with what fills the places of its sentence. */
    public Refusal(Reason cause, Object... values) {
        this(cause, Sentence.of(cause.key(), values));
    }

    /** All reasons for which a command can be refused, each with the rule that forbids it. */
    public enum Reason {
        NOT_AWAITED("2.3"),
        OFF_MAP("2.3"),
        WAYS_ONLY("3.1"),
        RIVER("3.4"),
        ATTACK_PHASE("4.1"),
        MARCH_PHASE("4.1"),
        OVER("4.3"),
        ENTRY_FULL("5.1"),
        FULL("5.1"),
        FULL_CONTROLLED("5.3"),
        NO_PATH("6.1"),
        NOT_YOURS("6.1"),
        THERE("6.1"),
        TOO_FAR("6.1"),
        ENEMY_HOLDS("6.2"),
        HANDED_OVER("6.3"),
        NOTHING_TO_UNDO("6.3"),
        OTHERS_DECISION("6.3"),
        BARRED("7.2"),
        STOPPED("7.2"),
        PINNED("7.3"),
        HAS_ATTACKED("8.1"),
        HEX_ATTACKED("8.1"),
        PLANNED_ELSEWHERE("8.1"),
        MUST_ATTACK("8.1"),
        TRAIN("8.1"),
        ATTACK_EMPTY("8.2"),
        ATTACK_TWICE("8.2"),
        NO_ATTACKER("8.2"),
        NO_ENEMY("8.2"),
        NOT_ADJACENT("8.2"),
        ORPHANED_HEX("8.3"),
        ORPHANED_UNIT("8.3"),
        ODDS("8.4"),
        LOSSES_FEW("8.5"),
        LOSSES_MANY("8.5"),
        LOSSES_WHO("8.5"),
        NO_REFUGE("8.6"),
        NO_RETREAT_DUE("8.6"),
        ROOM_NEEDED("8.6"),
        ROOM_THERE("8.6"),
        NO_ADVANCE("8.7"),
        COMBAT_FIRST("8.8"),
        NOT_WAITED("8.8"),
        OUT_OF_RANGE("9.1"),
        NIGHT_CONTROL("10.3"),
        ENTER_PHASE("11.1"),
        MUST_ENTER("11.1"),
        NEVER_ENTERS("11.1"),
        SEASON("11.1"),
        ENTRY_DEAR("11.3"),
        NO_ENTRY("11.3"),
        EXIT_TOO_FAR("12.1"),
        NO_EXIT("12.1"),
        EXIT_CONTROLLED("12.2"),
        HELD("13.2"),
        CLOSED("13.3"),
        SIEGE_MOVED("14.3"),
        SHAKEN("15"),
        DELAYED("16.3"),
        ROLLED("17"),
        WAYS_FORBIDDEN("18.1"),
        BOMBARDMENT_FORBIDDEN("18.2"),
        EXIT_FORBIDDEN("18.3"),
        ODDS_FORBIDDEN("18.4"),
        NO_UMPIRE("19.1"),
        UMPIRE_HERE("19.1"),
        UMPIRE_EFFECTIVE("19.2"),
        UMPIRE_NOTHING("19.2"),
        UMPIRE_SHAKEN("19.2"),
        UMPIRE_THERE("19.2"),
        UMPIRE_NIGHT("19.3"),
        UMPIRE_NOW("19.3"),
        UMPIRE_TURN("19.3"),
        UMPIRE_ENEMY("19.4"),
        UMPIRE_FULL("19.4"),
        UMPIRE_GROUND("19.4"),
        NO_TAKER("spoils.token");

        private final String rule;

        Reason(String rule) {
            this.rule = rule;
        }

        /** The number of the rule that forbids it, such as {@code 7.2}. */
        public String rule() {
            return rule;
        }

        /** The key of its sentence: {@code refusal.tooFar} for {@link #TOO_FAR}. */
        public String key() {
            StringBuilder key = new StringBuilder("refusal.");
            boolean begins = false;
            for (char letter : name().toCharArray()) {
                if (letter != '_') {
                    key.append(begins ? letter : Character.toLowerCase(letter));
                }
                begins = letter == '_';
            }
            return key.toString();
        }
    }

    /** The number of the rule that forbids it, such as {@code 7.2}. */
    public String rule() {
        return cause.rule();
    }

    /** Whether it stands whatever else is attacked first; who else must take part (rule 8.3) depends on that. */
    public boolean lasting() {
        return cause != Reason.ORPHANED_HEX && cause != Reason.ORPHANED_UNIT;
    }

    /** The reason in English. */
    public String reason() {
        return sentence.toString();
    }

    @Override
    public String toString() {
        return reason() + " (rule " + rule() + ")";
    }
}
