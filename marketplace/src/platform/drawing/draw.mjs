// A process of its own: decoding what strangers send may take long, fill the memory, or crash, and harms nobody here.
import { setPriority } from 'node:os';
import sharp from 'sharp';

// The libraries behind it read dozens of formats, SVG and PDF among them: what strangers send is decoded as these three or not at all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.concurrency(1);
sharp.cache(false);
// Whoever waits for a page or a message goes first.
setPriority(10);

const maxPixels = 50_000_000;
/** What decoding a million pixels costs, a plain JPEG being 1: those are shrunk while they are read. */
const weights = {
  jpeg: { plain: 1, progressive: 4 },
  png: { plain: 4, progressive: 12 },
  webp: { plain: 4, progressive: 4 },
};
const sixteenBits = 4;
/** Twelve megapixels in the dearest kind that a phone makes, or fifty as a plain JPEG: about a quarter of a second. */
const maxCost = 150;

const settings = {
  // AVIF costs ten times WebP: a low effort keeps it near, and is still smaller.
  avif: { quality: 52, effort: 2 },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 80, progressive: true },
};

function isAffordable({ format, width, height, depth, isProgressive }) {
  const weight = weights[format]?.[isProgressive ? 'progressive' : 'plain'];
  if (weight === undefined || width * height > maxPixels) return false;
  const depths = depth === 'uchar' ? 1 : sixteenBits;
  return (width * height * weight * depths) / 1_000_000 <= maxCost;
}

async function meanColor(picture) {
  const flat = picture.flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb');
  const pixel = await flat.raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

const flatUpTo = 8;

/**
 * Which of two neighbours is brighter, on nine by eight pixels: 64 bits that hardly change where the same picture is shrunk
 * or compressed again. Null for one that shows nothing.
 */
async function likenessOf(picture) {
  const small = picture.flatten({ background: '#ffffff' }).greyscale().resize(9, 8, { fit: 'fill' });
  const pixels = [...(await small.raw().toBuffer())];
  if (Math.max(...pixels) - Math.min(...pixels) <= flatUpTo) return null;
  const bits = pixels.map((pixel, at) => (pixel < pixels[at + 1] ? '1' : '0'));
  return bits.filter((_bit, at) => at % 9 < 8).join('');
}

const tasks = {
  /** Drawn anew: upright, within `frame`, WebP, and nothing of the file but its pixels. Null where that cannot be. */
  async normalise({ bytes, format, frame, recognised }) {
    try {
      const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
      const about = await picture.metadata();
      if (about.format !== format || !isAffordable(about)) return null;
      const { data, info } = await picture
        .rotate()
        .resize({ ...frame, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true });
      const likeness = recognised ? await likenessOf(sharp(data)) : null;
      return { body: data, width: info.width, height: info.height, color: await meanColor(sharp(data)), likeness };
    } catch {
      return null;
    }
  },

  /** In the given width, or in its own where it is smaller; without anything but its pixels. */
  encode({ bytes, width, format }) {
    const resized = sharp(bytes, { limitInputPixels: maxPixels }).resize({ width, withoutEnlargement: true });
    // JPEG knows no transparency: it would turn black.
    const flat = format === 'jpeg' ? resized.flatten({ background: '#ffffff' }) : resized;
    return flat.toFormat(format, settings[format]).toBuffer();
  },

  /** One pixel of the colour: what a page shows of a picture that is still being drawn. */
  plain({ color }) {
    return sharp({ create: { width: 1, height: 1, channels: 3, background: color } })
      .webp()
      .toBuffer();
  },
};

process.on('message', async ({ task, ...input }) => {
  try {
    process.send({ answer: await tasks[task](input) });
  } catch (error) {
    process.send({ failure: String(error) });
  }
});
process.on('disconnect', () => process.exit());
