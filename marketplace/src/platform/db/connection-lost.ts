/** Error codes of sockets. */
const codes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** Messages of the driver's own errors, which have no code. */
const messages = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];

/** Whether the connection was lost or could not be made. Errors that the server reported have an SQL state instead. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 4; cause = cause.cause, depth += 1) {
    if ('code' in cause && codes.includes(String(cause.code))) return true;
    if (messages.includes(cause.message)) return true;
  }
  return false;
}
