package org.roadtorichmond.match;

import org.roadtorichmond.play.Entry;
import org.roadtorichmond.unit.Side;

/** Hands on what happens from a moment on, and nothing that was before. */
final class LaterListener implements MatchListener {
    private final MatchListener listener;
    private boolean begun;

    LaterListener(MatchListener listener) {
        this.listener = listener;
    }

    void begin() {
        begun = true;
    }

    private MatchListener now() {
        return begun ? listener : new MatchListener() {};
    }

    @Override
    public void begun() {
        now().begun();
    }

    @Override
    public void played(Side by, Entry entry) {
        now().played(by, entry);
    }

    @Override
    public void takenBack(Side by, Entry entry) {
        now().takenBack(by, entry);
    }

    @Override
    public void said(Side by, String words) {
        now().said(by, words);
    }

    @Override
    public void differs(int action) {
        now().differs(action);
    }
}
