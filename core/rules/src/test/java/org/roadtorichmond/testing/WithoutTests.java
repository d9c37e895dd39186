package org.roadtorichmond.testing;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** Excludes tests from the checks of the architecture. Tests of lower modules are in folders or, when packaged, in their own jars. */
public final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
        return !location.contains("/test-classes/") && !location.contains("-tests.jar");
    }
}
