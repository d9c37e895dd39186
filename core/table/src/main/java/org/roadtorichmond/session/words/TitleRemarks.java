package org.roadtorichmond.session.words;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.session.Autosaves;

/** What the title page says of the files of its player, besides what can be done. */
public final class TitleRemarks {
    private TitleRemarks() {}

    /** What is said of a window beside another, and of autosaves that do not open; nothing where all is well. */
    public static List<String> of(boolean beside, List<Autosaves.Unreadable> unreadable, Texts texts) {
        return Stream.concat(
                        beside ? Stream.of(texts.get("title.beside")) : Stream.empty(),
                        unreadable(unreadable, texts).stream())
                .toList();
    }

    /** That there are autosaves which do not open, where the newest of them is, and what is wrong with it. */
    private static Optional<String> unreadable(List<Autosaves.Unreadable> found, Texts texts) {
        return found.stream()
                .findFirst()
                .map(newest -> texts.get(
                        "title.unreadable",
                        DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                                .withLocale(texts.locale())
                                .withZone(ZoneId.systemDefault())
                                .format(newest.written()),
                        texts.tell(newest.problems().get(0).sentence()),
                        newest.place(),
                        found.size() - 1));
    }
}
