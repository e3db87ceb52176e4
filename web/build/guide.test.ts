import { expect, test } from 'vitest';
import { guideHtml, guideNames, guideText } from './guide.ts';

test('what stands in the guide is text: nothing of it becomes markup of its own', () => {
  expect(guideHtml('# A <b>\n\n<script>1</script>\n')).toBe(
    '<h1 id="a-b-">A &lt;b&gt;</h1>\n<p>&lt;script&gt;1&lt;/script&gt;</p>\n',
  );
});

test.each(guideNames)('the page %s has one title, and each of its parts an address of its own', async (name) => {
  const html = guideHtml(await guideText(name));
  expect(html.match(/<h1/g)).toHaveLength(1);
  const ids = [...html.matchAll(/<h[1-6] id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html).not.toMatch(/[A-Z]+_(MJS|HTML)/);
});

test('every link within the guide leads to a page of it', async () => {
  for (const name of guideNames)
    for (const [, to = ''] of guideHtml(await guideText(name)).matchAll(/href="\/developers\/([^"#]+)/g))
      expect(guideNames, `${name} links to ${to}`).toContain(to);
});
