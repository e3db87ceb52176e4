import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { guideHtml } from './guide.ts';

test('what stands in the guide is text: nothing of it becomes markup of its own', () => {
  expect(guideHtml('# A <b>\n\n<script>1</script>\n')).toBe(
    '<h1 id="a-b-">A &lt;b&gt;</h1>\n<p>&lt;script&gt;1&lt;/script&gt;</p>\n',
  );
});

test('the guide has one title, and each of its parts an address of its own', async () => {
  const html = guideHtml(await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8'));
  expect(html.match(/<h1/g)).toHaveLength(1);
  const ids = [...html.matchAll(/<h[1-6] id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('signing-in');
});
