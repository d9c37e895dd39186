package org.roadtorichmond.screen.campaign;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.screen.book.HandicapChoice;
import org.roadtorichmond.screen.book.ScenarioLine;
import org.roadtorichmond.screen.book.SeatsColumn;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.report.StoryDialog;
import org.roadtorichmond.session.KeyStroke;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.begin.ChosenPlayers;
import org.roadtorichmond.session.campaign.CampaignProgress;
import org.roadtorichmond.session.campaign.Campaigns;
import org.roadtorichmond.session.campaign.Campaigns.Offered;
import org.roadtorichmond.work.Worker;

/**
 * The page of a campaign: its battles on a map, and beside it what is to be done next. Before it begins that is who plays whom; between
 * two battles what came of the last one; at its end all battles beside history. Where there are several campaigns they are listed first.
 */
public final class CampaignScreen extends BookPage {
    private static final float WIDTH = 1240;
    private static final float TWO_COLUMNS = 800;
    private static final float LEFT = 430;
    private static final float MAP = 350;
    private static final float GAP = 28;
    private static final float BAR = 12;

    private final Worker background;
    private final Campaigns campaigns;
    private final ChosenPlayers players;
    private final Outline country = Outline.of(Gdx.files.classpath(Outline.PENINSULA));
    private final Map<String, String> names;
    private final Map<String, Offered> entries = new HashMap<>();
    private final Map<Integer, Runnable> keys = new LinkedHashMap<>();
    private Optional<String> chosen;
    private Optional<Handicap> handicap = Optional.empty();

    /**
     * The page; campaigns are read in the background, one after the other.
     *
     * @param chosen the file name of the campaign that is shown; of no one the list
     */
    public CampaignScreen(AppContext app, Navigator navigator, Optional<String> chosen) {
        super(app, navigator);
        campaigns = new Campaigns(app.archive(), () -> app.texts().locale());
        names = campaigns.names();
        this.chosen = chosen.filter(names::containsKey)
                .or(() -> names.keySet().stream()
                        .filter(file -> names.size() == 1)
                        .findFirst());
        focus(this.chosen.isEmpty());
        players = new ChosenPlayers(app.preferences());
        background = worker("campaigns");
        names.keySet().stream()
                .sorted(Comparator.comparing(
                        file -> this.chosen.filter(file::equals).isEmpty()))
                .forEach(file -> background.run(() -> campaigns.offered(file), this::found));
    }

    private void found(Offered campaign) {
        if (Gdx.input.isTouched()) {
            // A click is under way, and would be lost if the page were built again before it ends.
            later(() -> found(campaign));
            return;
        }
        entries.put(campaign.file(), campaign);
        if (chosen.isEmpty()) {
            rebuild();
        } else if (chosen.get().equals(campaign.file())) {
            rebuildFromTop();
        }
    }

    // --- The leaves
    // ----------------------------------------------------------------------------------------------------

    @Override
    public void compose() {
        keys.clear();
        Optional<Offered> shown = chosen.map(entries::get);
        if (chosen.isEmpty()) {
            list();
        } else if (shown.isEmpty()) {
            Table waiting = new Table().top();
            new Rows(this, waiting).text(text("load.reading"), "default");
            leaf(names.getOrDefault(chosen.get(), chosen.get()), WIDTH, waiting, List.of(back()));
        } else if (shown.get().campaign().value().isEmpty()) {
            Table problems = new Table();
            new Rows(this, problems).text(tell(shown.get().campaign().problems()), "warning");
            leaf(chosen.get(), WIDTH, problems, List.of(back()));
        } else {
            campaign(
                    chosen.get(),
                    shown.get().campaign().value().get(),
                    shown.get().progress());
        }
    }

    private TextButton back() {
        return button(text("book.back"), "default", this::leave);
    }

