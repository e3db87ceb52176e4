import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft } from '#platform/user/draft.ts';
import { browserStorage } from '#platform/user/testing/browser-storage.ts';
import { followForm } from './use-form-draft.ts';

beforeEach(() => {
  const later = { observe: () => {}, disconnect: () => {} };
  vi.stubGlobal('sessionStorage', browserStorage());
  vi.stubGlobal('MutationObserver', function observer() {
    return later;
  });
  vi.stubGlobal('HTMLSelectElement', class {});
});
afterEach(() => vi.unstubAllGlobals());

class Field extends EventTarget {
  readonly name: string;
  readonly type: string;
  readonly autocomplete = '';
  #value = '';

  constructor(name: string, type: string) {
    super();
    this.name = name;
    this.type = type;
  }

  get value() {
    return this.#value;
  }

  set value(value: string) {
    this.#value = value;
  }
}

/** A form with a text and a password, and what its user does. */
function openForm() {
  const text = new Field('details', 'textarea');
  const password = new Field('password', 'password');
  const form = Object.assign(new EventTarget(), { querySelectorAll: () => [text, password] });
  const type = (field: Field, value: string) => {
    field.value = value;
    form.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: field }));
  };
  return {
    text,
    type: (value: string) => type(text, value),
    typePassword: (value: string) => type(password, value),
    send: () => form.dispatchEvent(new Event('submit')),
    leave: followForm(form as unknown as HTMLFormElement, 'report', { current: false }),
  };
}

const stored = () => createDraft(sessionStorage, 'report').read();

test('typed text returns with the form, without its secrets, until it was sent', async () => {
  const form = openForm();
  form.type('The charger was another one.');
  form.typePassword('Akwaaba#2026');
  form.leave();
  expect(stored()).toEqual({ details: 'The charger was another one.' });
  const again = openForm();
  await Promise.resolve();
  expect(again.text.value).toBe('The charger was another one.');
  again.send();
  again.leave();
  expect(stored()).toEqual({});
});

test('text typed after a refused request stays too', () => {
  const form = openForm();
  form.type('Too short');
  form.send();
  form.type('Long enough to be sent.');
  form.leave();
  expect(stored()).toEqual({ details: 'Long enough to be sent.' });
});
