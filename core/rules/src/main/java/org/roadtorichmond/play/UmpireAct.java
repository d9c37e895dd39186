package org.roadtorichmond.play;

import org.roadtorichmond.unit.Unit;

/** What an umpire does to a game (rule 19). */
public sealed interface UmpireAct permits UmpireAct.Began, UmpireAct.Stationed, UmpireAct.Shook, UmpireAct.ClockSet {

    /** He comes to the table; from now on he may act (rule 19.1). */
    record Began() implements UmpireAct {}

    /**
     * He puts a unit somewhere, or takes it out of the game (rule 19.2).
     *
     * @param unit which
     * @param from where it was
     * @param to where it is
     */
    record Stationed(Unit unit, Station from, Station to) implements UmpireAct {}

    /**
     * He has a unit shaken, or effective again; the event that makes it so follows (rule 19.2).
     *
     * @param unit which
     * @param shaken whether it is to be shaken
     */
    record Shook(Unit unit, boolean shaken) implements UmpireAct {}

    /**
     * He sets the clock; the event with which the phase begins follows (rule 19.3).
     *
     * @param from the phase that was on
     * @param to the phase that begins
     */
    record ClockSet(Moment from, Moment to) implements UmpireAct {}
}
