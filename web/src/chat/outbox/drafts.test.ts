import { expect, it } from 'vitest';
import { forgetOwn } from '#platform/user/own-keys.ts';
import { browserStorage } from '#platform/user/testing/browser-storage.ts';
import { createDraft } from './drafts.ts';

it('saves a draft for each user and conversation', () => {
  const browser = browserStorage();
  createDraft(browser, 'ama', 'kente').write('How mu');
  expect(createDraft(browser, 'ama', 'kente').read()).toBe('How mu');
  expect(createDraft(browser, 'ama', 'phone').read()).toBe('');
  expect(createDraft(browser, 'kofi', 'kente').read()).toBe('');
});

it('deletes an empty draft', () => {
  const browser = browserStorage();
  const draft = createDraft(browser, 'ama', 'kente');
  draft.write('Hi');
  draft.write('  \n');
  expect(Object.keys(browser)).toEqual([]);
});

it('deletes drafts at logout', () => {
  const browser = browserStorage();
  createDraft(browser, 'ama', 'kente').write('My number is');
  forgetOwn(browser);
  expect(Object.keys(browser)).toEqual([]);
  expect(createDraft(browser, 'ama', 'kente').read()).toBe('');
});

it('works without storage', () => {
  const broken = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const draft = createDraft({ getItem: broken, setItem: broken, removeItem: broken }, 'ama', 'kente');
  draft.write('Hi');
  expect(draft.read()).toBe('');
});
