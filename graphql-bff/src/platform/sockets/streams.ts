import { socketStreams } from './limits.ts';
import type { People } from './people.ts';

/** The subscriptions of one socket and their limit. Counted before they are opened, because a packet may hold many requests. */
export class Streams {
  /** Subscription IDs, with whether each is an inbox. */
  readonly #open = new Map<string, boolean>();
  readonly #people: People;

  constructor(people: People) {
    this.#people = people;
  }

  /** Adds a subscription. Returns null, or the reason why it is refused. */
  open(id: string, userId: string | null, isInbox: boolean): string | null {
    const inboxes = [...this.#open.values()].filter(Boolean).length;
    if (isInbox && inboxes >= socketStreams.inboxes) return `At most ${socketStreams.inboxes} inboxes on one socket.`;
    if (userId !== null && !this.#people.subscribe(userId)) return 'You watch too much at once, on all your devices.';
    this.#open.set(id, isInbox);
    return null;
  }

  close(id: string, userId: string | null): void {
    if (this.#open.delete(id) && userId !== null) this.#people.unsubscribe(userId);
  }

  closeAll(userId: string | null): void {
    if (userId !== null) this.#people.unsubscribe(userId, this.#open.size);
    this.#open.clear();
  }
}
