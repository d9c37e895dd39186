package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A project of Tiled, whose maps and tilesets lie in folders beside each other,")
final class TiledProjectTest {
    private static final String TILESET = """
            <tileset version="1.10" name="ground" tilewidth="56" tileheight="48" tilecount="2" columns="2">
             <image source="../pictures/ground.png" width="112" height="48"/>
             <tile id="0" class="clear"/>
             <tile id="1" class="forest"/>
            </tileset>
            """;
    private static final String POINTER =
            "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22e\nsize 12345\n";

    @TempDir
    private Path root;

    private Path maps;
    private Path out;

    @BeforeEach
    void folders() throws IOException {
        maps = Files.createDirectories(root.resolve("a/b/maps"));
        Files.createDirectories(root.resolve("a/b/tilesets"));
        out = root.resolve("out");
    }

    private Path map(String source, String objects) throws IOException {
        return Files.writeString(maps.resolve("field.tmx"), """
                <map version="1.10" orientation="hexagonal" width="3" height="2" tilewidth="56" tileheight="48" infinite="0" hexsidelength="28" staggeraxis="x" staggerindex="odd">
                 <tileset firstgid="1" source="%s"/>
                 <layer id="1" name="Ground" width="3" height="2"><data encoding="csv">1,2,1,2,2,1</data></layer>%s
                </map>
                """.formatted(source, objects));
    }

    private Commands.Printed imported(Path map, String... options) {
        return Commands.run(Stream.concat(Stream.of("import", map, "--out", out), Stream.of(options))
                .toArray());
    }

    private String terrain() throws IOException {
        String map = Files.readString(out.resolve("field.map.json"));
        return map.substring(map.indexOf("\"terrain\""), map.indexOf(']')).replaceAll("[^.f]", "");
    }

    @Test
    @DisplayName("is read as a whole, steps upwards and all")
    void project() throws IOException {
        Files.writeString(root.resolve("a/b/battle.tiled-project"), "{}");
        Files.writeString(root.resolve("a/b/tilesets/ground.tsx"), TILESET);
        Commands.Printed printed = imported(map("../tilesets/ground.tsx", ""));
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        assertEquals(".f.ff.", terrain());
    }

    @Test
    @DisplayName("without the file that makes it one is read when a person has said so")
    void near() throws IOException {
        Files.writeString(root.resolve("a/b/tilesets/ground.tsx"), TILESET);
        Path map = map("../tilesets/ground.tsx", "");
        Commands.Printed asked = imported(map);
        assertEquals(ExitCode.BAD, asked.code());
        assertTrue(asked.err().contains("--outside") && asked.err().contains("../tilesets/ground.tsx"), asked.err());
        assertFalse(Files.exists(out));
        Commands.Printed printed = imported(map, "--outside");
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        assertEquals(".f.ff.", terrain());
        assertEquals(ExitCode.DONE, imported(map, "--force").code(), "the answer was kept");
    }

    @ParameterizedTest
    @CsvSource({
        "../tilesets/ground.tsx",
        "D:/Games/maps/ground.tsx",
        "/home/somebody/ground.tsx",
        "../../../../ground.tsx"
    })
    @DisplayName("is read beside the map by the bare names of its files, wherever they were")
    void bare(String source) throws IOException {
        Files.writeString(maps.resolve("ground.tsx"), TILESET);
        assertEquals(ExitCode.DONE, imported(map(source, "")).code());
        assertEquals(".f.ff.", terrain());
    }

    @ParameterizedTest
    @CsvSource({"/etc/ground.tsx", "../../../ground.tsx", "file:///ground.tsx"})
    @DisplayName("is refused where it names a file that is far away, and says what helps")
    void far(String source) throws IOException {
        Files.writeString(root.resolve("ground.tsx"), TILESET);
        Commands.Printed printed = imported(map(source, ""), "--outside");
        assertEquals(ExitCode.BAD, printed.code());
        assertTrue(printed.err().contains("\"ground.tsx\""), printed.err());
        assertFalse(Files.exists(out));
    }

