package org.roadtorichmond.play;

import org.roadtorichmond.play.Rules.Options;

/** The optional rules (rule 16) that a scenario, or who plays it, may put in force. */
public enum OptionalRule {
    /** One unit may advance, and only after the defender has retreated or was eliminated. */
    LIMITED_ADVANCE("16.1", "limitedAdvance"),
    /** Units far from the enemy march further along ways. */
    STRATEGIC_MOVEMENT("16.2", "strategicMovement"),
    /** A die decides whether reinforcements come in their turn. */
    VARIABLE_ARRIVALS("16.3", "variableArrivals"),
    /** Each retreat costs a strength point. */
    ATTRITION("16.4", "attrition");

    private final String number;
    private final String key;

    OptionalRule(String number, String key) {
        this.number = number;
        this.key = key;
    }

    /** Its number among the rules. */
    public String number() {
        return number;
    }

    /** Its key among the rules of a scenario's file. */
    public String key() {
        return key;
    }

    /** Whether it is in force. */
    public boolean in(Options options) {
        return switch (this) {
            case LIMITED_ADVANCE -> options.limitedAdvance();
            case STRATEGIC_MOVEMENT -> options.strategicMovement();
            case VARIABLE_ARRIVALS -> options.variableArrivals();
            case ATTRITION -> options.attrition();
        };
    }

    /** The same options with this one switched on or off. */
    public Options set(Options options, boolean on) {
        return new Options(
                this == LIMITED_ADVANCE ? on : options.limitedAdvance(),
                this == STRATEGIC_MOVEMENT ? on : options.strategicMovement(),
                this == VARIABLE_ARRIVALS ? on : options.variableArrivals(),
                this == ATTRITION ? on : options.attrition());
    }

    /** Whether it can make a difference to a scenario: arrivals vary only where some group may fail its number. */
    public boolean matters(Scenario scenario) {
        return this != VARIABLE_ARRIVALS
                || scenario.arrivals().values().stream().anyMatch(arrival -> arrival.number() < CombatTable.FACES);
    }
}
