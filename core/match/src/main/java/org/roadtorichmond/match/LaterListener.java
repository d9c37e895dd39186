package org.roadtorichmond.match;

import org.roadtorichmond.play.Entry;
import org.roadtorichmond.unit.Side;

/** Hands on what happens from a moment on, and nothing that was before. */
final class LaterListener implements MatchListener {
    private MatchListener listener = new MatchListener() {};

    void begin(MatchListener from) {
        listener = from;
    }

    @Override
    public void begun() {
        listener.begun();
    }

    @Override
    public void played(Side by, Entry entry) {
        listener.played(by, entry);
    }

    @Override
    public void takenBack(Side by, Entry entry) {
        listener.takenBack(by, entry);
    }

    @Override
    public void said(Side by, String words) {
        listener.said(by, words);
    }

    @Override
    public void differs(int action) {
        listener.differs(action);
    }
}
