package org.roadtorichmond.testing;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.util.List;

/** The published schemas, as a validator that knows nothing of the game reads them. */
public final class Schemas {
    private static final String BASE = "https://roadtorichmond.invalid/schema/";

    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.schemaMappers(mappers -> mappers.mapPrefix(BASE, "classpath:maps/schema/")));

    private Schemas() {}

    /** What the schema of a file's format complains of in its text. */
    public static List<String> faults(String json) {
        String format = json.replaceFirst("(?s).*?\"format\"\\s*:\\s*\"([a-z]+)/.*", "$1");
        JsonSchema schema = FACTORY.getSchema(SchemaLocation.of(BASE + format + ".schema.json"));
        return schema.validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }
}
