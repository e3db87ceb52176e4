import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { faqTopics, policies, safetyTips } from './content.ts';
import { parseContent } from './parse-content.ts';

test('the parser reads front matter, headings with attributes, paragraphs and points', () => {
  const text =
    '---\ntitle: Returns\n---\n\n## In short {#short icon=bag}\n\nOne.\n\nTwo: three.\n\n- a\n- b\n\n## End\n\nBye.\n';
  expect(parseContent(text)).toEqual({
    properties: { title: 'Returns' },
    sections: [
      {
        heading: 'In short',
        attributes: { id: 'short', icon: 'bag' },
        paragraphs: ['One.', 'Two: three.'],
        points: ['a', 'b'],
      },
      { heading: 'End', attributes: {}, paragraphs: ['Bye.'], points: [] },
    ],
  });
});

test('no page has an empty part, and no two questions share an id', () => {
  const ids = faqTopics.flatMap(({ faqs }) => faqs.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(faqTopics.every(({ faqs }) => faqs.length > 0 && faqs.every(({ answer }) => answer !== ''))).toBe(true);
  expect(policies.every(({ sections }) => sections.every((one) => one.paragraphs.length + one.points.length > 0))).toBe(
    true,
  );
  expect(safetyTips).toHaveLength(6);
});

test('a changed policy needs the date of that day', () => {
  const marked = policies.map(({ slug, updated_on, ...text }) => {
    const mark = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);
    return `${slug} ${updated_on} ${mark}`;
  });
  // After a change write today's date in the file, and here the date with the new mark.
  expect(marked).toEqual([
    'returns 2026-11-28 23ae07562e34',
    'privacy 2026-11-28 2a9886ff1da3',
    'terms 2026-11-28 23e8274ff82e',
    'prohibited-goods 2026-11-28 a5d0b3381b89',
  ]);
});
