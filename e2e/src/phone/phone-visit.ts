/// <reference lib="dom" />
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { chromiumPath } from '#browser-setup.ts';

/** A cheap phone on a slow network, with Lighthouse's numbers. */
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
  shift: number;
  /** The time when the last part in view reacts to touches. */
  alive: number;
  bytes: number;
  requests: number;
}

export async function openPhone(): Promise<Browser> {
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
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { context, page, session, traffic: countTraffic(session) };
}

/** A first visit to one page, without a touch. */
export async function visitByPhone(browser: Browser, address: string): Promise<PhoneVisit> {
  const { context, page, session, traffic } = await openVisit(browser, address);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  // The compiler that loads our sources in Node wraps each function in this helper.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settledMs);
  const metrics = await page.evaluate(readPage);
  await context.close();
  return { ...metrics, ...traffic };
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
  largestPaint: number;
  shift: number;
  alive: number;
  tasks: { start: number; duration: number }[];
}

type WatchedWindow = Window & { watched: Watched };

/** Runs in the page, before its scripts. */
function watchPage(): void {
  const watched: Watched = { largestPaint: 0, shift: 0, alive: 0, tasks: [] };
  (window as unknown as WatchedWindow).watched = watched;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    watched.shift += (entry as PerformanceEntry & { value: number }).value;
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
function readPage(): Omit<PhoneVisit, 'bytes' | 'requests'> {
  const { largestPaint, shift, alive, tasks } = (window as unknown as WatchedWindow).watched;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const after = tasks.filter(({ start, duration }) => start + duration > firstPaint);
  return {
    firstPaint,
    largestPaint,
    shift,
    alive,
    blocked: after.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...after.map(({ duration }) => duration)),
  };
}
