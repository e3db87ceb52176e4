import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the headings' font out of the variable one: the one weight that headings have, and of the letters first those that
 * nearly every heading does with. Accents, and Ghana's own letters with the cedi sign, are fetched where one stands.
 */
const require = createRequire(import.meta.url);
const source = (file) => require.resolve(`@fontsource-variable/bricolage-grotesque/files/${file}`);
const target = fileURLToPath(new URL('../src/styles/fonts/', import.meta.url));
const between = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

const cuts = [
  { name: 'basic', from: 'latin', letters: `${between(0x20, 0x7e)}–—‘’“”•…` },
  { name: 'accents', from: 'latin', letters: `${between(0xa0, 0xff)}€−` },
  { name: 'ghana', from: 'latin-ext', letters: 'ƐɛƆɔŊŋƉɖƑƒƔɣƲʋƖɩĀāĒēĪīŌōŪūĨĩŨũẼẽ₵' },
];

for (const { name, from, letters } of cuts) {
  const whole = readFileSync(source(`bricolage-grotesque-${from}-wght-normal.woff2`));
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: 700 } });
  writeFileSync(`${target}heading-${name}.woff2`, cut);
  console.log(`heading-${name}.woff2: ${cut.length} bytes`);
}
copyFileSync(
  new URL('../LICENSE', `file://${source('bricolage-grotesque-latin-wght-normal.woff2')}`),
  `${target}LICENSE`,
);
