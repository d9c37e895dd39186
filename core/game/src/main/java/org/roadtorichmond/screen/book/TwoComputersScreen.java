package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.session.Subscription;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.MatchWord;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.unit.Side;

/** The page on which a match with a person at another computer is opened or joined, and on which that person is waited for. */
public final class TwoComputersScreen extends BookPage {
    private static final float WIDTH = 760;
    private static final float FIELD = 320;
    private static final int LONGEST_ADDRESS = 120;
    private static final int LETTERS = 8;

    private final Matches matches;
    private final Consumer<MatchSession> begun;
    private final NewBattle battle;
    private Side own = Side.UNION;
    private String address = Matches.USUAL_ADDRESS;
    private String there;
    private final String word = MatchWord.next(new SecureRandom());
    private String given = "";
    private String problem = "";
    private @Nullable MatchSession waiting;
    private Subscription ofWaiting = () -> {};
    private boolean opened;
    private boolean left;

    /**
     * The page, which leads back to the title page.
     *
     * @param begun is handed the match when it has begun
     */
    public TwoComputersScreen(AppContext app, Navigator navigator, Matches matches, Consumer<MatchSession> begun) {
        super(app, navigator);
        this.matches = matches;
        this.begun = begun;
        battle = new NewBattle(app);
        there = app.preferences().matchAddress();
    }

    @Override
    public void compose() {
        Table content = new Table();
        content.top().padRight(px(12)).defaults().growX().padBottom(px(6));
        MatchSession now = waiting;
        List<Actor> foot = new ArrayList<>();
        if (now == null) {
            open(content);
            content.add(rule()).padTop(px(10)).row();
            join(content);
            content.add(wrapped(problem, "warning")).row();
            foot.add(button(text("book.back"), "default", this::leave));
        } else {
            await(content, now);
            foot.add(button(text("two.cancel"), "default", this::cancelWaiting));
        }
        leaf(text("title.twoComputers"), WIDTH, content, foot);
    }

    private void open(Table content) {
        content.add(label(text("two.open"), "heading")).row();
        List<Integer> places = IntStream.range(0, battle.count())
                .filter(place -> battle.read(place).value().isPresent())
                .boxed()
                .toList();
        content.add(choices(places, battle.place(), this::scenarioName, place -> {
                    battle.choose(place);
                    rebuild();
                }))
                .row();
        content.add(choices(List.of(Side.values()), own, this::word, side -> {
                    own = side;
                    rebuild();
                }))
                .row();
        content.add(field(address, "two.address", LONGEST_ADDRESS, typed -> address = typed))
                .maxWidth(px(FIELD))
                .left()
                .row();
        content.add(wrapped(text("two.listening"), "small")).row();
        content.add(button(text("two.openNow"), "action", this::openNow))
                .left()
                .fill(false, false)
                .row();
    }

    private String scenarioName(int place) {
        return texts().of(battle.read(place).value().orElseThrow().scenario()).name();
    }

    private void join(Table content) {
        content.add(label(text("two.join"), "heading")).row();
        content.add(field(there, "two.address", LONGEST_ADDRESS, typed -> there = typed))
                .maxWidth(px(FIELD))
                .left()
                .row();
        content.add(field(given, "two.word", LETTERS, typed -> given = typed))
                .maxWidth(px(FIELD))
                .left()
                .row();
        content.add(button(text("two.joinNow"), "action", this::joinNow))
                .left()
                .fill(false, false)
                .row();
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

    private void await(Table content, MatchSession now) {
        content.add(centred(text("two.stage." + now.stage().name()), "book")).row();
        if (opened) {
            content.add(centred(word, "banner")).padTop(px(12)).row();
            content.add(centred(text("two.tell", address), "book")).row();
        }
        now.trouble()
                .ifPresent(why -> content.add(wrapped(texts().tell(why), "warning"))
                        .padTop(px(12))
                        .row());
    }

    /** What the player at this computer is called; a guest does not know yet which side is his. */
    private String name(String otherwise) {
        String name = app().preferences().name(own);
        return name.isEmpty() ? text(otherwise) : name;
    }

    private void openNow() {
        Optional<LoadedScenario> scenario = battle.scenario();
        scenario.ifPresent(loaded -> take(new Matches.Meeting(address, word, name("two.host")), meeting -> {
            opened = true;
            return matches.open(new MatchTalk.HostTerms(loaded, own), meeting, Gdx.app::postRunnable);
        }));
    }

    private void joinNow() {
        take(new Matches.Meeting(there, given, name("two.guest")), meeting -> {
            opened = false;
            app().preferences().matchAddress(there);
            return matches.join(meeting, Gdx.app::postRunnable);
        });
    }

    private interface Way {
        Result<MatchSession> go(Matches.Meeting meeting);
    }

    private void take(Matches.Meeting meeting, Way way) {
        if (!meeting.isWhole()) {
            problem = text("two.unreadable");
        } else {
            Result<MatchSession> made = way.go(meeting);
            problem = made.value().isPresent() ? "" : texts().tell(made.problems());
            made.value().ifPresent(this::waitFor);
        }
        rebuildFromTop();
    }

    private void waitFor(MatchSession match) {
        waiting = match;
        ofWaiting = match.listen(this::news);
    }

    /** The battle opens between two frames, not in the middle of what the line tells. */
    private void news() {
        MatchSession now = waiting;
        if (now != null && now.session().isPresent()) {
            waiting = null;
            left = true;
            ofWaiting.close();
            Gdx.app.postRunnable(() -> begun.accept(now));
        } else if (!left) {
            rebuild();
        }
    }

    private void cancelWaiting() {
        stopWaiting();
        rebuildFromTop();
    }

    private void stopWaiting() {
        MatchSession now = waiting;
        waiting = null;
        ofWaiting.close();
        if (now != null) {
            now.close();
        }
    }

    @Override
    public void leave() {
        stopWaiting();
        navigator().title();
    }

    @Override
    public void dispose() {
        left = true;
        stopWaiting();
        super.dispose();
    }
}
