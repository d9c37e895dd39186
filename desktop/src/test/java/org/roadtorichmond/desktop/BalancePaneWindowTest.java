package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.workshop.BalancePane;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Background;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.balance.BalanceDial;

@DisplayName("The pane of the balance dial in a window")
final class BalancePaneWindowTest {
    private static final int GAMES = 30;
    private static final float HIGHEST = 290;
    private static final int[] SCALES = {75, 100, 150, 250};

    @TempDir
    private Path folder;

    private final Queue<Runnable> posted = new ConcurrentLinkedQueue<>();
    private final List<RuntimeException> faults = new ArrayList<>();

    /** A page with nothing but the pane of a dial, at the right. */
    private static final class PanePage extends BarePage {
        private final BalanceDial dial;
        private BalancePane pane;

        PanePage(AppContext app, BalanceDial dial) {
            super(app);
            this.dial = dial;
        }

        @Override
        public void build() {
            Table table = new Table();
            table.setFillParent(true);
            table.top().right();
            pane = new BalancePane(this, dialogs(), dial, "training");
            table.add(pane);
            stage().addActor(table);
        }

        @Override
        public void refresh() {
            pane.refresh();
        }
    }

    private BalanceDial dial() {
        BalanceDial dial = new BalanceDial(Background.yielding("dial", posted::add), faults::add);
        for (Side side : Side.values()) {
            dial.command(side, Commanders.parse("cadet").value().orElseThrow());
        }
        return dial;
    }

    private void until(BooleanSupplier enough) {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (!enough.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "waited in vain");
            Runnable next = posted.poll();
            if (next != null) {
                next.run();
            }
        }
    }

    private static int games(BalanceDial dial) {
        return dial.state().reading().map(reading -> reading.games()).orElse(0);
    }

    /** Shows the pane in a window and does something with it, frame by frame. */
    private void show(int width, int height, String language, BiConsumer<PanePage, BalanceDial> use) {
        OffStage.draw(width, height, () -> {
            AppContext app = BarePage.app(folder, language, faults::add);
            BalanceDial dial = dial();
            PanePage page = new PanePage(app, dial);
            page.resize(width, height);
            page.show();
            use.accept(page, dial);
            dial.close();
            page.dispose();
            app.dispose();
        });
        assertEquals(List.of(), faults);
    }

    private static LoadedScenario scenario(String name) {
        return new Documents(Shelf.of(List.of())).openScenario(name).value().orElseThrow();
    }

    private static void frame(Page page) {
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
        page.stale();
        page.render(0);
        page.render(0);
    }

    private static Stream<Actor> actors(Actor actor) {
        return actor instanceof Group group
                ? Stream.concat(
                        Stream.of(actor),
                        IntStream.range(0, group.getChildren().size)
                                .boxed()
                                .flatMap(child -> actors(group.getChild(child))))
                : Stream.of(actor);
    }

    private static String words(Page page) {
        return String.join(
                "\n",
                actors(page.stage().getRoot())
                        .filter(Label.class::isInstance)
                        .map(label -> ((Label) label).getText().toString())
                        .toList());
    }

    private static void click(Page page, String words) {
        Actor button = actors(page.stage().getRoot())
                .filter(actor -> actor instanceof Label label
                        && label.getText().toString().equals(words))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing says " + words + " in\n" + words(page)));
        assertEquals(Touchable.enabled, button.getParent().getTouchable());
        var place = Clickables.place(button);
        WindowScript.press(
                Math.round(place.x + place.width / 2),
                Math.round(Gdx.graphics.getHeight() - place.y - place.height / 2),
                0);
    }

    @ParameterizedTest(name = "{0} by {1} pixels, {2}")
    @CsvSource({"1366,768,en", "1024,640,de"})
    @DisplayName("shows all it has at every scale, cuts no words off and stays in its corner")
    @Tag("pixels")
    void fits(int width, int height, String language) {
        List<String> found = new ArrayList<>();
        show(width, height, language, (page, dial) -> {
            dial.show(scenario("training"));
            until(() -> games(dial) >= GAMES);
            dial.show(scenario("savages-station"));
            dial.compareStrengths(language.equals("de"));
            until(() -> games(dial) >= 12 && dial.state().former().isPresent());
            dial.pause();
            for (int scale : SCALES) {
                page.app().preferences().set(Setting.SCALE, scale);
                page.rebuild();
                frame(page);
                Pixels.save("balance-" + width + "-" + language + "-" + scale);
                LayoutAudit.of(page.stage()).forEach(fault -> found.add(scale + ": " + fault));
                float unit = page.theme().scale();
                if (page.pane.getWidth() > BalancePane.WIDTH * unit + 2 || page.pane.getHeight() > HIGHEST * unit) {
                    found.add(scale + ": " + page.pane.getWidth() / unit + " by " + page.pane.getHeight() / unit);
                }
            }
            assertTrue(Pixels.count(Palette.PATH) > 20, "the needle and the line of the lead are drawn");
        });
        assertEquals(List.of(), found);
    }

    @Tag("long")
    @Tag("pixels")
    @ParameterizedTest(name = "{0} by {1} pixels, {2}")
    @CsvSource("1366,768,de")
    @DisplayName("the same in German in a larger window")
    void fitsToo(int width, int height, String language) {
        fits(width, height, language);
    }

    @Test
    @DisplayName("pauses and goes on, and a click is not lost while games are handed over")
    void pauses() {
        show(1024, 640, "en", (page, dial) -> {
            dial.listen(page::stale);
            dial.show(scenario("training"));
            until(() -> games(dial) >= GAMES);
            frame(page);
            assertTrue(words(page).contains(games(dial) + " games"), words(page));
            click(page, "Pause");
            assertTrue(dial.state().paused());
            frame(page);
            click(page, "Go on");
            assertFalse(dial.state().paused());
        });
    }

    @Test
    @DisplayName("writes the laboratory's page of all games, and says where it is")
    void why() {
        show(1024, 640, "en", (page, dial) -> {
            dial.show(scenario("training"));
            until(() -> games(dial) >= GAMES);
            frame(page);
            click(page, "Why?");
            until(() -> words(page).contains("All that the games show"));
        });
        String text = pages();
        assertTrue(text.contains("report of an experiment"), text);
        assertTrue(text.contains("simulate training --games"), "it says how to repeat it");
    }

    private String pages() {
        try (Stream<Path> files = Files.walk(folder)) {
            Optional<Path> page =
                    files.filter(file -> file.toString().endsWith(".html")).findFirst();
            return Files.readString(page.orElseThrow());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("says why nothing is played")
    void nothing() {
        show(1024, 640, "en", (page, dial) -> {
            frame(page);
            assertTrue(words(page).contains("The first game is being played."), words(page));
            Problem problem = new Problem(Place.START, Sentence.of("workshop.noSuchName", "the Train"));
            dial.show(new Judge.Judgement(
                    1,
                    Result.bad(List.of(problem, problem)),
                    Optional.empty(),
                    "blank.scenario.json",
                    Optional.empty()));
            frame(page);
            assertTrue(words(page).contains("No games are played yet."), words(page));
            assertTrue(words(page).contains("Nothing is called the Train. (1 more)"), words(page));
        });
    }
}
