import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from './create-lucide-icon.tsx';
import { spriteOf } from './drawing.tsx';

const node: [string, Record<string, string>][] = [['path', { d: 'M0 0h9', key: 'a' }]];
const Line = createLucideIcon({ name: 'test-line', size: 24, node });

test('the paths of an icon are in a page once, however often it is shown', () => {
  const html = renderToStaticMarkup(
    <p>
      <Line className="size-4" />
      <Line aria-label="A line" />
    </p>,
  );
  expect(html).toContain('<svg class="icon size-4" aria-hidden="true"><use href="#i-test-line"/></svg>');
  expect(html).toContain('<svg class="icon" aria-label="A line"><use');
  expect(spriteOf(html)).toContain('<symbol id="i-test-line" viewBox="0 0 24 24"><path d="M0 0h9"/></symbol>');
  expect(spriteOf(html).match(/<symbol/g)).toHaveLength(1);
  expect(spriteOf('<p></p>')).toBe('');
});
