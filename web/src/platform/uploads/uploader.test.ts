import { expect, it, vi } from 'vitest';
import type { UploadOutcome } from './send-upload.ts';
import { PictureRefusal } from './shrink-picture.ts';
import { createUploader, type UploaderDeps } from './uploader.ts';

const file = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });

/** A form in a browser whose pictures, network and addresses are at hand. */
function form(change: Partial<UploaderDeps> = {}) {
  const addresses = new Set<string>();
  const sent: string[] = [];
  let made = 0;
  let together = 0;
  const seen = { most: 0 };
  const uploader = createUploader({
    max: 5,
    shrink: async (chosen) => {
      const bytes = await chosen.arrayBuffer();
      if (chosen.name.startsWith('bad')) throw new PictureRefusal('Please select a valid image file');
      return { bytes, type: 'image/jpeg', width: 4, height: 3 };
    },
    send: async ({ bytes }): Promise<UploadOutcome> => {
      together += 1;
      seen.most = Math.max(seen.most, together);
      await new Promise((done) => setTimeout(done, 1));
      together -= 1;
      const id = new TextDecoder().decode(bytes);
      sent.push(id);
      return { kind: 'uploaded', id };
    },
    newKey: () => {
      made += 1;
      return String(made);
    },
    previews: {
      createObjectURL: () => {
        const address = `blob:${addresses.size}-${made}-${Math.random()}`;
        addresses.add(address);
        return address;
      },
      revokeObjectURL: (address) => void addresses.delete(address),
    },
    ...change,
  });
  const states = () => uploader.items().map(({ name, state }) => `${name}: ${state}`);
  const ids = () => uploader.items().map(({ id }) => id);
  return { uploader, addresses, sent, states, ids, seen };
}

it('uploads pictures one at a time, in the chosen order', async () => {
  const { uploader, sent, ids, seen } = form();
  uploader.add([file('one'), file('two')]);
  uploader.add([file('three')]);
  await vi.waitFor(() => expect(ids()).toEqual(['one', 'two', 'three']));
  expect(sent).toEqual(['one', 'two', 'three']);
  expect(seen.most).toBe(1);
});

it('accepts as many as fit, and reports how many are left out', async () => {
  const { uploader, ids } = form({ max: 3 });
  expect(uploader.add(['a', 'b', 'c', 'd', 'e'].map(file))).toBe(2);
  expect(uploader.add([file('f')])).toBe(1);
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']));
  uploader.remove(uploader.items()[1]?.key ?? '');
  expect(uploader.add([file('f')])).toBe(0);
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'c', 'f']));
});

it('gives the place of a refused file to the next one', async () => {
  const { uploader, states } = form({ max: 2 });
  uploader.add([file('bad'), file('a')]);
  await vi.waitFor(() => expect(states()).toEqual(['bad.jpg: refused', 'a.jpg: ready']));
  expect(uploader.add([file('b'), file('c')])).toBe(1);
  await vi.waitFor(() => expect(states()).toEqual(['bad.jpg: refused', 'a.jpg: ready', 'b.jpg: ready']));
});

it('continues after a file that is no picture or was removed', async () => {
  const aborted = vi.fn();
  const { uploader, states } = form({
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
  const { uploader, states } = form({
    shrink: shrunk,
    send: async () => (isCut ? { kind: 'unreachable' } : { kind: 'uploaded', id: 'there' }),
  });
  uploader.add([file('one'), file('two')]);
  await vi.waitFor(() => expect(states()).toEqual(['one.jpg: lost', 'two.jpg: lost']));
  uploader.retry(['1']);
  await vi.waitFor(() => expect(states()).toEqual(['one.jpg: lost', 'two.jpg: lost']));
  isCut = false;
  uploader.retry();
  await vi.waitFor(() => expect(states()).toEqual(['one.jpg: ready', 'two.jpg: ready']));
  expect(shrunk).toHaveBeenCalledTimes(2);
});

it('reports the progress of each picture', async () => {
  const seen: (number | null)[] = [];
  const { uploader, states } = form({
    send: async (_picture, { onProgress }) => {
      onProgress(0.25);
      onProgress(1);
      return { kind: 'uploaded', id: 'there' };
    },
  });
  uploader.subscribe(() => seen.push(uploader.items()[0]?.progress ?? null));
  uploader.add([file('one')]);
  await vi.waitFor(() => expect(states()).toEqual(['one.jpg: ready']));
  expect(seen.filter((progress) => progress !== null)).toEqual([0.25, 1]);
  expect(uploader.items()[0]?.progress).toBeNull();
});

it('moves a picture to another place', async () => {
  const { uploader, ids } = form();
  uploader.add(['a', 'b', 'c'].map(file));
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']));
  uploader.move('3', 0);
  expect(ids()).toEqual(['c', 'a', 'b']);
  uploader.move('3', 1);
  expect(ids()).toEqual(['a', 'c', 'b']);
});

it('releases the memory of every preview that is no longer shown', async () => {
  const { uploader, addresses, states } = form({ send: undefined });
  uploader.add(['a', 'b', 'c'].map(file));
  await vi.waitFor(() => expect(states()).toEqual(['a.jpg: ready', 'b.jpg: ready', 'c.jpg: ready']));
  expect(addresses.size).toBe(3);
  uploader.remove('1');
  expect(addresses.size).toBe(2);
  uploader.add([file('d')]);
  // Taken away while it is still being shrunk, it never gets one.
  uploader.clear();
  await new Promise((done) => setTimeout(done, 20));
  expect([addresses.size, uploader.items()]).toEqual([0, []]);
});
