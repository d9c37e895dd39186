package org.roadtorichmond.browser.build;

import java.util.Map;
import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.NullConstantInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Leaves out tables of the class library, 200 kB, that come with the forms of messages but are never looked up: time zones and their
 * names, currencies, and which country a language belongs to. What would look into them finds nothing.
 */
public final class WithoutTables implements TeaVMPlugin, ClassHolderTransformer {
    private static final Map<String, Set<String>> UNUSED = Map.of(
            "org.teavm.classlib.impl.unicode.CLDRHelper",
            Set.of("getLikelySubtags", "getTimeZoneName", "resolveCurrency"),
            "org.teavm.classlib.impl.tz.DateTimeZoneProvider",
            Set.of("getTimeZone", "getIds", "detectTimezone"));

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder transformed, ClassHolderTransformerContext context) {
        Set<String> unused = UNUSED.getOrDefault(transformed.getName(), Set.of());
        for (MethodHolder method : transformed.getMethods()) {
            if (unused.contains(method.getName())) {
                method.setProgram(nothing(method.parameterCount()));
            }
        }
    }

    /** The program of a method that returns null. */
    private static Program nothing(int parameters) {
        Program program = new Program();
        for (int i = 0; i <= parameters; i++) {
            program.createVariable();
        }
        Variable found = program.createVariable();
        NullConstantInstruction none = new NullConstantInstruction();
        none.setReceiver(found);
        ExitInstruction exit = new ExitInstruction();
        exit.setValueToReturn(found);
        BasicBlock block = program.createBasicBlock();
        block.add(none);
        block.add(exit);
        return program;
    }
}
