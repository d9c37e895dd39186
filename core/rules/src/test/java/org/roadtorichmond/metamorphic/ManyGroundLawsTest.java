package org.roadtorichmond.metamorphic;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;

@Tag("long")
@DisplayName("easier ground makes nothing harder, in many more situations")
class ManyGroundLawsTest extends GroundLawsTest {

    @Override
    List<Battle> battles() {
        return Situations.many();
    }
}
