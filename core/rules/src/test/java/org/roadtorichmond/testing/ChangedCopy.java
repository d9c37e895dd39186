package org.roadtorichmond.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Copies of files with the changes that a document makes to them, and the program that comes of it.
 *
 * <p>A change is a block of {@code diff}: its first line is {@code +++} and the path of a file, the others begin with a plus, a minus
 * or a blank as usual. It has no line numbers, since the lines without a plus must stand in the file exactly once.
 */
public final class ChangedCopy {
    private static final Pattern BLOCK = Pattern.compile("(?s)```diff\\n\\+\\+\\+ (\\S+)\\n(.*?)```");
    private static final String JAVA = ".java";
    private static final String RESOURCES = "src/main/resources/";

    private final Path folder;
    private final Map<String, String> texts = new LinkedHashMap<>();

    /** The files without a change yet; what is compiled goes to a folder. */
    public ChangedCopy(Path folder) {
        this.folder = folder;
    }

    /** Makes the changes in a part of a document to files whose path has a part. */
    public ChangedCopy apply(String document, String part) {
        BLOCK.matcher(document)
                .results()
                .filter(block -> block.group(1).contains(part))
                .forEach(block -> change(block.group(1), block.group(2).lines().toList()));
        return this;
    }

    private void change(String path, List<String> lines) {
        String before = sided(lines, '+');
        String text = "\n" + text(path);
        int at = text.indexOf(before);
        assertTrue(at >= 0, () -> path + " does not have these lines:" + before);
        assertEquals(-1, text.indexOf(before, at + 1), () -> path + " has these lines twice:" + before);
        texts.put(
                path, (text.substring(0, at) + sided(lines, '-') + text.substring(at + before.length())).substring(1));
    }

    /** The lines but those with a mark, each without its own mark. */
    private static String sided(List<String> lines, char without) {
        return lines.stream()
                .filter(line -> line.isEmpty() || line.charAt(0) != without)
                .map(line -> "\n" + (line.isEmpty() ? "" : line.substring(1)))
                .collect(Collectors.joining("", "", "\n"));
    }

    /** A file as it is after the changes until now. */
    public String text(String path) {
        return texts.computeIfAbsent(path, there -> read(Checkout.path(there)));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The paths of the files that were changed. */
    public List<String> paths() {
        return List.copyOf(texts.keySet());
    }

    /** Compiles what was changed; the classes of the loader see it, and all else as it is. */
    public ClassLoader compiled() throws IOException {
        Path sources = folder.resolve("sources");
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<Path> changed = new ArrayList<>();
        for (Map.Entry<String, String> file : texts.entrySet()) {
            String path = file.getKey();
            Path copy = sources.resolve(path);
            if (path.contains(RESOURCES)) {
                copy = classes.resolve(path.substring(path.indexOf(RESOURCES) + RESOURCES.length()));
            } else if (path.endsWith(JAVA)) {
                changed.add(copy);
            }
            Files.createDirectories(copy.getParent());
            Files.writeString(copy, file.getValue());
        }
        String libraries = System.getProperty("java.class.path");
        compile(changed, List.of("-proc:none", "-d", classes.toString(), "-cp", libraries));
        URL[] urls = Stream.concat(
                        Stream.of(classes),
                        Stream.of(libraries.split(File.pathSeparator)).map(Path::of))
                .map(ChangedCopy::url)
                .toArray(URL[]::new);
        return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    }

    private static void compile(List<Path> sources, List<String> options) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean good = compiler.getTask(
                            said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertTrue(good, said::toString);
        }
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Runs a test of a class that was loaded by {@link #compiled}, with its arguments if it has parameters. */
    public static void run(Class<?> test, String method, Object... arguments) throws Throwable {
        Constructor<?> constructor = test.getDeclaredConstructor();
        constructor.setAccessible(true);
        Method found = Stream.of(test.getDeclaredMethods())
                .filter(each -> each.getName().equals(method))
                .findFirst()
                .orElseThrow();
        found.setAccessible(true);
        ClassLoader usual = Thread.currentThread().getContextClassLoader();
        // What is found by ServiceLoader has to be of the changed program as well.
        Thread.currentThread().setContextClassLoader(test.getClassLoader());
        try {
            found.invoke(constructor.newInstance(), arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        } finally {
            Thread.currentThread().setContextClassLoader(usual);
        }
    }
}
