import { orderFaults } from '#test/order-faults.mjs';
import { payoutFaults } from '#test/payout-faults.mjs';

/** What users of other systems complain about, as changes of our sources: each edit replaces a text of a file. */
export const moneyFaults = [...orderFaults, ...payoutFaults];
