import { expect, it } from 'vitest';
import { createDraft } from './drafts.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('keeps what was begun, for each person and conversation apart', () => {
  const browser = storage();
  createDraft(browser, 'ama', 'kente').write('How mu');
  expect(createDraft(browser, 'ama', 'kente').read()).toBe('How mu');
  expect(createDraft(browser, 'ama', 'phone').read()).toBe('');
  expect(createDraft(browser, 'kofi', 'kente').read()).toBe('');
});

it('leaves nothing behind when there is nothing left', () => {
  const browser = storage();
  const draft = createDraft(browser, 'ama', 'kente');
  draft.write('Hi');
  draft.write('  \n');
  expect(browser.kept.size).toBe(0);
});

it('does without where the browser keeps nothing', () => {
  const broken = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const draft = createDraft({ getItem: broken, setItem: broken, removeItem: broken }, 'ama', 'kente');
  draft.write('Hi');
  expect(draft.read()).toBe('');
});
