package org.roadtorichmond.publish.story;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.victory.KeyWords;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Tally;

/** The points line by line: the rule of each, why, and from which units it came. */
record PointsPart(StoryData data, Texts texts) {

    void write(Part page, String prefix) {
        Part part = page.part(prefix + "points", texts.get("story.points"));
        VictorySystem system = VictorySystem.of(data.state().scenario());
        Adjudication tally = VictorySystem.judge(data.game());
        part.say(texts.get("story.system", texts.tell(system.title()), texts.tell(system.explanation())));
        tally.outcome().ifPresent(outcome -> part.say(texts.get("ledger.outcome." + outcome.name())));
        tally.objective().ifPresent(objective -> part.say(texts.get("ledger.objective", holder(objective.army()))));
        KeyWords.objectives(data.state(), texts::tell).forEach(part::say);
        for (Army army : Army.values()) {
            side(part, army, tally.sides().of(army));
        }
        tally.tokens().ifPresent(tokens -> shares(part, "ledger.tokens", tokens));
        tally.battlePoints().ifPresent(points -> shares(part, "ledger.battlePoints", points));
    }

    private String name(Army army) {
        return StoryPhrases.side(texts, army.side());
    }

    private String holder(Optional<Army> army) {
        return army.map(this::name).orElseGet(() -> texts.get("ledger.nobody"));
    }

    private void side(Part part, Army army, Tally tally) {
        String caption = texts.get("ledger.total", name(army), tally.total());
        TableData<Line> table = new TableData<>(caption, tally.lines())
                .words(texts.get("story.rule"), Line::rule)
                .words(texts.get("story.why"), line -> texts.tell(line.sentence()))
                .words(texts.get("story.from"), this::sources)
                .figure(texts.get("story.counts"), line -> texts.number(line.points()));
        if (table.isEmpty()) {
            part.say(texts.get("story.noLines", caption));
        }
        part.table(table);
    }

    /** The units of a line, each with its part where there are several. */
    private String sources(Line line) {
        List<Line.Source> sources = line.sources();
        boolean apart = sources.size() > 1 && line.points() != 0;
        return sources.stream()
                .map(source ->
                        apart ? texts.get("story.source", source.name(), texts.number(source.points())) : source.name())
                .collect(Collectors.joining(", "));
    }

    private void shares(Part part, String key, Shares shares) {
        String caption = texts.get(key, name(Army.A), shares.of(Army.A), name(Army.B), shares.of(Army.B));
        part.table(new TableData<>(caption, shares.lines())
                .words(texts.get("story.rule"), Shares.Share::rule)
                .words(texts.get("story.why"), share -> texts.tell(share.sentence()))
                .figures(
                        List.of(Army.values()),
                        this::name,
                        (share, army) -> texts.number(share.change().of(army))));
        for (Army army : Army.values()) {
            String units = shares.holders(army);
            if (!units.isEmpty()) {
                part.say(texts.get("ledger.on", name(army), units));
            }
        }
    }
}
