package org.roadtorichmond.match;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.GameReader;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** Messages on their way as JSON texts, of which each is one object and at most {@link #LARGEST} bytes long. */
public final class MessageText {
    /** The longest text that is read, in bytes. */
    public static final int LARGEST = 64 << 10;

    private static final String PLAY = "play";
    private static final String TAKE_BACK = "take-back";
    private static final String SHARE = "share";
    private static final String AGREE = "agree";
    private static final String GIVE_UP = "give-up";
    private static final String SAY = "say";
    private static final String RENEW = "renew";
    private static final String SEAL = "seal";

    private final Scenario scenario;

    /** Texts about a scenario, whose units and hexes they name. */
    public MessageText(Scenario scenario) {
        this.scenario = scenario;
    }

    // --- Writing ---------------------------------------------------------------------------------------------------

    /** An envelope as text in UTF-8. */
    public byte[] write(Envelope envelope) {
        Json json = Json.object()
                .put("number", envelope.number())
                .put("received", envelope.received())
                .put(SEAL, envelope.seal());
        return json.putAll(json(envelope.message())).toString().getBytes(StandardCharsets.UTF_8);
    }

    /** A message that is shown to a person who watches, as text in UTF-8. */
    public byte[] write(ShownMessage shown) {
        Json json = Json.object()
                .put("number", shown.number())
                .put("count", shown.count())
                .put("by", shown.passed().by().word());
        return json.putAll(json(shown.passed().message())).toString().getBytes(StandardCharsets.UTF_8);
    }

    /** A message alone, as text. */
    static String text(Message message) {
        return json(message).toString();
    }

    private static Json json(Message message) {
        if (message instanceof Message.Play play) {
            return kind(PLAY).put("action", play.action()).put("command", GameWriter.tree(play.command()));
        } else if (message instanceof Message.TakeBack back) {
            return kind(TAKE_BACK).put("action", back.action());
        } else if (message instanceof Message.Share share) {
            return kind(SHARE)
                    .put("die", share.die())
                    .put("element", share.element().hex());
        } else if (message instanceof Message.Agree agree) {
            return kind(AGREE).put("action", agree.action()).put("hash", agree.hash());
        } else if (message instanceof Message.Say say) {
            return kind(SAY).put("words", say.words());
        } else if (message instanceof Message.Renew renew) {
            return kind(RENEW).put("commitment", renew.commitment().hex());
        }
        return kind(GIVE_UP);
    }

    private static Json kind(String kind) {
        return Json.object().put("kind", kind);
    }

    // --- Reading ---------------------------------------------------------------------------------------------------

    /** The envelope that a text states, or all that is wrong with it. */
    public Result<Envelope> read(byte[] text) {
        return read(text, fields -> {
            int number = fields.integer("number", 1, Integer.MAX_VALUE);
            int received = fields.integer("received", 0, Integer.MAX_VALUE);
            Optional<String> seal = fields.optionalText(SEAL);
            seal.ifPresent(mark -> form(fields, SEAL, mark.matches("[0-9a-f]{32}"), mark));
            return message -> new Envelope(number, received, message, seal);
        });
    }

    /** The message that a text shows to a person who watches, or all that is wrong with it. */
    public Result<ShownMessage> readShown(byte[] text) {
        return read(text, fields -> {
            int number = fields.integer("number", 1, Integer.MAX_VALUE);
            int count = fields.integer("count", Math.max(1, number), Integer.MAX_VALUE);
            Side by = fields.choice("by", List.of(Side.values()));
            return message -> new ShownMessage(number, count, new Passed(by, message));
        });
    }

    /** Reads what stands around a message, and then the message. */
    private <T> Result<T> read(byte[] text, Function<Fields, Function<Message, T>> around) {
        if (text.length > LARGEST) {
            return Result.bad(Sentence.of("match.tooLong", text.length, LARGEST));
        }
        return TreeReader.read(text).then(root -> {
            Problems problems = Problems.few();
            Fields fields = new Fields(root, problems);
            Function<Message, T> whole = around.apply(fields);
            Optional<Message> message = message(fields, problems);
            return problems.result(fields.finish(() -> message.map(whole)).flatMap(read -> read));
        });
    }

    private Optional<Message> message(Fields fields, Problems problems) {
        String kind = fields.text("kind");
        return switch (kind) {
            case PLAY -> {
                int action = action(fields);
                yield command(fields, problems).map(command -> new Message.Play(action, command));
            }
            case TAKE_BACK -> Optional.of(new Message.TakeBack(action(fields)));
            case SHARE -> {
                int die = fields.integer("die", 1, Integer.MAX_VALUE);
                yield element(fields, "element").map(element -> new Message.Share(die, element));
            }
            case AGREE -> {
                int action = action(fields);
                String hash = fields.text("hash");
                yield form(fields, "hash", hash.matches("[0-9a-f]{16}"), hash)
                        ? Optional.of(new Message.Agree(action, hash))
                        : Optional.empty();
            }
            case RENEW -> element(fields, "commitment").map(Message.Renew::new);
            case GIVE_UP -> Optional.of(new Message.GiveUp());
            case SAY -> {
                String words = fields.proseOr("words", "");
                yield form(fields, "words", words.length() <= Message.LONGEST_SAID, words)
                        ? Optional.of(new Message.Say(words))
                        : Optional.empty();
            }
            default -> {
                form(fields, "kind", false, kind);
                yield Optional.empty();
            }
        };
    }

    private static Optional<ChainElement> element(Fields fields, String key) {
        String hex = fields.text(key);
        return form(fields, key, ChainElement.isForm(hex), hex) ? Optional.of(new ChainElement(hex)) : Optional.empty();
    }

    private static int action(Fields fields) {
        return fields.integer("action", 0, Integer.MAX_VALUE);
    }

    private static boolean form(Fields fields, String key, boolean good, String found) {
        if (!good && fields.isGood(key)) {
            String start = found.substring(0, Math.min(found.length(), 40));
            fields.fault(key, Sentence.of("match.form", Words.quoted(start)));
        }
        return good && fields.isGood(key);
    }

    private Optional<Command> command(Fields fields, Problems problems) {
        return fields.value("command").flatMap(node -> {
            Result<Command> read = GameReader.command(scenario, node);
            read.problems().forEach(problem -> problems.add(problem.at(), problem.sentence()));
            return read.value();
        });
    }
}
