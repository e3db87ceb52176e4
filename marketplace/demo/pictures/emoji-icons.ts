import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

/**
 * The SVG of the named emoji. The collection is one file of 100 MB: it is read line by line, so that neither the memory
 * nor the other work of the process feels it.
 */
export async function readEmojiIcons(names: Iterable<string>): Promise<Map<string, string>> {
  const wanted = new Set(names);
  const found = new Map<string, string>();
  if (wanted.size === 0) return found;
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  const input = createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 20 });
  let name: string | null = null;
  for await (const line of createInterface({ input })) {
    const opened = line.length < 200 ? /^\s*"([a-z0-9-]+)": \{$/.exec(line)?.[1] : undefined;
    if (opened !== undefined) {
      name = wanted.has(opened) ? opened : null;
      continue;
    }
    const body = name === null ? -1 : line.indexOf('"body": ');
    if (name === null || body < 0) continue;
    const text = line.slice(body + 8).replace(/,\s*$/, '');
    found.set(name, iconPage(String(JSON.parse(text))));
    name = null;
    if (found.size === wanted.size) break;
  }
  input.destroy();
  return found;
}

function iconPage(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="580" height="580" viewBox="0 0 32 32">${body}</svg>`;
}
