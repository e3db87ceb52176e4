import { once } from 'node:events';
import { connect } from 'node:net';

interface Endless {
  /** The address of the server. */
  url: string;
  path: string;
  headers?: Record<string, string>;
}

const megabyte = 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 'x');
/** More than any server accepts. */
const atMost = 4_000;

/**
 * Sends a body without a length or an end until the server closes the connection. Returns the response, how many
 * megabytes had been sent and were in memory by then, and whether the server closed at all.
 */
export async function sendWithoutEnd({ url, path, headers = {} }: Endless) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host, 'transfer-encoding': 'chunked', ...headers }).map(([k, v]) => `${k}: ${v}\r\n`);
  const seen = { status: 0, sentBefore: 0, heldBefore: 0, isCutOff: false };
  const before = bodyMegabytes();
  let sent = 0;
  socket.on('data', (part) => {
    seen.status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(part.toString())?.[1] ?? 0);
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((done) => {
    socket.once('close', () => {
      seen.isCutOff = true;
      done();
    });
  });
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  while (!seen.isCutOff && sent < atMost) {
    socket.write(`${chunk.length.toString(16)}\r\n`);
    socket.write(chunk);
    const hasRoom = socket.write('\r\n');
    sent += chunk.length / megabyte;
    if (seen.status === 0) {
      seen.sentBefore = sent;
      seen.heldBefore = Math.max(seen.heldBefore, bodyMegabytes() - before);
    }
    if (!hasRoom) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
  }
  socket.destroy();
  return seen;
}

/** Megabytes outside the heap, where bodies are stored. */
function bodyMegabytes(): number {
  const { arrayBuffers, external } = process.memoryUsage();
  return (arrayBuffers + external) / megabyte;
}
