import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Metrics } from '#platform/metrics.ts';

/** So much unsent, and the reader is too slow: it is dropped, and resumes from where it was. */
const maxBuffered = 1024 * 1024;
/** What can wait, such as what was missed, waits until no more than this is unsent. */
const comfortable = 256 * 1024;
const lookAgainMs = 20;

export function sendTo(ws: WebSocket, text: string, metrics: Metrics): void {
  if (ws.readyState !== ws.OPEN) return;
  if (ws.bufferedAmount > maxBuffered) {
    metrics.slowReaders.inc();
    ws.terminate();
    return;
  }
  metrics.sent.messages += 1;
  ws.send(text);
}

/** Settled when there is room for what can wait; undefined when there is now. */
export function roomFor(ws: WebSocket): Promise<void> | undefined {
  return ws.bufferedAmount > comfortable ? untilRoom(ws) : undefined;
}

async function untilRoom(ws: WebSocket): Promise<void> {
  while (ws.readyState === ws.OPEN && ws.bufferedAmount > comfortable) await delay(lookAgainMs);
}