    private void list() {
        Table content = new Table();
        content.top().padRight(px(BAR)).defaults().growX().padBottom(px(8));
        if (names.isEmpty()) {
            content.add(wrapped(text("campaign.none"), "default"));
        }
        names.forEach((file, name) -> {
            Optional<Offered> entry = Optional.ofNullable(entries.get(file));
            String called = entry.flatMap(read -> read.campaign().value())
                    .map(Campaign::name)
                    .orElse(name);
            String facts = entry.map(this::facts).orElseGet(() -> text("load.reading"));
            content.add(ScenarioLine.of(this, called, facts, false, () -> choose(Optional.of(file))))
                    .row();
        });
        leaf(text("campaign.title"), WIDTH / 2, content, List.of(back()));
    }

    private String facts(Offered entry) {
        return entry.campaign()
                .value()
                .map(campaign -> entry.progress()
                                .map(now -> text(
                                        "campaign.battles",
                                        campaign.battles().size(),
                                        now.chain().ends().size()))
                                .orElseGet(() -> text(
                                        "campaign.whole", campaign.battles().size()))
                        + "\n" + campaign.story())
                .orElseGet(() -> text("title.problems"));
    }

    private void choose(Optional<String> file) {
        chosen = file;
        later(() -> {
            rebuildFromTop();
            focus(file.isEmpty());
        });
    }

    private static void later(Runnable action) {
        Gdx.app.postRunnable(action);
    }

    private void campaign(String file, Campaign campaign, Optional<CampaignProgress> progress) {
        Chain chain = progress.map(CampaignProgress::chain).orElseGet(() -> Chain.of(campaign));
        CampaignLeaf leaf = new CampaignLeaf(this, chain, progress, this::lookAt);
        Table content = new Table();
        content.top().padRight(px(BAR));
        boolean wide = room(WIDTH) >= px(TWO_COLUMNS);
        float inside = room(WIDTH);
        float left = wide ? px(LEFT) : inside;
        float right = wide ? inside - left - px(GAP) : inside;
        Table field = column();
        Rows below = new Rows(this, field);
        below.add(leaf.map(country), 0).height(px(MAP));
        leaf.battles(below);
        Table said = column();
        List<Actor> foot = new ArrayList<>(List.of(back()));
        Rows rows = new Rows(this, said);
        progress.ifPresentOrElse(
                now -> told(rows, leaf, now, right, foot), () -> invite(said, rows, file, campaign, foot));
        if (!wide) {
            // The foot of a narrow leaf has room for two buttons.
            List<Actor> between = foot.subList(1, foot.size() - 1);
            between.forEach(button -> rows.add(button, 4));
            between.clear();
        }
        content.add(field).width(left).top();
        if (!wide) {
            content.row();
        }
        content.add(said).width(right).top().padLeft(wide ? px(GAP) : 0);
        leaf(campaign.name(), WIDTH, content, foot);
    }

    private Table column() {
        Table column = new Table();
        column.top().defaults().growX().left().padBottom(px(3));
        return column;
    }

    /** What the campaign is about, and who is to play it. */
    private void invite(Table said, Rows rows, String file, Campaign campaign, List<Actor> foot) {
        if (!campaign.story().isEmpty()) {
            rows.text(campaign.story(), "book", 0, 6);
        }
        new SeatsColumn(this, players, () -> later(this::rebuild)).addTo(said);
        rows.text(text("setup.handicap"), "bold", 8);
        new HandicapChoice(this, handicap, laidOn -> {
                    handicap = laidOn;
                    later(this::rebuild);
                })
                .addTo(said, campaign.battles().get(0).scenario().scenario());
        if (!campaign.notes().isEmpty()) {
            rows.text(text("campaign.notes"), "bold", 8);
            rows.text(campaign.notes(), "small");
        }
        foot.add(enterButton(text("campaign.begin"), () -> begin(file)));
    }

