package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Published schemas")
public final class SchemasTest {
    private static final String BASE = "https://roadtorichmond.invalid/schema/";
    /** A game of the first version, which has no schema any more. */
    private static final Path OLD = Path.of("game-1.json");

    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.schemaMappers(mappers -> mappers.mapPrefix(BASE, "classpath:maps/schema/")));

    static List<Path> goodFiles() throws IOException {
        try (Stream<Path> maps = Files.walk(Path.of("../maps"));
                Stream<Path> saves = Files.walk(Path.of("src/test/resources/saves"))) {
            Stream<Path> own = Stream.concat(maps, saves)
                    .filter(file -> file.toString().endsWith(".json"))
                    .filter(file -> !file.toString().endsWith(".schema.json"));
            Stream<Path> examples = DocumentsTest.examples().stream()
                    .filter(file -> !String.valueOf(file.getFileName()).startsWith("bad-"));
            return Stream.concat(own, examples)
                    .filter(file -> !file.endsWith(OLD))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("goodFiles")
    void good_files_keep_to_their_schema(Path file) throws IOException {
        assertEquals(List.of(), faults(Files.readString(file)));
    }

    @ParameterizedTest
    @MethodSource("goodFiles")
    void good_files_are_good_to_the_game(Path file) {
        assertEquals(List.of(), new Documents(Shelf.of(List.of())).open(file).problems());
    }

    /** What the schema of a file's format complains of in its text. */
    public static List<String> faults(String json) {
        String format = json.replaceFirst("(?s).*?\"format\"\\s*:\\s*\"([a-z]+)/.*", "$1");
        JsonSchema schema = FACTORY.getSchema(SchemaLocation.of(BASE + format + ".schema.json"));
        return schema.validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }
}
