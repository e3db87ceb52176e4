import { expect, test } from 'vitest';
import { camel, snake } from './names.ts';

test('names survive conversion and back', () => {
  for (const name of ['full_name', 'email', 'telephone_number', 'password_confirm'])
    expect(snake(camel(name))).toBe(name);
});
