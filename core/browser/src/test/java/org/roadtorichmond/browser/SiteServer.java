package org.roadtorichmond.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Serves a folder on the loopback address, as any web server does. */
final class SiteServer implements AutoCloseable {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html",
            "js", "text/javascript",
            "css", "text/css",
            "json", "application/json",
            "svg", "image/svg+xml",
            "woff2", "font/woff2");

    private final Path folder;
    private final HttpServer server;
    private final Map<String, byte[]> further = new ConcurrentHashMap<>();
    private final List<String> missing = new CopyOnWriteArrayList<>();

    SiteServer(Path folder) throws IOException {
        this.folder = folder;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    /** Serves one more file beside those of the folder. */
    void add(String path, String text) {
        further.put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    /** What was asked for and is not there. */
    List<String> missing() {
        return missing;
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath().substring(1);
        Path file = folder.resolve(path.isEmpty() ? "index.html" : path).normalize();
        String name = file.getFileName().toString();
        boolean there = file.startsWith(folder) && Files.isRegularFile(file);
        boolean found = there || further.containsKey(path);
        byte[] content = there ? Files.readAllBytes(file) : further.getOrDefault(path, new byte[0]);
        if (!found) {
            missing.add(path);
        }
        exchange.getResponseHeaders()
                .set("Content-Type", TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/plain"));
        exchange.sendResponseHeaders(found ? 200 : 404, found ? content.length : -1);
        try (OutputStream body = exchange.getResponseBody()) {
            body.write(content);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
