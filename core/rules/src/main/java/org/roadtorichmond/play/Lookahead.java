package org.roadtorichmond.play;

/**
 * A game of one's own that begins where another stands, to try out what may come. The other game is only read while this one is
 * made, and nothing of its dice is known here: games in the same state give look-aheads that play the same, with any seeds.
 *
 * <p>It plays by the same rules and the same events as any game, with the same referee. Its log begins empty and its entries have
 * no hash. A face follows from the key, the turn, the side and the place of the die within that player-turn, so that plans that
 * are compared under one key meet the same luck.
 *
 * <p>Making one copies the state and takes no longer late in a game than early. Going back reverts the events since, which costs
 * a small part of what playing them did; so there is no second way back. One thread an instance; it is made on the thread of
 * the other game.
 */
public final class Lookahead {
    private final KeyedRolls rolls;
    private final Game game;

    private Lookahead(Game original) {
        rolls = new KeyedRolls(original.state());
        game = new Game(original, rolls);
    }

    /** A look-ahead from where a game stands, with the dice of key 0. The game may itself be that of a look-ahead. */
    public static Lookahead of(Game game) {
        return new Lookahead(game);
    }

    /** The game to play on. It has no way back to before it began: {@link Game#beginning} is not for it. */
    public Game game() {
        return game;
    }

    /** Goes back to where it began, and takes the dice of a key; the answer is the same game as ever. */
    public Game reset(long key) {
        return back(key, 0);
    }

    /**
     * Goes back to where it began, and takes the dice of a key but for that of the first attack from there on: so that samples can
     * be spread evenly over its faces.
     *
     * @param firstFace what that die shows, 1 to 6
     */
    public Game reset(long key, int firstFace) {
        if (firstFace < 1 || firstFace > CombatTable.FACES) {
            throw new IllegalArgumentException("no die shows " + firstFace);
        }
        return back(key, firstFace);
    }

    private Game back(long key, int firstFace) {
        while (!game.log().isEmpty()) {
            game.revert();
        }
        rolls.take(key, firstFace);
        return game;
    }
}
