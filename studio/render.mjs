// Renders the pictures of the demo's goods that are missing. See README.md.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';

const here = dirname(fileURLToPath(import.meta.url));
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    views: { type: 'string', default: 'front,logo,banner,angle,detail' },
    size: { type: 'string', default: '560' },
    frames: { type: 'string', default: '6' },
    saved: { type: 'string', default: '960' },
    out: { type: 'string', default: join(here, '../marketplace/demo/pictures') },
    again: { type: 'boolean', default: false },
  },
});

// WebGL in software: slow, but it needs no graphics card and gives the same picture everywhere.
const softwareWebgl = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

async function openStudio(browser) {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'page.js')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.addScriptTag({ content: outputFiles[0].text });
  return page;
}

function wantedPictures({ goods, shops, kinds }) {
  const only = options.only.split(',').filter(Boolean);
  return options.views
    .split(',')
    .flatMap((view) => {
      if (view === 'hero') return [{ slug: 'goods', view, file: join(here, '../web/public/goods.webp') }];
      if (view === 'kind') return kinds.map((slug) => ({ slug, view, file: join(here, `../web/public/kinds/${slug}.webp`) }));
      const slugs = view === 'logo' || view === 'banner' ? shops : goods;
      const chosen = only.length > 0 ? only.filter((slug) => slugs.includes(slug)) : slugs;
      return chosen.map((slug) => ({ slug, view, file: join(options.out, view, `${slug}.webp`) }));
    })
    .filter(({ file }) => options.again || !existsSync(file));
}

/** Pictures of screens: twice the width that a phone shows, and the most bytes. */
const cutouts = { hero: [224, 5_000], kind: [128, 3_000] };

async function renderPicture(page, { slug, view, file }) {
  const settings = { size: Number(options.size), frames: Number(options.frames) };
  const url = await page.evaluate((request) => window.studio.render(request), { slug, view, ...settings });
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const { width, height } = await sharp(png).metadata();
  const [saved, most] = cutouts[view] ?? [Number(options.saved), 22_000];
  const wide = view !== 'banner' ? saved : Math.round((saved * 4) / 3);
  const resized = await sharp(png)
    .resize(wide, Math.round((wide * height) / width))
    .toBuffer();
  let webp;
  for (const quality of [78, 66, 54, 40, 28]) {
    webp = await sharp(resized).webp({ quality, alphaQuality: 20, effort: 6 }).toBuffer();
    if (webp.length < most) break;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, webp);
  return webp.length;
}

const executablePath = process.env.CHROMIUM_PATH || undefined;
const browser = await chromium.launch({ executablePath, args: softwareWebgl });
try {
  const page = await openStudio(browser);
  const pictures = wantedPictures(await page.evaluate(() => ({ goods: window.studio.goods, shops: window.studio.shops, kinds: window.studio.kinds })));
  for (const [index, picture] of pictures.entries()) {
    const begin = Date.now();
    try {
      const bytes = await renderPicture(page, picture);
      const seconds = ((Date.now() - begin) / 1000).toFixed(1);
      console.log(`${index + 1}/${pictures.length} ${picture.view} ${picture.slug}: ${seconds} s, ${bytes} bytes`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${picture.view} ${picture.slug}: ${error.message}`);
    }
  }
} finally {
  await browser.close();
}
