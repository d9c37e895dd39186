package org.roadtorichmond.browser.build;

import java.util.List;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Puts our classes in the place of those of the Java platform that the compiler lacks. */
public final class PlatformClasses extends SimpleSubstitutionPolicy {
    private static final String OURS = "org.roadtorichmond.browser.platform";

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(List.of("java.text.Normalizer", "java.text.Normalizer$Form")::contains)
                .replacePackage("java.text", OURS);
        sink.selectClasses("java.security.MessageDigest"::equals).replacePackage("java.security", OURS);
        sink.selectClasses("java.util.HexFormat"::equals).replacePackage("java.util", OURS);
    }
}
