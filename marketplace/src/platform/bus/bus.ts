export type BusListener = (message: string) => void;

export type BusStatus = 'up' | 'down';

/** Wakes other processes up. It may lose messages: what must not be lost is in the event log. */
export interface Bus {
  /** Never rejects: a publication that failed is late, not lost. */
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, listener: BusListener): Promise<() => Promise<void>>;
  /** Called when the connection is back, as messages may have been missed. */
  onReconnect(listener: () => void): void;
  status(): BusStatus;
  /** How many publications did not get through. */
  failures(): number;
  close(): Promise<void>;
}
