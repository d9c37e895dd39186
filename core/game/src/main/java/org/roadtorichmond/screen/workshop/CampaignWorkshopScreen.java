package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.TimeUtils;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Carried;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Extent;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.campaign.ChangeWords;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.CampaignOffers;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.edits.CampaignEdits;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Finding;
import org.roadtorichmond.workshop.tools.Selected;

/** The page on which a campaign is edited: its parts in order at the left, the fields of the one that is selected beside them, problems below. */
public final class CampaignWorkshopScreen extends Page implements WorkshopBar.Actions {
    private static final float BAR = 44;
    private static final float OUTLINE = 300;
    private static final float FORM = 760;
    private static final float PROBLEMS = 128;
    private static final Pointer BATTLES = Pointer.of("battles");

    private final Worker worker;
    private final Worker reading;
    private final EditingSession session;
    private final WorkshopBar bar;
    private final Chooser chooser;
    private final CampaignOutline outline;
    private final FormPane pane;
    private final SchemaForm fields;
    private final CampaignTranslationForm german;
    private final ProblemsPane problems;
    private final Subscription listening;
    private final Map<String, Optional<Scenario>> scenarios = new HashMap<>();
    private boolean noticed;

    private record Shown(Selected selected, long revision, boolean refused, int german, boolean stale) {}

    /** The page with a campaign open. */
    public CampaignWorkshopScreen(AppContext app, Navigator navigator, OpenScenario open) {
        super(app, navigator, Extent.BATTLE);
        worker = app.worker("judge of the workshop");
        session = new EditingSession(open, worker, kind -> "");
        bar = new WorkshopBar(this, session, this, text("share.title"));
        chooser = new Chooser(
                this,
                new CampaignOffers(
                        session::tree,
                        () -> app.archive().scenarios(),
                        this::scenario,
                        app.texts()::name,
                        new ChangeWords(app.texts())::of));
        reading = app.worker("scenarios of the workshop");
        app.archive()
                .scenarios()
                .forEach(file -> reading.run(() -> read(file), found -> scenarios.putIfAbsent(file, found)));
        outline = new CampaignOutline(this, session, this::add);
        pane = new FormPane(this);
        fields = new SchemaForm(this, session, Optional.empty(), Optional.of(chooser));
        german = new CampaignTranslationForm(this, dialogs(), session);
        problems = new ProblemsPane(this, session, this::show, Optional.empty());
        listening = session.listen(this::stale);
    }

    /** The scenario of a name; each is read once, and so that choosing waits for none, beside the page. */
    private Optional<Scenario> scenario(String name) {
        return scenarios.computeIfAbsent(References.scenarioFile(name), this::read);
    }

    private Optional<Scenario> read(String file) {
        return app().archive().scenario(file).value().map(LoadedScenario::scenario);
    }

    @Override
    public void build() {
        Table root = new Table();
        root.setFillParent(true);
        root.add(bar.build()).colspan(2).growX().height(px(BAR)).row();
        Table left = panel();
        left.add(outline.build()).grow();
        root.add(left).width(px(OUTLINE)).growY();
        Table right = panel();
        right.add(pane.build()).maxWidth(px(FORM)).grow().expandX().left();
        root.add(right).grow().row();
        root.add(problems.build()).colspan(2).growX().height(px(PROBLEMS));
        stage().addActor(root);
        if (!noticed && session.open().isFromDraft()) {
            noticed = true;
            Gdx.app.postRunnable(() -> notice(text("edit.title"), text("edit.recovered")));
        }
    }

    @Override
    public void refresh() {
        bar.refresh();
        outline.refresh();
        Pointer at = selected();
        pane.refresh(
                new Shown(
                        session.selected(),
                        session.revision(),
                        session.refusal().isPresent(),
                        session.open().german().changes(),
                        german.isStale()),
                at,
                form -> fill(form, at));
        problems.refresh(Optional.of(text("edit.campaign.does")));
    }

    /** Where the part stands that is selected. */
    private Pointer selected() {
        return session.selected().place(session.tree()).orElse(Pointer.ROOT);
    }

    // --- Parts -----------------------------------------------------------------------------------------------------

    private void fill(Form form, Pointer at) {
        Selected.OfPart part = Selected.OfPart.of(session.tree(), at);
        form.title(at.equals(Pointer.ROOT) ? text("edit.campaign") : part.name());
        if (!at.equals(Pointer.ROOT)) {
            int last = session.tree().elements(at.parent()).size() - 1;
            TextButton up = button(text("edit.moveUp"), "default", () -> move(at, -1));
            TextButton down = button(text("edit.moveDown"), "default", () -> move(at, 1));
            up.setDisabled(at.last().equals("0"));
            down.setDisabled(at.last().equals(Integer.toString(last)));
            form.buttons(List.of(up, down, button(text("edit.remove"), "default", () -> remove(at))));
        }
        fields.fill(form, part, Schema.CAMPAIGN.fields(at));
        german.fill(form, at);
    }

