// This package has the types of no platform; all of its servers have these.
declare function setTimeout(work: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function setInterval(work: () => void, ms: number): unknown;
declare function clearInterval(timer: unknown): void;

interface Connection {
  status: string;
  ping(): Promise<unknown>;
  disconnect(reconnect: boolean): void;
}

export interface Pulse {
  everyMs: number;
  withinMs: number;
}

export const usualPulse: Pulse = { everyMs: 10_000, withinMs: 5_000 };

/**
 * A network that loses a connection may say nothing, so one that does not answer a ping is opened again. Returns how to
 * stop.
 */
export function watchPulse(connection: Connection, { everyMs, withinMs }: Pulse): () => void {
  const cut = () => {
    if (connection.status === 'ready') connection.disconnect(true);
  };
  const beat = setInterval(() => {
    if (connection.status !== 'ready') return;
    const silence = setTimeout(cut, withinMs);
    const end = () => clearTimeout(silence);
    connection.ping().then(end, () => {
      end();
      cut();
    });
  }, everyMs);
  return () => clearInterval(beat);
}
