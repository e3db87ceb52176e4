import { capture, run } from '#run.mjs';
import { installSystemPackage, isProgram, which } from '#test/machine.mjs';

const apple = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** This browser cannot open a window, and needs a fifth less processor time for the same pages. */
const headless = 'chromium-headless-shell';
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a working Chromium: the machine's, Playwright's, or one installed now. */
export async function findChromium() {
  const found = (await quickest()) ?? (await onTheMachine()) ?? (await playwrights());
  if (found) return found;
  console.log('No Chromium found: downloading one ...');
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { timeout: 180_000 });
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  await installSystemPackage(headless);
  const { advice } = which(headless) ? {} : await installSystemPackage('chromium');
  const fresh = await onTheMachine();
  if (fresh) return fresh;
  throw new Error(`The tests need Chromium: ${advice ?? 'install it'}, or set CHROMIUM_PATH.`);
}

/** In CI no developer has chosen a browser, so the quicker one is installed. */
async function quickest() {
  if (!process.env.CI || process.env.CHROMIUM_PATH) return undefined;
  if (!which(headless)) await installSystemPackage(headless);
  return firstThatWorks([which(headless)]);
}

function onTheMachine() {
  return firstThatWorks([process.env.CHROMIUM_PATH, ...names.map((name) => which(name)), ...apple]);
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  return firstThatWorks([chromium.executablePath()]);
}

/**
 * Some systems install a stub under that name, which only says how to install the real one. So the version is checked.
 */
async function firstThatWorks(paths) {
  for (const path of paths) {
    if (path && isProgram(path) && (await capture(path, ['--version'], { timeout: 20_000 })).code === 0) return path;
  }
  return undefined;
}
