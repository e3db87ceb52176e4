import { setTimeout as delay } from 'node:timers/promises';
import { errorBody } from '@besesaka/schema/kernel/errors.ts';
import { retryAfterSeconds } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { UnavailableError, UpstreamError } from '#platform/errors/errors.ts';
import type { Metrics } from '#platform/telemetry/metrics.ts';
import type { Carried, Carrier, RestRequest } from './carrier.ts';

export interface RestAnswer extends Omit<Carried, 'text'> {
  body: unknown;
}

export interface Rest {
  send(request: RestRequest, mayJoin: boolean): Promise<RestAnswer>;
}

interface RestDeps {
  carrier: Carrier;
  serviceSecret: string;
  metrics: Metrics;
  timeoutMs: number;
}

const unavailable = new Set([502, 503, 504]);

/** Handles all calls to the marketplace: time limit, one retry of reads, joined anonymous reads. */
export function createRest({ carrier, serviceSecret, metrics, timeoutMs }: RestDeps): Rest {
  const inFlight = new Map<string, Promise<RestAnswer>>();

  async function once(request: RestRequest): Promise<RestAnswer> {
    const headers = { ...request.headers, 'x-service-secret': serviceSecret };
    const stop = metrics.restSeconds.startTimer({ method: request.method });
    const carried = await carrier({ ...request, headers }, timeoutMs)
      .catch((cause: unknown) => {
        throw new UnavailableError(retryAfterSeconds(), { cause });
      })
      .finally(stop);
    // A proxy answers so when no marketplace does.
    if (unavailable.has(carried.status) && !isOurs(carried))
      throw new UnavailableError(retryAfterSeconds(), {
        cause: new Error(`The marketplace answered ${carried.status}`),
      });
    const { status, text: _, ...rest } = carried;
    return { status, body: status === 204 ? null : readJson(carried), ...rest };
  }

  async function withRetry(request: RestRequest): Promise<RestAnswer> {
    if (request.method === 'GET') {
      const first = await once(request).catch(() => null);
      if (first && !unavailable.has(first.status)) return first;
      await delay(50 + Math.random() * 50);
    }
    return once(request);
  }

  async function send(request: RestRequest, mayJoin: boolean): Promise<RestAnswer> {
    if (!mayJoin) return withRetry(request);
    const running = inFlight.get(request.address);
    if (running) return running;
    const started = withRetry(request).finally(() => inFlight.delete(request.address));
    inFlight.set(request.address, started);
    return started;
  }

  return { send };
}

/** Our own services answer with an error body. */
function isOurs({ text }: Carried): boolean {
  try {
    return errorBody.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function readJson({ status, text }: Carried): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new UpstreamError(`The marketplace answered ${status} with something that is not JSON`);
  }
}
