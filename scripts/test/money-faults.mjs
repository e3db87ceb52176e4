import { readFileSync } from 'node:fs';
import { orderFaults } from '#test/order-faults.mjs';
import { payoutFaults } from '#test/payout-faults.mjs';

/** What users of other systems complain about, as changes of our sources: each edit replaces a text of a file. */
export const moneyFaults = [...orderFaults, ...payoutFaults];

/** The fault that `PLANTED` names. Its texts must still be in the sources. */
export function plantedFault() {
  const fault = moneyFaults.find(({ name }) => name === process.env.PLANTED);
  if (!fault) throw new Error('PLANTED names no fault');
  for (const [file, text] of fault.edits)
    if (!readFileSync(file, 'utf8').includes(text)) throw new Error(`${file} no longer has: ${text}`);
  return fault;
}
