package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Checks that each fact still hashes to the same value. Saved games store the hash of the state after every command, so a change of
 * any value here breaks every saved game.
 */
@DisplayName("the hash of a state")
final class StateHashTest {
    private static final String KEPT = """
            608c943b11788407 another freed
            5e97e02b72e02a83 at hand
            e2364ebe982a7e0b attacked
            51be3ad41a3ff8c1 attacks
            65d6cda07f0d3a1d combat
            615c6ba56bc7757e combat, advancing
            4a8f086e75b2c1b2 combat, claimed
            46223418e2188882 combat, losses
            7afd4c713d7a0786 combat, made room
            cfd40bae08e11685 combat, prizes
            697b53d7a5744c66 combat, retreated
            7f314e871ab997f8 dice
            35e6a33fb13e1999 eliminated
            b6fe4c37fa1e2b57 eliminated by another attack
            9811037c5002bca3 ended
            41145fa0d211386d entered
            dc15b4635e67c9c5 entered along ways
            ab11e73e1dca0f28 exited
            5d67fa1b2e644382 exited later
            3ee6174f8c5e7a11 freed
            b80f9620088e7343 hex 0 attacked
            d46fe67a02a5fc51 hex 127 attacked
            60ca90336c229b2e hex 128 attacked
            9115e991927e98da hex 143 attacked
            679b0e08c8827634 hex 63 attacked
            e5b3c21ee37a6157 hex 64 attacked
            50d414e75a323442 hexes attacked
            b64ddd925dfe9191 last turn
            07df4d970d343649 latecomer
            5a10546b260e6a53 lifted
            82025ae1bf2652eb marched
            524772de9756b291 marched along ways
            81621d3a53612c8a marched on
            f714688373d305f2 next turn
            892ce5c165076bc7 no longer awaited
            2fb52faf7324740c nothing
            e0481f1b42a80055 one token
            14e6e8b546bfafea other phase
            c38cbb55fc2eacbc other player
            e966badba8bf5d37 shaken
            06780a34a240d492 shorter
            96c315b1649558b2 stands elsewhere
            31d7a58584a6fd8e swapped
            40de82aa8ad1e267 two tokens
            4698c11c54f501d8 weaker
            """;

    private static GameState state() {
        return World.clear(12, 12)
                .union("A", Arm.INFANTRY, 5, "0202")
                .union("B", Arm.INFANTRY, 3, "0303")
                .confederate("C", Arm.CAVALRY, 4, "0909")
                .confederate("D", Arm.ARTILLERY, 2, "1010")
                .awaited(Side.UNION, "R", Arm.INFANTRY, 3, 1, "0101")
                .closed("shut", Side.UNION, "0606", 2)
                .closed("barred", Side.UNION, "0607", 3)
                .play()
                .state();
    }

    private static Combat combat(GameState state) {
        Unit a = unit(state, "A");
        Unit b = unit(state, "B");
        Hex hex = state.scenario().field().grid().hex(100);
        return Combat.begun(3, CombatResult.DR, List.of(a), List.of(hex))
                .retreating(List.of(b))
                .displacing(a);
    }

    private static Unit unit(GameState state, String id) {
        return state.scenario().unit(id).orElseThrow();
    }

    private static Map<String, BiConsumer<Editor, GameState>> changes() {
        Map<String, BiConsumer<Editor, GameState>> all = new TreeMap<>();
        addUnits(all);
        addMarches(all);
        addGame(all);
        addCombats(all);
        return all;
    }

    private static void addUnits(Map<String, BiConsumer<Editor, GameState>> all) {
        all.put("nothing", (editor, state) -> {});
        all.put("stands elsewhere", (editor, state) -> editor.stand(unit(state, "A"), hex(state, 77)));
        all.put("swapped", (editor, state) -> {
            Hex a = state.hexOf(unit(state, "A")).orElseThrow();
            editor.stand(unit(state, "A"), state.hexOf(unit(state, "B")).orElseThrow());
            editor.stand(unit(state, "B"), a);
        });
        all.put("lifted", (editor, state) -> editor.lift(unit(state, "A")));
        all.put("no longer awaited", (editor, state) -> editor.awaited(unit(state, "R"), false));
        all.put("shaken", (editor, state) -> editor.shaken(unit(state, "A"), true));
        all.put("attacked", (editor, state) -> editor.attacked(unit(state, "A"), true));
        all.put("weaker", (editor, state) -> editor.strength(unit(state, "A"), 4));
        all.put("exited", (editor, state) -> editor.exited(unit(state, "A"), hex(state, 20), 3));
        all.put("exited later", (editor, state) -> editor.exited(unit(state, "A"), hex(state, 20), 4));
        all.put("eliminated", (editor, state) -> editor.eliminated(unit(state, "A"), 3, 20));
        all.put("eliminated by another attack", (editor, state) -> editor.eliminated(unit(state, "A"), 3, 21));
        all.put("one token", (editor, state) -> editor.tokens(unit(state, "A"), 1));
        all.put("two tokens", (editor, state) -> editor.tokens(unit(state, "A"), 2));
        all.put("at hand", (editor, state) -> editor.atHand(unit(state, "R"), true));
        all.put("latecomer", (editor, state) -> {
            editor.moment(new Moment(state.scenario().turns(), Side.UNION, Phase.MOVEMENT));
            editor.latecomer(unit(state, "A"), true);
        });
    }

