export type BusListener = (message: string) => void;

export type BusStatus = 'up' | 'down';

/** Notifies other processes. Messages may be lost, so anything that must not be lost is in the event log. */
export interface Bus {
  /** Never rejects: after a failure the message is late, because clients read the log. */
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, listener: BusListener): Promise<() => Promise<void>>;
  /** Called after a reconnection, because messages may have been missed. */
  onReconnect(listener: () => void): void;
  status(): BusStatus;
  /** The number of failed publications. */
  failures(): number;
  close(): Promise<void>;
}
