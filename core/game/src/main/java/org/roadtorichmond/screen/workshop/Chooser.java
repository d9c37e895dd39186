package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.function.Consumer;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.workshop.CampaignOffers;
import org.roadtorichmond.workshop.CampaignOffers.Offer;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.SchemaField;

/** Shows what can be chosen for a value, so that it need not be typed. */
record Chooser(Page page, CampaignOffers offers) {
    /** Whether there is something to choose for a value at all. */
    boolean any(SchemaField field) {
        return offers.any(field);
    }

    /** What can be chosen at a place. */
    List<String> values(Pointer place) {
        return offers.of(place).stream().map(Offer::value).toList();
    }

    /** The button that shows what can be chosen at a place. */
    TextButton button(String heading, Pointer place, Consumer<String> chosen) {
        TextButton button = page.button(page.text("edit.choose"), "list", () -> show(heading, place, chosen));
        button.setName("choose." + String.join(".", place.steps()));
        return button;
    }

    /** Shows what can be chosen at a place; a choice closes it. */
    void show(String heading, Pointer place, Consumer<String> chosen) {
        List<Offer> all = offers.of(place);
        if (all.isEmpty()) {
            page.notice(heading, page.text("edit.nothingToChoose"));
            return;
        }
        page.dialogs()
                .show(
                        heading,
                        Dialogs.WIDTH,
                        () -> lines(all, chosen),
                        () -> List.of(page.button(page.text("ledger.close"), "default", page.dialogs()::close)));
        page.focus(true);
    }

    private Table lines(List<Offer> all, Consumer<String> chosen) {
        Table lines = new Table();
        lines.defaults().growX();
        for (Offer offer : all) {
            lines.add(page.line(offer.words(), "list", () -> {
                        page.dialogs().close();
                        chosen.accept(offer.value());
                    }))
                    .row();
        }
        return lines;
    }
}
