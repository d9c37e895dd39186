package org.roadtorichmond.exchange.vassal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.exchange.draft.XmlReader;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * What a module says of itself: its sides, its maps, the pieces of its palettes, and its set-ups.
 *
 * @param root its root element
 * @param archive the zip
 * @param sides the entries of its roster
 * @param maps its maps
 * @param slots the pieces of its palettes, in order
 * @param setups the files of its set-ups by their names
 * @param prototypes the definitions that traits name
 */
record Module(
        XmlElement root,
        ModuleZip archive,
        List<String> sides,
        List<ModuleMap> maps,
        List<Slot> slots,
        Map<String, String> setups,
        Map<String, String> prototypes) {
    private static final List<String> BUILD_FILES = List.of("buildFile.xml", "buildFile");
    private static final String SAVES = ".vsav";

    /**
     * A piece of a palette.
     *
     * @param piece the piece
     * @param number the number of its slot
     * @param above the names of the windows and tabs in which it is, the nearest first
     * @param panel the name of the panel that lists it; empty if that is none, or has no name
     * @param at where it stands
     */
    record Slot(Piece piece, String number, List<String> above, String panel, Place at) {}

    /** Reads a module; what is none is refused. */
    static Module read(SourceFile file) {
        ModuleZip archive =
                ModuleZip.read(file.name(), file.content(), Set.of(BUILD_FILES.get(0), BUILD_FILES.get(1), SAVES));
        for (String name : BUILD_FILES) {
            Optional<byte[]> text = archive.text(name);
            if (text.isPresent()) {
                return of(XmlReader.read(text.get(), Optional.of(name)), archive);
            }
        }
        throw new RefusedFile(new Place(1, 1, file.name()), Sentence.of("import.vassal.noBuildFile"));
    }

    private static Module of(XmlElement root, ModuleZip archive) {
        String kind = simple(root);
        if (kind.equals("ModuleExtension")) {
            throw new RefusedFile(root.at(), Sentence.of("import.vassal.extension"));
        } else if (!kind.equals("GameModule") && !kind.equals("BasicModule")) {
            throw new RefusedFile(root.at(), Sentence.of("import.vassal.root", Words.quoted(root.name())));
        }
        Module module = new Module(
                root,
                archive,
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>(),
                new LinkedHashMap<>(),
                new HashMap<>());
        // Pieces name prototypes, wherever in the file those stand.
        module.collectPrototypes(root);
        module.collect(root, List.of(), "");
        return module;
    }

    /** The class that an element is called by, without its packages. */
    static String simple(XmlElement element) {
        return element.name().substring(element.name().lastIndexOf('.') + 1);
    }

    private void collectPrototypes(XmlElement element) {
        if (simple(element).equals("PrototypeDefinition")) {
            prototypes.putIfAbsent(element.attribute("name").orElse(""), element.text());
        }
        element.children().forEach(this::collectPrototypes);
    }

    private void collect(XmlElement element, List<String> above, String panel) {
        switch (simple(element)) {
            case "PlayerRoster" ->
                element.children("entry").stream()
                        .map(entry -> entry.text().strip())
                        .filter(entry -> !entry.isEmpty())
                        .forEach(sides::add);
            case "Map", "PrivateMap" -> maps.add(ModuleMap.of(element, archive));
            case "PredefinedSetup" -> {
                Optional<String> file = element.filled("file");
                if (element.truth("useFile", true) && file.isPresent()) {
                    setups.put(element.attribute("name").orElse(file.get()), file.get());
                }
                element.children().forEach(child -> collect(child, above, panel));
            }
            case "PieceSlot", "CardSlot" ->
                piece(element)
                        .ifPresent(piece -> slots.add(
                                new Slot(piece, element.attribute("gpid").orElse(""), above, panel, element.at())));
            default -> {
                Optional<String> title = element.filled("entryName")
                        .filter(name -> simple(element).endsWith("Widget"));
                List<String> inner = new ArrayList<>(above);
                title.ifPresent(name -> inner.add(0, name));
                String named = simple(element).equals("PanelWidget") ? title.orElse("") : panel;
                element.children().forEach(child -> collect(child, inner, named));
            }
        }
    }

    /** The piece of a slot, called as the slot is where it has no name. */
    Optional<Piece> piece(XmlElement slot) {
        return Piece.of(slot.text(), prototypes)
                .map(piece -> piece.name().isBlank()
                        ? new Piece(piece.type(), slot.attribute("entryName").orElse(""), piece.marks(), piece.state())
                        : piece)
                .filter(piece -> !piece.name().isBlank());
    }
}
