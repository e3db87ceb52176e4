import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Imported into a server before its own code: when told, it collects all garbage, so that memory held is what is
 * measured. An inspector session could do the same, but never returns from it in some processes.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
