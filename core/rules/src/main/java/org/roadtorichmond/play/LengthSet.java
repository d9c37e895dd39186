package org.roadtorichmond.play;

/**
 * It became known how many game-turns the game has at most (rule 4.3; document 003, Turns complete).
 *
 * @param before the last game-turn before
 * @param after the last game-turn now
 */
public record LengthSet(int before, int after) implements Event {
    @Override
    public void set(Editor editor, boolean happened) {
        editor.lastTurn(happened ? after : before);
    }
}
