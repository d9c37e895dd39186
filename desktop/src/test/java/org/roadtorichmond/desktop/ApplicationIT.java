package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.event.KeyEvent;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.testing.Patience;

/** Needs {@code -Pdist}, which builds the application; skipped otherwise. */
@DisplayName("The packaged application, on a computer without Java")
@EnabledOnOs(OS.LINUX)
final class ApplicationIT {
    private static final Path EXAMPLE =
            Path.of("..", "core", "rules", "src", "test", "resources", "saves", "game-1.json");

    /** The share of classes that must come from the archive; those of the command line and of old libraries are not in it. */
    private static final double MOST = 0.9;

    @TempDir
    private Path folder;

    private Path dist;

    @BeforeEach
    void packaged() {
        String found = System.getProperty("road.dist", "");
        assumeTrue(!found.isEmpty(), "made by -Pdist only");
        dist = Path.of(found);
    }

    /** Starts the launcher with only the given environment variables. */
    private Process start(Path application, Map<String, String> environment, Object... arguments) throws IOException {
        return PackagedGame.start(application, folder, environment, arguments);
    }

    private int code(Object... arguments) throws IOException, InterruptedException {
        Process process = start(dist.resolve(PackagedGame.NAME), Map.of(), arguments);
        return Patience.end(process);
    }

