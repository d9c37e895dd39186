package org.roadtorichmond.exchange.tiled;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.exchange.draft.XmlReader;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * The tilesets and templates that a map names. In most projects they lie in folders beside that of the maps: within the project they
 * are read, a little above the map when a person has said so, and wherever a file was on another computer, by its bare name beside
 * the map.
 */
record ProjectFiles(Siblings siblings, Answers answers) {
    /**
     * A file that was read.
     *
     * @param root its root
     * @param path where it lies, from the folder of the map
     */
    record Opened(XmlElement root, String path) {}

    @SuppressWarnings("ArrayRecordComponent")
    private record Found(byte[] bytes, String path) {}

    /**
     * Opens a file that an element names.
     *
     * @param element the element
     * @param key its attribute with the name
     * @param root what the root of the file has to be called
     * @param from the file in which the element stands, from the folder of the map; empty for the map itself
     * @return why it cannot be read, if it is not there
     * @throws RefusedFile if it lies where nothing may be read, if that has to be asked, or if it is no such file
     */
    Result<Opened> open(XmlElement element, String key, String root, String from) {
        String name = element.attribute(key).orElse("");
        String path = joined(from, name);
        String bare = path.substring(path.lastIndexOf('/') + 1);
        Optional<Found> found = find(path, bare);
        if (found.isPresent()) {
            return opened(found.get().bytes(), root, found.get().path());
        }
        Siblings.Distance distance = siblings.distance(path);
        if (distance == Siblings.Distance.NEAR && answer().isEmpty()) {
            throw new RefusedFile(
                    element.at(),
                    Sentence.of("import.ask.outside", Words.quoted(name)),
                    new RefusedFile.Open(Question.OUTSIDE, List.of(Question.FOLDERS)));
        } else if (distance == Siblings.Distance.FAR) {
            throw new RefusedFile(element.at(), Sentence.of("import.outside", Words.quoted(name), Words.quoted(bare)));
        }
        return Result.bad(new Problem(
                element.at(), Sentence.of("import.beside", Words.quoted(name), Sentence.of("problem.noFile"))));
    }

    /** The content of a file; empty if it is not there, or lies where nothing may be read. */
    Optional<byte[]> content(String path) {
        return find(path, path.substring(path.lastIndexOf('/') + 1)).map(Found::bytes);
    }

    private Optional<Found> find(String path, String bare) {
        boolean allowed = siblings.distance(path) == Siblings.Distance.NEAR
                && answer().filter(Question.YES::equals).isPresent();
        for (String name : List.of(path, bare)) {
            boolean may = siblings.distance(name) == Siblings.Distance.HERE || (allowed && name.equals(path));
            Optional<byte[]> bytes = may ? siblings.read(name).value() : Optional.empty();
            if (bytes.isPresent()) {
                return Optional.of(new Found(bytes.get(), name));
            }
        }
        return Optional.empty();
    }

    private Optional<String> answer() {
        return answers.of(Question.OUTSIDE, Question.FOLDERS);
    }

    private static Result<Opened> opened(byte[] bytes, String root, String path) {
        Optional<Sentence> pointer = Siblings.pointer(bytes, path);
        if (pointer.isPresent()) {
            return Result.bad(new Problem(Place.NOWHERE, pointer.get()));
        }
        XmlElement read = read(bytes, root, Optional.of(path));
        if (!read.name().equals(root)) {
            throw new RefusedFile(
                    read.at(), Sentence.of("import.tiled.root", Words.quoted(read.name()), Words.quoted(root)));
        }
        return Result.good(new Opened(read, path));
    }

    /** The root of a file in either form: JSON begins with a brace. */
    static XmlElement read(byte[] bytes, String root, Optional<String> file) {
        String begin = new String(bytes, 0, Math.min(100, bytes.length), StandardCharsets.UTF_8).strip();
        return begin.startsWith("{") ? TmjElements.read(bytes, root, file) : XmlReader.read(bytes, file);
    }

    /** A name that stands in a file, from the folder of the map; steps upwards stay where they lead out of it. */
    static String joined(String from, String name) {
        String plain = name.replace('\\', '/');
        if (plain.startsWith("/") || Siblings.SCHEME.matcher(plain).matches()) {
            return plain;
        }
        Deque<String> parts = new ArrayDeque<>();
        String folder = from.contains("/") ? from.substring(0, from.lastIndexOf('/') + 1) : "";
        for (String part : (folder + plain).split("/", -1)) {
            boolean up =
                    part.equals("..") && !parts.isEmpty() && !parts.getLast().equals("..");
            if (up) {
                parts.removeLast();
            } else if (!part.equals(".") && !part.isEmpty()) {
                parts.addLast(part);
            }
        }
        return String.join("/", parts);
    }
}
