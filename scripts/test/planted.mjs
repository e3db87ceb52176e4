import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { orderFaults } from '#test/order-faults.mjs';
import { payoutFaults } from '#test/payout-faults.mjs';
import { stormFaults } from '#test/storm-faults.mjs';

/** What users of other systems complain about, as changes of our sources: each edit replaces a text of a file. */
export const faults = [...orderFaults, ...payoutFaults, ...stormFaults];

/** Changes sources as the fault that `PLANTED` names says; null leaves them. Its texts must still be in the sources. */
export function plantedFault() {
  const fault = faults.find(({ name }) => name === process.env.PLANTED);
  if (!fault) throw new Error('PLANTED names no fault');
  for (const [file, text] of fault.edits)
    if (!readFileSync(file, 'utf8').includes(text)) throw new Error(`${file} no longer has: ${text}`);
  return (code, path) => {
    const own = fault.edits.filter(([file]) => path.endsWith(file));
    return own.length === 0 ? null : own.reduce((all, [, text, planted]) => all.replace(text, () => planted), code);
  };
}

/** The same for programs that tests start as processes. */
export function plantedIn({ onLoad }) {
  const plant = plantedFault();
  onLoad({ filter: /\.ts$/, namespace: 'file' }, async ({ path }) => {
    const contents = plant(await readFile(path, 'utf8'), path);
    return contents === null ? undefined : { contents, loader: 'ts' };
  });
}
