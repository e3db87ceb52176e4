import { useEffect, useRef, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { liveSentence } from './live-change.ts';

export const LiveAnnouncementFragment = graphql(`
  fragment LiveAnnouncement_product on Product {
    price {
      amount
    }
    stockQuantity
    isActive
    version
  }
`);

/** Says what has changed while the page was open, to those who cannot see it glow. */
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
