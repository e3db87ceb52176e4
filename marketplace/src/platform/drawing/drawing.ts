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
  /** The perceptual hash, if the purpose requires one. */
  likeness: string | null;
}

/** The frame in pixels. `cover` fills it and crops the rest. */
interface Frame {
  width: number;
  height: number;
  fit: 'inside' | 'cover';
  recognised?: boolean;
}

interface Caller {
  user: string;
  gone?: AbortSignal | undefined;
}

const atOnce = 2;
const maxShared = 500;
/** Each waiting picture holds a file of some megabytes in memory. */
const users = { atOnce: 1, maxEach: 5, maxTogether: 30 };
/** Ten times the duration of the most expensive accepted picture, to allow for a busy machine. */
const strangersMs = 10_000;
/** Our own pictures were checked before, so the timeout only stops a process that hangs. */
const ownMs = 60_000;

export type Drawing = ReturnType<typeof createDrawing>;

/** Decodes and encodes pictures in separate processes, with fair turns between users. */
export function createDrawing() {
  const queue = createFairQueue({ atOnce, maxShared, users });
  const free = Array.from({ length: atOnce }, createDrawingProcess);
  const all = [...free];

  async function runTask(task: Task, limitMs: number): Promise<unknown> {
    const process = free.pop();
    if (!process) throw new Error('No drawing process is free');
    return process.run(task, limitMs).finally(() => free.push(process));
  }

  // The process returns the result type of each task.
  const encode = async (bytes: Bytes, width: ImageWidth, format: ImageFormat) =>
    new Uint8Array((await runTask({ task: 'encode', bytes, width, format }, ownMs)) as Bytes);

  return {
    /** Re-encodes an uploaded picture; null if it is not a picture or too expensive to decode. */
    normalise: ({ user, gone }: Caller, bytes: Bytes, format: SourceFormat, limits: Frame) =>
      queue.now(async () => {
        if (gone?.aborted) throw new CallerGone();
        const { width, height, fit, recognised = false } = limits;
        const frame = { width, height, fit };
        const task = { task: 'normalise', bytes, format, frame, recognised };
        return (await runTask(task, strangersMs)) as NormalPicture | null;
      }, user),
    /** Encodes one of our own pictures in another width or format. */
    encode: (...picture: Parameters<typeof encode>) => queue.now(() => encode(...picture)),
    plain: (color: string) =>
      queue.now(async () => new Uint8Array((await runTask({ task: 'plain', color }, ownMs)) as Bytes)),
    /** Also runs the reading and saving in the same turn, so that waiting work takes no memory. */
    inTurn: <T>(work: (draw: typeof encode) => Promise<T>) => queue.now(() => work(encode)),
    /** Runs only while nothing else waits. */
    later: (work: (draw: typeof encode) => Promise<void>) => queue.later(() => work(encode)),
    close: () => {
      for (const process of all) process.close();
    },
  };
}
