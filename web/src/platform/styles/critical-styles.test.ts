import { expect, test } from 'vitest';
import { createCriticalStyles } from './critical-styles.ts';

const sheet = [
  '@layer properties{@supports (x:y){*{--tw-a:0;--tw-b:0}}}',
  '@layer base{a{color:red}.a>p{margin:0}}@layer components{.none{x:y}}',
  '@layer utilities{.flex{display:flex}.gone{display:none}',
  '.\\[\\&\\>p\\]\\:mt-0\\.5>p{margin:var(--tw-a)}.\\32xl\\:b{x:y}.a:not(.gone){top:0}.gone .a,.a .flex{left:0}',
  '.quote{content:"}.flex{"}@media (hover:hover){.hover\\:a:hover{x:y}}}',
  '@property --tw-a{syntax:"*"}@property --tw-b{syntax:"*"}@keyframes turn{to{x:y}}',
].join('');
const critical = createCriticalStyles([sheet]);

test('of a style sheet a page gets the rules whose classes it has, in their order', () => {
  const styles = critical('<p class="a flex"><b class="[&amp;&gt;p]:mt-0.5 2xl:b hover:a">');
  expect(styles).toBe(
    [
      '@layer properties{@supports (x:y){*{--tw-a:0;}}}@property --tw-a{syntax:"*"}',
      '@layer base{a{color:red}.a>p{margin:0}}@layer components{}',
      '@layer utilities{.flex{display:flex}',
      '.\\[\\&\\>p\\]\\:mt-0\\.5>p{margin:var(--tw-a)}.\\32xl\\:b{x:y}.a:not(.gone){top:0}.gone .a,.a .flex{left:0}',
      '@media (hover:hover){.hover\\:a:hover{x:y}}}',
    ].join(''),
  );
});

test('without a class there are the rules for all elements, and the layers keep their rank', () => {
  expect(critical('<p>')).toBe(
    '@layer properties{@supports (x:y){*{}}}@layer base{a{color:red}}@layer components{}@layer utilities{}',
  );
});
