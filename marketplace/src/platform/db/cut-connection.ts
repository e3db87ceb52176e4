const driverCodes = ['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED'];
/** Any socket's; the driver adds the query to its own. */
const socketCodes = ['ECONNRESET', 'EPIPE'];

/** Whether the connection itself is lost, and not merely a statement. Of what is FATAL to it, the server says so. */
export function isCut(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if ('severity_local' in at && 'severity' in at && ['FATAL', 'PANIC'].includes(String(at.severity))) return true;
    const code = 'code' in at ? String(at.code) : '';
    if (driverCodes.includes(code) || (socketCodes.includes(code) && 'query' in at)) return true;
  }
  return false;
}

type Unsafe = (...args: never[]) => unknown;

/**
 * The driver answers the loss of a connection by rejecting the transaction, but the work within goes on: its ROLLBACK, or
 * its next statement, would be written to a socket that is gone, which ends the whole process, or to the connection's
 * successor, outside of any transaction. So work that lost its connection never comes back and says nothing more.
 */
export async function abandonedWhenCut<C extends { unsafe: Unsafe }>(
  begin: (run: (inner: C) => unknown) => Promise<unknown>,
  run: (inner: C) => unknown,
): Promise<unknown> {
  let isOver = false;
  const never = new Promise(() => {});
  const within = async (inner: C) => {
    const { unsafe } = inner;
    const guarded: Unsafe = (...args) => {
      if (isOver) throw Object.assign(new Error('The transaction is over'), { code: 'CONNECTION_CLOSED' });
      return unsafe(...args);
    };
    try {
      const value = await run(Object.assign(inner, { unsafe: guarded }));
      return isOver ? await never : value;
    } catch (error) {
      if (isOver || isCut(error)) return await never;
      throw error;
    }
  };
  try {
    return await begin(within);
  } finally {
    isOver = true;
  }
}
