import { expect, test } from 'vitest';
import { createCriticalStyles } from './critical-styles.ts';

const sheet = [
  '@layer properties{@supports (x:y){*,:before,:after{--tw-a:0;--tw-b:0}::backdrop{--tw-a:0}}}@layer theme{:root{--t:1;--u:var(--v);--v:2}}',
  '@layer base{a{color:red}p,hr{margin:0}i{x:y}::file-selector-button{x:y}:placeholder-shown::-webkit-search-cancel-button{x:y}[data-sonner-toast] b{x:y}.a>p{margin:var(--t)}.a>i{x:y}:focus{x:y}}@layer components{.none{x:y}}',
  '@layer utilities{.flex{display:flex}.gone{display:none}',
  '.\\[\\&\\>p\\]\\:mt-0\\.5>p{margin:var(--tw-a)}.\\32 xl\\:b{x:y}.a:not(.gone){top:0}.gone .a,.a .flex{left:0}',
  '.quote{content:"}.flex{"}@media (hover:hover){.hover\\:a:hover{x:y}}.a:active{x:y}}@media print{a{x:y}}',
  '@property --tw-a{syntax:"*"}@property --tw-b{syntax:"*"}@keyframes turn{to{x:y}}',
].join('');
const critical = createCriticalStyles('', [sheet]);

test('a page gets the rules that match its elements and classes, in order', () => {
  const styles = critical('<a><p class="a flex"><b class="[&amp;&gt;p]:mt-0.5 2xl:b hover:a">');
  expect(styles).toBe(
    [
      '@layer properties{@supports (x:y){*,:before,:after{--tw-a:0}}}@layer theme{:root{--t:1;}}',
      '@layer base{a{color:red}p,hr{margin:0}.a>p{margin:var(--t)}:focus{x:y}}@layer components{}',
      '@layer utilities{.flex{display:flex}',
      '.\\[\\&\\>p\\]\\:mt-0\\.5>p{margin:var(--tw-a)}.\\32 xl\\:b{x:y}.a:not(.gone){top:0}.gone .a,.a .flex{left:0}',
      '}@property --tw-a{syntax:"*"}@property --tw-b{syntax:"*"}',
    ].join(''),
  );
});

test('without a class a page gets the rules for its elements, and the layers keep their order', () => {
  expect(critical('<a>')).toBe(
    '@layer properties{}@layer theme{}@layer base{a{color:red}:focus{x:y}}@layer components{}@layer utilities{}@property --tw-a{syntax:"*"}@property --tw-b{syntax:"*"}',
  );
});
