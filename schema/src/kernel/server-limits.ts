/** What every server of ours gives its clients, as Node's `createServer` names it: a slow one must not hold a place for ever. */
export const serverTimes = {
  /** Until the last header is there. */
  headersTimeout: 10_000,
  /** Until the whole request is there: a picture over a poor line takes its time. */
  requestTimeout: 120_000,
  /** A connection that asks nothing; the proxy and the BFF close theirs before. */
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
} as const;

/** The same, where Node has it as properties of the server: a connection on which nothing moves, and headers by number. */
export const serverBounds = { timeout: 120_000, maxHeadersCount: 100 };

/** Names the one that asks, from the BFF to the marketplace; believed only beside the service secret. */
export const clientAddressHeader = 'x-client-address';

/**
 * The address that counts for requests from outside to a site that is meant for one machine: a tunnel, a proxy or a
 * foreign host name would otherwise look like that machine itself.
 */
export const outsideAddress = 'outside';

/** Names and addresses that only this machine reaches. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:/, '');
  return /^127(?:\.\d{1,3}){3}$/.test(name) || name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}
