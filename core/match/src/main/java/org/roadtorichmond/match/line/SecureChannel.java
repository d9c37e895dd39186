package org.roadtorichmond.match.line;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bouncycastle.tls.BasicTlsPSKIdentity;
import org.bouncycastle.tls.PSKTlsClient;
import org.bouncycastle.tls.PSKTlsServer;
import org.bouncycastle.tls.TlsClientProtocol;
import org.bouncycastle.tls.TlsPSKIdentityManager;
import org.bouncycastle.tls.TlsProtocol;
import org.bouncycastle.tls.TlsServerProtocol;
import org.bouncycastle.tls.crypto.TlsCrypto;
import org.bouncycastle.tls.crypto.impl.bc.BcTlsCrypto;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.MessageText;

/**
 * One end of a line that nobody in between can read or change, without the line itself: bytes that come are put in, bytes that are to be
 * sent are taken out. First both ends prove that they know the match's word ({@link WordProof}), then everything goes through TLS with the
 * key that both have then. The host says nothing before the first good text of a guest. Whatever is wrong ends it with a {@link LineFault};
 * the other end learns nothing but that. One thread.
 */
public final class SecureChannel {
    private final boolean host;
    private final SecureRandom random;
    private final WordProof proof;
    private final Gate gate;
    private final Frames plain = new Frames(ProofText.LONGEST);
    private final Frames secret = new Frames(MessageText.LARGEST);
    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final List<byte[]> waiting = new ArrayList<>();
    private Optional<String> guest = Optional.empty();
    private boolean begun;
    private @Nullable TlsProtocol tls;

    /** Why a host turns a guest away. */
    public enum Refusal {
        /** The guest has another word. */
        WORD("match.line.wrongWord"),
        /** Too many tries in a row from the guest's address did not prove the word. */
        SHUT("match.line.shut"),
        /** Too many tries in an hour did not prove the word, wherever they came from. */
        FULL("match.line.full"),
        /** Another guest is there. */
        TAKEN("match.line.taken"),
        /** What the guest sent was changed on the way. */
        SPOILT("match.line.spoilt"),
        /** The guest's program speaks another version. */
        VERSION("match.line.version");

        private final String key;

        Refusal(String key) {
            this.key = key;
        }

        private LineFault fault() {
            return this == WORD ? LineFault.wrongWord(null) : LineFault.of(key);
        }
    }

    /** Who decides whether the other end may try to prove the word now. */
    @FunctionalInterface
    public interface Gate {
        /**
         * Why the other end may not try now; then nothing is worked out for it, and nothing shown.
         *
         * @param guest what tells the guest's program from others; the same over all connections
         */
        Optional<Refusal> refusal(String guest);

        /**
         * The other end's first numbers are looked at, which takes a while, and if they are good the next text would show it whether its word is
         * right: its try begins.
         */
        default void begun(String guest) {}
    }

    /**
     * An end.
     *
     * @param host whether it is that of the player who opened the match
     * @param word the match's word
     * @param guest what tells a guest's program from others, some letters and digits; a host has none
     */
    public SecureChannel(boolean host, String word, String guest, Gate gate, SecureRandom random) {
        this.host = host;
        this.random = random;
        this.gate = gate;
        proof = new WordProof(host, word, random);
        if (!host) {
            this.guest = Optional.of(guest);
            output.writeBytes(
                    ProofText.of(ProofText.HELLO, List.of(guest), proof.begin()).framed());
        }
    }

    /** Whether texts can be exchanged: the other end knows the word, and TLS is set up. */
    public boolean isOpen() {
        TlsProtocol now = tls;
        return now != null && now.isConnected();
    }

    /** What tells the guest's program from others, once it is known. */
    public Optional<String> guest() {
        return guest;
    }

    /** Whether the try to prove the word has begun. */
    public boolean isBegun() {
        return begun;
    }

    /** Whether the other end has proved that it knows the word. */
    public boolean isProved() {
        return proof.isProved();
    }

    /** Takes bytes that came over the line; returns the texts that are whole now. */
    public List<byte[]> input(byte[] bytes) throws LineFault {
        TlsProtocol now = tls;
        if (now != null) {
            return decrypted(now, bytes);
        }
        plain.put(bytes);
        Optional<byte[]> text = plain.next();
        while (text.isPresent()) {
            take(text.get());
            // What follows the last text of the proof is of TLS.
            text = proof.isProved() ? Optional.empty() : plain.next();
        }
        return proof.isProved() ? decrypted(secure(), plain.rest()) : List.of();
    }

    // --- The word --------------------------------------------------------------------------------------------------

