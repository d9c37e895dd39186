package org.roadtorichmond.browser;

import com.badlogic.gdx.files.FileHandle;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.roadtorichmond.scenario.json.ShippedFiles;

/** A file that comes with the program, for classes that ask for one of LibGDX. */
final class ShippedHandle extends FileHandle {
    private final String path;

    /** The file at a path that begins with a slash. */
    ShippedHandle(String path) {
        this.path = path;
    }

    @Override
    public FileHandle sibling(String name) {
        return new ShippedHandle(path.substring(0, path.lastIndexOf('/') + 1) + name);
    }

    @Override
    public String name() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    @Override
    public boolean exists() {
        return ShippedFiles.find(path).isPresent();
    }

    @Override
    public InputStream read() {
        return new ByteArrayInputStream(ShippedFiles.bytes(path));
    }

    @Override
    public Reader reader(String charset) {
        return new InputStreamReader(read(), StandardCharsets.UTF_8);
    }

    @Override
    public String toString() {
        return path;
    }
}