    private static void addMarches(Map<String, BiConsumer<Editor, GameState>> all) {
        all.put(
                "last turn",
                (editor, state) -> editor.moment(new Moment(state.scenario().turns(), Side.UNION, Phase.MOVEMENT)));
        all.put("marched", (editor, state) -> editor.travel(unit(state, "A"), travel(state, 5, false, false)));
        all.put("marched on", (editor, state) -> editor.travel(unit(state, "A"), travel(state, 6, false, false)));
        all.put(
                "marched along ways",
                (editor, state) -> editor.travel(unit(state, "A"), travel(state, 5, true, false)));
        all.put("entered", (editor, state) -> editor.travel(unit(state, "A"), travel(state, 5, false, true)));
        all.put("entered along ways", (editor, state) -> editor.travel(unit(state, "A"), travel(state, 5, true, true)));
    }

    private static void addGame(Map<String, BiConsumer<Editor, GameState>> all) {
        all.put("other player", (editor, state) -> editor.moment(new Moment(1, Side.CONFEDERATE, Phase.MOVEMENT)));
        all.put("other phase", (editor, state) -> editor.moment(new Moment(1, Side.UNION, Phase.COMBAT)));
        all.put("next turn", (editor, state) -> editor.moment(new Moment(2, Side.UNION, Phase.MOVEMENT)));
        all.put("dice", (editor, state) -> editor.dice(9));
        all.put("attacks", (editor, state) -> editor.attacks(9));
        for (int hex : new int[] {0, 63, 64, 127, 128, 143}) {
            all.put("hex " + hex + " attacked", (editor, state) -> editor.attacked(hex(state, hex), true));
        }
        all.put("hexes attacked", (editor, state) -> {
            editor.attacked(hex(state, 3), true);
            editor.attacked(hex(state, 5), true);
            editor.attacked(hex(state, 130), true);
        });
        all.put("freed", (editor, state) -> editor.freed(0, true));
        all.put("another freed", (editor, state) -> editor.freed(1, true));
        all.put(
                "ended",
                (editor, state) ->
                        editor.ending(Optional.of(new Ending(Sentence.of("road.unsupplied"), Optional.empty()))));
        all.put("shorter", (editor, state) -> editor.lastTurn(2));
    }

    private static void addCombats(Map<String, BiConsumer<Editor, GameState>> all) {
        all.put("combat", (editor, state) -> editor.combat(Optional.of(combat(state))));
        all.put(
                "combat, made room",
                (editor, state) -> editor.combat(Optional.of(combat(state).without(unit(state, "A")))));
        all.put(
                "combat, retreated",
                (editor, state) -> editor.combat(
                        Optional.of(combat(state).without(unit(state, "A")).without(unit(state, "B")))));
        all.put(
                "combat, advancing",
                (editor, state) -> editor.combat(Optional.of(combat(state).advancing(List.of(unit(state, "C"))))));
        all.put(
                "combat, losses",
                (editor, state) -> editor.combat(Optional.of(combat(state).losing(4))));
        all.put(
                "combat, prizes",
                (editor, state) -> editor.combat(Optional.of(combat(state).felling(List.of(unit(state, "D"))))));
        all.put(
                "combat, claimed",
                (editor, state) -> editor.combat(Optional.of(combat(state)
                        .felling(List.of(unit(state, "C"), unit(state, "D")))
                        .claimed(List.of(unit(state, "A"), unit(state, "B"))))));
    }

    private static Optional<Travel> travel(GameState state, int spent, boolean strategic, boolean entered) {
        return Optional.of(new Travel(hex(state, 14), spent, strategic, entered));
    }

    private static Hex hex(GameState state, int index) {
        return state.scenario().field().grid().hex(index);
    }

    @Test
    @DisplayName("has the value by which saved games know it, and another one for every fact")
    void values() {
        Map<String, String> hashes = new TreeMap<>();
        changes().forEach((name, change) -> {
            GameState state = state();
            change.accept(new Editor(state), state);
            hashes.put(name, String.format(Locale.ROOT, "%016x", state.hash()));
        });
        assertEquals(hashes.size(), Set.copyOf(hashes.values()).size());
        StringBuilder lines = new StringBuilder();
        hashes.forEach(
                (name, hash) -> lines.append(hash).append(' ').append(name).append('\n'));
        assertEquals(KEPT, lines.toString());
    }
}