    private void take(byte[] bytes) throws LineFault {
        try {
            answer(ProofText.read(bytes));
        } catch (LineFault fault) {
            if (host && fault.isWrongWord()) {
                turnAway(Refusal.WORD);
            } else if (host && fault.isVersion()) {
                turnAway(Refusal.VERSION);
            } else if (host && begun) {
                turnAway(Refusal.SPOILT);
            }
            throw fault;
        }
    }

    private void answer(ProofText text) throws LineFault {
        boolean greeting = host && guest.isEmpty();
        if (!host && text.kind().equals(ProofText.NO)) {
            throw Arrays.stream(Refusal.values())
                    .filter(why -> why.name().equals(text.words().get(0)))
                    .findFirst()
                    .map(Refusal::fault)
                    .orElseGet(() -> LineFault.of("match.line.noise"));
        } else if (!text.kind().equals(greeting ? ProofText.HELLO : ProofText.PROOF)) {
            throw LineFault.of("match.line.noise");
        } else if (greeting) {
            guest = Optional.of(text.words().get(0));
        }
        if (!begun) {
            Optional<Refusal> refusal = gate.refusal(guest.orElseThrow());
            if (refusal.isPresent()) {
                turnAway(refusal.get());
                throw refusal.get().fault();
            }
            gate.begun(guest.orElseThrow());
        }
        List<BigInteger> answer = proof.answer(text.numbers(greeting ? 1 : 0));
        begun = true;
        if (!answer.isEmpty()) {
            output.writeBytes(ProofText.of(ProofText.PROOF, List.of(), answer).framed());
        }
    }

    /** Tells the other end why nothing more comes; it learns nothing that the end of the connection would not tell it. */
    private void turnAway(Refusal why) {
        output.writeBytes(new ProofText(ProofText.NO, List.of(why.name())).framed());
    }

    // --- TLS -------------------------------------------------------------------------------------------------------

    private TlsProtocol secure() throws LineFault {
        TlsCrypto crypto = new BcTlsCrypto(random);
        BasicTlsPSKIdentity identity = new BasicTlsPSKIdentity("match", proof.key());
        try {
            if (host) {
                TlsServerProtocol server = new TlsServerProtocol();
                tls = server;
                server.accept(new PSKTlsServer(crypto, new OneKey(identity)));
                return server;
            }
            TlsClientProtocol client = new TlsClientProtocol();
            tls = client;
            client.connect(new PSKTlsClient(crypto, identity));
            return client;
        } catch (IOException e) {
            throw LineFault.broken(e);
        }
    }

    private record OneKey(BasicTlsPSKIdentity identity) implements TlsPSKIdentityManager {
        @Override
        public byte @Nullable [] getHint() {
            return null;
        }

        @Override
        public byte[] getPSK(byte[] name) {
            return identity.getPSK();
        }
    }

    private List<byte[]> decrypted(TlsProtocol now, byte[] bytes) throws LineFault {
        try {
            now.offerInput(bytes);
            byte[] read = new byte[now.getAvailableInputBytes()];
            now.readInput(read, 0, read.length);
            if (isOpen()) {
                for (byte[] text : waiting) {
                    encrypt(now, text);
                }
                waiting.clear();
            }
            return texts(read);
        } catch (IOException e) {
            // Both have the same key, so only what was changed on the way cannot be read.
            throw LineFault.spoilt(e);
        }
    }

    private List<byte[]> texts(byte[] read) throws LineFault {
        secret.put(read);
        List<byte[]> texts = new ArrayList<>();
        Optional<byte[]> next = secret.next();
        while (next.isPresent()) {
            texts.add(next.get());
            next = secret.next();
        }
        return texts;
    }

    /** Sends a text, as soon as the channel is open. */
    public void send(byte[] text) throws LineFault {
        TlsProtocol now = tls;
        if (now == null || !isOpen()) {
            waiting.add(text);
            return;
        }
        try {
            encrypt(now, text);
        } catch (IOException e) {
            throw LineFault.broken(e);
        }
    }

    private static void encrypt(TlsProtocol now, byte[] text) throws IOException {
        byte[] framed = Frames.framed(text);
        now.writeApplicationData(framed, 0, framed.length);
    }

    /** Takes the bytes that are to go over the line now. */
    public byte[] output() {
        TlsProtocol now = tls;
        if (now != null && now.getAvailableOutputBytes() > 0) {
            byte[] sealed = new byte[now.getAvailableOutputBytes()];
            now.readOutput(sealed, 0, sealed.length);
            output.writeBytes(sealed);
        }
        byte[] all = output.toByteArray();
        output.reset();
        return all;
    }
}
