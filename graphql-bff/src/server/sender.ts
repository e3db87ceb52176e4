import type { IncomingMessage } from 'node:http';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Sets the client's IP address for the services behind: the one our proxies report, else the peer's. */
export type NameSender = (request: IncomingMessage) => void;

export function createNameSender(proxies: string[]): NameSender {
  const trust = proxyAddr.compile(proxies);
  return (request) => {
    const peer = request.socket.remoteAddress;
    const address = peer ? (countedAddress(proxyAddr(request, trust)) ?? countedAddress(peer)) : null;
    nameAs(request, address);
  };
}

/** Overwrites any value that the client sent in this header. */
export function nameAs(request: IncomingMessage, address: string | null): void {
  const others = request.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && name.toLowerCase() !== clientAddressHeader ? [name, all[index + 1] ?? ''] : [],
  );
  delete request.headers[clientAddressHeader];
  if (address !== null) request.headers[clientAddressHeader] = address;
  request.rawHeaders = address === null ? others : [...others, clientAddressHeader, address];
}

/** A household has a whole IPv6 network, so the network is used as the address. Null if it is not an address. */
function countedAddress(text: string): string | null {
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  if (!('parts' in address)) return address.toString();
  const network = new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}
