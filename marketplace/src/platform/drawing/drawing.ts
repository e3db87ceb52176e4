import type { ImageFormat, ImageWidth } from '@besesaka/schema/kernel/images.ts';
import { CallerGone } from '#platform/base/errors.ts';
import { createDrawingProcess, type Task } from './drawing-process.ts';
import { createFairQueue } from './fair-queue.ts';

export type SourceFormat = 'jpeg' | 'png' | 'webp';

type Bytes = Uint8Array<ArrayBuffer>;

export interface NormalPicture {
  body: Bytes;
  width: number;
  height: number;
  color: string;
  /** By which it is found again, where that is wanted. */
  likeness: string | null;
}

/** Pixels that it is drawn within; `cover` fills them, and cuts off what stands over. */
interface Frame {
  width: number;
  height: number;
  fit: 'inside' | 'cover';
  recognised?: boolean;
}

interface Asker {
  person: string;
  gone?: AbortSignal | undefined;
}

const atOnce = 2;
const maxShared = 500;
/** Each of them holds a file of some megabytes in memory. */
const people = { atOnce: 1, maxEach: 5, maxTogether: 30 };
/** Ten times what the dearest that is let in takes; a machine that is busy with other things gets longer. */
const strangersMs = 10_000;
/** Our own pictures were read once and are within bounds: only a process that hangs is to be stopped. */
const ownMs = 60_000;

export type Drawing = ReturnType<typeof createDrawing>;

/** Pictures are read and drawn in processes of their own, by turns between those who wait. */
export function createDrawing() {
  const queue = createFairQueue({ atOnce, maxShared, people });
  const free = Array.from({ length: atOnce }, createDrawingProcess);
  const all = [...free];

  async function ask(task: Task, limitMs: number): Promise<unknown> {
    const process = free.pop();
    if (!process) throw new Error('More is drawn at once than there are processes');
    return process.ask(task, limitMs).finally(() => free.push(process));
  }

  // The process answers each task with what its name promises.
  const encode = async (bytes: Bytes, width: ImageWidth, format: ImageFormat) =>
    new Uint8Array((await ask({ task: 'encode', bytes, width, format }, ownMs)) as Bytes);

  return {
    /** What somebody sent, drawn anew; null where it is no picture, or one that costs too much to read. */
    normalise: ({ person, gone }: Asker, bytes: Bytes, format: SourceFormat, wanted: Frame) =>
      queue.now(async () => {
        if (gone?.aborted) throw new CallerGone();
        const { width, height, fit, recognised = false } = wanted;
        const frame = { width, height, fit };
        const task = { task: 'normalise', bytes, format, frame, recognised };
        return (await ask(task, strangersMs)) as NormalPicture | null;
      }, person),
    /** One of ours in another width or format. */
    encode: (...picture: Parameters<typeof encode>) => queue.now(() => encode(...picture)),
    plain: (color: string) =>
      queue.now(async () => new Uint8Array((await ask({ task: 'plain', color }, ownMs)) as Bytes)),
    /** The same for work that also reads and keeps it: only what has its turn takes memory. */
    inTurn: <T>(work: (draw: typeof encode) => Promise<T>) => queue.now(() => work(encode)),
    /** While nobody waits. */
    later: (work: (draw: typeof encode) => Promise<void>) => queue.later(() => work(encode)),
    close: () => {
      for (const process of all) process.close();
    },
  };
}
