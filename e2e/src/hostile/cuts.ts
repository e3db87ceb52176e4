import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { frame, openRawSocket, rawRequest, upgrade } from './raw.ts';

/** The ports whose sockets are cut, and the marketplace's own origin. */
export interface CutTarget {
  ports: number[];
  origin: string;
}

type Stage = (socket: Socket, origin: string) => Promise<void>;

const json = ['Content-Type: application/json'];
const init = frame('{"type":"connection_init"}');
const subscribe = frame(
  '{"id":"1","type":"subscribe","payload":{"query":"subscription{productChanged(id:\\"x\\"){version}}"}}',
);
const waitForData = (socket: Socket) => Promise.race([once(socket, 'data'), delay(500)]);

async function acknowledged(socket: Socket, origin: string): Promise<void> {
  socket.write(upgrade([`Origin: ${origin}`]));
  await waitForData(socket);
  socket.write(init);
  await waitForData(socket);
}

/** The stage of the connection at which it is cut. */
const stages: Record<string, Stage> = {
  'before anything is said': async () => {},
  'in the first line': async (socket) => void socket.write('GET /graph'),
  'during an upgrade': async (socket) => void socket.write(upgrade().subarray(0, 60)),
  'while an upgrade is refused': async (socket) => void socket.write(upgrade(['Origin: https://evil.example'])),
  'while an upgrade to another path is refused': async (socket) => void socket.write(upgrade([], '/elsewhere')),
  'while an upgrade is answered': async (socket) => void socket.write(upgrade()),
  'after the introduction': acknowledged,
  'in the middle of a frame': async (socket, origin) => {
    await acknowledged(socket, origin);
    socket.write(subscribe.subarray(0, 20));
  },
  'right after subscribing': async (socket, origin) => {
    await acknowledged(socket, origin);
    socket.write(subscribe);
  },
  'in the middle of a body': async (socket) => {
    socket.write(
      rawRequest({ method: 'POST', path: '/graphql', headers: [...json, 'Content-Length: 90'], body: '{"query":' }),
    );
  },
  'in the middle of a form': async (socket) => {
    const headers = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 90000'];
    socket.write(rawRequest({ method: 'POST', path: '/api/chat-pictures', headers, body: '--x\r\nContent-Dispo' }));
  },
  'in the middle of an answer': async (socket) => {
    socket.write(rawRequest({ path: '/api/openapi.json' }));
    await waitForData(socket);
  },
  'in the middle of a page': async (socket) => {
    socket.write(rawRequest({ path: `/search?q=${Math.random()}` }));
    await delay(20);
  },
};

/** Cuts by a reset, as a router that lost its table does, and by an orderly end. */
export async function cutEverywhere({ ports, origin }: CutTarget, times: number): Promise<void> {
  for (const reachStage of Object.values(stages)) {
    const cuts = ports.flatMap((port) => {
      return Array.from({ length: times }, async (_, turn) => {
        const socket = await openRawSocket(port);
        await reachStage(socket, origin);
        if (turn % 2 === 1) await delay(3);
        if (turn % 4 === 3) socket.end();
        else socket.resetAndDestroy();
      });
    });
    await Promise.all(cuts);
  }
}
