import { expect, test } from 'vitest';
import { findFaqs } from './find-faqs.ts';

const topics = [
  {
    title: 'Paying',
    faqs: [
      { question: 'When do I pay?', answer: 'When you’ve seen the goods.' },
      { question: 'How do I get my money back?', answer: 'The seller pays you back.' },
    ],
  },
  { title: 'Selling', faqs: [{ question: 'How do I open a shop?', answer: 'Choose Create a shop.' }] },
];
const countsOf = (words: string) => findFaqs(topics, words).map(({ title, faqs }) => [title, faqs.length]);

test('words of question and answer match, ignoring case and accents', () => {
  expect(countsOf('MONEY')).toEqual([['Paying', 1]]);
  expect(countsOf("you've seen")).toEqual([['Paying', 1]]);
  expect(countsOf('  créate  shop ')).toEqual([['Selling', 1]]);
  expect(countsOf('pay')).toEqual([['Paying', 2]]);
});

test('all words must match, and no words match everything', () => {
  expect(countsOf('shop money')).toEqual([]);
  expect(countsOf(' ')).toEqual([
    ['Paying', 2],
    ['Selling', 1],
  ]);
});
