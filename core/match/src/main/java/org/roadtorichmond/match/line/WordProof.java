package org.roadtorichmond.match.line;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
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
 * (J-PAKE, RFC 8236), and agree on a key. Three texts go each way; each round is answered when the other end's text of it has come.
 */
final class WordProof {
    private static final String HOST = "host";
    private static final String GUEST = "guest";
    private static final Pattern NUMBER = Pattern.compile("-?[0-9a-f]{1,800}");
    private static final int RADIX = 16;

    private final JPAKEParticipant participant;
    private final String own;
    private final String other;
    private int round = 1;
    private @Nullable BigInteger agreed;

    WordProof(boolean host, String word, SecureRandom random) {
        own = host ? HOST : GUEST;
        other = host ? GUEST : HOST;
        participant = new JPAKEParticipant(
                own, word.toCharArray(), JPAKEPrimeOrderGroups.NIST_3072, SHA256Digest.newInstance(), random);
    }

    /** The first text for the other end. */
    byte[] begin() {
        JPAKERound1Payload payload = participant.createRound1PayloadToSend();
        List<BigInteger> numbers = new ArrayList<>(List.of(payload.getGx1(), payload.getGx2()));
        numbers.addAll(List.of(payload.getKnowledgeProofForX1()));
        numbers.addAll(List.of(payload.getKnowledgeProofForX2()));
        return text(numbers);
    }

    /** Takes the other end's next text; returns what is answered to it, or nothing after the last. */
    Optional<byte[]> answer(byte[] text) throws LineFault {
        try {
            List<BigInteger> numbers = numbers(text, round == 1 ? 6 : round == 2 ? 3 : 1);
            round++;
            return switch (round - 1) {
                case 1 -> Optional.of(second(numbers));
                case 2 -> Optional.of(third(numbers));
                default -> {
                    participant.validateRound3PayloadReceived(new JPAKERound3Payload(other, numbers.get(0)), agreed);
                    round = 0;
                    yield Optional.empty();
                }
            };
        } catch (CryptoException e) {
            throw LineFault.wrongWord(e);
        }
    }

    private byte[] second(List<BigInteger> numbers) throws CryptoException {
        participant.validateRound1PayloadReceived(
                new JPAKERound1Payload(other, numbers.get(0), numbers.get(1), proof(numbers, 2), proof(numbers, 4)));
        JPAKERound2Payload payload = participant.createRound2PayloadToSend();
        List<BigInteger> told = new ArrayList<>(List.of(payload.getA()));
        told.addAll(List.of(payload.getKnowledgeProofForX2s()));
        return text(told);
    }

    private byte[] third(List<BigInteger> numbers) throws CryptoException {
        participant.validateRound2PayloadReceived(new JPAKERound2Payload(other, numbers.get(0), proof(numbers, 1)));
        BigInteger material = participant.calculateKeyingMaterial();
        agreed = material;
        return text(List.of(participant.createRound3PayloadToSend(material).getMacTag()));
    }

    private static BigInteger[] proof(List<BigInteger> numbers, int from) {
        return new BigInteger[] {numbers.get(from), numbers.get(from + 1)};
    }

    /** Whether the other end has proved that it knows the word. */
    boolean isProved() {
        return round == 0;
    }

    /** The key that both ends have now, 32 bytes. */
    byte[] key() {
        BigInteger material = agreed;
        if (material == null || !isProved()) {
            throw new IllegalStateException("the word is not proved");
        }
        byte[] bytes = BigIntegers.asUnsignedByteArray(material);
        SHA256Digest digest = new SHA256Digest();
        digest.update(bytes, 0, bytes.length);
        byte[] key = new byte[digest.getDigestSize()];
        digest.doFinal(key, 0);
        return key;
    }

    private static byte[] text(List<BigInteger> numbers) {
        return String.join(
                        " ",
                        numbers.stream().map(number -> number.toString(RADIX)).toList())
                .getBytes(StandardCharsets.US_ASCII);
    }

    private static List<BigInteger> numbers(byte[] text, int count) throws LineFault {
        String[] words = new String(text, StandardCharsets.US_ASCII).split(" ", -1);
        List<BigInteger> numbers = new ArrayList<>();
        for (String word : words) {
            if (words.length != count || !NUMBER.matcher(word).matches()) {
                throw LineFault.of("match.line.noise");
            }
            numbers.add(new BigInteger(word, RADIX));
        }
        return numbers;
    }
}
