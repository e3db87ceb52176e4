/**
 * Timeouts and limits of all our servers, as Node's `createServer` names them, so that slow clients do not hold
 * connections forever.
 */
export const serverTimes = {
  /** Time until all headers have arrived. */
  headersTimeout: 10_000,
  /** Time until the whole request has arrived; a picture takes a while over a slow connection. */
  requestTimeout: 120_000,
  /** Time that an idle connection stays open; the proxy and the BFF close theirs earlier. */
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
} as const;

/** Limits that Node has as properties of the server: idle socket timeout, and number of headers. */
export const serverBounds = { timeout: 120_000, maxHeadersCount: 100 };

/** The client's address, passed from the BFF to the marketplace; trusted only together with the service secret. */
export const clientAddressHeader = 'x-client-address';

/**
 * The address recorded for outside requests to a site meant for one machine: through a tunnel, a proxy or a foreign
 * host name they would otherwise look local.
 */
export const outsideAddress = 'outside';

/** Names and addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:/, '');
  return /^127(?:\.\d{1,3}){3}$/.test(name) || name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}
