package org.roadtorichmond.session.match;

import java.util.List;
import org.roadtorichmond.match.SealedJournal;

/** A journal that is kept in a list. */
final class MemoryJournal implements Journal {
    private final List<String> kept;
    private final List<String> before;

    MemoryJournal(List<String> kept) {
        this.kept = kept;
        before = List.copyOf(kept);
    }

    @Override
    public List<String> lines() {
        return before;
    }

    @Override
    public void add(String line) {
        kept.add(line);
    }

    @Override
    public void restart(List<String> lines) {
        kept.removeIf(line -> SealedJournal.noted(line).isEmpty());
        kept.addAll(lines);
    }

    @Override
    public void close() {}
}
