package org.roadtorichmond.session.campaign;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/** A storage whose process is killed before or after one of its writes. */
final class MortalStorage implements Storage {
    /** What stands for the end of the process. */
    static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final Storage real;
    private final int[] left;
    private final boolean after;

    MortalStorage(Storage real, int[] left, boolean after) {
        this.real = real;
        this.left = left;
        this.after = after;
    }

    @Override
    public Optional<Sentence> write(String name, byte[] content) {
        left[0]--;
        if (left[0] == 0 && !after) {
            throw new Killed();
        }
        Optional<Sentence> trouble = real.write(name, content);
        if (left[0] == 0) {
            throw new Killed();
        }
        return trouble;
    }

    @Override
    public List<Kept> list() {
        return real.list();
    }

    @Override
    public boolean has(String name) {
        return real.has(name);
    }

    @Override
    public Result<Ends> ends(String name, int most) {
        return real.ends(name, most);
    }

    @Override
    public Result<byte[]> read(String name) {
        return real.read(name);
    }

    @Override
    public Optional<Sentence> delete(String name) {
        return real.delete(name);
    }

    @Override
    public Storage folder(String name) {
        return new MortalStorage(real.folder(name), left, after);
    }

    @Override
    public String place(String name) {
        return real.place(name);
    }

    @Override
    public String place() {
        return real.place();
    }
}
