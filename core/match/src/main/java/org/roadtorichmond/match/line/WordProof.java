package org.roadtorichmond.match.line;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import org.bouncycastle.crypto.CryptoException;
import org.bouncycastle.crypto.agreement.jpake.JPAKEParticipant;
import org.bouncycastle.crypto.agreement.jpake.JPAKEPrimeOrderGroups;
import org.bouncycastle.crypto.agreement.jpake.JPAKERound1Payload;
import org.bouncycastle.crypto.agreement.jpake.JPAKERound2Payload;
import org.bouncycastle.crypto.agreement.jpake.JPAKERound3Payload;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.util.BigIntegers;
import org.jspecify.annotations.Nullable;

/**
 * Both ends prove to each other that they know the match's word, without sending anything from which a third could find it out by trying
 * (J-PAKE, RFC 8236, in three passes with confirmation of the key), and agree on a key.
 *
 * <p>The guest begins with his first numbers; the host answers with his own first and second; the guest sends his second and proves that he
 * has the key. Only then does the host prove it too: a host that did so first would tell a stranger whether his guess was right.
 */
final class WordProof {
    private static final String HOST = "host";
    private static final String GUEST = "guest";
    private static final int FIRST = 6;
    private static final int SECOND = 3;

    private final boolean host;
    private final JPAKEParticipant participant;
    private int answered;
    private boolean proved;
    private @Nullable BigInteger agreed;

    WordProof(boolean host, String word, SecureRandom random) {
        this.host = host;
        participant = new JPAKEParticipant(
                host ? HOST : GUEST,
                word.toCharArray(),
                JPAKEPrimeOrderGroups.NIST_3072,
                SHA256Digest.newInstance(),
                random);
    }

    private String other() {
        return host ? GUEST : HOST;
    }

    /** An end's first numbers. */
    List<BigInteger> begin() {
        JPAKERound1Payload payload = participant.createRound1PayloadToSend();
        List<BigInteger> numbers = new ArrayList<>(List.of(payload.getGx1(), payload.getGx2()));
        numbers.addAll(List.of(payload.getKnowledgeProofForX1()));
        numbers.addAll(List.of(payload.getKnowledgeProofForX2()));
        return numbers;
    }

    /**
     * Takes the other end's next numbers; returns what is answered to them, which is nothing after the last.
     *
     * @throws LineFault if the other end has another word, or if the numbers are no proof at all
     */
    List<BigInteger> answer(List<BigInteger> numbers) throws LineFault {
        answered++;
        if (host) {
            return answered == 1 ? greeted(of(numbers, FIRST)) : confirmed(of(numbers, SECOND + 1));
        } else if (answered == 1) {
            return answeredFirst(of(numbers, FIRST + SECOND));
        }
        confirm(of(numbers, 1).get(0));
        return List.of();
    }

    private List<BigInteger> of(List<BigInteger> numbers, int count) throws LineFault {
        if (numbers.size() != count || proved) {
            throw LineFault.of("match.line.noise");
        }
        return numbers;
    }

    // --- The host --------------------------------------------------------------------------------------------------

    private List<BigInteger> greeted(List<BigInteger> first) throws LineFault {
        List<BigInteger> answer = new ArrayList<>(begin());
        takeFirst(first);
        answer.addAll(second());
        return answer;
    }

    private List<BigInteger> confirmed(List<BigInteger> numbers) throws LineFault {
        takeSecond(numbers.subList(0, SECOND));
        List<BigInteger> own = confirmation();
        confirm(numbers.get(SECOND));
        return own;
    }

    // --- The guest -------------------------------------------------------------------------------------------------

    private List<BigInteger> answeredFirst(List<BigInteger> numbers) throws LineFault {
        takeFirst(numbers.subList(0, FIRST));
        List<BigInteger> answer = new ArrayList<>(second());
        takeSecond(numbers.subList(FIRST, FIRST + SECOND));
        answer.addAll(confirmation());
        return answer;
    }

    // --- Both ------------------------------------------------------------------------------------------------------

    private void takeFirst(List<BigInteger> numbers) throws LineFault {
        try {
            participant.validateRound1PayloadReceived(new JPAKERound1Payload(
                    other(), numbers.get(0), numbers.get(1), proof(numbers, 2), proof(numbers, 4)));
        } catch (CryptoException e) {
            throw LineFault.spoilt(e);
        }
    }

    private List<BigInteger> second() {
        JPAKERound2Payload payload = participant.createRound2PayloadToSend();
        List<BigInteger> numbers = new ArrayList<>(List.of(payload.getA()));
        numbers.addAll(List.of(payload.getKnowledgeProofForX2s()));
        return numbers;
    }

    private void takeSecond(List<BigInteger> numbers) throws LineFault {
        try {
            participant.validateRound2PayloadReceived(
                    new JPAKERound2Payload(other(), numbers.get(0), proof(numbers, 1)));
        } catch (CryptoException e) {
            throw LineFault.spoilt(e);
        }
        agreed = participant.calculateKeyingMaterial();
    }

    private List<BigInteger> confirmation() {
        return List.of(participant.createRound3PayloadToSend(agreed).getMacTag());
    }

    private void confirm(BigInteger tag) throws LineFault {
        try {
            participant.validateRound3PayloadReceived(new JPAKERound3Payload(other(), tag), agreed);
        } catch (CryptoException e) {
            throw LineFault.wrongWord(e);
        }
        proved = true;
    }

    private static BigInteger[] proof(List<BigInteger> numbers, int from) {
        return new BigInteger[] {numbers.get(from), numbers.get(from + 1)};
    }

    /** Whether the other end has proved that it knows the word. */
    boolean isProved() {
        return proved;
    }

    /** The key that both ends have now, 32 bytes. */
    byte[] key() {
        BigInteger material = agreed;
        if (material == null || !proved) {
            throw new IllegalStateException("the word is not proved");
        }
        byte[] bytes = BigIntegers.asUnsignedByteArray(material);
        SHA256Digest digest = new SHA256Digest();
        digest.update(bytes, 0, bytes.length);
        byte[] key = new byte[digest.getDigestSize()];
        digest.doFinal(key, 0);
        return key;
    }
}
