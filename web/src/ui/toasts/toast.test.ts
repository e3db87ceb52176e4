import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useToast } from './toast.tsx';

test('a toast outside its provider throws at once', () => {
  const Lonely = () => {
    useToast();
    return null;
  };
  expect(() => renderToString(createElement(Lonely))).toThrow(/provider/i);
});
