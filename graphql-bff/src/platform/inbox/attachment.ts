import type { LogPage } from './event-log.ts';
import type { Feed, InboxEvent, Listener } from './feed.ts';

/** Notified when a listener leaves or fails. */
interface Owner {
  detach(attachment: Attachment): void;
  failed(error: unknown): void;
}

/** A listener's position in an inbox. There is one per open subscription, so it is small. */
export class Attachment implements Feed {
  /** The number of the last event it received. */
  position: number;
  isGone = false;
  readonly #owner: Owner;
  readonly #listener: Listener<InboxEvent>;
  readonly #accepts: (event: InboxEvent) => boolean;

  constructor(position: number, owner: Owner, listener: Listener<InboxEvent>, accepts: (event: InboxEvent) => boolean) {
    this.position = position;
    this.#owner = owner;
    this.#listener = listener;
    this.#accepts = accepts;
  }

  /** An error of one listener must not affect the others. */
  deliver(event: InboxEvent): void {
    if (event.seq <= this.position) return;
    this.position = event.seq;
    try {
      if (this.#accepts(event)) this.#listener.next(event);
    } catch (error) {
      this.#owner.failed(error);
    }
  }

  /** Delivers missed events, which may be many, at the pace of a slow connection. */
  async deliverAll({ events, reset, head }: LogPage): Promise<void> {
    if (reset) this.position = head - 1;
    for (const event of events) {
      this.deliver(event);
      const room = this.#listener.room?.();
      if (room) await room;
      if (this.isGone) return;
    }
  }

  /** Ends the stream with an error. */
  fail(error: unknown): void {
    this.#listener.fail(error);
    this.close();
  }

  close(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.#owner.detach(this);
  }
}
