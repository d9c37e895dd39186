package org.roadtorichmond.testing;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** Leaves tests out of what the architecture is about: of modules below they lie in folders or, once packaged, in jars of their own. */
public final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
        return !location.contains("/test-classes/") && !location.contains("-tests.jar");
    }
}
