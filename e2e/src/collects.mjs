import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * A server imports this before its own code. On SIGUSR2 it collects all garbage, so that only retained memory is
 * measured. An inspector session could do this too, but never returns in some processes.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
