import { Session } from 'node:inspector';

/** Imported into a server before its own code: when told, it collects all garbage, so that memory held is what is measured. */
process.on('SIGUSR2', () => {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.collectGarbage', () => session.disconnect());
});
