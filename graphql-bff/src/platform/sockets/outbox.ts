import type { WebSocket } from 'ws';
import type { Metrics } from '#platform/metrics.ts';

/** So much unsent, and the reader is too slow: it is dropped, and resumes from where it was. */
const maxBuffered = 1024 * 1024;

export function createOutbox(ws: WebSocket, metrics: Metrics): (text: string) => void {
  return (text) => {
    if (ws.readyState !== ws.OPEN) return;
    if (ws.bufferedAmount > maxBuffered) {
      metrics.slowReaders.inc();
      ws.terminate();
      return;
    }
    metrics.sent.messages += 1;
    ws.send(text);
  };
}