    private String read(String stream) throws IOException {
        return Files.readString(folder.resolve(stream), StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("answers commands as the jar does, with the same words and exit codes")
    void commands() throws Exception {
        Path save = EXAMPLE.toAbsolutePath();
        Path broken = Files.writeString(folder.resolve("broken.json"), "{");
        for (List<Object> arguments : List.<List<Object>>of(
                List.of("--version"),
                List.of("validate", "training", save),
                List.of("validate", broken),
                List.of("replay", "--verify", save),
                List.of("simulate", "training", "--games", "3", "--json"),
                List.of("no-such-command"))) {
            Program.Run jar = Program.run(Map.of(), arguments.toArray());
            assertEquals(jar.code(), code(arguments.toArray()), arguments::toString);
            if (!arguments.get(0).equals("simulate")) {
                assertEquals(jar.out(), read("out"));
                assertEquals(jar.err(), read("err"));
            } else {
                assertTrue(read("out").contains("signature"), read("out"));
            }
        }
    }

    @Test
    @DisplayName("says in one sentence that there is no display")
    void noDisplay() throws Exception {
        assertEquals(2, code());
        assertEquals(1, read("err").lines().count(), read("err"));
        assertTrue(read("err").contains("display"));
    }

    private Path moved(String name) throws IOException, InterruptedException {
        Path moved = folder.resolve(name);
        run("cp", "-r", dist.resolve(PackagedGame.NAME).toString(), moved.toString());
        return moved;
    }

    private static void run(String... command) throws IOException, InterruptedException {
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor(), () -> String.join(" ", command));
    }

    @Test
    @DisplayName(
            "opens its window, from wherever its folder was moved to, also with a saved game that was double-clicked")
    void window() throws Exception {
        WindowScript.needDisplay(ApplicationIT.class);
        Path moved = moved("moved to here");
        Path save = Files.copy(EXAMPLE, folder.resolve("A game, turn 2.game.json"));
        int title;
        try (PackagedGame game = PackagedGame.open(moved, folder, Map.of())) {
            title = game.colours();
        }
        assertEquals("", read("err"));
        try (PackagedGame game = PackagedGame.open(moved, folder, Map.of(), save)) {
            assertNotEquals(title, game.colours(), "another picture");
        }
        assertEquals("", read("err"));
    }

    @Test
    @DisplayName("plays a turn: a person ends the phases, a commander answers, and all of it is on the disk")
    void turn() throws Exception {
        WindowScript.needDisplay(ApplicationIT.class);
        Object[] players = {"play", "training", "--confederate", "human", "--union", "cadet"};
        Archive archive = new Archive(Shelf.of(List.of()), new FileStorage(folder.resolve(PackagedGame.NAME)));
        try (PackagedGame game = PackagedGame.open(dist.resolve(PackagedGame.NAME), folder, Map.of(), players)) {
            long end = System.nanoTime() + Patience.LONG.toNanos();
            while (turn(archive) < 2) {
                assertTrue(System.nanoTime() < end, "no second turn comes");
                game.press(KeyEvent.VK_SPACE);
            }
        }
        SavedGame saved = newest(archive).orElseThrow();
        assertTrue(saved.game().log().size() > 4, "the commander has played");
    }

    private static Optional<SavedGame> newest(Archive archive) {
        return archive.autosaved().stream()
                .flatMap(save -> archive.load(save).value().stream())
                .max(Comparator.comparing(saved -> saved.game().log().size()));
    }

    private static int turn(Archive archive) {
        return newest(archive)
                .map(saved -> saved.game().state().moment().turn())
                .orElse(0);
    }

    @Test
    @DisplayName(
            "finds the classes of its first picture in Java's archive; moved, it starts without a word, and has made one by the next time")
    void archive() throws Exception {
        WindowScript.needDisplay(ApplicationIT.class);
        assertTrue(archived(dist.resolve(PackagedGame.NAME)) > MOST);
        // JDK 17 archives nothing from a jar with blanks in its path.
        Path moved = moved("moved");
        assertEquals(0, archived(moved), "of another place");
        Path note = moved.resolve("lib").resolve("app").resolve("road-to-richmond.jsa.txt");
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (!Files.readString(note).contains(moved.toString()) || archived(moved) == 0) {
            assertTrue(System.nanoTime() < end, "no archive comes");
        }
        assertTrue(archived(moved) > MOST);
    }

    /** The share of the game's classes that were loaded from the archive until the title page was drawn and closed. */
    private double archived(Path application) throws Exception {
        // One log per process, because the process that makes a new archive has the same environment.
        Map<String, String> logging =
                Map.of("JAVA_TOOL_OPTIONS", "-Xlog:class+load:file=" + folder.resolve("loaded.%p"));
        Path loaded;
        try (PackagedGame game = PackagedGame.open(application, folder, logging)) {
            loaded = folder.resolve("loaded." + game.process().pid());
            game.quit();
        }
        assertEquals(1, read("err").lines().count(), "Java says which options it was given, and nothing else");
        assertEquals("", read("out"));
        List<String> ours = Files.readAllLines(loaded).stream()
                .filter(line -> line.contains(" org.roadtorichmond.") && !line.contains("$$Lambda"))
                .toList();
        assertTrue(ours.size() > 100, () -> ours.size() + " classes");
        return ours.stream()
                        .filter(line -> line.endsWith("shared objects file (top)"))
                        .count()
                / (double) ours.size();
    }

    /** Names with characters that are special for a shell: quotes, commands, options, patterns. */
    @Test
    @DisplayName(
            "starts in a folder of any name, which is never taken for a command, and says that Java cannot use a colon")
    void names() throws Exception {
        Path now = moved("first");
        for (String name : List.of(
                "Bob's games",
                "it's; echo x >made; '",
                "$(echo x >made)`echo x >made`",
                "new\nline",
                "-dash",
                "Bücher \u6226",
                "back\\slash \"quoted\" *?[a-z]")) {
            now = Files.move(now, folder.resolve(name));
            Process process = start(now, Map.of(), "validate", "training");
            assertEquals(0, process.waitFor(), name);
            assertEquals("", read("err"), name);
            assertEquals("No errors found.", read("out").strip(), name);
            assertFalse(Files.exists(folder.resolve("made")), name);
        }
        now = Files.move(now, folder.resolve("-dash"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), now.resolve("bin/road-to-richmond"));
        for (String start : List.of(link.toString(), "-dash/bin/road-to-richmond")) {
            ProcessBuilder builder = new ProcessBuilder(start, "validate", "training").directory(folder.toFile());
            builder.environment().clear();
            assertEquals(0, builder.start().waitFor(), start);
        }
        Process process = start(Files.move(now, folder.resolve("a:b")), Map.of(), "validate", "training");
        assertEquals(2, process.waitFor());
        assertTrue(read("err").contains("colon") && read("err").lines().count() == 1, read("err"));
    }

    @Test
    @DisplayName(
            "asks, as a Debian package, for every library that its programs need and that it does not carry, by the names that Debian "
                    + "and Ubuntu have for it, and for OpenGL; its copyright lies where Debian looks")
    void dependencies() throws Exception {
        Path root = unpacked();
        String control = Files.readString(folder.resolve("control").resolve("control"));
        Set<String> asked = new TreeSet<>(
                List.of(control.replaceAll("(?s).*\nDepends: ([^\n]*).*", "$1").split(" [|] |, ")));
        assertTrue(asked.containsAll(Set.of("libgl1", "libasound2", "libasound2t64")), control);
        Set<String> carried = new TreeSet<>();
        Set<String> needed = new TreeSet<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                carried.add(file.getFileName().toString());
                needed.addAll(needs(file));
            }
        }
        assumeTrue(!needed.isEmpty(), "read by objdump, of binutils");
        needed.removeAll(carried);
        for (String library : needed) {
            Set<String> owners = owners(library);
            assertTrue(owners.stream().anyMatch(asked::contains), library + " is of " + owners);
        }
        Path copyright = root.resolve("usr/share/doc/road-to-richmond/copyright");
        assertTrue(Files.readString(copyright).startsWith("Format: https://www.debian.org/"), copyright::toString);
    }

    private static List<String> output(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> lines = process.inputReader().lines().toList();
        process.waitFor();
        return lines;
    }

    /** The libraries that a program or library needs; empty for other files. */
    private static List<String> needs(Path file) throws IOException, InterruptedException {
        byte[] magic = new byte[4];
        try (InputStream stream = Files.newInputStream(file)) {
            if (stream.read(magic) < magic.length || magic[1] != 'E' || magic[2] != 'L' || magic[3] != 'F') {
                return List.of();
            }
        }
        return output("objdump", "-p", file.toString()).stream()
                .filter(line -> line.contains("NEEDED"))
                .map(line -> line.replaceAll(".* ", ""))
                .toList();
    }

    /** The packages of this system that contain a library. */
    private static Set<String> owners(String library) throws IOException, InterruptedException {
        return output("dpkg", "-S", "*/" + library).stream()
                .map(line -> line.replaceAll("[:,].*", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Path unpacked() throws IOException, InterruptedException {
        try (Stream<Path> made = Files.list(dist)) {
            Optional<Path> found =
                    made.filter(file -> file.toString().endsWith(".deb")).findFirst();
            assumeTrue(found.isPresent(), "made where dpkg-deb is");
            Path root = folder.resolve("root");
            run("dpkg-deb", "-x", found.get().toString(), root.toString());
            run(
                    "dpkg-deb",
                    "-e",
                    found.get().toString(),
                    folder.resolve("control").toString());
            return root;
        }
    }

    @Test
    @DisplayName("is in the Debian package, whose scripts name only what it holds, and starts from there")
    void debian() throws Exception {
        Path root = unpacked();
        for (String script : List.of("postinst", "prerm")) {
            String text = Files.readString(folder.resolve("control").resolve(script));
            assertTrue(text.contains("road-to-richmond.jsa"), script);
            named(text, root);
        }
        String menu = Files.readString(root.resolve("usr/share/applications/road-to-richmond.desktop"));
        named(menu, root);
        Matcher type = Pattern.compile("MimeType=(.*);").matcher(menu);
        assertTrue(type.find());
        String types = Files.readString(root.resolve("usr/share/mime/packages/road-to-richmond.xml"));
        assertTrue(types.contains("\"" + type.group(1) + "\"") && types.contains("*.game.json"), types);
        Path application = root.resolve("opt").resolve(PackagedGame.NAME);
        assertTrue(Files.exists(application.resolve("lib/runtime/lib/server/classes.jsa")));
        Process process = start(application, Map.of(), "validate", "training");
        assertEquals(0, process.waitFor(), () -> "see err");
        assertEquals("", read("err"));
        assertEquals("No errors found.", read("out").strip());
    }

    @Test
    @DisplayName("brings what shops, man and shells read of it, and sums of its files")
    void help() throws Exception {
        Path share = unpacked().resolve("usr/share");
        String about = Files.readString(share.resolve("metainfo/road-to-richmond.metainfo.xml"));
        Matcher menu = Pattern.compile("desktop-id\">(.*)</").matcher(about);
        assertTrue(menu.find() && Files.exists(share.resolve("applications").resolve(menu.group(1))), about);
        String manual = Files.readString(dist.resolve("road-to-richmond/share/man/man6/road-to-richmond.6"));
        String words = Files.readString(share.resolve("bash-completion/completions/road-to-richmond"));
        assertTrue(Files.size(share.resolve("man/man6/road-to-richmond.6.gz")) > 0);
        for (String command : Main.commandLine().getSubcommands().keySet()) {
            assertTrue(words.contains(command), command);
            assertTrue(manual.contains(" " + command.replace("-", "\\-") + "\"\n"), command);
        }
        try (Stream<Path> files = Files.list(dist)) {
            for (Path sum :
                    files.filter(file -> file.toString().endsWith(".sha256")).toList()) {
                String[] line = Files.readString(sum).strip().split(" \\*", -1);
                byte[] bytes = Files.readAllBytes(dist.resolve(line[1]));
                byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
                assertEquals(HexFormat.of().formatHex(digest), line[0], line[1]);
            }
        }
    }

    private static void named(String text, Path root) {
        Matcher names = Pattern.compile("/(opt/road-to-richmond/[^ \"\n]*)").matcher(text);
        while (names.find()) {
            boolean later = names.group().contains(".jsa");
            assertNotEquals(later, Files.exists(root.resolve(names.group(1))), names.group());
        }
    }

    @Test
    @DisplayName("holds the machine code of this platform only, and the game's licence")
    void natives() throws IOException {
        Path app = dist.resolve("road-to-richmond").resolve("lib").resolve("app");
        assertTrue(Files.exists(app.resolve("LICENSE")));
        Path jarFile = app.resolve("road-to-richmond.jar");
        try (ZipFile jar = new ZipFile(jarFile.toFile())) {
            assertFalse(jar.stream().anyMatch(entry -> entry.getName().matches(".*[.](dll|dylib|jnilib)")));
            assertTrue(jar.stream().anyMatch(entry -> entry.getName().endsWith("libglfw.so")));
        }
    }
}
