import type { z } from 'zod';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import type { Live } from '#platform/inbox/live.ts';

interface Watched<State extends object> {
  live: Live;
  channel: string;
  /** What is told there. */
  state: z.ZodType<State>;
  read: () => Promise<State>;
}

/** Listens first and reads then, so that no change falls between; an older state never follows a newer one. */
export async function watchVersions<State extends { version: number }>(
  { live, channel, state, read }: Watched<State>,
  listener: Listener<State>,
): Promise<Feed> {
  let version = 0;
  const tell = (next: State) => {
    if (next.version <= version) return;
    version = next.version;
    listener.next(next);
  };
  const missed = () => void read().then(tell, (error) => listener.fail(error));
  const feed = await live.channel(channel, state, tell, missed);
  try {
    tell(await read());
  } catch (error) {
    feed.close();
    throw error;
  }
  return feed;
}
