export type BusListener = (message: string) => void;

/** Wakes processes up. It may lose messages: what must not be lost is in the event log. */
export interface Bus {
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, listener: BusListener): Promise<() => Promise<void>>;
  /** Called when the connection is back, as messages may have been missed. */
  onReconnect(listener: () => void): void;
  status(): 'up' | 'down';
  close(): Promise<void>;
}
