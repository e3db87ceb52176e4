import { expect, test } from 'vitest';
import { withReply } from './use-quick-replies.ts';

test('a reply is inserted at the cursor with spaces around it, or replaces the selection', () => {
  expect(withReply('', 0, 0, 'Yes.')).toBe('Yes.');
  expect(withReply('Hello Ama', 5, 5, 'dear')).toBe('Hello dear Ama');
  expect(withReply('Hello', 5, 5, 'Yes.')).toBe('Hello Yes.');
  expect(withReply('A restored draft.', 0, 0, 'Yes.')).toBe('A restored draft. Yes.');
  expect(withReply('Say this here', 4, 8, 'that')).toBe('Say that here');
  expect(withReply('Line\n', 5, 5, 'Yes.')).toBe('Line\nYes.');
});
