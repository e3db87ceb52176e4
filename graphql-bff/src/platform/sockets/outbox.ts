import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Metrics } from '#platform/metrics.ts';

/** So much unsent, and the reader is too slow: it is dropped, and resumes from where it was. */
const maxBuffered = 1024 * 1024;
/** What can wait, such as what was missed, waits until no more than this is unsent. */
const comfortable = 256 * 1024;
const lookAgainMs = 20;

export interface Outbox {
  send(text: string): void;
  /** Settled when there is room for what can wait; undefined when there is now. */
  room(): Promise<void> | undefined;
}

export function createOutbox(ws: WebSocket, metrics: Metrics): Outbox {
  async function untilRoom(): Promise<void> {
    while (ws.readyState === ws.OPEN && ws.bufferedAmount > comfortable) await delay(lookAgainMs);
  }

  return {
    send(text) {
      if (ws.readyState !== ws.OPEN) return;
      if (ws.bufferedAmount > maxBuffered) {
        metrics.slowReaders.inc();
        ws.terminate();
        return;
      }
      metrics.sent.messages += 1;
      ws.send(text);
    },
    room: () => (ws.bufferedAmount > comfortable ? untilRoom() : undefined),
  };
}
