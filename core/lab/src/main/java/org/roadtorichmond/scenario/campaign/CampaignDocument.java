package org.roadtorichmond.scenario.campaign;

import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentKind;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

/**
 * A campaign, opened as a file.
 *
 * @param campaign the campaign
 */
public record CampaignDocument(Campaign campaign) implements Document {

    /** Reads campaigns among the files of the game. */
    public static final class Kind implements DocumentKind {
        @Override
        public String format() {
            return Formats.CAMPAIGN;
        }

        @Override
        public Result<Document> read(Node.ObjectNode root, References.Referred file) {
            return CampaignReader.read(root, file.references())
                    .then(campaign -> Result.good(new CampaignDocument(campaign)));
        }
    }
}
