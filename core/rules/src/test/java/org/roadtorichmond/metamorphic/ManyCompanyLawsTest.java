package org.roadtorichmond.metamorphic;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;

@Tag("long")
@DisplayName("one unit more, in many more situations")
class ManyCompanyLawsTest extends CompanyLawsTest {

    @Override
    List<Battle> battles() {
        return Situations.many();
    }
}
