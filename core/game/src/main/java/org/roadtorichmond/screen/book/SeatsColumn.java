package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.NameField;
import org.roadtorichmond.session.begin.ChosenPlayers;
import org.roadtorichmond.unit.Side;

/** Who plays each side, and what people are called, to be chosen one below the other. */
public final class SeatsColumn {
    private static final float ABOVE = 8;

    private final BookPage page;
    private final ChosenPlayers players;
    private final Runnable changed;

    /**
     * The choice on a page.
     *
     * @param changed called after each choice, to show it
     */
    public SeatsColumn(BookPage page, ChosenPlayers players, Runnable changed) {
        this.page = page;
        this.players = players;
        this.changed = changed;
    }

    /** Adds the choice to a table of one column. */
    public void addTo(Table table) {
        for (Side side : Side.values()) {
            String head = side == Side.UNION ? "title.union" : "title.confederate";
            table.add(page.label(page.text(head), "bold"))
                    .padTop(page.px(ABOVE))
                    .row();
            new SeatChoice(page, players.seats().of(side), player -> {
                        players.seats(players.seats().with(side, player));
                        changed.run();
                    })
                    .addTo(table, new NameField(page).of(players.called(side), name -> players.call(side, name)));
        }
    }
}
