import { setTimeout as delay } from 'node:timers/promises';
import { pageChanges } from '@besesaka/schema/kernel/pages/page-changes.ts';
import type { Log } from '#platform/log.ts';

export interface Changes {
  /** Gets the changed tags; null if they are unknown. */
  onChange(changed: string[] | null): void;
  /** Reports whether the stream is connected. */
  onHearing(isHearing: boolean): void;
}

/** Opens the BFF's stream of changed objects that pages show. */
export type OpenChanges = (signal: AbortSignal) => Promise<Response>;

interface FollowChangesDeps extends Changes {
  open: OpenChanges;
  log: Log;
  /** Longer than several of the BFF's heartbeats. */
  silenceMs?: number;
  retryMs?: number;
}

/** Follows the stream of changes for the life of the process, and reports when it is disconnected. */
export function followChanges({
  open,
  onChange,
  onHearing,
  log,
  silenceMs = 20_000,
  retryMs = 1_000,
}: FollowChangesDeps) {
  const stop = new AbortController();
  let isHearing = false;

  function hear(hears: boolean): void {
    if (hears === isHearing) return;
    isHearing = hears;
    // Changes while disconnected were missed.
    if (hears) onChange(null);
    onHearing(hears);
  }

  async function follow(): Promise<void> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), silenceMs);
    timer.unref();
    const signal = AbortSignal.any([stop.signal, silence.signal]);
    try {
      const response = await open(signal);
      if (!response.ok || !response.body) throw new Error(`The stream of changes answered ${response.status}`);
      for await (const line of linesOf(response.body, signal)) {
        timer.refresh();
        hear(true);
        if (line.startsWith('data: ')) onChange(readChange(line.slice('data: '.length)));
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async function run(): Promise<void> {
    for (let isSaid = false; !stop.signal.aborted; ) {
      try {
        await follow();
      } catch (err) {
        if (!isSaid && !stop.signal.aborted)
          log.error({ err }, 'changes of pages are not heard: each lives for seconds');
        isSaid = true;
      }
      isSaid &&= !isHearing;
      hear(false);
      await delay(retryMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  }

  void run();
  return { close: () => stop.abort() };
}

function readChange(text: string): string[] | null {
  try {
    const read = pageChanges.safeParse(JSON.parse(text));
    return read.success ? read.data.changed : null;
  } catch {
    return null;
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield line;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
