import type { UploadOutcome } from './send-upload.ts';
import type { ShrunkPicture } from './shrink-picture.ts';

/**
 * `waiting`: queued; `working`: shrinking or uploading; `ready`: usable; `lost`: the network failed or the service is
 * rate-limiting; `refused`: failed for good, with a reason.
 */
export type UploadState = 'waiting' | 'working' | 'ready' | 'lost' | 'refused';

export interface UploadItem {
  key: string;
  /** The file's name. */
  name: string;
  /** The original, released once it is shrunk. */
  file: File | null;
  state: UploadState;
  /** The URL of the preview, once it is shrunk. */
  preview: string | null;
  /** The uploaded part, 0 to 1; null while nothing is uploading. */
  progress: number | null;
  picture: ShrunkPicture | null;
  /** The service's id, once it is uploaded. */
  id: string | null;
  /** The reason for a refusal. */
  problem: string | null;
}

interface Sending {
  signal: AbortSignal;
  onProgress(part: number): void;
}

export interface UploaderDeps {
  /** The maximum number of pictures. */
  max: number;
  shrink(file: File): Promise<ShrunkPicture>;
  /** Uploads a picture. If left out, pictures are ready once they are shrunk, and the caller sends them. */
  send?: (picture: ShrunkPicture, sending: Sending) => Promise<UploadOutcome>;
  newKey(): string;
  previews: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

export type Uploader = ReturnType<typeof createUploader>;

/** Only a `PictureRefusal` is final; other errors can be retried. */
function failed(error: unknown): Partial<UploadItem> {
  const isRefusal = error instanceof Error && error.name === 'PictureRefusal';
  return isRefusal ? { state: 'refused', problem: error.message } : { state: 'lost' };
}

/** The chosen pictures in order. They are processed one at a time, to fit in a small phone's memory. */
export function createUploader(deps: UploaderDeps) {
  const list = createList(deps.previews);
  let current: { key: string; abort: AbortController } | null = null;

  async function work(): Promise<void> {
    const item = current ? undefined : list.items().find(({ state }) => state === 'waiting');
    if (!item) return;
    const { key } = item;
    const abort = new AbortController();
    const { signal } = abort;
    current = { key, abort };
    const change = (changes: Partial<UploadItem>) => {
      if (!signal.aborted) list.change(key, changes);
    };
    change({ state: 'working' });
    const result = await prepare(deps, item, { signal, change }).catch(failed);
    current = null;
    change({ progress: null, ...result });
    void work();
  }

  /** Removes a picture and aborts its upload. */
  function remove(key: string): void {
    if (current?.key === key) current.abort.abort();
    list.remove(key);
  }

  return {
    items: list.items,
    subscribe: list.subscribe,
    move: list.move,
    remove,
    /** Returns how many did not fit. */
    add(chosen: readonly File[]): number {
      // A refused file is shown with its reason and does not count towards the limit.
      const places = list.items().filter(({ state }) => state !== 'refused').length;
      const accepted = chosen.slice(0, Math.max(0, deps.max - places));
      for (const file of accepted) list.add(deps.newKey(), file);
      void work();
      return chosen.length - accepted.length;
    },
    /** Shows pictures that were uploaded before a reload. They have no preview. */
    restore(ids: readonly string[]): void {
      for (const id of ids.slice(0, deps.max)) list.restore(deps.newKey(), id);
    },
    /** Retries pictures that failed because of the network or a rate limit. */
    retry(keys: readonly string[] = list.items().map(({ key }) => key)): void {
      for (const { key, state } of list.items())
        if (state === 'lost' && keys.includes(key)) list.change(key, { state: 'waiting' });
      void work();
    },
    clear(): void {
      for (const { key } of list.items()) remove(key);
    },
  };
}

interface Work {
  signal: AbortSignal;
  change(changes: Partial<UploadItem>): void;
}

async function prepare(
  { shrink, send, previews }: UploaderDeps,
  { file, picture: known }: UploadItem,
  { signal, change }: Work,
): Promise<Partial<UploadItem>> {
  const picture = known ?? (file && (await shrink(file)));
  if (!picture || signal.aborted) return {};
  if (!known) {
    const preview = previews.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
    change({ file: null, picture, preview });
  }
  if (!send) return { state: 'ready' };
  const outcome = await send(picture, { signal, onProgress: (progress) => change({ progress }) });
  if (outcome.kind === 'uploaded') return { state: 'ready', id: outcome.id };
  return outcome.kind === 'refused' ? { state: 'refused', problem: outcome.text } : { state: 'lost' };
}

/** The pictures and their listeners. */
function createList(previews: Pick<UploaderDeps['previews'], 'revokeObjectURL'>) {
  let items: readonly UploadItem[] = [];
  const listeners = new Set<() => void>();
  const put = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Returns the same array until something changes. */
    items: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(key: string, file: File): void {
      const nothing = { preview: null, progress: null, picture: null, id: null, problem: null };
      put([...items, { key, name: file.name, file, state: 'waiting', ...nothing }]);
    },
    restore(key: string, id: string): void {
      const nothing = { file: null, preview: null, progress: null, picture: null, problem: null };
      put([...items, { key, name: '', state: 'ready', id, ...nothing }]);
    },
    change(key: string, changes: Partial<UploadItem>): void {
      put(items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
    },
    remove(key: string): void {
      const preview = items.find((item) => item.key === key)?.preview;
      if (preview) previews.revokeObjectURL(preview);
      put(items.filter((item) => item.key !== key));
    },
    /** Moves a picture to another position. */
    move(key: string, place: number): void {
      const moved = items.filter((item) => item.key === key);
      const others = items.filter((item) => item.key !== key);
      put([...others.slice(0, place), ...moved, ...others.slice(place)]);
    },
  };
}
