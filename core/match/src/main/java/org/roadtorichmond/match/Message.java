package org.roadtorichmond.match;

import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.dice.ChainElement;

/** What one side of a match tells the other. */
public sealed interface Message {
    /** The longest word of chat, in characters. */
    int LONGEST_SAID = 500;

    /**
     * The side that decides gives a command.
     *
     * @param action how many commands were given and taken back before it, with itself: from 1
     * @param command what is to be done
     */
    record Play(int action, Command command) implements Message {}

    /**
     * The side that decides takes its last command back.
     *
     * @param action counted as for {@link Play}
     */
    record TakeBack(int action) implements Message {}

    /**
     * A side shows the next element of its chain, for a die that the present command rolls.
     *
     * @param die the number of the die in the game, from 1
     * @param element the element
     */
    record Share(int die, ChainElement element) implements Message {}

    /**
     * How the game stands after an action, as a side has carried it out.
     *
     * @param action which; 0 for what was rolled before the first
     * @param hash the hash of the state, as saved games write it
     */
    record Agree(int action, String hash) implements Message {}

    /** The side that does not decide gives the game up; the one that decides carries it out. */
    record GiveUp() implements Message {}

    /**
     * A side that has lost the secret of its chain, and got the match back from the other side, commits itself to another chain for the dice
     * that follow.
     *
     * @param commitment the first element of the new chain
     */
    record Renew(ChainElement commitment) implements Message {}

    /**
     * A word of chat.
     *
     * @param words at most {@link #LONGEST_SAID} characters
     */
    record Say(String words) implements Message {}
}
