import { describe, expect, it } from 'vitest';
import { cut, lastMessageText } from './last-message-text.ts';

const from = (sender: 'BUYER' | 'SELLER' | 'SYSTEM', content: string) => ({ sender, content });

describe('the line of a conversation', () => {
  it('begins with "You" if the viewer wrote it', () => {
    expect(lastMessageText(from('BUYER', 'Is it new?'), 'BUYER')).toBe('You: Is it new?');
    expect(lastMessageText(from('BUYER', 'Is it new?'), 'SELLER')).toBe('Is it new?');
  });

  it('says "Picture" for a picture without text, and shows the text otherwise', () => {
    const picture = {};
    expect(lastMessageText({ ...from('SELLER', ''), picture }, 'BUYER')).toBe('Picture');
    expect(lastMessageText({ ...from('SELLER', ''), picture }, 'SELLER')).toBe('You: Picture');
    expect(lastMessageText({ ...from('SELLER', 'This one'), picture }, 'BUYER')).toBe('This one');
  });

  it('names the step of an order, whoever took it', () => {
    const step = (state: 'PENDING' | 'DISPATCHED') => ({
      ...from('SELLER', ''),
      orderStep: { orderId: 'K7Q2M', state },
    });
    expect(lastMessageText(step('PENDING'), 'SELLER')).toBe('Order K7Q2M: placed');
    expect(lastMessageText(step('DISPATCHED'), 'SELLER')).toBe('Order K7Q2M: on the way');
  });
});

it('names a refused return, not a delivery', () => {
  const orderStep = { orderId: 'K7Q2M', state: 'DELIVERED', action: 'REFUSE_RETURN' } as const;
  expect(lastMessageText({ ...from('SELLER', ''), orderStep }, 'BUYER')).toBe('Order K7Q2M: return refused');
});

describe('a long message', () => {
  it('is cut after 60 characters, and one of 60 is not', () => {
    expect(cut('a'.repeat(60))).toBe('a'.repeat(60));
    expect(cut('a'.repeat(61))).toBe(`${'a'.repeat(60)}…`);
  });

  it('has one line', () => {
    expect(cut(' Good morning,\n\n is it there? ')).toBe('Good morning, is it there?');
  });

  it('is not cut inside combined letters and emoji', () => {
    const family = '👩‍👩‍👧';
    expect(cut(family.repeat(61))).toBe(`${family.repeat(60)}…`);
    expect(cut('Ɛ'.repeat(61))).toBe(`${'Ɛ'.repeat(60)}…`);
  });
});
