// This package has the types of no platform; all of its servers have these.
declare function setTimeout(work: () => void, ms: number): unknown;
declare function setInterval(work: () => void, ms: number): unknown;
declare function clearInterval(timer: unknown): void;

interface Process {
  once(signal: 'SIGINT' | 'SIGTERM', stop: () => void): unknown;
  exit(code: number): unknown;
}

interface HttpServer {
  close(done: () => void): unknown;
  closeIdleConnections(): void;
  closeAllConnections(): void;
}

interface Answer {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(text: string): unknown;
}

interface Parts {
  server: HttpServer;
  /** Ends what would stay open for ever, such as sockets and streams of events. */
  endLive(): unknown;
  /** Closes what the requests needed. */
  closeRest(): unknown;
}

/** Proxies ask `/readyz` within this time, and send nothing more. */
const graceMs = 2_000;
/** Time for open requests to end after that. */
const requestsMs = 4_000;
/** The process ends this long after the signal at the latest, before Docker kills it. */
const endMs = 9_000;
const sweepMs = 100;

/** Stops a server on a signal, without a failed request: no new ones are sent to it, and each connection ends with its answer. */
export function createShutdown() {
  let isStopping = false;

  /** Refuses new connections, and resolves when the open ones have ended. */
  async function end(server: HttpServer, endLive: Parts['endLive']): Promise<void> {
    const closed = new Promise<void>((done) => server.close(done));
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    setTimeout(() => server.closeAllConnections(), requestsMs);
    await endLive();
    await closed;
    clearInterval(sweep);
  }

  return {
    begin(): void {
      isStopping = true;
    },
    /** After `begin`, each connection ends with its next answer, and `/readyz` says so. */
    guard<Request extends { url?: string | undefined }, Response extends Answer>(
      listener: (request: Request, response: Response) => unknown,
    ) {
      return (request: Request, response: Response): void => {
        if (isStopping) {
          response.setHeader('connection', 'close');
          if (request.url === '/readyz') {
            response.statusCode = 503;
            response.setHeader('content-type', 'application/json');
            response.end('{"status":"stopping"}');
            return;
          }
        }
        listener(request, response);
      };
    },
    onSignal(process: Process, { server, endLive, closeRest }: Parts): void {
      async function stop(afterMs: number): Promise<void> {
        if (isStopping) return;
        isStopping = true;
        setTimeout(() => process.exit(1), endMs);
        await new Promise<void>((done) => setTimeout(done, afterMs));
        await end(server, endLive);
        await closeRest();
        process.exit(0);
      }
      process.once('SIGTERM', () => void stop(graceMs));
      // Ctrl-C: there is no proxy to wait for.
      process.once('SIGINT', () => void stop(0));
    },
  };
}
