package org.roadtorichmond.scenario.save;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/** A storage in memory, for tests. Each write gets a later instant than the one before, and every read is recorded. */
public final class MemoryStorage implements Storage {
    private final String place;
    private final Map<String, byte[]> contents = new ConcurrentSkipListMap<>();
    private final Map<String, Instant> instants = new ConcurrentSkipListMap<>();
    private final Map<String, MemoryStorage> folders = new ConcurrentSkipListMap<>();
    private final List<String> reads = new CopyOnWriteArrayList<>();
    private final AtomicBoolean held = new AtomicBoolean();
    private volatile Optional<Sentence> refusal = Optional.empty();
    private long writes;

    public MemoryStorage() {
        this("memory");
    }

    private MemoryStorage(String place) {
        this.place = place;
    }

    /** Refuses all later writes, for a reason. */
    public void refuse(Sentence why) {
        refusal = Optional.of(why);
    }

    /** The names of what was read, in order. */
    public List<String> reads() {
        return List.copyOf(reads);
    }

    /** The content under a name, as text. */
    public String text(String name) {
        return new String(contents.get(name), StandardCharsets.UTF_8);
    }

    /** Stores a text, even if writes are refused. */
    public void text(String name, String text) {
        contents.put(name, text.getBytes(StandardCharsets.UTF_8));
        instants.put(name, Instant.ofEpochSecond(++writes));
    }

    @Override
    public List<Kept> list() {
        List<Kept> kept = new ArrayList<>();
        instants.forEach((name, written) -> kept.add(new Kept(name, written)));
        return kept;
    }

    @Override
    public boolean has(String name) {
        return contents.containsKey(name) || folders.containsKey(name);
    }

    @Override
    public Result<byte[]> read(String name) {
        reads.add(name);
        byte[] content = contents.get(name);
        return content == null
                ? Result.bad(new Problem(Place.START, Sentence.of("problem.noFile")))
                : Result.good(content.clone());
    }

    @Override
    public Result<Ends> ends(String name, int most) {
        return read(name).then(content -> {
            int part = Math.min(most, content.length);
            byte[] tail = Arrays.copyOfRange(content, content.length - part, content.length);
            return Result.good(new Ends(Arrays.copyOf(content, part), tail, content.length));
        });
    }

    @Override
    public synchronized Optional<Sentence> write(String name, byte[] content) {
        if (refusal.isEmpty()) {
            contents.put(name, content.clone());
            instants.put(name, Instant.ofEpochSecond(++writes));
        }
        return refusal;
    }

    @Override
    public Optional<Sentence> delete(String name) {
        contents.remove(name);
        instants.remove(name);
        return Optional.empty();
    }

    @Override
    public Optional<Hold> hold() {
        return held.compareAndSet(false, true) ? Optional.of(() -> held.set(false)) : Optional.empty();
    }

    @Override
    public MemoryStorage folder(String name) {
        return folders.computeIfAbsent(name, key -> new MemoryStorage(place(key)));
    }

    @Override
    public String place(String name) {
        return place + "/" + name;
    }

    @Override
    public String place() {
        return place;
    }
}
