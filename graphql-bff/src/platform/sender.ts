import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Networks in which a proxy of our own may stand; whoever comes from elsewhere speaks for nobody else. */
const nearby = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  nearby.addSubnet(network, prefix, 'ipv4');
}
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

/** The address a request came from: what our proxy reports, or the other end of the connection. */
export function senderOf(peer: string | undefined, reported: string | undefined): string {
  const address = (peer ?? '').replace(/^::ffff:/, '');
  const isNearby = address !== '' && nearby.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  // A proxy appends what it saw, so the last entry is its own knowledge and those before it are hearsay.
  const last = reported?.split(',').at(-1)?.trim();
  return isNearby && last ? last : address;
}

/** The services behind believe this header, so it is made anew here. */
export function nameSender(request: IncomingMessage): void {
  const reported = request.headers['x-forwarded-for'];
  const sender = senderOf(request.socket.remoteAddress, Array.isArray(reported) ? reported.join(',') : reported);
  const kept = request.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 && name.toLowerCase() !== 'x-forwarded-for' ? [name, all[at + 1] ?? ''] : [],
  );
  request.headers['x-forwarded-for'] = sender;
  request.rawHeaders = [...kept, 'x-forwarded-for', sender];
}
