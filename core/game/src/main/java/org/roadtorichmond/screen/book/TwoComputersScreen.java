package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.roadtorichmond.match.mail.MailSeat;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.begin.NewBattle;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.MatchWord;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.Worker;

/** The page on which a match with a person at another computer is opened, joined or gone on with. */
public final class TwoComputersScreen extends BookPage {
    private static final float WIDTH = 760;
    private static final float FIELD = 320;
    private static final int LONGEST_ADDRESS = 400;

    private final Matches matches;
    private final Worker background;
    private final LeftMatches left;
    private final NewBattle battle;
    private boolean files;
    private Side own = Side.UNION;
    private String address = Matches.USUAL_ADDRESS;
    private String there;
    private String folder;
    private final String word = MatchWord.next(new SecureRandom());
    private String given = "";
    private String agreed = word;
    private String problem = "";
    private boolean watched;
    private final String watchWord = MatchWord.next(new SecureRandom());

    /** The page, which leads back to the title page. */
    public TwoComputersScreen(AppContext app, Navigator navigator, Matches matches) {
        super(app, navigator);
        this.matches = matches;
        battle = new NewBattle(app.archive(), app.preferences());
        there = app.preferences().get(Setting.MATCH_ADDRESS);
        folder = matches.folder();
        background = app.worker("matches");
        left = new LeftMatches(this, matches, background);
    }

    @Override
    public void compose() {
        Table content = new Table();
        content.top().padRight(px(12)).defaults().growX().padBottom(px(6));
        left.add(content);
        content.add(choices(List.of(false, true), files, each -> text(each ? "two.byFiles" : "two.onLine"), each -> {
                    files = each;
                    problem = "";
                    rebuildFromTop();
                }))
                .row();
        if (files) {
            byFiles(content);
        } else {
            open(content);
            content.add(rule()).padTop(px(10)).row();
            join(content);
        }
        content.add(wrapped(problem, "warning")).row();
        leaf(text("title.twoComputers"), WIDTH, content, List.of(button(text("book.back"), "default", this::leave)));
    }

    // --- On a line -------------------------------------------------------------------------------------------------

    private void open(Table content) {
        content.add(label(text("two.open"), "heading")).row();
        scenarios(content);
        sides(content);
        content.add(field(address, "two.address", LONGEST_ADDRESS, typed -> address = typed))
                .maxWidth(px(FIELD))
                .left()
                .row();
        content.add(wrapped(text("two.listening"), "small")).row();
        content.add(choices(List.of(false, true), watched, each -> text(each ? "two.watched" : "two.alone"), each -> {
                    watched = each;
                    rebuild();
                }))
                .row();
        press(content, "two.openNow", this::openNow);
    }

    private void scenarios(Table content) {
        List<Integer> places = IntStream.range(0, battle.count())
                .filter(place -> battle.read(place).value().isPresent())
                .boxed()
                .toList();
        content.add(choices(places, battle.place(), this::scenarioName, place -> {
                    battle.choose(place);
                    rebuild();
                }))
                .row();
    }

    private String scenarioName(int place) {
        return texts().of(battle.read(place).value().orElseThrow().scenario()).name();
    }

    private void sides(Table content) {
        content.add(choices(List.of(Side.values()), own, this::word, side -> {
                    own = side;
                    rebuild();
                }))
                .row();
    }

    private void press(Table content, String words, Runnable action) {
        content.add(button(text(words), "action", action))
                .left()
                .fill(false, false)
                .row();
    }

    private void join(Table content) {
        content.add(label(text("two.join"), "heading")).row();
        content.add(field(there, "two.there", LONGEST_ADDRESS, typed -> there = typed))
                .maxWidth(px(FIELD))
                .left()
                .row();
        content.add(field(given, "two.word", MatchWord.LONGEST, typed -> given = typed))
                .maxWidth(px(FIELD))
                .left()
                .row();
        Table buttons = new Table();
        buttons.left().defaults().padRight(px(8));
        buttons.add(button(text("two.joinNow"), "action", () -> join(Meeting.Way.GUEST)));
        buttons.add(button(text("two.watchNow"), "default", () -> join(Meeting.Way.WATCH)));
        content.add(buttons).left().row();
        content.add(wrapped(text("two.watching"), "small")).row();
    }

