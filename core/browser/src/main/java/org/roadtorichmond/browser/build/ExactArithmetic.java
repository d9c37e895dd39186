package org.roadtorichmond.browser.build;

import org.teavm.backend.javascript.TeaVMJavaScriptHost;
import org.teavm.backend.javascript.rendering.Precedence;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.CastNumberInstruction;
import org.teavm.model.instructions.FloatConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.NegateInstruction;
import org.teavm.model.instructions.NumericOperandType;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Keeps sums and products of fractions as they are written. The compiler takes both for associative and prints {@code a * (b / c)} as
 * {@code a * b / c}, which may differ in the last bit. So it is given {@code -(-a - b)} for {@code a + b} and {@code -a * -b} for
 * {@code a * b}: the same numbers to the last bit but for the sign of a zero, and behind a minus sign brackets are kept. Fractions of
 * single precision, in which the ground of a map is drawn, it reckons in double; in classes of the game they are rounded after each step.
 */
public final class ExactArithmetic implements TeaVMPlugin, ClassHolderTransformer {
    private static final String GAME = "org.roadtorichmond.";

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
        host.getExtension(TeaVMJavaScriptHost.class).add(Single.NEAREST, (script, method) -> {
            script.getWriter().append("Math.fround(");
            script.writeExpr(script.getArgument(0), Precedence.min());
            script.getWriter().append(")");
        });
    }

    @Override
    public void transformClass(ClassHolder transformed, ClassHolderTransformerContext context) {
        boolean ours = transformed.getName().startsWith(GAME);
        for (MethodHolder method : transformed.getMethods()) {
            if (method.getProgram() != null) {
                change(method.getProgram(), ours);
            }
        }
    }

    private static void change(Program program, boolean ours) {
        for (BasicBlock block : program.getBasicBlocks()) {
            for (Instruction each : block) {
                if (each instanceof BinaryInstruction of && of.getOperandType() == NumericOperandType.DOUBLE) {
                    change(of);
                } else if (ours) {
                    round(each);
                }
            }
        }
    }

    /** Rounds what an instruction brings, if that is of single precision and may not be exact. */
    private static void round(Instruction each) {
        if (each instanceof BinaryInstruction of && of.getOperandType() == NumericOperandType.FLOAT) {
            of.setReceiver(rounded(each, of.getReceiver()));
        } else if (each instanceof CastNumberInstruction cast && cast.getTargetType() == NumericOperandType.FLOAT) {
            cast.setReceiver(rounded(each, cast.getReceiver()));
        } else if (each instanceof FloatConstantInstruction constant
                && Double.parseDouble(Float.toString(constant.getConstant())) != constant.getConstant()) {
            constant.setReceiver(rounded(each, constant.getReceiver()));
        }
    }

    /** What an instruction is to bring, so that after it the rounded number is where it was to bring it. */
    private static Variable rounded(Instruction each, Variable receiver) {
        InvokeInstruction rounding = new InvokeInstruction();
        rounding.setType(InvocationType.SPECIAL);
        rounding.setMethod(Single.NEAREST);
        rounding.setArguments(each.getProgram().createVariable());
        rounding.setReceiver(receiver);
        rounding.setLocation(each.getLocation());
        each.insertNext(rounding);
        return rounding.getArguments().get(0);
    }

    private static void change(BinaryInstruction of) {
        if (of.getOperation() == BinaryOperation.MULTIPLY) {
            of.setFirstOperand(negative(of, of.getFirstOperand()));
            of.setSecondOperand(negative(of, of.getSecondOperand()));
        } else if (of.getOperation() == BinaryOperation.ADD) {
            BinaryInstruction difference = new BinaryInstruction(BinaryOperation.SUBTRACT, of.getOperandType());
            difference.setFirstOperand(negative(of, of.getFirstOperand()));
            difference.setSecondOperand(of.getSecondOperand());
            difference.setReceiver(of.getProgram().createVariable());
            difference.setLocation(of.getLocation());
            of.insertPrevious(difference);
            of.replace(negation(of, difference.getReceiver(), of.getReceiver()));
        }
    }

    private static Variable negative(BinaryInstruction of, Variable operand) {
        Variable receiver = of.getProgram().createVariable();
        of.insertPrevious(negation(of, operand, receiver));
        return receiver;
    }

    private static NegateInstruction negation(BinaryInstruction of, Variable operand, Variable receiver) {
        NegateInstruction negation = new NegateInstruction(of.getOperandType());
        negation.setOperand(operand);
        negation.setReceiver(receiver);
        negation.setLocation(of.getLocation());
        return negation;
    }
}
