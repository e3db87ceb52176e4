import type { z } from 'zod';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import type { Live } from '#platform/inbox/live.ts';

interface Watched<State extends object> {
  live: Live;
  channel: string;
  /** The schema of the channel's messages. */
  state: z.ZodType<State>;
  read: () => Promise<State>;
}

/** Subscribes before it reads, so that no change is missed. An older state never follows a newer one. */
export async function watchVersions<State extends { version: number }>(
  { live, channel, state, read }: Watched<State>,
  listener: Listener<State>,
): Promise<Feed> {
  let version = 0;
  const publish = (next: State) => {
    if (next.version <= version) return;
    version = next.version;
    listener.next(next);
  };
  const missed = () => void read().then(publish, (error) => listener.fail(error));
  const feed = await live.channel(channel, state, publish, missed);
  try {
    publish(await read());
  } catch (error) {
    feed.close();
    throw error;
  }
  return feed;
}