    private TextField field(String words, String hint, int longest, Consumer<String> typed) {
        TextField field = new TextField(words, theme().skin());
        field.setName(hint);
        field.setFocusTraversal(false);
        field.setMessageText(text(hint));
        field.setMaxLength(longest);
        field.setTextFieldListener((box, letter) -> typed.accept(box.getText().strip()));
        return field;
    }

    // --- By files --------------------------------------------------------------------------------------------------

    private void byFiles(Table content) {
        content.add(wrapped(text("two.files.how"), "book")).row();
        content.add(wrapped(texts().tell(MailSeat.warning()), "small")).row();
        content.add(label(text("two.files.folder"), "bold")).row();
        content.add(field(folder, "two.folder", LONGEST_ADDRESS, typed -> folder = typed))
                .row();
        content.add(label(text("two.files.word"), "bold")).row();
        content.add(field(agreed, "two.word", MatchWord.LONGEST, typed -> agreed = typed))
                .maxWidth(px(FIELD))
                .left()
                .row();
        content.add(label(text("two.files.side"), "bold")).row();
        sides(content);
        content.add(rule()).padTop(px(10)).row();
        content.add(label(text("two.join"), "heading")).row();
        press(content, "two.files.ask", () -> take(Meeting.Way.FILES, "two.guest", Optional.empty()));
        content.add(rule()).padTop(px(10)).row();
        content.add(label(text("two.open"), "heading")).row();
        scenarios(content);
        press(
                content,
                "two.openNow",
                () -> battle.scenario().ifPresent(loaded -> take(Meeting.Way.FILES, "two.host", Optional.of(loaded))));
    }

    // --- The match -------------------------------------------------------------------------------------------------

    private void openNow() {
        battle.scenario().ifPresent(loaded -> take(Meeting.Way.HOST, "two.host", Optional.of(loaded)));
    }

    private void join(Meeting.Way way) {
        app().preferences().set(Setting.MATCH_ADDRESS, there);
        take(way, "two.guest", Optional.empty());
    }

    /** Whoever watches comes to the next port. */
    private Optional<Meeting.Door> watchers() {
        int colon = address.lastIndexOf(':') + 1;
        String port = address.substring(colon);
        return watched && port.matches("[0-9]{1,5}")
                ? Optional.of(new Meeting.Door(address.substring(0, colon) + (Integer.parseInt(port) + 1), watchWord))
                : Optional.empty();
    }

    private void take(Meeting.Way way, String otherwise, Optional<LoadedScenario> scenario) {
        Meeting meeting = switch (way) {
            case HOST -> new Meeting(way, own, address, word, name(otherwise), watchers());
            case GUEST, WATCH -> new Meeting(way, own, there, given, name(otherwise));
            case FILES -> new Meeting(way, own, folder, agreed, name(otherwise));
        };
        if (meeting.isWhole()) {
            Result<MatchSession> made = matches.begin(meeting, scenario, Gdx.app::postRunnable);
            problem = made.value().isPresent() ? "" : texts().tell(made.problems());
            made.value().ifPresent(navigator()::match);
        } else {
            problem = text(files ? "two.files.unreadable" : "two.unreadable");
        }
        rebuildFromTop();
    }

    /** What the player at this computer is called; a guest does not know yet which side is his. */
    private String name(String otherwise) {
        String name = app().preferences().name(own);
        return name.isEmpty() ? text(otherwise) : name;
    }

    @Override
    public void leave() {
        navigator().title();
    }

    @Override
    public void dispose() {
        background.close();
        super.dispose();
    }
}
