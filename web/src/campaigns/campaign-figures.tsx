import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

const CampaignFiguresFragment = graphql(`
  fragment CampaignFigures_figures on CampaignFigures {
    days
    during {
      shown
      opened
      wished
      ordered
    }
    before {
      shown
      opened
      wished
      ordered
    }
  }
`);

const rows = [
  ['opened', 'Product views'],
  ['wished', 'Added to wishlist'],
  ['ordered', 'Ordered'],
] as const;

/** The campaign's results as three numbers, and on demand beside the same number of days before it. */
export function CampaignFigures({ figures }: { figures: FragmentType<typeof CampaignFiguresFragment> }) {
  const { days, during, before } = readFragment(CampaignFiguresFragment, figures);
  const span = days === 1 ? 'day' : `${days} days`;
  return (
    <details className="text-sm">
      <summary className="grid min-h-11 grid-cols-4 items-center">
        {(['shown', 'opened', 'ordered'] as const).map((name) => (
          <span key={name} className="flex flex-col-reverse text-muted text-xs">
            {name} <b className="text-base text-text tabular-nums leading-5">{wholeNumber(during[name])}</b>
          </span>
        ))}
        <span className="text-end font-medium text-brand">Compare</span>
      </summary>
      <table className="w-full">
        <caption className="sr-only">Results (each visitor counted once a day)</caption>
        <thead>
          <tr className="text-muted">
            <td />
            <th scope="col" className="py-1 text-end font-normal">
              {days === 1 ? 'On its first day' : `Featured, ${span}`}
            </th>
            <th scope="col" className="py-1 ps-3 text-end font-normal">
              The {span} before
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-line border-t">
            <th scope="row" className="py-1.5 text-start font-normal">
              Views in featured
            </th>
            <td className="py-1.5 text-end font-semibold tabular-nums">{wholeNumber(during.shown)}</td>
            <td className="py-1.5 text-end text-muted">–</td>
          </tr>
          {rows.map(([name, label]) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="py-1.5 text-start font-normal">
                {label}
              </th>
              <td className="py-1.5 text-end font-semibold tabular-nums">{wholeNumber(during[name])}</td>
              <td className="py-1.5 text-end text-muted tabular-nums">{wholeNumber(before[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
