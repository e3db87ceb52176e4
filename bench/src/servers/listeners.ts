import { WebSocket } from 'ws';

/** A crowd of sockets in its own process. It only counts frames, and reports when all sockets have all. */
export interface Crowd {
  url: string;
  protocol?: string;
  /** The sockets' users, in turn. */
  cookies?: string[];
  sockets: number;
  /** Frames sent one by one at the start, each after the server's answer to the previous one. */
  opening: string[];
  /** Frames that each socket receives before the count starts. */
  greetings: number;
  events: number;
}

/** More at once would overflow a busy server's queue of new connections. */
const openingAtOnce = 32;

process.on('message', (crowd: Crowd) => {
  let waiting = crowd.sockets;
  let left = crowd.sockets * crowd.events;
  const open = (n: number) => {
    const cookie = crowd.cookies?.[n % crowd.cookies.length];
    const socket = new WebSocket(crowd.url, crowd.protocol ?? [], {
      perMessageDeflate: false,
      origin: new URL(crowd.url).origin.replace('ws', 'http'),
      headers: cookie ? { cookie } : {},
    });
    const opening = [...crowd.opening];
    let greetings = crowd.greetings;
    const sayNext = () => {
      const frame = opening.shift();
      if (frame) socket.send(frame);
    };
    const settled = () => {
      waiting -= 1;
      if (waiting === 0) process.send?.('listening');
      openNext();
    };
    socket.on('open', () => {
      sayNext();
      if (greetings === 0) settled();
    });
    socket.on('message', () => {
      if (greetings > 0) {
        greetings -= 1;
        sayNext();
        if (greetings === 0) settled();
        return;
      }
      left -= 1;
      if (left === 0) process.send?.('done');
    });
    socket.on('close', (code, reason) => left > 0 && process.send?.(`failed: closed with ${code} ${reason}`));
    socket.on('error', (error) => process.send?.(`failed: ${error.message}`));
  };
  let opened = 0;
  const openNext = () => {
    if (opened < crowd.sockets) open(opened);
    opened += 1;
  };
  for (let n = 0; n < openingAtOnce; n += 1) openNext();
});
process.send?.('ready');
