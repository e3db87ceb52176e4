// Runs in a separate process: decoding untrusted files may be slow, exhaust the memory, or crash.
import { setPriority } from 'node:os';
import sharp from 'sharp';

// The libraries can decode dozens of formats, including SVG and PDF. Untrusted files may only be one of these three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.concurrency(1);
sharp.cache(false);
// Pages and messages have priority over pictures.
setPriority(10);

const maxPixels = 50_000_000;
/** The decoding cost per million pixels relative to a plain JPEG, which is scaled down during decoding. */
const weights = {
  jpeg: { plain: 1, progressive: 4 },
  png: { plain: 4, progressive: 12 },
  webp: { plain: 4, progressive: 4 },
};
const sixteenBits = 4;
/** Twelve megapixels in the most expensive format that phones produce, or fifty as a plain JPEG: about 250 ms. */
const maxCost = 150;

const settings = {
  // AVIF costs ten times as much as WebP. A low effort keeps it close, and the files are still smaller.
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
 * A perceptual hash: which of two neighbouring pixels is brighter, in a 9 by 8 thumbnail. The 64 bits hardly change
 * when the picture is scaled or compressed again. Null for a picture of a single colour.
 */
async function likenessOf(picture) {
  const small = picture.flatten({ background: '#ffffff' }).greyscale().resize(9, 8, { fit: 'fill' });
  const pixels = [...(await small.raw().toBuffer())];
  if (Math.max(...pixels) - Math.min(...pixels) <= flatUpTo) return null;
  const bits = pixels.map((pixel, at) => (pixel < pixels[at + 1] ? '1' : '0'));
  return bits.filter((_bit, at) => at % 9 < 8).join('');
}

const tasks = {
  /** Re-encodes the picture as WebP: upright, within `frame`, and without metadata. Null if it cannot be decoded. */
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

  /** Encodes the picture in the given width, or its own if that is smaller, without metadata. */
  encode({ bytes, width, format }) {
    const resized = sharp(bytes, { limitInputPixels: maxPixels }).resize({ width, withoutEnlargement: true });
    // JPEG has no transparency: transparent pixels would become black.
    const flat = format === 'jpeg' ? resized.flatten({ background: '#ffffff' }) : resized;
    return flat.toFormat(format, settings[format]).toBuffer();
  },

  /** A single pixel of the colour, shown while the picture is being drawn. */
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
