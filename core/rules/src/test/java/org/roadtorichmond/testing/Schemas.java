package org.roadtorichmond.testing;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;

/** The published schemas, checked by a validator that knows nothing of the game. */
public final class Schemas {
    private static final String BASE = "https://roadtorichmond.invalid/schema/";

    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemaIdResolvers(ids -> ids.mapPrefix(BASE, "classpath:maps/schema/")));

    private Schemas() {}

    /** The errors that the schema of its format reports for a text. */
    public static List<String> faults(String json) {
        String format = json.replaceFirst("(?s).*?\"format\"\\s*:\\s*\"([a-z-]+)/.*", "$1");
        Schema schema = SCHEMAS.getSchema(SchemaLocation.of(BASE + format + ".schema.json"));
        return schema.validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }
}
