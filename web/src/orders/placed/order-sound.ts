import { useSyncExternalStore } from 'react';
import { orderSoundKey } from '#platform/device/preferences.ts';

const listeners = new Set<() => void>();
let context: AudioContext | undefined;

function isOn(): boolean {
  try {
    return localStorage.getItem(orderSoundKey) === 'on';
  } catch {
    return false;
  }
}

/**
 * Plays two short notes, generated here so that there is no file to load. It is silent unless the user has switched it
 * on.
 */
export async function ringForOrder(): Promise<void> {
  if (isOn()) await ring();
}

/** Switching it on plays the sound once: the user hears it, and the browser sees a user action that allows it. */
export function setOrderSound(on: boolean): void {
  try {
    if (on) localStorage.setItem(orderSoundKey, 'on');
    else localStorage.removeItem(orderSoundKey);
  } catch {
    // Without storage the choice cannot be remembered.
  }
  if (on) void ring();
  for (const listener of listeners) listener();
}

export function useOrderSound(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOn,
    () => false,
  );
}

async function ring(): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') await context.resume();
    note(context, 660, 0);
    note(context, 880, 0.16);
  } catch {
    // The device cannot play sound; the toast and the title show the new order too.
  }
}

function note(audio: AudioContext, hertz: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.32);
}
