package org.roadtorichmond.browser.build;

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
import org.teavm.model.instructions.NegateInstruction;
import org.teavm.model.instructions.NumericOperandType;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Keeps sums and products of fractions as they are written. The compiler takes both for associative and prints {@code a * (b / c)} as
 * {@code a * b / c}, which may differ in the last bit. So it is given {@code -(-a - b)} for {@code a + b} and {@code -a * -b} for
 * {@code a * b}: the same numbers to the last bit but for the sign of a zero, and behind a minus sign brackets are kept.
 */
public final class ExactArithmetic implements TeaVMPlugin, ClassHolderTransformer {
    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder transformed, ClassHolderTransformerContext context) {
        for (MethodHolder method : transformed.getMethods()) {
            if (method.getProgram() != null) {
                change(method.getProgram());
            }
        }
    }

    private static void change(Program program) {
        for (BasicBlock block : program.getBasicBlocks()) {
            for (Instruction each : block) {
                if (each instanceof BinaryInstruction of && isFraction(of.getOperandType())) {
                    change(of);
                }
            }
        }
    }

    private static boolean isFraction(NumericOperandType type) {
        return type == NumericOperandType.DOUBLE || type == NumericOperandType.FLOAT;
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
