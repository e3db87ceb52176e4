import { expect, it, vi } from 'vitest';
import type { UploadOutcome } from './send-upload.ts';
import { PictureRefusal, type ShrunkPicture } from './shrink-picture.ts';
import { createUploader, type UploaderDeps } from './uploader.ts';

const file = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });

/** An uploader whose network and browser are simulated. */
function startUploader(overrides: Partial<UploaderDeps> = {}) {
  const addresses = new Set<string>();
  const sent: string[] = [];
  let keyCount = 0;
  let running = 0;
  let mostRunning = 0;
  const uploader = createUploader({
    max: 5,
    shrink: async (chosen) => {
      const bytes = await chosen.arrayBuffer();
      if (chosen.name.startsWith('bad')) throw new PictureRefusal('Please select a valid image file');
      return { bytes, type: 'image/jpeg', width: 4, height: 3 };
    },
    send: async ({ bytes }): Promise<UploadOutcome> => {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await new Promise((done) => setTimeout(done, 1));
      running -= 1;
      const id = new TextDecoder().decode(bytes);
      sent.push(id);
      return { kind: 'uploaded', id };
    },
    newKey: () => {
      keyCount += 1;
      return String(keyCount);
    },
    previews: {
      createObjectURL: () => {
        const address = `blob:${addresses.size}-${keyCount}-${Math.random()}`;
        addresses.add(address);
        return address;
      },
      revokeObjectURL: (address) => void addresses.delete(address),
    },
    ...overrides,
  });
  const states = () => uploader.items().map(({ name, state }) => `${name}: ${state}`);
  const ids = () => uploader.items().map(({ id }) => id);
  return { uploader, addresses, sent, states, ids, mostRunning: () => mostRunning };
}

it('uploads pictures one at a time, in the chosen order', async () => {
  const { uploader, sent, ids, mostRunning } = startUploader();
  uploader.add([file('one'), file('two')]);
  uploader.add([file('three')]);
  await vi.waitFor(() => expect(ids()).toEqual(['one', 'two', 'three']));
  expect(sent).toEqual(['one', 'two', 'three']);
  expect(mostRunning()).toBe(1);
});

it('accepts as many as fit, and reports how many are left out', async () => {
  const { uploader, ids } = startUploader({ max: 3 });
  expect(uploader.add(['a', 'b', 'c', 'd', 'e'].map(file))).toBe(2);
  expect(uploader.add([file('f')])).toBe(1);
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']));
  uploader.remove(uploader.items()[1]?.key ?? '');
  expect(uploader.add([file('f')])).toBe(0);
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'c', 'f']));
});

it('gives the place of a refused file to the next one', async () => {
  const { uploader, states } = startUploader({ max: 2 });
  uploader.add([file('bad'), file('a')]);
  await vi.waitFor(() => expect(states()).toEqual(['bad.jpg: refused', 'a.jpg: ready']));
  expect(uploader.add([file('b'), file('c')])).toBe(1);
  await vi.waitFor(() => expect(states()).toEqual(['bad.jpg: refused', 'a.jpg: ready', 'b.jpg: ready']));
});

it('continues after a file that is no picture or was removed', async () => {
  const aborted = vi.fn();
  const { uploader, states } = startUploader({
    send: ({ bytes }, { signal }) =>
      new Promise((resolve, reject) => {
        const id = new TextDecoder().decode(bytes);
        if (id !== 'slow') return resolve({ kind: 'uploaded', id });
        signal.addEventListener('abort', () => {
          aborted();
          reject(new Error('Taken back'));
        });
      }),
  });
  uploader.add([file('bad'), file('slow'), file('good')]);
  await vi.waitFor(() => expect(states()).toEqual(['bad.jpg: refused', 'slow.jpg: working', 'good.jpg: waiting']));
  expect(uploader.items()[0]?.problem).toBe('Please select a valid image file');
  uploader.remove('2');
  await vi.waitFor(() => expect(states()).toEqual(['bad.jpg: refused', 'good.jpg: ready']));
  expect(aborted).toHaveBeenCalledOnce();
});

it('keeps a scaled picture whose upload failed, and uploads it on retry', async () => {
  let isCut = true;
  const shrunk = vi.fn(async () => ({ bytes: new ArrayBuffer(1), type: 'image/jpeg', width: 1, height: 1 }));
  const send = vi.fn(
    async (): Promise<UploadOutcome> => (isCut ? { kind: 'unreachable' } : { kind: 'uploaded', id: 'media-1' }),
  );
  const { uploader, states } = startUploader({
    shrink: shrunk,
    send,
  });
  uploader.add([file('one'), file('two')]);
  await vi.waitFor(() => expect(states()).toEqual(['one.jpg: lost', 'two.jpg: lost']));
  expect(send).toHaveBeenCalledTimes(2);
  uploader.retry(['1']);
  await vi.waitFor(() => expect(states()).toEqual(['one.jpg: lost', 'two.jpg: lost']));
  expect(send).toHaveBeenCalledTimes(3);
  isCut = false;
  uploader.retry();
  await vi.waitFor(() => expect(states()).toEqual(['one.jpg: ready', 'two.jpg: ready']));
  expect(shrunk).toHaveBeenCalledTimes(2);
});

it('reports the progress of each picture', async () => {
  const progresses: (number | null)[] = [];
  const { uploader, states } = startUploader({
    send: async (_picture, { onProgress }) => {
      onProgress(0.25);
      onProgress(1);
      return { kind: 'uploaded', id: 'media-1' };
    },
  });
  uploader.subscribe(() => progresses.push(uploader.items()[0]?.progress ?? null));
  uploader.add([file('one')]);
  await vi.waitFor(() => expect(states()).toEqual(['one.jpg: ready']));
  expect(progresses.filter((progress) => progress !== null)).toEqual([0.25, 1]);
  expect(uploader.items()[0]?.progress).toBeNull();
});

it('moves a picture to another place', async () => {
  const { uploader, ids } = startUploader();
  uploader.add(['a', 'b', 'c'].map(file));
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']));
  uploader.move('3', 0);
  expect(ids()).toEqual(['c', 'a', 'b']);
  uploader.move('3', 1);
  expect(ids()).toEqual(['a', 'c', 'b']);
});

it('releases the memory of every preview that is no longer shown', async () => {
  const { uploader, addresses, states } = startUploader({ send: undefined });
  uploader.add(['a', 'b', 'c'].map(file));
  await vi.waitFor(() => expect(states()).toEqual(['a.jpg: ready', 'b.jpg: ready', 'c.jpg: ready']));
  expect(addresses.size).toBe(3);
  uploader.remove('1');
  expect(addresses.size).toBe(2);
  uploader.clear();
  expect([addresses.size, uploader.items()]).toEqual([0, []]);
});

it('makes no preview of a picture that is removed while it is shrunk', async () => {
  let finishSlow = (_picture: ShrunkPicture) => {};
  const slow = new Promise<ShrunkPicture>((resolve) => {
    finishSlow = resolve;
  });
  const picture = { bytes: new ArrayBuffer(1), type: 'image/jpeg', width: 1, height: 1 };
  const shrink = async ({ name }: File) => (name === 'slow.jpg' ? slow : picture);
  const { uploader, addresses, states } = startUploader({ shrink, send: undefined });
  uploader.add([file('slow'), file('next')]);
  expect(states()).toEqual(['slow.jpg: working', 'next.jpg: waiting']);
  uploader.remove('1');
  finishSlow(picture);
  await vi.waitFor(() => expect(states()).toEqual(['next.jpg: ready']));
  expect(addresses.size).toBe(1);
});
