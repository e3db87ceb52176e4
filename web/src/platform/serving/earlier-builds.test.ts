import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepEarlierBuilds } from './earlier-builds.ts';

const hour = 60 * 60 * 1000;

test('the files of a build are served for a day after it was replaced, however long it had been there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'besesaka-builds-'));
  const kept = join(folder, 'earlier');
  const build = async (name: string) => {
    const own = join(folder, name);
    await mkdir(own, { recursive: true });
    await writeFile(join(own, `${name}.js`), name);
    return own;
  };
  const [one, two] = [await build('one'), await build('two')];
  const start = Date.now();
  try {
    expect(await keepEarlierBuilds(one, kept, start)).toEqual([]);
    expect(await keepEarlierBuilds(two, kept, start + 240 * hour)).toEqual(['one.js']);
    // A second server of the new build, and a restart, count from the same moment.
    expect(await keepEarlierBuilds(two, kept, start + 263 * hour)).toEqual(['one.js']);
    expect(await keepEarlierBuilds(two, kept, start + 265 * hour)).toEqual([]);
    expect(await readdir(kept)).toEqual(['two.js']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
