import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Which addresses are trusted proxies. */
export type Trust = (address: string, distance: number) => boolean;

export function trustIn(proxies: string[]): Trust {
  return proxyAddr.compile(proxies);
}

/** The address that rate limits use: the one that trusted proxies report, else the peer's. */
export function senderOf(incoming: IncomingMessage | undefined, trust: Trust): string | null {
  const peer = incoming?.socket.remoteAddress;
  if (!incoming || !peer) return null;
  return countedAddress(proxyAddr(incoming, trust)) ?? countedAddress(peer);
}

/** One household has a whole IPv6 network, so limits count by network. Null for an invalid address. */
export function countedAddress(text: string): string | null {
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  if (!('parts' in address)) return address.toString();
  const network = new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}
