import type { Feed, InboxEvent, Listener } from '#platform/live/source.ts';

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

  tell(event: InboxEvent): void {
    if (event.seq <= this.position) return;
    this.position = event.seq;
    this.#pass(event);
  }

  /** The log does not reach back to its position. */
  startAfresh(head: number): void {
    this.position = head;
    this.#pass({ reset: true, seq: head });
  }

  /** Settled when there is room for what can wait; undefined when there is now. */
  room(): Promise<void> | undefined {
    return this.#listener.room?.();
  }

  fail(error: unknown): void {
    this.#listener.fail(error);
  }

  close(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.#owner.detach(this);
  }

  /** One listener's fault is its own: the others are told all the same. */
  #pass(event: InboxEvent): void {
    try {
      if (this.#accepts(event)) this.#listener.next(event);
    } catch (error) {
      this.#owner.failed(error);
    }
  }
}
