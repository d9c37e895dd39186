package org.roadtorichmond.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** Two sides of a match and a line between them that loses, doubles, delays and swaps what is sent, as texts. */
final class BadLine {
    private static final int PATIENCE = 10_000;

    private final Random random;
    private final int trouble;
    private final MessageText texts;
    private final Map<Side, Match> matches = new EnumMap<>(Side.class);
    private final Map<Side, MessageOrder> orders = new EnumMap<>(Side.class);
    private final Map<Side, List<byte[]>> toward = new EnumMap<>(Side.class);
    private final List<String> told = new ArrayList<>();

    /**
     * A match that is about to begin.
     *
     * @param trouble how many of a hundred texts are lost, and as many doubled, swapped and delayed
     */
    BadLine(LoadedScenario scenario, long seed, int trouble) {
        random = new Random(seed);
        this.trouble = trouble;
        texts = new MessageText(scenario.scenario());
        Map<Side, HashChain> chains = new EnumMap<>(Side.class);
        Map<Side, ChainElement> commitments = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            chains.put(side, new HashChain(new ChainElement(Digest.of(side + " " + seed))));
            commitments.put(side, chains.get(side).commitment());
            orders.put(side, new MessageOrder());
            toward.put(side, new ArrayList<>());
        }
        MatchTerms terms = new MatchTerms(scenario, Map.of(Side.UNION, "Ann", Side.CONFEDERATE, "Bob"), commitments);
        for (Side side : Side.values()) {
            matches.put(side, new Match(terms, side, chains.get(side), told -> send(side, told), listener(side)));
        }
    }

    private MatchListener listener(Side side) {
        return new MatchListener() {
            @Override
            public void said(Side by, String words) {
                told.add(side + " hears " + by + ": " + words);
            }
        };
    }

    Match match(Side side) {
        return matches.get(side);
    }

    /** What was said, and by whom it was heard. */
    List<String> told() {
        return told;
    }

    private void send(Side from, Message message) {
        carry(from, orders.get(from).send(message));
    }

    private void carry(Side from, Envelope envelope) {
        byte[] text = texts.write(envelope);
        assertTrue(text.length <= MessageText.LARGEST, "a message is short");
        List<byte[]> way = toward.get(from.enemy());
        if (!happens()) {
            way.add(happens() ? random.nextInt(way.size() + 1) : way.size(), text);
        }
        if (happens()) {
            way.add(text);
        }
    }

    private boolean happens() {
        return random.nextInt(100) < trouble;
    }

    /** Hands on what is on its way, and what is sent then, until both sides have everything. */
    void settle() {
        int steps = 0;
        while (!isQuiet()) {
            assertTrue(steps++ < PATIENCE, "everything arrives");
            for (Side side : Side.values()) {
                if (toward.get(side).isEmpty()) {
                    orders.get(side.enemy()).again().forEach(envelope -> carry(side.enemy(), envelope));
                } else if (!happens()) {
                    arrive(side);
                }
            }
        }
        agreed();
    }

    /** Hands on all that is on its way to a side now. */
    void deliver(Side side) {
        int waiting = toward.get(side).size();
        for (int i = 0; i < waiting; i++) {
            arrive(side);
        }
    }

    private boolean isQuiet() {
        return toward.values().stream().allMatch(List::isEmpty)
                && orders.get(Side.UNION).received()
                        == orders.get(Side.CONFEDERATE).sent()
                && orders.get(Side.CONFEDERATE).received()
                        == orders.get(Side.UNION).sent();
    }

    private void arrive(Side side) {
        Envelope envelope = texts.read(toward.get(side).remove(0)).value().orElseThrow();
        orders.get(side).receive(envelope).flatMap(match(side)::receive).ifPresent(why -> {
            throw new AssertionError(side + " refuses " + envelope + ": " + why);
        });
    }

    private void agreed() {
        Match one = match(Side.UNION);
        Match other = match(Side.CONFEDERATE);
        assertEquals(one.hashes(), other.hashes());
        assertEquals(Optional.empty(), one.awaitsDie());
        assertEquals(Optional.empty(), other.awaitsDie());
        assertTrue(!one.differs() && !other.differs());
    }

    /** What a side says to a message that the other side has not sent in this way. */
    Optional<Sentence> altered(Side to, Message message) {
        return match(to).receive(message);
    }

    /** The texts that are on their way to a side. */
    List<byte[]> toward(Side side) {
        return toward.get(side);
    }

    MessageText texts() {
        return texts;
    }

    /** A text with a byte or two changed, left out or doubled. */
    byte[] mutated(byte[] text) {
        byte[] changed = Arrays.copyOf(text, text.length);
        for (int i = random.nextInt(2); i >= 0; i--) {
            changed[random.nextInt(changed.length)] = (byte) (32 + random.nextInt(95));
        }
        return random.nextInt(4) == 0 ? Arrays.copyOf(changed, random.nextInt(changed.length)) : changed;
    }
}
