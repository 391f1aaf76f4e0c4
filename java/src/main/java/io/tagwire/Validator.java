// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;
import java.util.Map;

/**
 * Holds messages against a dictionary and reports every rule that they break. One thread. Allocates nothing per message.
 */
public final class Validator extends Confined {
    private static final int ROOM = 64;

    private final FixDictionary dictionary;
    private final FixDictionary transport;
    private final Memory memory;
    private final Memory count = new Memory(4);
    private final Memory error = new Memory(Layout.Error.SIZE_OF);
    private Memory faults = new Memory(ROOM * Layout.Fault.SIZE_OF);
    private final long validator;
    private int found;

    /**
     * A validator that reports all faults by the default policies.
     *
     * @param dictionary of the messages
     */
    public Validator(FixDictionary dictionary) {
        this(dictionary, null, 0, Map.of());
    }

    /**
     * A validator.
     *
     * @param dictionary of the messages
     * @param transport of header, trailer and administrative messages; null: the dictionary's own, or else FIXT.1.1
     * @param faultsMax faults after which a message is not looked at further; 0 means all
     * @param policies what rules lead to, where not the default
     * @throws TagwireException where these do not fit together
     */
    public Validator(FixDictionary dictionary, FixDictionary transport, int faultsMax, Map<Rule, Policy> policies) {
        this.dictionary = java.util.Objects.requireNonNull(dictionary);
        this.transport = transport;
        Memory options = new Memory(Layout.ValidatorOptions.SIZE_OF);
        options.buffer.putInt(Layout.ValidatorOptions.SIZE, Layout.ValidatorOptions.SIZE_OF);
        options.buffer.putInt(Layout.ValidatorOptions.FAULTS_MAX, faultsMax);
        policies.forEach((rule, policy) -> options.buffer.put(Layout.ValidatorOptions.POLICY + rule.ordinal(), (byte) policy.ordinal()));
        options.buffer.putLong(Layout.ValidatorOptions.DICT, dictionary.address());
        options.buffer.putLong(Layout.ValidatorOptions.TRANSPORT, transport == null ? 0 : transport.address());
        Memory out = new Memory(8);
        TagwireException.check(Native.validatorSize(options.address, out.address));
        memory = new Memory(out.intAt(0));
        int status = Native.validatorInit(memory.address, memory.size, options.address, out.address, error.address);
        Reference.reachabilityFence(options);
        TagwireException.check(status, error);
        validator = out.longAt(0);
    }

    /**
     * Looks at a message.
     *
     * @param message read just before, without an error
     * @return whether it is valid; what is accepted may be reported all the same
     * @throws IllegalArgumentException for a message that was not read without an error
     */
    public boolean validate(Message message) {
        enter();
        message.index.enter();
        found = 0;
        if (!message.isOk()) {
            throw new IllegalArgumentException("the message was not read without an error: " + message.status());
        }
        int status = call(message.index);
        if (status == Layout.TW_ROOM || count.intAt(0) > faults.size / Layout.Fault.SIZE_OF) {
            faults = new Memory(count.intAt(0) * Layout.Fault.SIZE_OF);
            status = call(message.index);
        }
        if (status != Layout.TW_OK && status != Layout.TW_E_VALIDATE) {
            throw new TagwireException(status, error);
        }
        found = count.intAt(0);
        return status == Layout.TW_OK;
    }

    private int call(MessageIndex index) {
        int status = Native.validate(validator, index.memory.address, index.input.address, faults.address, faults.size / Layout.Fault.SIZE_OF, count.address, error.address);
        Reference.reachabilityFence(dictionary);
        Reference.reachabilityFence(transport);
        Reference.reachabilityFence(index);
        Reference.reachabilityFence(index.input.view);
        Reference.reachabilityFence(this);
        return status;
    }

    /** {@return how many broken rules the last message had, accepted ones among them} */
    public int faultCount() {
        return found;
    }

    private int member(int which, int member) {
        enter();
        return faults.intAt(java.util.Objects.checkIndex(which, found) * Layout.Fault.SIZE_OF + member);
    }

    /**
     * A broken rule, as a new object.
     *
     * @param which from 0
     * @return it
     */
    public Fault fault(int which) {
        return new Fault(Rule.values()[member(which, Layout.Fault.RULE)], Policy.values()[member(which, Layout.Fault.POLICY)], member(which, Layout.Fault.REASON),
                member(which, Layout.Fault.TAG), member(which, Layout.Fault.OFFSET), member(which, Layout.Fault.FIELD), member(which, Layout.Fault.ENTRY), member(which, Layout.Fault.GROUP));
    }

    /**
     * A rule that a message broke.
     *
     * @param rule which
     * @param policy what it leads to
     * @param reason SessionRejectReason (373)
     * @param tag the tag at fault
     * @param offset of the field's tag, from the message's first byte
     * @param field the number of the field; {@link Message#NONE} where it is missing
     * @param entry of the innermost group, from 1; 0 outside groups
     * @param group the tag of that group's NumInGroup; 0 outside groups
     */
    public record Fault(Rule rule, Policy policy, int reason, int tag, int offset, int field, int entry, int group) {
        /** {@return the reason in FIX's words} */
        public String text() {
            return TagwireLibrary.text(Native.TEXT_REASON, reason);
        }
    }
}
