import { newId } from '#platform/device/new-id.ts';
import type { ShrunkPicture } from '#platform/uploads/shrink-picture.ts';
import type { OutboxEntry, PendingMessage, Quoted } from './entry.ts';
import { SendQueue, type SendQueueDeps } from './send-queue.ts';

interface NewMessage {
  content: string;
  picture: ShrunkPicture | null;
  replyTo: Quoted | null;
}

/** Tells the user's other tabs that the store changed, and the client id of a message that was sent. */
interface TabNews {
  sent?: string | undefined;
}

/** A user's unsent messages. Each is stored before it is shown, and stays until it is acknowledged. */
export class Outbox {
  readonly #deps: SendQueueDeps;
  readonly #queue: SendQueue;
  readonly #tabs: BroadcastChannel;
  readonly #listeners = new Set<() => void>();
  /** The unsent messages, as stored. */
  #entries: OutboxEntry[] = [];
  /** Acknowledged messages, which are shown here until the real ones replace them. */
  #sent: OutboxEntry[] = [];
  #pending: readonly PendingMessage[] = [];
  #isClosed = false;

  constructor(deps: SendQueueDeps) {
    this.#deps = deps;
    this.#queue = new SendQueue(deps, {
      load: () => this.#load(),
      draw: () => this.#draw(),
      changed: (sent) => this.#changed(sent),
    });
    this.#tabs = new BroadcastChannel(`besesaka-outbox:${deps.userId}`);
    this.#tabs.onmessage = ({ data: { sent } }: MessageEvent<TabNews>) => {
      this.#sent.push(...this.#entries.filter(({ clientId }) => clientId === sent));
      void this.wake();
    };
    void this.wake();
  }

  /** Returns the same array until something changes. */
  pending = () => this.#pending;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async add(conversationId: string, messages: readonly NewMessage[]): Promise<void> {
    const entries = messages.map(({ content, picture, replyTo }) => ({
      clientId: newId(),
      userId: this.#deps.userId,
      conversationId,
      content,
      picture: picture && { ...picture, uploadId: null },
      replyTo,
      createdAt: new Date().toISOString(),
      failure: null,
    }));
    await this.#deps.store.add(entries);
    await this.#changed();
    this.#queue.sendByHand(conversationId);
  }

  /** Sends a refused message again at the user's request. */
  async retry({ order, conversationId }: OutboxEntry): Promise<void> {
    await this.#deps.store.change(order, { failure: null });
    await this.#changed();
    this.#queue.sendByHand(conversationId);
  }

  /** Deletes the message, and aborts its upload if one is running. */
  async discard({ order, clientId }: OutboxEntry): Promise<void> {
    await this.#deps.store.remove(order);
    this.#queue.abort(clientId);
    await this.#changed();
  }

  /** Drops sent messages once the real ones are shown. */
  forget(clientIds: ReadonlySet<string>): void {
    const rest = this.#sent.filter(({ clientId }) => !clientIds.has(clientId));
    if (rest.length === this.#sent.length) return;
    this.#sent = rest;
    this.#draw();
  }

  /** Sends waiting messages now, because the network, the live connection or the user is back. */
  wake = () => this.#queue.wake();

  close(): void {
    this.#isClosed = true;
    this.#queue.close();
    this.#tabs.close();
    this.#deps.store.close();
  }

  async #load(): Promise<OutboxEntry[]> {
    this.#entries = await this.#deps.store.all(this.#deps.userId);
    this.#draw();
    return this.#entries;
  }

  /** Shows a change of the store in all tabs. */
  async #changed(sent?: OutboxEntry): Promise<void> {
    if (this.#isClosed) return;
    if (sent) this.#sent.push(sent);
    this.#tabs.postMessage({ sent: sent?.clientId } satisfies TabNews);
    // The change itself is stored. If the store fails only now, the next load shows it.
    await this.#load().catch(() => {});
  }

  #draw(): void {
    const all = new Map<string, PendingMessage>();
    for (const entry of this.#entries) all.set(entry.clientId, { entry, ...this.#queue.stateOf(entry) });
    for (const entry of this.#sent) all.set(entry.clientId, { entry, state: 'sent', progress: null });
    this.#pending = [...all.values()].sort((one, other) => one.entry.order - other.entry.order);
    for (const listener of this.#listeners) listener();
  }
}
