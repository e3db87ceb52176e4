export type BusListener = (message: string) => void;

/** Wakes processes up. It may lose messages; events that must not be lost are in the event log. */
export interface Bus {
  publish(channel: string, message: string): Promise<void>;
  /** A channel has one listener at a time, which must not throw. */
  subscribe(channel: string, listener: BusListener): Promise<() => Promise<void>>;
  /** Called when the connection is back, because messages may have been missed. */
  onReconnect(listener: () => void): void;
  status(): 'up' | 'down';
  close(): Promise<void>;
}

/** Values shared by all BFF processes that expire unless they are renewed, such as those of a killed process. */
export interface ExpiringValues {
  /** All values of one key have the same lifetime. Never rejects: a value that was not saved is saved the next time. */
  keep(key: string, value: string, seconds: number): Promise<void>;
  forget(key: string, value: string): Promise<void>;
  /** Returns the values that have not expired; rejects if they are unknown. */
  read(key: string): Promise<string[]>;
}
