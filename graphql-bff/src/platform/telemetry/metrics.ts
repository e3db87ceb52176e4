import type { LoadShedder } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Each BFF has its own registry, so that two in one process, as in tests, do not conflict. */
export function createMetrics(shedder: LoadShedder) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
  // A plain counter, because `inc` costs as much as half a message.
  const sent = { messages: 0 };
  new Counter({
    name: 'bff_live_messages_total',
    help: 'Messages sent to sockets',
    registers,
    collect() {
      this.reset();
      this.inc(sent.messages);
    },
  });
  new Counter({
    name: 'bff_requests_shed_total',
    help: 'Requests refused because there were too many at once',
    registers,
    collect() {
      this.reset();
      this.inc(shedder.refused());
    },
  });
  return {
    registry,
    requestSeconds: new Histogram({ name: 'bff_request_seconds', help: 'GraphQL over HTTP', buckets, registers }),
    restSeconds: new Histogram({
      name: 'bff_rest_seconds',
      help: 'Calls to the marketplace',
      labelNames: ['method'],
      buckets,
      registers,
    }),
    sockets: new Gauge({ name: 'bff_sockets', help: 'Open WebSockets', registers }),
    inboxes: new Gauge({ name: 'bff_inboxes', help: 'Users with at least one open inbox', registers }),
    sent,
    inboxDelay: new Histogram({
      name: 'bff_inbox_delay_seconds',
      help: 'From the commit of an event to its delivery',
      buckets,
      registers,
    }),
    holes: new Counter({ name: 'bff_inbox_holes_total', help: 'Reads of the log that filled a hole', registers }),
    unreadable: new Counter({ name: 'bff_events_unreadable_total', help: 'Events that were skipped', registers }),
    slowReaders: new Counter({ name: 'bff_slow_readers_total', help: 'Sockets dropped as too slow', registers }),
  };
}
