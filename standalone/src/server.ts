import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import type { StandaloneConfig } from './config.ts';
import { createFront } from './front.ts';
import { startServers } from './start-servers.ts';
import { createUndo } from './undo.ts';

export interface Standalone {
  /** Known as soon as the port is bound. */
  readonly url: string;
  start(): Promise<void>;
  /** Stops everything including the database, even in the middle of a start. */
  close(): Promise<void>;
}

interface StandaloneInput {
  config: StandaloneConfig;
  /** Resolves when the pages can be loaded. */
  pagesBuilt?: Promise<void>;
  log?: (line: string) => void;
}

export function createStandalone({
  config,
  pagesBuilt = Promise.resolve(),
  log = () => {},
}: StandaloneInput): Standalone {
  const undo = createUndo((name, error) => log(`Stopping the ${name} failed: ${reasonForLog(error)}`));
  const interruption = new AbortController();
  let url = '';
  let started: Promise<void> = Promise.resolve();
  let closed: Promise<void> | null = null;

  async function start(): Promise<void> {
    const { maxConnections, trustedProxies } = config.marketplace;
    const front = await createFront({
      ...config,
      maxConnections,
      trustedProxies,
      isForThisMachine: config.exposure.openedBy === null,
    });
    undo.push('web server', front.close);
    url = config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${front.port}`;
    await startServers({ config, url, front, pagesBuilt, undo, log, signal: interruption.signal });
  }

  async function close(): Promise<void> {
    interruption.abort(new Error('The start was interrupted.'));
    // Wait for a part that is still starting before it is stopped.
    await started.catch(() => {});
    await undo.all();
  }

  return {
    get url() {
      return url;
    },
    start: () => {
      started = start();
      return started;
    },
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}
