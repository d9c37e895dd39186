package org.roadtorichmond.balance.generator;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;

/** Pieces of files as the formats write them. */
final class Json {
    private Json() {}

    /** A list of texts. */
    static JsonArray texts(Collection<String> texts) {
        JsonArray array = new JsonArray();
        texts.forEach(array::add);
        return array;
    }

    /** A list of the numbers of hexes. */
    static JsonArray list(List<Hex> hexes) {
        return texts(hexes.stream().map(Hex::number).toList());
    }

    /** The numbers of hexes in one text. */
    static String row(Collection<Hex> hexes) {
        return hexes.stream().map(Hex::number).collect(Collectors.joining(" "));
    }

    /** An object whose only key names hexes. */
    static JsonObject hexes(List<Hex> hexes) {
        JsonObject object = new JsonObject();
        object.add("hexes", list(hexes));
        return object;
    }
}
