import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { reviewCount } from '#reviews/review-count.ts';
import { Stars } from '#ui/display/stars.tsx';

export const ShopScoresFragment = graphql(`
  fragment ShopScores_scores on ShopScores {
    overall
    productQuality
    customerService
    shippingSpeed
  }
`);

interface ShopScoresProps {
  scores: FragmentType<typeof ShopScoresFragment>;
  count: number;
}

/** The overall score and the scores it is made of. A score without ratings says so. */
export function ShopScores({ count, ...props }: ShopScoresProps) {
  const { overall, productQuality, customerService, shippingSpeed } = readFragment(ShopScoresFragment, props.scores);
  const parts = [
    ['Product quality', productQuality],
    ['Customer service', customerService],
    ['Shipping speed', shippingSpeed],
  ] as const;
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-8 lg:sticky lg:top-24 lg:flex-col lg:items-stretch lg:gap-5 lg:self-start">
      <div>
        <p className="font-bold font-heading text-3xl tabular-nums">{overall}</p>
        <Stars value={overall} />
        <p className="mt-1 text-muted text-sm">Overall, {reviewCount(count)}</p>
      </div>
      <dl className="w-full max-w-xs space-y-2 text-sm tabular-nums">
        {parts.map(([label, mean]) => (
          <div key={label} className="grid grid-cols-[8.5rem_1fr_4.5ch] items-center gap-3">
            <dt>{label}</dt>
            <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-gold" style={{ width: `${Number(mean) * 20}%` }} />
            </dd>
            <dd className="text-end text-muted">
              {mean === '0.0' ? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="sr-only">not rated</span>
                </>
              ) : (
                mean
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
