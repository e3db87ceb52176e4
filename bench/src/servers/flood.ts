import { connect, type Socket } from 'node:net';

/** Sends a fixed number of requests a second, answered or not, over connections that stay open like a proxy's. */
export interface Flood {
  port: number;
  /** Complete requests as bytes, sent in turn. */
  requests: string[];
  perSecond: number;
  seconds: number;
  connections: number;
}

export interface Flooded {
  sent: number;
  /** Requests that found no free connection. */
  unsent: number;
  broken: number;
  statuses: Record<string, number>;
  /** Refusals with a Retry-After header. */
  withRetryAfter: number;
}

interface Line {
  socket: Socket;
  freeSince: number;
  isBusy: boolean;
}

const tickMs = 10;
const openingAtOnce = 32;
/** Shorter than the servers' timeout for idle connections. */
const idleMs = 3_000;
const flooded: Flooded = { sent: 0, unsent: 0, broken: 0, statuses: {}, withRetryAfter: 0 };
const free: Line[] = [];
let open = 0;

function openLine(port: number): Promise<void> {
  return new Promise((opened) => {
    const line: Line = { socket: connect(port, '127.0.0.1'), freeSince: 0, isBusy: false };
    const { socket } = line;
    const setFree = () => {
      line.isBusy = false;
      line.freeSince = performance.now();
      free.push(line);
    };
    open += 1;
    socket.once('connect', setFree).once('connect', opened);
    readAnswers(socket, setFree);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open -= 1;
      if (line.isBusy) flooded.broken += 1;
      opened();
    });
  });
}

/** Reads the whole head, but only the end of a body. */
function readAnswers(socket: Socket, answered: () => void): void {
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += part;
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = text.slice(0, end).toLowerCase();
    const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
    const isWhole = length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= end + 4 + Number(length);
    if (!isWhole) return;
    text = '';
    const status = head.slice(9, 12);
    flooded.statuses[status] = (flooded.statuses[status] ?? 0) + 1;
    if (head.includes('\r\nretry-after: ')) flooded.withRetryAfter += 1;
    answered();
  });
}

function send(request: string): boolean {
  for (let line = free.shift(); line; line = free.shift()) {
    if (line.socket.destroyed || performance.now() - line.freeSince > idleMs) {
      line.socket.destroy();
      continue;
    }
    line.isBusy = true;
    line.socket.write(request);
    return true;
  }
  return false;
}

process.on('message', async ({ port, requests, perSecond, seconds, connections }: Flood) => {
  const fill = async () => {
    while (open < connections) await openLine(port);
  };
  await Promise.all(Array.from({ length: openingAtOnce }, fill));
  process.send?.('open');
  let due = 0;
  const began = performance.now();
  const ticks = setInterval(() => {
    const passed = (performance.now() - began) / 1000;
    if (passed > seconds) {
      clearInterval(ticks);
      process.send?.(flooded);
      return;
    }
    for (; due < passed * perSecond; due += 1) {
      if (send(requests[due % requests.length] ?? '')) flooded.sent += 1;
      else flooded.unsent += 1;
    }
    if (open < connections) void openLine(port);
  }, tickMs);
});
process.send?.('ready');
