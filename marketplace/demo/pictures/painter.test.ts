import sharp from 'sharp';
import { expect, test } from 'vitest';
import { categoryTree } from '#catalog/data/categories.ts';
import { backdropFor, meanColour } from './backdrops.ts';
import { framings } from './framings.ts';
import { createPainter } from './painter.ts';

test('every framing gives a picture of its size, alike each time', async () => {
  const painter = await createPainter(['kente/gold', 'pineapple']);
  for (const framing of [...framings, 'tile', 'logo', 'banner'] as const) {
    const picture = { art: framing === 'pair' ? 'pineapple' : 'kente/gold', framing, backdrop: 'linen' };
    const drawn = await painter.draw(picture);
    const { width, height, format } = await sharp(drawn).metadata();
    const size = framing === 'banner' ? [1280, 480] : [960, 960];
    expect([framing, format, width, height]).toEqual([framing, 'jpeg', ...size]);
    expect(Buffer.compare(drawn, await painter.draw(picture)), framing).toBe(0);
  }
}, 60_000);

test('an object that nobody drew is refused by name', async () => {
  const painter = await createPainter(['flying-carpet']);
  await expect(painter.draw({ art: 'flying-carpet', framing: 'front', backdrop: 'linen' })).rejects.toThrow(
    'flying-carpet',
  );
});

test('the colour shown before a picture is there is near to the picture', async () => {
  const painter = await createPainter(['ring']);
  const drawn = await painter.draw({ art: 'ring', framing: 'low', backdrop: 'honey' });
  const { channels } = await sharp(drawn).stats();
  const told = Number.parseInt(meanColour('honey').slice(1), 16);
  for (const [index, shift] of [16, 8, 0].entries()) {
    expect(Math.abs((channels[index]?.mean ?? 0) - ((told >> shift) & 255))).toBeLessThan(30);
  }
});

test('every trade has backdrops for every framing', () => {
  for (const { slug } of categoryTree) {
    for (const framing of framings) {
      for (const roll of [0, 0.5, 0.999])
        expect(meanColour(backdropFor({ root: slug, framing, roll }))).toMatch(/^#[0-9a-f]{6}$/);
    }
  }
});
