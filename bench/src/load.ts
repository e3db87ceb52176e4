import http from 'node:http';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent in turn, so that no two requests in flight are equal. */
  bodies?: string[];
  /** Paths to request in turn, instead of one address. */
  paths?: string[];
}

export interface Load {
  perSecond: number;
  p50: number;
  p95: number;
  failed: number;
}

const usualConnections = 16;
const warmUpMs = 1_000;

/** Connections that send their next request as soon as the last one is answered, for a fixed time. */
export async function load(target: Target, seconds = 4, connections = usualConnections): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  await turns(agent, target, { ms: warmUpMs, connections });
  const started = performance.now();
  const { times, failed } = await turns(agent, target, { ms: seconds * 1000, connections });
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50: percentile(0.5), p95: percentile(0.95), failed };
}

async function turns(agent: http.Agent, target: Target, { ms, connections }: { ms: number; connections: number }) {
  const end = performance.now() + ms;
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const started = performance.now();
        const ok = await sendRequest(agent, target);
        if (ok) times.push(performance.now() - started);
        else failed += 1;
      }
    }),
  );
  return { times, failed };
}

let turn = 0;

/** A response counts only if it is complete and has no GraphQL error. */
function sendRequest(
  agent: http.Agent,
  { url, method = 'GET', headers, bodies = [], paths = [''] }: Target,
): Promise<boolean> {
  turn += 1;
  const body = bodies[turn % bodies.length];
  const address = url + (paths[turn % paths.length] ?? '');
  return new Promise((resolve) => {
    const request = http.request(address, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve(response.statusCode === 200 && !text.includes('"errors":')));
    });
    request.on('error', () => resolve(false));
    request.end(body);
  });
}

/** Does a piece of work so many times, a few at once. */
export async function inTurns(count: number, atOnce: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let n = next; n < count; n = next) {
      next += 1;
      await work(n);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
