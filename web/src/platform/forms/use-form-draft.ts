import { useCallback, useRef } from 'react';
import { createDraft } from '#platform/user/draft.ts';

/** The name under which a form's typed text outlives a reload, or the reason why it is not stored. */
export type Draft = string | { none: string };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Restores what was typed into a form after a reload, whatever holds its state. It ends with the login, like all drafts.
 * `attach` is the ref of the form. A form that is sent and disappears forgets its draft; call `forget` where it stays.
 */
export function useFormDraft(draft: Draft): { attach: (form: HTMLFormElement) => () => void; forget: () => void } {
  const name = typeof draft === 'string' ? draft : null;
  const isDone = useRef(false);
  const attach = useCallback(
    (form: HTMLFormElement) => (name === null ? () => {} : followForm(form, name, isDone)),
    [name],
  );
  const forget = () => {
    isDone.current = true;
    if (name !== null) createDraft(sessionStorage, name).forget();
  };
  return { attach, forget };
}

export function followForm(form: HTMLFormElement, name: string, isDone: { current: boolean }): () => void {
  const stored = createDraft(sessionStorage, name);
  const values = new Map(Object.entries(stored.read()).map(([key, value]) => [key, String(value)]));
  const waiting = new Map(values);
  const restore = () => {
    for (const control of controlsOf(form)) {
      const key = keyOf(control);
      const value = waiting.get(key);
      if (value === undefined || !fits(control, value)) continue;
      waiting.delete(key);
      enter(control, value);
    }
  };
  // A restored choice may add fields.
  const later = new MutationObserver(restore);
  if (waiting.size > 0) later.observe(form, { childList: true, subtree: true });
  queueMicrotask(restore);
  const note = ({ target }: Event) => {
    const [control] = controlsOf(form).filter((one) => one === target);
    if (!control) return;
    isDone.current = false;
    values.set(keyOf(control), storedValue(control));
    stored.write(Object.fromEntries(values));
  };
  const sent = () => {
    isDone.current = true;
  };
  form.addEventListener('input', note);
  form.addEventListener('change', note);
  form.addEventListener('submit', sent);
  return () => {
    later.disconnect();
    form.removeEventListener('input', note);
    form.removeEventListener('change', note);
    form.removeEventListener('submit', sent);
    if (isDone.current) stored.forget();
  };
}

/** Passwords, codes and files are never stored. */
export const isSecret = ({ type, autocomplete }: { type: string; autocomplete: string }): boolean =>
  ['password', 'file', 'hidden', 'submit', 'button'].includes(type) || /one-time-code|password/.test(autocomplete);

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, textarea, select')].filter((one) => !isSecret(one));
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const keyOf = (control: Control): string =>
  (control.type !== 'checkbox' && control.name) ||
  control.getAttribute('aria-label') ||
  (control.labels?.[0]?.textContent ?? control.name);

const storedValue = (control: Control): string =>
  control.type === 'checkbox' && isTicked(control) ? String(control.checked) : control.value;

/** Each radio button of a group has the same name. */
const fits = (control: Control, value: string): boolean => control.type !== 'radio' || control.value === value;

/** Changes a field as its user would, so that React and React Hook Form notice. */
function enter(control: Control, value: string): void {
  if (isTicked(control)) {
    const isChecked = control.type === 'radio' || value === 'true';
    if (control.checked !== isChecked) control.click();
    return;
  }
  if (control.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
