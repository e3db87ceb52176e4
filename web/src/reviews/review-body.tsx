import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { reviewLimits } from '@besesaka/schema/reviews/limits.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { Stars } from '#ui/display/stars.tsx';

export const ReviewBodyFragment = graphql(`
  fragment ReviewBody_review on Review {
    title
    content
    reviewerName
    isVerifiedPurchase
    createdAt
  }
`);

interface ReviewBodyProps {
  review: FragmentType<typeof ReviewBodyFragment>;
  stars: number;
}

/** A review's author, stars and text, the same for products and shops. */
export function ReviewBody({ stars, ...props }: ReviewBodyProps) {
  const { title, content, reviewerName, isVerifiedPurchase, createdAt } = readFragment(
    ReviewBodyFragment,
    props.review,
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={stars} />
        {isVerifiedPurchase && (
          <span className="flex items-center gap-1 font-medium text-brand text-xs">
            <BadgeCheck aria-hidden="true" className="size-4" />
            Verified purchase
          </span>
        )}
      </div>
      <h3 className="break-words font-sans text-base">{title}</h3>
      <Comment text={content} />
      <p className="text-muted text-sm">
        {reviewerName}, <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
    </>
  );
}

/** Collapses a long text. Without JavaScript all of it is shown. */
export function Comment({ text }: { text: string }) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const letters = Array.from(text);
  const isLong = letters.length > reviewLimits.collapsedFrom;
  const className = 'max-w-prose whitespace-pre-line break-words';
  if (!isLong) return <p className={className}>{text}</p>;
  const first = letters.slice(0, reviewLimits.collapsedFrom).join('').trimEnd();
  return (
    <div>
      <p className={className}>{open ? text : `${first}…`}</p>
      {!hydrated && (
        <noscript>
          <p className={className}>{text.slice(first.length)}</p>
        </noscript>
      )}
      {hydrated && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-11 font-semibold text-brand text-sm underline-offset-4 hover:underline"
        >
          {open ? 'Read less' : 'Read more'}
        </button>
      )}
    </div>
  );
}
