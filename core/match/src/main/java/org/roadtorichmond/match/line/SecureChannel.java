package org.roadtorichmond.match.line;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
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

/**
 * One end of a line that nobody in between can read or change, without the line itself: bytes that come are put in, bytes that are to be
 * sent are taken out. First both ends prove that they know the match's word ({@link WordProof}), then everything goes through TLS with the
 * key that both have then. Whatever is wrong ends it with a {@link LineFault}; the other end learns nothing. One thread.
 */
public final class SecureChannel {
    private final boolean host;
    private final SecureRandom random;
    private final WordProof proof;
    private final Frames plain = new Frames();
    private final Frames secret = new Frames();
    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final List<byte[]> waiting = new ArrayList<>();
    private @Nullable TlsProtocol tls;

    /**
     * An end.
     *
     * @param host whether it is that of the player who opened the match
     * @param word the match's word
     */
    public SecureChannel(boolean host, String word, SecureRandom random) {
        this.host = host;
        this.random = random;
        proof = new WordProof(host, word, random);
        output.writeBytes(Frames.framed(proof.begin()));
    }

    /** Whether texts can be exchanged: the other end knows the word, and TLS is set up. */
    public boolean isOpen() {
        TlsProtocol now = tls;
        return now != null && now.isConnected();
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
            proof.answer(text.get()).ifPresent(answer -> output.writeBytes(Frames.framed(answer)));
            // What follows the last text of the proof is of TLS.
            text = proof.isProved() ? Optional.empty() : plain.next();
        }
        return proof.isProved() ? decrypted(secure(), plain.rest()) : List.of();
    }

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
            throw LineFault.broken(e);
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
