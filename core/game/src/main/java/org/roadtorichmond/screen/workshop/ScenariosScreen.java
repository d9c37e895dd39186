package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.session.campaign.Campaigns;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.BlankScenario;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.ScenarioFolder;
import org.roadtorichmond.workshop.ScenarioTranslation;
import org.roadtorichmond.workshop.edits.PlaceEdits;

/** The scenarios and campaigns that can be edited: the player's own first, then a new one, then those that come with the game, to start from a copy. */
public final class ScenariosScreen extends BookPage {
    private static final float WIDTH = 760;
    private static final float NUMBER = 70;
    private static final String ENDING = ".scenario.json";
    private static final String CAMPAIGN = ".campaign.json";
    private static final String COLUMNS = "12";
    private static final String ROWS = "14";

    private final ScenarioFolder folder;
    private final Worker background;
    private final Worker files;
    private final IncomingFiles incoming;
    private final List<String> drafts;
    private final List<String> own;
    private final List<String> shipped;
    private Map<String, String> names = Map.of();
    private TextField name;
    private TextField columns;
    private TextField rows;

    /** The list; what the scenarios are called is read in the background. */
    public ScenariosScreen(AppContext app, Navigator navigator) {
        super(app, navigator);
        Storage storage = app.archive().ownScenarios();
        folder = new ScenarioFolder(storage, app.archive().files());
        drafts = folder.drafts();
        TreeSet<String> mine = new TreeSet<>(drafts);
        storage.list().stream()
                .map(Storage.Kept::name)
                .filter(file -> file.endsWith(ENDING) || ScenarioFolder.isCampaign(file))
                .forEach(mine::add);
        own = List.copyOf(mine);
        shipped = Stream.concat(app.archive().scenarios().stream(), app.archive().shelf().campaigns().stream())
                .filter(file -> !mine.contains(file))
                .toList();
        name = new TextField("", theme().skin());
        columns = new TextField(COLUMNS, theme().skin());
        rows = new TextField(ROWS, theme().skin());
        files = worker("files of the workshop");
        incoming = new IncomingFiles(this, files, Optional.empty(), navigator::workshop);
        background = worker("reading");
        focus(true);
        background.run(this::read, this::named);
    }

    /** What the scenarios are called in the player's language, by their files. */
    private Map<String, String> read() {
        Map<String, String> read = new LinkedHashMap<>();
        for (String file : app().archive().scenarios()) {
            app().archive()
                    .scenario(file)
                    .value()
                    .ifPresent(loaded ->
                            read.put(file, texts().of(loaded.scenario()).name()));
        }
        new Campaigns(app().archive(), () -> texts().locale()).names().forEach((file, called) -> {
            if (!own.contains(file)) {
                read.put(file, called);
            }
        });
        own.stream()
                .filter(file -> drafts.contains(file) || ScenarioFolder.isCampaign(file))
                .forEach(file -> folder.open(file)
                        .value()
                        .flatMap(open -> open.editor().questions().text(Pointer.of("name")))
                        .filter(called -> !called.isBlank())
                        .ifPresent(called -> read.putIfAbsent(file, called)));
        return read;
    }

    private void named(Map<String, String> read) {
        names = read;
        rebuild();
    }

    @Override
    public void compose() {
        Table content = new Table();
        content.top().padRight(px(12));
        Rows rows = new Rows(this, content);
        rows.text(text("edit.about"), "italic", 0, 8);
        rows.add(label(text("edit.own"), "heading"), 0);
        if (own.isEmpty()) {
            rows.text(text("edit.noneYet"), "default", 0);
        }
        own.forEach(file -> rows.add(ownEntry(file), 4));
        rows.add(label(text("edit.new"), "heading"), 14);
        rows.add(fields(), 0);
        rows.add(label(text("edit.startFrom"), "heading"), 14);
        rows.text(text("edit.startFromHint"), "default", 0);
        shipped.forEach(file -> rows.add(entry(file, "edit.copyOf", () -> copy(file)), 4));
        leaf(
                text("edit.title"),
                WIDTH,
                content,
                List.of(
                        button(text("book.back"), "default", this::leave),
                        button(text("incoming.title"), "default", incoming::ask)));
    }

    private Table ownEntry(String file) {
        Table row = entry(file, "edit.open", () -> open(() -> folder.open(file)));
        OwnScenarioDialog more = new OwnScenarioDialog(
                this, file, called(file), (name, stem) -> copying(file, copy -> named(name, stem, copy)));
        row.add(button(text("own.more"), "default", more::show)).padLeft(px(6));
        return row;
    }

    private String called(String file) {
        return names.getOrDefault(file, file.substring(0, file.indexOf('.')));
    }

    @Override
    public void dropped(String path) {
        incoming.take(path);
    }

