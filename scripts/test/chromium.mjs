import { capture, run } from '#run.mjs';
import { installSystemPackage, isProgram, which } from '#test/machine.mjs';

const apple = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The path of a Chromium that starts: the machine's, Playwright's, or one installed now. */
export async function findChromium() {
  const found = (await firstThatWorks(onTheMachine())) ?? (await playwrights());
  if (found) return found;
  console.log('No Chromium here: trying to download one ...');
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { timeout: 180_000 });
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  const { installed, advice } = await installSystemPackage('chromium');
  const fresh = installed ? await firstThatWorks(onTheMachine()) : undefined;
  if (fresh) return fresh;
  throw new Error(`The tests need a Chromium: ${advice ?? 'install one'}, or set CHROMIUM_PATH to one.`);
}

function onTheMachine() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return [process.env.CHROMIUM_PATH, ...names.map((name) => which(name)), ...apple];
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  return firstThatWorks([chromium.executablePath()]);
}

/** Some systems put a stub under that name, which only says how to install the real one: so it is asked its version. */
async function firstThatWorks(paths) {
  for (const path of paths) {
    if (path && isProgram(path) && (await capture(path, ['--version'], { timeout: 20_000 })).code === 0) return path;
  }
  return undefined;
}
