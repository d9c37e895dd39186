package org.roadtorichmond.browser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;

/** What is chosen before a battle: groups of choices with the words of the window, and what a request has chosen of them. */
record SetUpReply(Texts texts, Seats seats) {
    private static final List<String> PLAYERS = List.of(Seats.HUMAN, "cadet", "colonel");

    /** A way to choose: one of several, or each for itself. */
    private static Json group(String name, String legend, boolean many, List<Json> choices) {
        return Json.object()
                .put("name", name)
                .put("legend", legend)
                .put("many", many)
                .put("choices", choices);
    }

    private static Json choice(String value, String words, String does, boolean chosen) {
        return Json.object()
                .put("value", value)
                .put("words", words)
                .put("does", does)
                .put("on", chosen);
    }

    /** Who plays; and of a scenario the terms that most players leave as they are. */
    Json reply(Optional<Scenario> of) {
        Json reply = Json.object().put("groups", Json.list(List.of(Side.values()), this::seat));
        of.ifPresent(scenario -> reply.put("more", texts.get("setup.more"))
                .put("terms", List.of(systems(scenario), rules(scenario), handicaps(scenario), practice())));
        return reply;
    }

    private Json seat(Side side) {
        return group(
                side.word(),
                texts.get(side == Side.UNION ? "title.union" : "title.confederate"),
                false,
                PLAYERS.stream()
                        .map(player -> choice(
                                player,
                                texts.level(player),
                                Level.of(player)
                                        .map(level -> texts.get("level." + level.name() + ".does"))
                                        .orElse(""),
                                seats.of(side).equals(player)))
                        .toList());
    }

    private Json systems(Scenario scenario) {
        String own = Choices.of(scenario).system();
        List<Json> choices = scenario.victory().choices().stream()
                .flatMap(id -> VictorySystem.of(id).stream())
                .map(system -> choice(
                        system.id(),
                        texts.tell(system.title()),
                        explained(system, scenario),
                        system.id().equals(own)))
                .toList();
        return group("system", texts.get("title.victory"), false, choices);
    }

    private String explained(VictorySystem system, Scenario scenario) {
        return Stream.concat(Stream.of(system.explanation()), system.extras(scenario).stream())
                .map(texts::tell)
                .collect(Collectors.joining(" "));
    }

    private Json rules(Scenario scenario) {
        Rules.Options own = scenario.rules().options();
        List<Json> choices = new ArrayList<>();
        for (OptionalRule rule : OptionalRule.values()) {
            boolean idle = !rule.matters(scenario);
            String changed = rule.in(own) ? "setup.rules.dropped" : "setup.rules.added";
            choices.add(choice(
                            rule.key(),
                            texts.get("page.rule", texts.get("setup.rule." + rule.key()), rule.number()),
                            texts.get("setup.rule.does." + rule.key()),
                            rule.in(own))
                    .put("note", texts.get(idle ? "setup.rules.idle" : changed))
                    .put("idle", idle));
        }
        return group("options", texts.get("setup.options"), true, choices);
    }

    private Json handicaps(Scenario scenario) {
        List<Json> choices = new ArrayList<>();
        choices.add(choice("", texts.get("setup.handicap.none"), texts.get("setup.handicap.does"), true));
        for (Side side : Side.values()) {
            for (Handicap.Kind kind : Handicap.Kind.values()) {
                Handicap handicap = new Handicap(side, kind);
                String words = texts.get("page.handicap", texts.word(side), texts.get("setup.handicap." + kind.name()));
                choices.add(choice(handicap.toString(), words, texts.handicap(handicap), false)
                        .put("idle", !handicap.matters(scenario)));
            }
        }
        return group(Handicap.OPTION, texts.get("setup.handicap"), false, choices);
    }

    private Json practice() {
        String word = texts.get("setup.practice");
        return group(
                "practice", word, true, List.of(choice("practice", word, texts.get("setup.practice.does"), false)));
    }

    /** A scenario as a request has chosen it; what it does not say is as printed. */
    static LoadedScenario chosen(LoadedScenario loaded, Message message) {
        Scenario scenario = loaded.scenario();
        Choices usual = Choices.of(scenario);
        Choices choices = message.text("system")
                .filter(VictorySystem.ids()::contains)
                .map(usual::with)
                .orElse(usual);
        if (message.tree().member("options").isPresent()) {
            choices = choices.with(options(scenario, message.texts("options")));
        }
        LoadedScenario played = choices.equals(usual) ? loaded : loaded.with(choices);
        return Handicap.of(Map.of(Handicap.OPTION, message.text(Handicap.OPTION).orElse("")))
                .map(handicap -> Blueprint.handicapped(played, handicap))
                .orElse(played);
    }

    private static Rules.Options options(Scenario scenario, List<String> wanted) {
        Rules.Options options = scenario.rules().options();
        for (OptionalRule rule : Arrays.asList(OptionalRule.values())) {
            options = rule.matters(scenario) ? rule.set(options, wanted.contains(rule.key())) : options;
        }
        return options;
    }
}
