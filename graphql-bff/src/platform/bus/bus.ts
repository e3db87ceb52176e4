export type BusListener = (message: string) => void;

/** Wakes processes up. It may lose messages: what must not be lost is in the event log. */
export interface Bus {
  publish(channel: string, message: string): Promise<void>;
  /** A channel has one listener at a time, which must not throw. */
  subscribe(channel: string, listener: BusListener): Promise<() => Promise<void>>;
  /** Called when the connection is back, as messages may have been missed. */
  onReconnect(listener: () => void): void;
  status(): 'up' | 'down';
  close(): Promise<void>;
}

/** Values that all BFF processes see for as long as somebody keeps them: those of a killed process end by themselves. */
export interface Kept {
  /** All values of one key are kept for equally long. Never rejects: what was not kept is kept the next time. */
  keep(key: string, value: string, seconds: number): Promise<void>;
  forget(key: string, value: string): Promise<void>;
  /** The values that still live; rejects where that cannot be known. */
  read(key: string): Promise<string[]>;
}