    /** How the campaign stands, and what can be done next. */
    private void told(Rows rows, CampaignLeaf leaf, CampaignProgress now, float width, List<Actor> foot) {
        Chain chain = now.chain();
        boolean any = !chain.ends().isEmpty();
        now.trouble()
                .ifPresent(trouble ->
                        rows.text(text("campaign.trouble", chain.next().title(), trouble.why()), "warning", 0, 6));
        if (now.changed()) {
            rows.text(text("campaign.changed"), "small", 0, 6);
        }
        if (chain.isOver()) {
            leaf.last(rows, width);
            foot.set(0, enterButton(text("book.back"), this::leave));
            foot.add(button(
                    text("report.story"), "default", () -> new StoryDialog(this, dialogs(), background).write(now)));
            foot.add(keyed("campaign.anew", Keys.N, () -> anew(now)));
            foot.add(keyed("campaign.again", Keys.A, () -> again(now)));
        } else {
            leaf.next(rows);
            if (now.running().isPresent()) {
                foot.add(keyed(
                        "campaign.restart",
                        Keys.A,
                        () -> ask(
                                "campaign.restart",
                                text("campaign.restart.ask", chain.next().title()),
                                () -> fight(now))));
                foot.add(enterButton(text("campaign.goOn"), () -> goOn(now)));
            } else {
                if (any) {
                    foot.add(keyed("campaign.again", Keys.A, () -> again(now)));
                }
                if (chain.next().history().isPresent()) {
                    foot.add(keyed("campaign.skip", Keys.S, () -> shown(campaigns.skip(now))));
                }
                foot.add(enterButton(text("campaign.fight"), () -> fight(now)));
            }
        }
        if (any) {
            leaf.losses(rows, width);
        }
        rows.text(texts().players(now.players(), now.handicap(), chain.isOver()), "small", 8);
    }

    private TextButton keyed(String words, int key, Runnable action) {
        keys.put(key, action);
        TextButton button = button(text(words), "default", action);
        button.add(label(texts().key(new KeyStroke(key)), "key")).padLeft(px(10));
        return button;
    }

    // --- What is done
    // --------------------------------------------------------------------------------------------------

    private void begin(String file) {
        good(campaigns.begin(file, players.begin(app().preferences()), handicap), this::fight);
    }

    private void fight(CampaignProgress now) {
        good(campaigns.play(now), begun -> battle(Session.of(begun.game()), begun.progress()));
    }

    private void goOn(CampaignProgress now) {
        now.running().ifPresent(save -> good(app().archive().load(save), game -> battle(Session.of(game), now)));
    }

    private void battle(Session session, CampaignProgress now) {
        app().campaigning().belongs(session, now);
        navigator().battle(session);
    }

    private void again(CampaignProgress now) {
        Campaign.Battle last = now.campaign().battles().get(now.chain().ends().size() - 1);
        ask(
                "campaign.again",
                text("campaign.again.ask", last.title()),
                () -> good(campaigns.again(now, last.id()), this::fight));
    }

    /** Shows the page on which the campaign begins; what was kept of it is forgotten only when it does. */
    private void anew(CampaignProgress now) {
        entries.computeIfPresent(now.file(), (file, before) -> new Offered(file, before.campaign(), Optional.empty()));
        later(this::rebuildFromTop);
    }

    private void ask(String what, String question, Runnable yes) {
        dialogs().ask(text(what), question, text(what), yes);
    }

    /** Shows the campaign as it stands now. */
    private void shown(Result<CampaignProgress> after) {
        good(after, now -> {
            entries.computeIfPresent(
                    now.file(), (file, before) -> new Offered(file, before.campaign(), Optional.of(now)));
            later(this::rebuildFromTop);
        });
    }

    private <T> void good(Result<T> result, Consumer<T> go) {
        result.value().ifPresentOrElse(go, () -> notice(text("title.campaign"), tell(result.problems())));
    }

    /** The report of a battle that was fought, which leads back here. */
    private void lookAt(int battle) {
        chosen.map(entries::get)
                .flatMap(Offered::progress)
                .ifPresent(now -> now.course().steps().get(battle).game().ifPresent(game -> {
                    Session session = Session.of(game);
                    app().campaigning().belongs(session, now);
                    navigator().report(session);
                }));
    }

    @Override
    public boolean key(int key) {
        Optional<Runnable> action = Optional.ofNullable(keys.get(key));
        action.ifPresent(Runnable::run);
        return action.isPresent() || super.key(key);
    }

    @Override
    public void leave() {
        if (chosen.isPresent() && names.size() > 1) {
            choose(Optional.empty());
        } else {
            navigator().title();
        }
    }
}
