package org.roadtorichmond.metamorphic;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;

@Tag("long")
@DisplayName("larger figures, in many more situations")
class ManyFiguresLawsTest extends FiguresLawsTest {

    @Override
    List<Battle> battles() {
        return Situations.many();
    }
}
