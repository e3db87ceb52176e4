import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the headings' font out of the variable one: the one weight that headings have, in the letters of Western Europe,
 * and in a second file those of Ghana's languages with the cedi sign. Half the bytes of the whole. Run when it changes.
 */
const require = createRequire(import.meta.url);
const source = (file) => require.resolve(`@fontsource-variable/bricolage-grotesque/files/${file}`);
const target = fileURLToPath(new URL('../src/styles/fonts/', import.meta.url));
const between = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

const cuts = [
  ['latin', `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…€−`],
  ['latin-ext', 'ƐɛƆɔŊŋƉɖƑƒƔɣƲʋƖɩĀāĒēĪīŌōŪūĨĩŨũẼẽ₵'],
];

for (const [name, letters] of cuts) {
  const whole = readFileSync(source(`bricolage-grotesque-${name}-wght-normal.woff2`));
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: 700 } });
  writeFileSync(`${target}heading-${name}.woff2`, cut);
  console.log(`heading-${name}.woff2: ${cut.length} bytes of ${whole.length}`);
}
copyFileSync(
  new URL('../LICENSE', `file://${source('bricolage-grotesque-latin-wght-normal.woff2')}`),
  `${target}LICENSE`,
);
