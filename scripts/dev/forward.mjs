import { request } from 'node:http';
import { pipeline } from 'node:stream';

/**
 * Forwards a request to the servers. If either side disconnects, the other is closed too, and nothing else is
 * affected.
 */
export function forward(incoming, outgoing, servers) {
  const { method, headers, url } = incoming;
  const onward = request(new URL(url, servers), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode, answer.headers);
    pipeline(answer, outgoing, ignore);
  });
  onward.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(503, { 'retry-after': '1' }).end('The servers are restarting.');
  });
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

export function forwardSocket(incoming, socket, head, servers) {
  const onward = request(new URL(incoming.url, servers), { headers: incoming.headers });
  socket.on('error', () => onward.destroy());
  socket.on('close', () => onward.destroy());
  onward.once('upgrade', (answer, upstream, first) => {
    upstream.on('error', () => socket.destroy());
    if (socket.destroyed) return upstream.destroy();
    const lines = answer.rawHeaders.reduce((text, part, at) => text + part + (at % 2 ? '\r\n' : ': '), '');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
    socket.write(first);
    upstream.write(head);
    pipeline(upstream, socket, ignore);
    pipeline(socket, upstream, ignore);
  });
  onward.once('response', () => socket.destroy());
  onward.on('error', () => socket.destroy());
  onward.end();
}

/** `pipeline` has already destroyed both sides. */
function ignore() {}