    @Test
    @DisplayName("is not left by a link")
    void links() throws IOException {
        Files.writeString(root.resolve("a/b/battle.tiled-project"), "{}");
        Files.createSymbolicLink(
                root.resolve("a/b/tilesets/ground.tsx"), Files.writeString(root.resolve("secret.tsx"), TILESET));
        Commands.Printed printed = imported(map("../tilesets/ground.tsx", ""));
        assertEquals(ExitCode.BAD, printed.code());
        assertFalse(Files.exists(out));
    }

    @ParameterizedTest
    @CsvSource({"false, cannot be read", "true, git lfs pull"})
    @DisplayName("asks for its tiles by number where a tileset is missing or only a pointer")
    void missing(boolean pointer, String said) throws IOException {
        Files.writeString(root.resolve("a/b/battle.tiled-project"), "{}");
        if (pointer) {
            Files.writeString(root.resolve("a/b/tilesets/ground.tsx"), POINTER);
        }
        Commands.Printed printed = imported(map("../tilesets/ground.tsx", ""));
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        assertTrue(printed.out().contains(said), printed.out());
        assertTrue(printed.out().contains("ground:0") && printed.out().contains("ground:1"), printed.out());
        imported(maps.resolve("field.tmx"), "--force", "--terrain", "ground:0=clear", "--terrain", "ground:1=forest");
        assertEquals(".f.ff.", terrain());
    }

    @Test
    @DisplayName("whose map is only a pointer is called so")
    void pointer() throws IOException {
        Commands.Printed printed = imported(Files.writeString(maps.resolve("field.tmx"), POINTER));
        assertEquals(ExitCode.BAD, printed.code());
        assertTrue(printed.err().contains("git lfs pull"), printed.err());
    }

    @Test
    @DisplayName("has templates whose tilesets are named from where the template lies")
    void templates() throws IOException {
        Files.writeString(root.resolve("a/b/battle.tiled-project"), "{}");
        Files.writeString(root.resolve("a/b/tilesets/ground.tsx"), TILESET);
        Files.writeString(
                root.resolve("a/b/tilesets/army.tsx"),
                "<tileset name=\"army\" tilewidth=\"20\" tileheight=\"20\" tilecount=\"1\"><tile id=\"0\" class=\"unit\"/></tileset>");
        Path folder = Files.createDirectories(root.resolve("a/b/templates/units"));
        Files.writeString(folder.resolve("brigade.tx"), """
                <template><tileset firstgid="1" source="../../tilesets/army.tsx"/><object gid="1" width="20" height="20">
                <properties><property name="side" value="union"/><property name="type" value="infantry"/><property name="strength" value="5"/></properties>
                </object></template>
                """);
        Path map = map(
                "../tilesets/ground.tsx",
                "<objectgroup id=\"2\" name=\"Army\"><object id=\"1\" name=\"1/1\" template=\"../templates/units/brigade.tx\" x=\"20\" y=\"30\"/></objectgroup>");
        Commands.Printed printed = imported(map);
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        String scenario = Files.readString(out.resolve("field.scenario.json"));
        assertTrue(scenario.contains("\"1/1\"") && scenario.contains("\"strength\": 5"), scenario);
        Files.delete(folder.resolve("brigade.tx"));
        assertTrue(imported(map, "--force").out().contains("brigade.tx"));
    }

    @Test
    @DisplayName("with points up is turned when a person has said so, and north with it")
    void turned() throws IOException {
        Path sample = Path.of("..", "core", "exchange", "src", "test", "resources", "exchange", "tiled");
        Files.copy(sample.resolve("alder.tsx"), maps.resolve("alder.tsx"));
        Path map = Files.copy(sample.resolve("pointy.tmx"), maps.resolve("field.tmx"));
        Commands.Printed asked = imported(map);
        assertEquals(ExitCode.BAD, asked.code());
        assertTrue(asked.err().contains("staggeraxis is \"y\"") && asked.err().contains("--turn"), asked.err());
        assertFalse(Files.exists(out));
        assertEquals(ExitCode.DONE, imported(map, "--turn").code());
        assertTrue(Files.readString(out.resolve("field.map.json")).contains("\"north\": 270"));
        assertEquals(
                ExitCode.DONE,
                Commands.run("validate", out.resolve("field.map.json")).code());
    }
}
