package org.roadtorichmond.scenario.campaign;

import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.Wording;
import org.roadtorichmond.scenario.campaign.Campaign.Battle;
import org.roadtorichmond.scenario.campaign.Campaign.Consequence;
import org.roadtorichmond.scenario.campaign.Campaign.Final;
import org.roadtorichmond.scenario.campaign.Campaign.History;
import org.roadtorichmond.scenario.json.Digest;

/**
 * What a campaign says to players, by the keys of its translation, {@code NAME.campaign_de.properties}: {@code name}, {@code story}, {@code
 * notes}, {@code battle.ID.title}, {@code battle.ID.story}, {@code battle.ID.history}, {@code why.} with the name of a consequence, and
 * {@code names.} with the names of consequences and final points. A name is also by what files know a consequence, and stands in saved
 * games: it stays as it is, and is translated where it is shown ({@link Translations#name}).
 *
 * @param campaign the campaign
 */
public record CampaignTexts(Campaign campaign) {
    private static final int DIGITS = 16;

    /** The campaign of a file on a shelf in a language, if it is translated into it; as it is otherwise. */
    public static Campaign in(Campaign campaign, Shelf shelf, String file, Locale locale) {
        return Translations.file(shelf, file, locale)
                .map(new CampaignTexts(campaign)::in)
                .orElse(campaign);
    }

    /** The texts by their keys; none that is empty, and a title only where it is more than the id. */
    Map<String, String> all() {
        Map<String, String> texts = new TreeMap<>();
        changed((key, text) -> {
            texts.put(key, text);
            return text;
        });
        campaign.battles().stream()
                .filter(battle -> battle.title().equals(battle.id()))
                .forEach(battle -> texts.remove("battle." + battle.id() + ".title"));
        names().forEach(name -> texts.put(Translations.NAMES + name, name));
        texts.values().removeIf(String::isEmpty);
        return texts;
    }

    private Stream<String> names() {
        return Stream.concat(
                campaign.battles().stream()
                        .flatMap(battle -> battle.after().stream())
                        .map(Consequence::name),
                campaign.finals().stream().map(Final::name));
    }

    /** By what a translation is known to be one of these texts, and their keys. */
    public Wording wording() {
        String whole = all().entrySet().stream()
                .map(text -> text.getKey() + " = " + text.getValue())
                .collect(Collectors.joining("\n"));
        return new Wording(Digest.of(whole).substring(0, DIGITS), all().keySet());
    }

    /** The campaign in the language of a translation; as it is where the translation is of other texts, or lacks one. */
    public Campaign in(Properties translation) {
        return translation.getProperty("of", "").equals(wording().digest())
                ? changed(translation::getProperty)
                : campaign;
    }

    /** The campaign with each text as something makes it of its key and of itself. */
    private Campaign changed(BinaryOperator<String> words) {
        return new Campaign(
                words.apply("name", campaign.name()),
                words.apply("story", campaign.story()),
                words.apply("notes", campaign.notes()),
                campaign.battles().stream()
                        .map(battle -> changed(battle, words))
                        .toList(),
                campaign.returns(),
                campaign.finals());
    }

    private static Battle changed(Battle battle, BinaryOperator<String> words) {
        String key = "battle." + battle.id() + ".";
        return new Battle(
                battle.id(),
                battle.file(),
                battle.scenario(),
                words.apply(key + "title", battle.title()),
                words.apply(key + "story", battle.story()),
                battle.weight(),
                battle.history()
                        .map(history -> new History(
                                history.lost(),
                                history.union(),
                                history.happened(),
                                words.apply(key + "history", history.note()))),
                battle.after().stream()
                        .map(each -> new Consequence(
                                each.name(),
                                each.when(),
                                each.then(),
                                each.in(),
                                words.apply("why." + each.name(), each.why()),
                                each.worth()))
                        .toList());
    }
}
