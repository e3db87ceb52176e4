import { useOutside } from '#platform/page/use-outside.ts';
import { type JsonStorage, storedJson } from '#platform/user/stored-json.ts';

/** The event by which a browser offers to install the site as an app. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const listeners = new Set<() => void>();
let prompt: InstallPrompt | null = null;

function change(next: InstallPrompt | null): void {
  prompt = next;
  for (const listener of listeners) listener();
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Suppresses the browser's own install bar, so that ours can wait for a good moment. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isPrompt(event) && mayOffer(localStorage)) change(event);
  });
  window.addEventListener('appinstalled', () => change(null));
  try {
    countVisit(localStorage, sessionStorage);
  } catch {
    // Without storage nothing is counted, so nothing is offered.
  }
}

/** Shows the browser's prompt. Whatever the answer, it is not offered again on this page. */
export async function install(): Promise<void> {
  const event = prompt;
  change(null);
  await event?.prompt();
}

export function declineInstall(): void {
  storedJson(localStorage, offerKey).write({ declined: true });
  change(null);
}

const offerKey = 'besesaka-install';
const visitKey = 'besesaka-visit';

/** Counts each visit once, however many pages are opened. */
export function countVisit(device: JsonStorage, tab: JsonStorage): void {
  if (storedJson(tab, visitKey).read() !== null) return;
  storedJson(tab, visitKey).write(true);
  const { visits, declined } = offerOf(device);
  storedJson(device, offerKey).write({ visits: visits + 1, declined });
}

/** Not on the first visit, and never again after a refusal. */
export function mayOffer(device: JsonStorage): boolean {
  const { visits, declined } = offerOf(device);
  return visits > 1 && !declined;
}

function offerOf(device: JsonStorage): { visits: number; declined: boolean } {
  const { visits, declined } = { ...Object(storedJson(device, offerKey).read()) };
  return { visits: Number.isSafeInteger(visits) ? visits : 0, declined: declined === true };
}

export function useInstallable(): boolean {
  return useOutside(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => prompt !== null,
    false,
  );
}
