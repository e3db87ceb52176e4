import type { LogPage } from './event-log.ts';
import type { Feed, InboxEvent, Listener } from './feed.ts';

/** Told when a listener leaves, or fails. */
interface Owner {
  detach(attachment: Attachment): void;
  failed(error: unknown): void;
}

/** A listener's place in an inbox. There is one for each open subscription, so it holds little. */
export class Attachment implements Feed {
  /** Number of the last event that it was told. */
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

  /** One listener's fault is its own: the others are told all the same. */
  tell(event: InboxEvent): void {
    if (event.seq <= this.position) return;
    this.position = event.seq;
    try {
      if (this.#accepts(event)) this.#listener.next(event);
    } catch (error) {
      this.#owner.failed(error);
    }
  }

  /** Much may have been missed: a slow line takes it at its own pace. */
  async tellAll({ events, reset, head }: LogPage): Promise<void> {
    if (reset) this.position = head - 1;
    for (const event of events) {
      this.tell(event);
      const room = this.#listener.room?.();
      if (room) await room;
      if (this.isGone) return;
    }
  }

  /** Its stream cannot go on. */
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
