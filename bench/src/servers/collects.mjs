import { Session } from 'node:inspector';

/** Imported into a server before its own code: when told, it collects all garbage, so that memory held is what is measured. */
const session = new Session();
session.connect();
process.on('message', (message) => {
  if (message !== 'collect') return;
  session.post('HeapProfiler.collectGarbage', () => process.send?.('collected'));
});
