package org.roadtorichmond.workshop;

import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.campaign.CampaignTexts;

/** By which keys the texts of a campaign's parts are translated, as {@link CampaignTexts} has them. */
public final class CampaignKeys {
    private static final String NAME = "name";
    private static final Map<String, String> OF_BATTLE =
            Map.of("title", "title", "story", "story", "history.note", "history");

    private CampaignKeys() {}

    /** The key of a field's text; empty if it is no text for players, or if there is none to be translated. */
    public static Optional<String> key(EditableTree tree, Pointer part, SchemaField field) {
        boolean said =
                tree.text(part.then(field.at())).filter(text -> !text.isBlank()).isPresent();
        return said ? key(tree, part, field.name()) : Optional.empty();
    }

    private static Optional<String> key(EditableTree tree, Pointer part, String field) {
        boolean prose = field.equals("story") || field.equals("notes");
        if (part.equals(Pointer.ROOT)) {
            return Optional.of(field).filter(name -> prose || name.equals(NAME));
        } else if (part.parent().equals(Pointer.of("battles"))) {
            return Optional.ofNullable(OF_BATTLE.get(field))
                    .flatMap(name -> tree.text(part.then("id")).map(id -> "battle." + id + "." + name));
        }
        Optional<String> named = tree.text(part.then(NAME));
        return switch (field) {
            case NAME -> named.map(name -> Translations.NAMES + name);
            case "why" -> named.map(name -> "why." + name);
            default -> Optional.empty();
        };
    }
}
