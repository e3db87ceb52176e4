import { useOutside } from '#platform/page/use-outside.ts';
import { type JsonStorage, storedJson } from '#platform/person/stored-json.ts';

/** What a browser hands out where the site could be installed as an app. */
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

/** The browser's own bar would come at any moment; ours waits for its place. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isPrompt(event) && mayOffer(localStorage)) change(event);
  });
  window.addEventListener('appinstalled', () => change(null));
  try {
    countVisit(localStorage, sessionStorage);
  } catch {
    // A browser whose storage is closed counts nothing, and is offered nothing.
  }
}

/** The browser asks; whatever is answered, it is not offered again on this page. */
export async function install(): Promise<void> {
  const asked = prompt;
  change(null);
  await asked?.prompt();
}

export function declineInstall(): void {
  storedJson(localStorage, offerKey).write({ declined: true });
  change(null);
}

const offerKey = 'besesaka-install';
const visitKey = 'besesaka-visit';

/** Each time that the site is opened anew counts once, whatever is looked at. */
export function countVisit(device: JsonStorage, tab: JsonStorage): void {
  if (storedJson(tab, visitKey).read() !== null) return;
  storedJson(tab, visitKey).write(true);
  const { visits, declined } = offerOf(device);
  storedJson(device, offerKey).write({ visits: visits + 1, declined });
}

/** Not to who is here for the first time, and never again to who said no. */
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
