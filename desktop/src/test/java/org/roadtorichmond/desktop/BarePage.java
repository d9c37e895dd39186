package org.roadtorichmond.desktop;

import com.badlogic.gdx.Gdx;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.roadtorichmond.exchange.share.PlayerFiles;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Keyboard;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.words.Texts;

/** A page of the window for a test of one piece of it, from which nothing leads elsewhere. */
abstract class BarePage extends Page {
    BarePage(AppContext app) {
        super(app, nowhere());
    }

    private static Navigator nowhere() {
        return (Navigator) Proxy.newProxyInstance(
                Navigator.class.getClassLoader(), new Class<?>[] {Navigator.class}, (proxy, method, values) -> {
                    throw new AssertionError("leaves the page by " + method);
                });
    }

    /** What a window needs, with its files in a folder. */
    static AppContext app(Path folder, String language, Consumer<RuntimeException> faults) {
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        Archive archive = new Archive(Shelf.of(List.of()), new FileStorage(folder));
        return new AppContext(
                locale -> new Texts(Gdx.files.classpath("assets/i18n/messages"), locale, archive.translations(locale)),
                archive,
                new Preferences(new FileStorage(folder)),
                Keyboard.US,
                PlayerFiles.NONE,
                1,
                faults);
    }
}
