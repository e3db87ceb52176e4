import { useSyncExternalStore } from 'react';
import { chatNoticesKey } from './preferences.ts';

/** Whether the browser has notifications at all; phones may still refuse to show them. */
export const noticesExist = typeof Notification !== 'undefined';

interface Notice {
  /** Only one notification per tag is shown at a time, also from several tabs. */
  tag: string;
  title: string;
  text: string;
  onOpen: () => void;
}

const listeners = new Set<() => void>();

function isOn(): boolean {
  try {
    return noticesExist && Notification.permission === 'granted' && localStorage.getItem(chatNoticesKey) === 'on';
  } catch {
    return false;
  }
}

export function useBrowserNotices(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOn,
    () => false,
  );
}

/** Shown only while the page is hidden, and only to users who switched it on. */
export function showBrowserNotice(notice: Notice): void {
  if (document.hidden && isOn()) show(notice);
}

/** Switching it on asks for permission and shows a first notification. Returns whether the setting now has this value. */
export async function setBrowserNotices(on: boolean): Promise<boolean> {
  const done = on ? await allow() : forget();
  for (const listener of listeners) listener();
  return done;
}

async function allow(): Promise<boolean> {
  if (!noticesExist || (await Notification.requestPermission()) !== 'granted') return false;
  const text = "You'll see notifications like this when you're in another tab.";
  if (!show({ tag: 'chat', title: 'Besesaka', text, onOpen: () => {} })) return false;
  try {
    localStorage.setItem(chatNoticesKey, 'on');
    return true;
  } catch {
    return false;
  }
}

function forget(): boolean {
  try {
    localStorage.removeItem(chatNoticesKey);
  } catch {
    // Without storage there is no setting.
  }
  return true;
}

function show({ tag, title, text, onOpen }: Notice): boolean {
  try {
    const notice = new Notification(title, { tag, body: text, icon: '/icons/192.png' });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onOpen();
    };
    return true;
  } catch {
    // Chrome on Android has the class, but pages cannot construct it.
    return false;
  }
}
