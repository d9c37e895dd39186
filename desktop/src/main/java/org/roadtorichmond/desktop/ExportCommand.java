package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.exchange.FileExport;
import org.roadtorichmond.exchange.FileImport;
import org.roadtorichmond.exchange.share.SharedFolder;
import org.roadtorichmond.exchange.share.SharedReader;
import org.roadtorichmond.exchange.share.SharedScenario;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a scenario or a map for another program. */
@Command(
        name = "export",
        description = {
            "Writes an order of battle for spreadsheets, a map for the editor Tiled, or a scenario or a campaign as one zip for others.",
            "What is written as CSV or for Tiled can be changed there and imported again; the zip has all files that it needs."
        })
final class ExportCommand extends Subcommand {
    @Mixin
    private MapsOption maps;

    @Parameters(paramLabel = "FILE", description = "A scenario; a map for tiled, a campaign for zip.")
    private String file;

    @Option(
            names = "--as",
            paramLabel = "csv|tiled|zip",
            required = true,
            description = "For which program; zip for this one, elsewhere.")
    private Form form;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write: NAME.csv, NAME.tmx or NAME.zip (standard output; a zip needs a file).")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private ForceOption force;

    /** For which program. */
    private enum Form {
        CSV(OutputKind.ORDER_OF_BATTLE),
        TILED(OutputKind.TILED),
        ZIP(OutputKind.SHARED);

        private final OutputKind kind;

        Form(OutputKind kind) {
            this.kind = kind;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    void run() {
        refuseIf(form == Form.ZIP && out.isEmpty(), "a zip is written into a file: give --out NAME.zip");
        Result<byte[]> content = form == Form.ZIP
                ? shared().map(scenario -> scenario.zip())
                : text().map(text -> text.getBytes(StandardCharsets.UTF_8));
        with(
                file,
                content,
                bytes -> out.ifPresentOrElse(
                        path -> writeAndName(force.outputs(maps), new Written(path, form.kind, () -> bytes)),
                        () -> spec.commandLine().getOut().print(new String(bytes, StandardCharsets.UTF_8))));
    }

    /** A scenario or a campaign without problems, with all that it needs of its folder, or of the folder that comes first. */
    private Result<SharedScenario> shared() {
        Optional<Path> path = NamedFile.of(file).map(Path::toAbsolutePath);
        Optional<SharedFolder> beside =
                path.map(Path::getParent).or(maps::folder).map(folder -> new SharedFolder(new FileStorage(folder)));
        String name = path.map(there -> String.valueOf(there.getFileName())).orElse(References.scenarioFile(file));
        Result<Document> read = maps.documents().open(file);
        boolean campaign =
                read.value().filter(CampaignDocument.class::isInstance).isPresent();
        Result<?> whole = campaign ? read : maps.documents().openScenario(file);
        return whole.then(good -> SharedReader.collect(beside, name, maps.shelf()));
    }

    private Result<String> text() {
        Result<Document> document = maps.documents().open(file);
        if (document.value().isEmpty() && form == Form.CSV) {
            // The order of battle of a draft can be written before the scenario is whole.
            Result<String> draft = NamedFile.of(file)
                    .map(path -> FileStorage.read(path)
                            .then(TreeReader::read)
                            .then(FileImport::target)
                            .map(FileExport::csv))
                    .orElse(Result.bad(document.problems()));
            return draft.value().isPresent() ? draft : Result.bad(document.problems());
        }
        return document.then(this::text);
    }

    private Result<String> text(Document document) {
        if (document instanceof Document.ScenarioDocument scenario) {
            LoadedScenario loaded = scenario.scenario();
            Node.ObjectNode root = loaded.tree();
            return Result.good(form == Form.CSV ? FileExport.csv(root) : tiled(loaded, root));
        } else if (document instanceof Document.MapDocument map && form == Form.TILED) {
            return Result.good(FileExport.tiled(map.field(), Optional.empty()));
        }
        return Games.unfit(
                form == Form.CSV
                        ? "only scenarios have an order of battle; give a scenario"
                        : "only maps and scenarios can be shown in Tiled; give one of these");
    }

    private static String tiled(LoadedScenario loaded, Node.ObjectNode root) {
        return FileExport.tiled(loaded.scenario().field(), Optional.of(root));
    }
}
