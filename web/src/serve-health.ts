import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Answers `/healthz`, `/readyz` and `/metrics`, and measures all other requests. */
export function createHealthServer(web: { fetch(request: Request): Promise<Response>; refused(): number }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'web_request_seconds',
    help: 'How long requests took, by status',
    labelNames: ['status'],
    buckets: [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  new Counter({
    name: 'web_requests_shed_total',
    help: 'Requests refused because there were too many at once',
    registers,
    collect() {
      this.reset();
      this.inc(web.refused());
    },
  });

  return async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    // Without the BFF it still serves files and cached pages, so it is ready on its own.
    if (pathname === '/healthz' || pathname === '/readyz') return Response.json({ status: 'ok' });
    // A request through a proxy comes from outside.
    if (pathname === '/metrics' && !request.headers.has('x-forwarded-for'))
      return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
    const end = seconds.startTimer();
    const response = await web.fetch(request);
    end({ status: response.status });
    return response;
  };
}
