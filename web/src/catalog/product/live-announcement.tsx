import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { useEffect, useRef, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { stockText, unitsAvailable } from './price-and-stock.ts';

const LiveAnnouncementFragment = graphql(`
  fragment LiveAnnouncement_product on Product {
    price {
      amount
    }
    stockQuantity
    isActive
    version
  }
`);

/** Announces changes while the page is open, for users who cannot see the highlight. */
export function LiveAnnouncement(props: { product: FragmentType<typeof LiveAnnouncementFragment> }) {
  const now = readFragment(LiveAnnouncementFragment, props.product);
  const before = useRef(now);
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const news = liveSentence(before.current, now);
    before.current = now;
    if (news) setSentence(news);
  }, [now]);
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}

/** The parts of a product that may change while the page is open. */
export interface LiveState {
  price: { amount: string };
  stockQuantity: number;
  isActive: boolean;
  version: number;
}

/** The sentence for screen readers when a product changes; empty if no visible part changed. */
export function liveSentence(before: LiveState, now: LiveState): string {
  if (before.isActive && !now.isActive) return 'This product is no longer on sale.';
  return [priceSentence(before, now), stockSentence(before, now)].filter(Boolean).join(' ');
}

function priceSentence(before: LiveState, now: LiveState): string {
  const [old, current] = [parseMoney(before.price.amount) ?? 0, parseMoney(now.price.amount) ?? 0];
  if (old === current) return '';
  return `The price has ${current < old ? 'dropped' : 'risen'} from ${cedi(old)} to ${cedi(current)}.`;
}

function stockSentence(before: LiveState, now: LiveState): string {
  if (before.stockQuantity === now.stockQuantity) return '';
  if (now.stockQuantity <= 0) return 'It is out of stock now.';
  if (before.stockQuantity <= 0) return `It is back in stock: ${unitsAvailable(now.stockQuantity)}.`;
  const text = stockText(now.stockQuantity);
  return text.startsWith('Only') ? `${text} now.` : `${unitsAvailable(now.stockQuantity)} now.`;
}