    private void move(Pointer at, int by) {
        Pointer to = CampaignEdits.moved(session.tree(), at, by);
        session.apply(CampaignEdits.move(at, by), Selected.OfPart.of(session.tree(), to));
    }

    private void remove(Pointer at) {
        Pointer around = at.parent().parent();
        session.apply(CampaignEdits.remove(at), Selected.OfPart.of(session.tree(), around));
    }

    /** Adds a part to a list; of a battle first its scenario is chosen. */
    private void add(Pointer list, String called) {
        leavePanels();
        Selected next =
                new Selected.OfPart(list.then(session.tree().elements(list).size()), "");
        if (list.equals(BATTLES)) {
            chooser.show(
                    called,
                    BATTLES.then("scenario"),
                    file -> session.apply(
                            CampaignEdits.addBattle(
                                    file, scenario(file).map(Scenario::name).orElse(file)),
                            next));
        } else {
            session.apply(FieldEdits.addTo(list), next);
        }
    }

    private void show(Finding finding) {
        session.select(finding.leadsTo());
        refresh();
        pane.focus(finding.field());
    }

    // --- The bar ---------------------------------------------------------------------------------------------------

    @Override
    public void rename() {
        session.select(Selected.OfPart.CAMPAIGN);
        refresh();
        pane.focus("name");
    }

    @Override
    public void save() {
        leavePanels();
        new SavedNotices(this, session).save();
    }

    @Override
    public void files() {
        leavePanels();
        String file = session.open().editor().draft().scenarioName();
        String stem = file.substring(0, file.length() - Shelf.CAMPAIGN.length());
        new OutgoingFiles(this, worker, session, stem).share();
    }

    @Override
    public void play() {
        leavePanels();
        session.judgement()
                .flatMap(Judge.Judgement::campaign)
                .ifPresentOrElse(this::play, () -> notice(text("edit.title"), text("edit.campaign.notWhole")));
    }

    /** Plays the battle that is selected, or in which something is; those before it went as history has it. */
    private void play(Campaign campaign) {
        List<String> steps = selected().steps();
        boolean inBattle = steps.size() > 1 && steps.get(0).equals(BATTLES.last());
        Result<Carried> opening = Chain.skippedTo(campaign, inBattle ? Integer.parseInt(steps.get(1)) : 0)
                .then(Chain::opening);
        opening.value()
                .map(Carried::scenario)
                .ifPresentOrElse(
                        loaded -> navigator()
                                .battle(new Session(
                                        loaded,
                                        VictorySystems.newGame(loaded.survey(), RandomSeeds.seed()),
                                        Seats.BOTH_HUMAN)),
                        () -> notice(text("edit.play"), tell(opening.problems())));
    }

    @Override
    public void leave() {
        leavePanels();
        // The list reads what there is: what was edited last is kept before it looks.
        session.close();
        navigator().workshop();
    }

    @Override
    public void hide() {
        leavePanels();
        session.close();
    }

    // --- Keys ------------------------------------------------------------------------------------------------------

    private void leavePanels() {
        stage().setKeyboardFocus(null);
    }

    @Override
    public boolean cancel() {
        if (stage().getKeyboardFocus() != null) {
            leavePanels();
        } else {
            // The last step back is to the campaign itself: only Close leaves the workshop.
            session.select(Selected.OfPart.CAMPAIGN);
        }
        return true;
    }

    @Override
    public boolean firstKey(int key) {
        boolean typing = stage().getKeyboardFocus() instanceof TextField;
        if (typing && held().control() && key == Keys.S) {
            // The field would take it for itself.
            save();
            return true;
        }
        return false;
    }

    @Override
    public boolean key(int key) {
        KeyAction action =
                held().control() ? app().keys().action(held().stroke(key)).orElse(KeyAction.KEYS) : KeyAction.KEYS;
        switch (action) {
            case UNDO -> session.undo();
            case REDO -> session.redo();
            case SAVE -> save();
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    public void paint() {
        session.time(TimeUtils.millis(), new SavedNotices(this, session)::trouble);
        if (session.isUnkept()) {
            // Another frame is needed after the quiet second, though nothing else may ask for one.
            Gdx.graphics.requestRendering();
        }
    }

    @Override
    public void dispose() {
        listening.close();
        reading.close();
        worker.close();
        super.dispose();
    }
}
