package org.roadtorichmond.session;

import java.util.List;
import org.roadtorichmond.play.Entry;

/**
 * One change of the game on the table, of which its listeners are notified after it was made.
 *
 * @param revision the number of the change, which grows by one from change to change
 * @param action the number of the action that was done, taken back or repeated; what one click or key did is one action
 * @param forwards whether the game went on; not so if something was taken back, even where later commands were repeated
 * @param common how many entries at the beginning of the log are the same before and after
 * @param reverted the entries that were taken back, in the order of the log
 * @param done the entries that were added, in the order of the log
 */
public record Change(int revision, int action, boolean forwards, int common, List<Entry> reverted, List<Entry> done) {
    /** Copies the lists. */
    public Change {
        reverted = List.copyOf(reverted);
        done = List.copyOf(done);
    }

    /** Whether only what is noted beside the game has changed, such as who plays a side, and the game stands where it stood. */
    public boolean isNote() {
        return reverted.isEmpty() && done.isEmpty();
    }

    /** How many entries the log has after the change. */
    public int after() {
        return common + done.size();
    }
}
