import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useToast } from './toast.tsx';

test('toasts outside their provider are a mistake that is told at once', () => {
  const Lonely = () => {
    useToast();
    return null;
  };
  expect(() => renderToString(createElement(Lonely))).toThrow(/provider/i);
});
