/// <reference lib="dom" />
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { chromiumPath } from '#browser-setup.ts';

/**
 * A cheap phone on a slow network. The latency is the round trip of Lighthouse's slow 4G; the throughputs are those that
 * it sets in the browser, 90 percent of 1.6 and 0.75 Mbit/s.
 */
const slow = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (0.75e6 / 8) * 0.9 };
const slowerProcessor = 4;
const settledMs = 4000;

export interface PhoneVisit {
  /** Milliseconds since the page was requested. */
  firstPaint: number;
  largestPaint: number;
  /** The sum of each task's time beyond 50 ms, from the first paint on. */
  blocked: number;
  longestTask: number;
  /** The largest sum of layout shifts in one session window, as in CLS. */
  layoutShift: number;
  /** The time when the last part in view reacts to touches. */
  alive: number;
  bytes: number;
  requests: number;
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...(chromiumPath && { executablePath: chromiumPath }), args: ['--no-sandbox'] });
}

/** A new visitor's page, and its network traffic from now on. */
export async function openVisit(browser: Browser, origin: string, { savesData = false } = {}) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: savesData ? { 'save-data': 'on' } : {},
    // The worker must not fetch, because only the page's own traffic is counted.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The compiler that loads our sources in Node wraps each function in this helper.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { context, page, session, traffic: countTraffic(session) };
}

/** A first visit to one page, without a touch. */
export async function visitByPhone(browser: Browser, origin: string, path: string): Promise<PhoneVisit> {
  const { context, page, session, traffic } = await openVisit(browser, origin);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.addInitScript(watchPage);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settledMs);
  const { firstPaint, largestPaint, alive, ...others } = await page.evaluate(readPage);
  await context.close();
  if (firstPaint === null || largestPaint === null || alive === null)
    throw new Error(`${path} was not painted, or not ready for touches in time`);
  return { firstPaint, largestPaint, alive, ...others, ...traffic };
}

function countTraffic(session: CDPSession) {
  const traffic = { bytes: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  const addFrame = ({ response }: { response: { payloadData: string } }) => {
    traffic.bytes += response.payloadData.length;
  };
  session.on('Network.webSocketFrameReceived', addFrame);
  session.on('Network.webSocketFrameSent', addFrame);
  return traffic;
}

interface Watched {
  largestPaint: number | null;
  layoutShift: number;
  alive: number | null;
  tasks: { start: number; duration: number }[];
}

type WatchedWindow = Window & { watched: Watched };

/** Runs in the page, before its scripts. */
function watchPage(): void {
  const watched: Watched = { largestPaint: null, layoutShift: 0, alive: null, tasks: [] };
  (window as unknown as WatchedWindow).watched = watched;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime;
  });
  let shifts = { sum: 0, start: 0, last: 0 };
  watch('layout-shift', (entry) => {
    const { startTime, value } = entry as PerformanceEntry & { value: number };
    const isSameSession = startTime - shifts.last < 1000 && startTime - shifts.start < 5000;
    const { sum, start } = isSameSession ? shifts : { sum: 0, start: startTime };
    shifts = { sum: sum + value, start, last: startTime };
    watched.layoutShift = Math.max(watched.layoutShift, shifts.sum);
  });
  watch('longtask', ({ startTime, duration }) => watched.tasks.push({ start: startTime, duration }));
  // React marks the elements that it has hydrated.
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isInView = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const record = () => {
    const buttons = [...document.querySelectorAll('a, button, input')].filter(isInView);
    if (buttons.length > 0 && buttons.every(isAlive)) watched.alive = performance.now();
    else setTimeout(record, 100);
  };
  addEventListener('DOMContentLoaded', record);
}

/** Runs in the page. */
function readPage() {
  const { tasks, ...watched } = (window as unknown as WatchedWindow).watched;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  // Of a task that began before the first paint, only the rest counts.
  const durations = tasks.map(({ start, duration }) => Math.min(duration, start + duration - (firstPaint ?? 0)));
  return {
    ...watched,
    firstPaint,
    blocked: durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...durations),
  };
}
