import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepEarlierBuilds } from './earlier-builds.ts';

const hour = 60 * 60 * 1000;

test('the files of a build are served for a day after it was replaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'besesaka-builds-'));
  const folderOfEarlier = join(folder, 'earlier');
  const build = async (name: string) => {
    const own = join(folder, name);
    await mkdir(own, { recursive: true });
    await writeFile(join(own, `${name}.js`), name);
    return own;
  };
  const [one, two] = [await build('one'), await build('two')];
  const start = Date.now();
  try {
    expect(await keepEarlierBuilds(one, folderOfEarlier, start)).toEqual([]);
    expect(await keepEarlierBuilds(two, folderOfEarlier, start + 240 * hour)).toEqual(['one.js']);
    // A second server of the new build, and a restart, count from the same moment.
    expect(await keepEarlierBuilds(two, folderOfEarlier, start + 263 * hour)).toEqual(['one.js']);
    expect(await keepEarlierBuilds(two, folderOfEarlier, start + 265 * hour)).toEqual([]);
    expect(await readdir(folderOfEarlier)).toEqual(['two.js']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('servers that start together share one folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'besesaka-builds-'));
  const folderOfEarlier = join(folder, 'earlier');
  const fill = async (path: string, files: number) => {
    await mkdir(path);
    for (let n = 0; n < files; n += 1) await writeFile(join(path, `${files}-${n}.js`), 'a file');
    return path;
  };
  try {
    await fill(folderOfEarlier, 100);
    // Each is at another place when it meets what the others delete.
    const builds = await Promise.all([2, 5, 9, 14].map((files) => fill(join(folder, `${files}`), files)));
    const later = Date.now() + 25 * hour;
    await Promise.all(builds.map((own) => keepEarlierBuilds(own, folderOfEarlier, later)));
    expect(await readdir(folderOfEarlier)).toHaveLength(30);
  } finally {
    await rm(folder, { recursive: true });
  }
});
