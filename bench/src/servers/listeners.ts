import { WebSocket } from 'ws';

/** A crowd of sockets in a process of its own; it only counts what arrives, and tells when all have all. */
interface Crowd {
  url: string;
  protocol?: string;
  sockets: number;
  /** Frames sent one by one at the start, each after the server's answer to the one before. */
  opening: string[];
  /** Frames that each socket gets before the count begins. */
  greetings: number;
  events: number;
}

process.on('message', (crowd: Crowd) => {
  let waiting = crowd.sockets;
  let left = crowd.sockets * crowd.events;
  const open = () => {
    const socket = new WebSocket(crowd.url, crowd.protocol ?? [], {
      perMessageDeflate: false,
      origin: new URL(crowd.url).origin.replace('ws', 'http'),
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
    socket.on('error', (error) => process.send?.(`failed: ${error.message}`));
  };
  for (let n = 0; n < crowd.sockets; n += 1) setTimeout(open, n);
});
process.send?.('ready');
