package org.roadtorichmond.ai.roster;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.general.CheckingColonel;
import org.roadtorichmond.ai.general.General;
import org.roadtorichmond.scenario.doctrine.Doctrine;
import org.roadtorichmond.scenario.doctrine.Doctrines;
import org.roadtorichmond.scenario.json.Result;

/** The commanders by name, and the one place where texts that name them are read ({@link CommanderSpec}). */
public final class Commanders {
    /** All commanders, the weakest first. */
    private static final List<Post> KNOWN = List.of(
            new Post("cadet", List.of(), false, (spec, temper) -> new Cadet(temper)),
            new Post("colonel", doctrines(), false, (spec, temper) -> new CheckingColonel(manner(spec), temper)),
            new Post("general", doctrines(), true, Commanders::general));

    /** The largest temper. */
    public static final int MOST_TEMPER = 999;

    /** The option of a saved game that holds the temper of its commanders. */
    public static final String TEMPER = "temper";

    private Commanders() {}

    /**
     * A commander that can be had.
     *
     * @param name its name
     * @param doctrines the names of the doctrines that it knows, in order
     * @param budget whether it takes a budget
     * @param maker makes a new one of a temper
     */
    private record Post(
            String name, List<String> doctrines, boolean budget, BiFunction<CommanderSpec, Integer, Commander> maker) {
        CommanderSpec.Terms terms() {
            return new CommanderSpec.Terms(doctrines, budget);
        }
    }

    private static Commander general(CommanderSpec spec, int temper) {
        return new General(manner(spec), spec.nodes().orElse(General.USUAL_NODES), temper);
    }

    private static Post post(String name) {
        return KNOWN.stream()
                .filter(post -> post.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name));
    }

    private static List<String> doctrines() {
        return List.copyOf(Doctrines.shipped().keySet());
    }

    /** How a commander plays by the doctrine that is named, or by the usual one. */
    static Manner manner(CommanderSpec spec) {
        Doctrine doctrine =
                Objects.requireNonNull(Doctrines.shipped().get(spec.doctrine().orElse(Doctrines.USUAL)));
        return new Manner(doctrine.exposure(), doctrine.caution(), doctrine.threshold(), doctrine.press());
    }

    /** The names of all commanders, the weakest first. */
    public static List<String> names() {
        return KNOWN.stream().map(Post::name).toList();
    }

    /** The commander that a text names ({@code NAME[:DOCTRINE][@NODES]}), or what is wrong with the text. */
    public static Result<CommanderSpec> parse(String text) {
        Map<String, CommanderSpec.Terms> terms = new LinkedHashMap<>();
        KNOWN.forEach(post -> terms.put(post.name(), post.terms()));
        return CommanderSpec.parse(text, terms);
    }

    /** A new commander of an even temper; of a spec that {@link #parse} has given. */
    public static Commander create(CommanderSpec spec) {
        return create(spec, 0);
    }

    /**
     * A new commander; of a spec that {@link #parse} has given.
     *
     * @param temper by what it decides between things that are about as good; 0 is even
     */
    public static Commander create(CommanderSpec spec, int temper) {
        return post(spec.name()).maker().apply(spec, temper);
    }

    /**
     * The temper of both commanders in a game of an experiment, 1 to {@link #MOST_TEMPER}: that of the seed's number, so that the games
     * open in as many ways as those of players do, and each can be played again.
     */
    public static int temper(long seed) {
        return 1 + (int) Math.floorMod(seed - 1, (long) MOST_TEMPER);
    }

    /** A new commander of a temper that a text names, if there is one. */
    public static Optional<Commander> find(String text, int temper) {
        return parse(text).value().map(spec -> create(spec, temper));
    }

    /** The doctrines that a commander knows, by name, in the order in which they are offered; none of some. */
    public static List<String> doctrines(String name) {
        return post(name).doctrines();
    }

    /** A new commander that a text names which is known to be right. */
    public static Commander named(String text) {
        Result<CommanderSpec> spec = parse(text);
        return spec.value()
                .map(Commanders::create)
                .orElseThrow(() ->
                        new IllegalArgumentException(spec.problems().get(0).message()));
    }
}
