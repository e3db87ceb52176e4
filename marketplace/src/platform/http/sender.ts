import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Which addresses are proxies of ours, believed in what they report. */
export type Trust = (address: string, distance: number) => boolean;

export function trustIn(proxies: string[]): Trust {
  return proxyAddr.compile(proxies);
}

/** The address a request is counted by: what proxies of ours report, else the other end of the connection. */
export function senderOf(incoming: IncomingMessage | undefined, trust: Trust): string | null {
  const peer = incoming?.socket.remoteAddress;
  if (!incoming || !peer) return null;
  return countedAddress(proxyAddr(incoming, trust)) ?? countedAddress(peer);
}

/** One household has a whole network of IPv6 addresses, so that network is what counts. Null for what is no address. */
export function countedAddress(text: string): string | null {
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  if (!('parts' in address)) return address.toString();
  const network = new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}
