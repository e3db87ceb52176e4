import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { makeFrames } from './frames.ts';
import { frame, openRawSocket, upgrade } from './raw.ts';
import { nextAddress, type System } from './system.ts';

const atOnce = 24;
/** The time to wait for a response before the next message. */
const pauseMs = 5;
const perSocket = 50;
/** A socket that sent junk is closed by the server, or watched for this long. */
const waitMs = 250;

/** Sends each frame over an open, acknowledged socket and reconnects after each close. Returns the number sent. */
export async function sendFrames(system: System, count: number, seed: number): Promise<number> {
  const { nearlyRight, junk } = makeFrames(count, seed);
  let sent = 0;
  let turn = 0;
  const worker = async () => {
    while (nearlyRight.length > 0) {
      turn += 1;
      const together = await sendTogether(system, nearlyRight, turn % 4 === 0);
      sent += together;
    }
    for (let next = junk.pop(); next !== undefined; next = junk.pop()) {
      await sendAlone(system, next);
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sent;
}

/** An almost valid message often leaves the socket open. */
async function sendTogether(system: System, frames: string[], isUser: boolean): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${system.bff.port}/graphql`, 'graphql-transport-ws', {
    origin: system.cluster.publicUrl,
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': nextAddress(), ...(isUser && { cookie: system.witness.strangerCookie }) },
  });
  let answered = () => {};
  socket.on('error', () => undefined);
  socket.on('message', () => answered());
  socket.on('close', () => answered());
  const closed = once(socket, 'close');
  await Promise.race([once(socket, 'open'), closed]);
  if (socket.readyState !== socket.OPEN) return 0;
  socket.send('{"type":"connection_init"}');
  let sent = 0;
  for (; sent < perSocket && socket.readyState === socket.OPEN; sent += 1) {
    const next = frames.pop();
    if (next === undefined) break;
    const answer = new Promise<void>((done) => {
      answered = done;
    });
    socket.send(next);
    await Promise.race([answer, delay(pauseMs)]);
  }
  socket.terminate();
  return sent;
}

/** The first byte of a close frame, which none of our JSON contains. */
const closing = 0x88;
const init = frame('{"type":"connection_init"}');

async function sendAlone({ bff, cluster }: System, junk: string | Buffer): Promise<void> {
  const socket = await openRawSocket(bff.port);
  const isSentAway = new Promise<void>((done) => {
    socket.on('close', done).on('data', (part) => part.includes(closing) && done());
  });
  socket.write(Buffer.concat([upgrade([`Origin: ${cluster.publicUrl}`]), init, frame(junk)]));
  await Promise.race([isSentAway, delay(waitMs)]);
  socket.destroy();
}