    private Table entry(String file, String words, Runnable action) {
        Table row = new Table();
        String said = ScenarioFolder.isCampaign(file) ? text("edit.isCampaign", called(file)) : called(file);
        TextButton line = line(said, "list", action);
        line.getLabel().setWrap(true);
        row.add(line).minWidth(1).prefWidth(1).growX().padRight(px(10));
        if (drafts.contains(file)) {
            row.add(label(text("edit.isDraft"), "small")).padRight(px(10));
        }
        row.add(button(text(words), "default", action)).minWidth(px(130));
        return row;
    }

    /** The fields of a new scenario, which keep what was typed when the page is built again. */
    private Table fields() {
        name = typed(name);
        name.setMessageText(text("edit.nameHint"));
        columns = typed(columns);
        rows = typed(rows);
        name.setName("new.name");
        columns.setName("new.columns");
        rows.setName("new.rows");
        Table first = new Table();
        first.add(label(text("edit.name"), "default")).padRight(px(6));
        first.add(name).minWidth(1).prefWidth(1).growX();
        Table second = new Table();
        number(second, "edit.columns", columns);
        number(second, "edit.rows", rows);
        second.add(button(text("edit.create"), "action", this::create)).right().expandX();
        second.add(button(text("edit.newCampaign"), "default", this::createCampaign))
                .padLeft(px(8));
        Table both = new Table();
        both.add(first).growX().padBottom(px(6)).row();
        both.add(second).growX();
        return both;
    }

    private void number(Table row, String words, TextField field) {
        row.add(label(text(words), "default")).padRight(px(6));
        row.add(field).width(px(NUMBER)).padRight(px(12));
    }

    private TextField typed(TextField before) {
        return new TextField(before.getText(), theme().skin());
    }

    private void create() {
        boolean numbers = List.of(columns, rows).stream()
                .allMatch(field -> field.getText().strip().matches("[1-9][0-9]{0,2}"));
        if (!numbers) {
            refused(Sentence.of("workshop.size", BlankScenario.LARGEST));
            return;
        }
        begin(
                text("edit.newName"),
                ENDING,
                (file, called) -> folder.create(new BlankScenario(
                        file,
                        Integer.parseInt(columns.getText().strip()),
                        Integer.parseInt(rows.getText().strip()))));
    }

    private void createCampaign() {
        String typed = name.getText().strip();
        String called = typed.isEmpty() ? free(text("edit.newCampaign"), CAMPAIGN) : typed;
        String stem = NewNameDialog.stem(called);
        if (stem.isEmpty()) {
            refused(Sentence.of("workshop.blankName"));
        } else {
            open(() -> folder.createCampaign(stem, called));
        }
    }

    private void copy(String from) {
        copying(from, copy -> begin(called(from), ScenarioFolder.isCampaign(from) ? CAMPAIGN : ENDING, copy));
    }

    /** Hands on what copies a scenario or a campaign to a file, under a name, with what it says in German; a campaign is read before. */
    private void copying(String from, Consumer<BiFunction<String, String, Result<OpenScenario>>> then) {
        files.run(
                () -> app().archive()
                        .open(from)
                        .value()
                        .filter(CampaignDocument.class::isInstance)
                        .map(document -> ((CampaignDocument) document).campaign()),
                campaign -> then.accept((file, called) -> folder.copy(from, file)
                        .then(copy -> app().archive()
                                .shelf()
                                .bytes(ScenarioTranslation.file(from, Locale.GERMAN))
                                .flatMap(german -> copy.german().copy(german, campaign, called))
                                .<Result<OpenScenario>>map(why -> Result.bad(new Problem(Place.NOWHERE, why)))
                                .orElse(Result.good(copy)))));
    }

    /** Makes a scenario of the name that was typed, or of a usual one, with a number where that is taken. */
    private void begin(String usual, String ending, BiFunction<String, String, Result<OpenScenario>> maker) {
        String typed = name.getText().strip();
        String called = typed.isEmpty() ? free(usual, ending) : typed;
        new NewNameDialog(this, dialogs())
                .refusal(called)
                .ifPresentOrElse(this::refused, () -> named(called, NewNameDialog.stem(called), maker));
    }

    private String free(String usual, String ending) {
        String called = usual;
        for (int number = 2; isTaken(NewNameDialog.stem(called) + ending); number++) {
            called = usual + " " + number;
        }
        return called;
    }

    private boolean isTaken(String file) {
        return own.contains(file) || shipped.contains(file);
    }

    private void named(String called, String stem, BiFunction<String, String, Result<OpenScenario>> maker) {
        open(() -> maker.apply(stem, called).then(open -> {
            Edit named = PlaceEdits.scenarioName(called);
            open.editor().apply(open.isCampaign() ? named : named.then(PlaceEdits.mapName(called)));
            return Result.good(open);
        }));
    }

    private void open(Supplier<Result<OpenScenario>> opener) {
        Result<OpenScenario> opened = opener.get();
        opened.value().ifPresentOrElse(navigator()::workshop, () -> refused(opened.problems()));
    }

    private void refused(List<Problem> problems) {
        notice(text("edit.title"), tell(problems));
    }

    private void refused(Sentence why) {
        notice(text("edit.title"), tell(why));
    }
}
