import { createHash, timingSafeEqual } from 'node:crypto';
import { channels as names } from '@besesaka/schema/kernel/events.ts';
import { pageChanges as shape } from '@besesaka/schema/kernel/pages/page-changes.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Channels } from '#platform/inbox/channels.ts';
import type { Feed } from '#platform/inbox/feed.ts';

interface PageChangesDeps {
  bus: Pick<Bus, 'status'>;
  channels: Channels;
  serviceSecret: string;
  beatMs?: number;
}

/** A reader this many changes behind has stopped reading. It is disconnected and reconnects. */
const mostUnread = 1_000;

/**
 * Streams the changes of objects on public pages to each web process. A heartbeat shows that the stream is alive. While the
 * bus is down changes are lost, so the stream ends.
 */
export function createPageChanges({ bus, channels, serviceSecret, beatMs = 5_000 }: PageChangesDeps) {
  const open = new Set<() => void>();

  function stream(): ReadableStream<Uint8Array> {
    let feed: Promise<Feed> | null = null;
    let beat: NodeJS.Timeout | undefined;
    const stop = () => {
      open.delete(close);
      clearInterval(beat);
      feed?.then((one) => one.close()).catch(() => undefined);
    };
    let close = stop;
    return new ReadableStream<Uint8Array>({
      start(controller) {
        close = () => {
          stop();
          controller.close();
        };
        open.add(close);
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) < -mostUnread) return close();
          controller.enqueue(new TextEncoder().encode(text));
        };
        const send = (changed: string[] | null) => write(`data: ${JSON.stringify({ changed })}\n\n`);
        feed = channels.listen(
          names.pages,
          shape,
          ({ changed }) => send(changed),
          () => send(null),
        );
        // From here on no change is missed.
        feed.then(() => open.has(close) && write(':\n\n'), close);
        beat = setInterval(() => (bus.status() === 'up' ? write(':\n\n') : close()), beatMs);
      },
      cancel: stop,
    });
  }

  return {
    answer(request: Request): Response {
      if (!isSecret(request.headers.get('x-service-secret'), serviceSecret)) return new Response(null, { status: 404 });
      if (bus.status() !== 'up') return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
      return new Response(stream(), {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
      });
    },
    close() {
      for (const end of [...open]) end();
    },
  };
}

function isSecret(given: string | null, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== null && timingSafeEqual(digest(given), digest(expected));
}
