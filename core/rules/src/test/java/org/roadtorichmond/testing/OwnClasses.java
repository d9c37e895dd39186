package org.roadtorichmond.testing;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import java.nio.file.Path;

/** Only the main classes of the part whose tests run: Maven starts them in its folder. */
public final class OwnClasses implements ImportOption {
    private static final String FOLDER = Path.of("target", "classes").toUri().getPath();

    @Override
    public boolean includes(Location location) {
        return location.contains(FOLDER);
    }
}
