import { type EventKind, eventEnvelope } from '@besesaka/schema/kernel/events.ts';
import type { z } from 'zod';
import type { InboxEvent } from '#platform/live/source.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';

interface ReadEventDeps {
  /** Null for kinds that no room knows. */
  kindOf: (type: string) => EventKind | null;
  log: Log;
  metrics: Metrics;
}

/**
 * Reads a logged event at the edge, so that whatever stands behind may rely on its shape. One that cannot be read becomes
 * a reset under its own number: it leaves no hole, and whoever listens reads its data afresh. Null where not even a number
 * is known.
 */
export type ReadEvent = (raw: unknown, expected?: number) => InboxEvent | null;

const numbered = eventEnvelope.pick({ seq: true });

export function createReadEvent({ kindOf, log, metrics }: ReadEventDeps): ReadEvent {
  return (raw, expected) => {
    const envelope = eventEnvelope.safeParse(raw);
    if (!envelope.success) return skipped(numbered.safeParse(raw).data?.seq ?? expected, envelope.error);
    const { type, version, payload, seq } = envelope.data;
    const kind = kindOf(type);
    // A newer service's kind: nobody here has anything to show for it.
    if (kind === null) return envelope.data;
    const read = kind.payload.safeParse(presentPayload(kind, version, payload));
    if (read.success) return { ...envelope.data, payload: read.data };
    return skipped(seq, read.error, { type, version });
  };

  function skipped(seq: number | undefined, error: z.ZodError, about: object = {}): InboxEvent | null {
    metrics.unreadable.inc();
    const faults = error.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
    log.error({ seq, ...about, faults }, 'an event could not be read');
    return seq === undefined ? null : { reset: true, seq };
  }
}

function presentPayload({ version: present, upgrade }: EventKind, version: number, payload: unknown): unknown {
  if (version === present) return payload;
  try {
    return version < present ? upgrade?.(payload, version) : undefined;
  } catch {
    return undefined;
  }
}
