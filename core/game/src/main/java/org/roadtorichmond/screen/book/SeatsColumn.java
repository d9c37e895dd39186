package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.NameField;
import org.roadtorichmond.session.begin.ChosenPlayers;
import org.roadtorichmond.unit.Side;

/**
 * Who plays each side, and what people are called, to be chosen one below the other.
 *
 * @param page where it stands
 * @param players who is chosen
 * @param changed called after each choice, to show it
 */
public record SeatsColumn(BookPage page, ChosenPlayers players, Runnable changed) {
    private static final float ABOVE = 8;

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
