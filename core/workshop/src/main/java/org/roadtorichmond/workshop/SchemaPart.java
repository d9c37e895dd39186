package org.roadtorichmond.workshop;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.json.TreeReader;

/**
 * The description of a value in a published schema, with references followed within a schema and into maps.
 *
 * @param file the schema in which it stands
 * @param node the description
 */
record SchemaPart(Node.ObjectNode file, Node node) {
    private static final String INSIDE = "#/";
    private static final SchemaPart MAP = file("map");

    /** The description of a scenario that lies over no other. */
    static final SchemaPart SCENARIO = file("scenario").within("$defs/whole").orElseThrow();

    /** The description of a campaign. */
    static final SchemaPart CAMPAIGN = file("campaign");

    private static SchemaPart file(String format) {
        Node.ObjectNode file = ShippedFiles.read("/maps/schema/" + format + ".schema.json", TreeReader::read);
        return new SchemaPart(file, file);
    }

    private Optional<SchemaPart> within(String path) {
        return Pointer.of(path.split("/", -1)).in(file).map(found -> new SchemaPart(file, found));
    }

    /** What is described where this only refers to it; what leads into schemas of other files says nothing more. */
    SchemaPart resolved() {
        List<String> reference = texts("$ref");
        if (reference.equals(List.of("map.schema.json"))) {
            return MAP;
        }
        return reference.stream()
                .filter(to -> to.startsWith(INSIDE))
                .flatMap(to -> within(to.substring(INSIDE.length())).stream())
                .findFirst()
                .orElse(this);
    }

    /** The forms that a value may have, such as a word or an object; most have one. */
    List<SchemaPart> forms() {
        List<SchemaPart> forms = resolved().keys().isEmpty() ? resolved().elements("oneOf") : List.of();
        return forms.isEmpty()
                ? List.of(resolved())
                : forms.stream().map(SchemaPart::resolved).toList();
    }

    /** The description of a member of an object, or of an element of a list. */
    Optional<SchemaPart> child(String step) {
        return forms().stream()
                .flatMap(
                        form -> form
                                .one("properties")
                                .flatMap(properties -> properties.one(step))
                                .or(() -> form.one("items"))
                                .stream())
                .findFirst();
    }

    /** The keys of an object in the order of the format; none for anything else, and where only a reference stands. */
    List<String> keys() {
        return resolved()
                .value("properties")
                .filter(Node.ObjectNode.class::isInstance)
                .map(node -> List.copyOf(((Node.ObjectNode) node).members().keySet()))
                .orElse(List.of());
    }

    /** Whether it is an object that may consist of others of its kind, such as a condition. */
    boolean isRecursive() {
        return keys().stream()
                .map(key -> child(key).orElseThrow())
                .map(inner -> inner.one("items").orElse(inner))
                .anyMatch(inner ->
                        SameObject.is(inner.resolved().node(), resolved().node()));
    }

    /** Whether it is an object of values that can be told in a line: it has neither lists of objects nor objects of several kinds. */
    boolean isLine() {
        return !isRecursive()
                && keys().stream()
                        .map(key -> child(key).orElseThrow())
                        .noneMatch(inner -> inner.isRecursive()
                                || inner.resolved()
                                        .one("items")
                                        .filter(items -> !items.keys().isEmpty())
                                        .isPresent());
    }

    /** The kinds of object that this one may be; none if there is but one. */
    List<SchemaKind> kinds() {
        return resolved().elements("oneOf").stream()
                .map(kind -> new SchemaKind(kind.texts("required"), kind.keys()))
                .toList();
    }

    /** The words that a value may be; none if any. */
    List<String> options() {
        return texts("enum");
    }

    /** Whether a text is the number of a hex. */
    boolean isHex() {
        return SameObject.is(node, Pointer.of("$defs", "hex").in(file).orElse(null));
    }

    /** What is said of the value, here or where this refers to. */
    String description() {
        List<String> own = texts("description");
        return String.join("", own.isEmpty() ? resolved().texts("description") : own);
    }

    /** A value of the description itself. */
    Optional<Node> value(String key) {
        return Pointer.of(key).in(node);
    }

    Optional<SchemaPart> one(String key) {
        return value(key).map(found -> new SchemaPart(file, found));
    }

    List<SchemaPart> elements(String key) {
        return value(key)
                .filter(Node.ArrayNode.class::isInstance)
                .map(list -> ((Node.ArrayNode) list).elements())
                .orElse(List.of())
                .stream()
                .map(element -> new SchemaPart(file, element))
                .toList();
    }

    List<String> texts(String key) {
        return value(key).stream()
                .flatMap(found ->
                        found instanceof Node.ArrayNode list ? list.elements().stream() : List.of(found).stream())
                .filter(Node.TextNode.class::isInstance)
                .map(text -> ((Node.TextNode) text).text())
                .toList();
    }
}
