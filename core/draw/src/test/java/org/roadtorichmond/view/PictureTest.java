package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.glutils.GLVersion;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Pictures")
final class PictureTest {
    private static final int GL_BGRA = 0x80e1;

    @ParameterizedTest
    @EnumSource(GLVersion.Type.class)
    @DisplayName("have the byte order of the window on desktops, and elsewhere the one that is always there")
    void order(GLVersion.Type type) {
        assertEquals(type == GLVersion.Type.OpenGL ? GL_BGRA : GL20.GL_RGBA, Picture.order(type));
    }
}
